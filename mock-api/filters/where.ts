import type { Lookups } from '../core/lookups';
import type { TextStore } from '../core/textStore';
import { CATEGORY_BITS, categoryBit, typeCodes } from '../db/schema';
import { normalize } from '../db/searchText';
import { naicsCodes, pscIds, tasIds } from './codeTrees';
import { type Context, type Level, levels } from './context';
import { periodsPredicate } from './periods';
import { locationsPredicate } from './places';
import type { AdvancedFilters } from './schema';
import {
  awardIdsPredicate,
  keywordsPredicate,
  recipientTextsPredicate,
  textsPredicate,
} from './texts';
import { any, type Values } from './values';

const agenciesPredicate = (
  { values, lookups }: Context,
  agencies: NonNullable<AdvancedFilters['agencies']>,
  type: 'awarding' | 'funding',
): string | undefined => {
  const sideAgencies = agencies.filter((agency) => agency.type === type);
  if (!sideAgencies.length) return undefined;
  const prefix = type === 'funding' ? 'f' : '';
  const filterTier = (tier: string) => sideAgencies.filter((agency) => agency.tier === tier);
  const topNames = new Set(filterTier('toptier').map(({ name }) => name));
  // A subtier agency may be limited to one toptier agency. Without that limit, all subtier agencies of that name match.
  const pair = (name: string, top = '') => `${name}\n${top}`;
  const subNames = new Set(
    filterTier('subtier').map((agency) => pair(agency.name, agency.toptier_name)),
  );
  const tops = lookups.toptiers.filter((row) => topNames.has(row.name)).map((row) => row.id);
  const subs = lookups.subtiers
    .filter(
      (row) =>
        subNames.has(pair(row.name)) ||
        subNames.has(pair(row.name, lookups.toptier.get(row.toptier_id)?.name)),
    )
    .map((row) => row.id);
  return any([values.in(`${prefix}top_id`, tops), values.in(`${prefix}sub_id`, subs)]);
};

const recipientIdPredicate = ({ values }: Context, id: string): string => {
  const [, uuid, kind] = /^(.+)-([CPR])$/i.exec(id) ?? [];
  if (!uuid || !kind) return 'false';
  const self = `uuid = ${values.add(uuid.toLowerCase())}`;
  switch (kind.toUpperCase()) {
    case 'P':
      return `recipient_id in (
          select id
          from recipient
          where (${self} and is_parent) or parent_id in (select id from recipient where ${self}))`;
    case 'C':
      return `recipient_id in (select id from recipient where ${self} and (is_parent or parent_id is not null))`;
    default:
      return `recipient_id in (select id from recipient where ${self} and not is_parent and parent_id is null)`;
  }
};

const categoriesPredicate = ({ values }: Context, names: readonly string[]): string => {
  let lo = 0n;
  let hi = 0n;
  for (const name of names) {
    const bit = categoryBit(name);
    if (bit >= CATEGORY_BITS) hi |= 1n << BigInt(bit - CATEGORY_BITS);
    else if (bit >= 0) lo |= 1n << BigInt(bit);
  }
  return any([
    ...(lo ? [`(cat_lo & ${values.add(lo)}::BIGINT) <> 0`] : []),
    ...(hi ? [`(cat_hi & ${values.add(hi)}::BIGINT) <> 0`] : []),
  ]);
};

const defCodesPredicate = (
  { level, values, lookups }: Context,
  codes: readonly string[],
): string => {
  const parts = [...new Set(codes)].map((code) => {
    const row = lookups.defBit.get(code);
    if (!row) return 'false';
    const codeTest = `(defc_mask & ${values.add(1n << BigInt(row.bit))}::BIGINT) <> 0`;
    if (!row.disaster) return codeTest;
    // A COVID-19 or infrastructure DEFC matches awards with a nonzero amount for its disaster, and other records since its enactment.
    if (level === 'awards') {
      const prefix = row.disaster === 'covid_19' ? 'covid' : 'infra';
      return `(${codeTest} and (coalesce(${prefix}_obligation, 0) <> 0 or coalesce(${prefix}_outlay, 0) <> 0))`;
    }
    return `(${codeTest} and ${levels[level].date} >= ${values.add(row.enacted!)}::DATE)`;
  });
  return any(parts);
};

const activitiesPredicate = (
  values: Values,
  entries: NonNullable<AdvancedFilters['program_activities']>,
): string => {
  // The dataset has no reporting keys (PARK), so entries with them match nothing. Entries with neither name nor code match nothing.
  const usableEntries = entries.filter(
    (entry) => entry.type !== 'PARK' && (entry.name !== undefined || entry.code !== undefined),
  );
  const name = (entry: (typeof entries)[number]) => entry.name?.toUpperCase();
  const code = (entry: (typeof entries)[number]) =>
    entry.code === undefined ? undefined : String(entry.code).padStart(4, '0');
  return any([
    values.in(
      'upper(p.name)',
      usableEntries.filter((entry) => code(entry) === undefined).map((entry) => name(entry)!),
    ),
    values.in(
      'p.code',
      usableEntries.filter((entry) => name(entry) === undefined).map((entry) => code(entry)!),
    ),
    values.in(
      "p.code || ' ' || upper(p.name)",
      usableEntries
        .filter((entry) => name(entry) !== undefined && code(entry) !== undefined)
        .map((entry) => `${code(entry)!} ${name(entry)!}`),
    ),
  ]);
};

/** Returns the award types of the three filter keys without duplicates. Returns undefined if no key is given. */
export const getAwardTypes = (filters: AdvancedFilters): string[] | undefined => {
  const lists = [
    filters.award_type_codes,
    filters.contract_award_type_codes,
    filters.financial_assistance_award_type_codes,
  ].filter((list) => list !== undefined);
  return lists.length ? [...new Set(lists.flat())] : undefined;
};

const amountPredicate = (
  { level, values }: Context,
  { lower_bound: lower, upper_bound: upper }: NonNullable<AdvancedFilters['award_amounts']>[number],
): string => {
  const { awardAmount } = levels[level];
  const bounds = [
    ...(lower === undefined ? [] : [`${awardAmount} >= ${values.add(lower)}`]),
    ...(upper === undefined ? [] : [`${awardAmount} <= ${values.add(upper)}`]),
  ];
  return `(${bounds.join(' and ')})`;
};

/** Returns the condition for a value that is present, even if it is empty. Returns undefined for a missing value. */
const ifPresent = <T, R>(value: T | undefined, predicate: (value: T) => R): R | undefined =>
  value === undefined ? undefined : predicate(value);
/** Returns the condition for a list. Returns undefined for a missing or empty list, which does not filter. */
const ifNotEmpty = <T>(
  list: readonly T[] | undefined,
  predicate: (list: readonly T[]) => string,
) => (list?.length ? predicate(list) : undefined);
const scopePredicate = (side: 'pop' | 'rec', scope: 'domestic' | 'foreign' | undefined) =>
  scope && (scope === 'domestic' ? `${side}_country = 0` : `${side}_country is distinct from 0`);

/**
 * Returns the SQL condition for a filter object at a level. This is the only place that converts filters to SQL. Joins keys with AND,
 * list members with OR. Awarding and funding agencies are separate keys (`filters.md` §2). `wide` adds text columns for transaction
 * search. `textStore` searches texts in memory. Statements that outlive a request, such as downloads, cannot use it.
 */
export const buildWhere = (
  level: Level,
  filters: AdvancedFilters,
  lookups: Lookups,
  values: Values,
  options: { wide?: boolean; textStore?: TextStore } = {},
): string => {
  const { textStore, wide = false } = options;
  const context: Context = { level, values, lookups, textStore, wide };
  const { award } = levels[level];
  const { tas_codes: symbols, treasury_account_components: components } = filters;
  const parts = [
    ifNotEmpty(filters.time_period, (periods) => periodsPredicate(context, periods)),
    ifNotEmpty(filters.keywords, (keywords) => keywordsPredicate(context, keywords)),
    ifPresent(filters.description, (description) => {
      const phrase = normalize(description);
      return phrase === ' ' ? 'false' : textsPredicate(context, 'text', [phrase]);
    }),
    ifNotEmpty(filters.place_of_performance_locations, (locations) =>
      locationsPredicate(context, 'pop', locations),
    ),
    ifNotEmpty(filters.recipient_locations, (locations) =>
      locationsPredicate(context, 'rec', locations),
    ),
    scopePredicate('pop', filters.place_of_performance_scope),
    scopePredicate('rec', filters.recipient_scope),
    ifPresent(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'awarding')),
    ifPresent(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'funding')),
    ifNotEmpty(filters.recipient_search_text, (texts) => recipientTextsPredicate(context, texts)),
    ifPresent(filters.recipient_id, (id) => recipientIdPredicate(context, id)),
    ifPresent(filters.recipient_type_names, (names) => categoriesPredicate(context, names)),
    ifPresent(getAwardTypes(filters), (codes) => {
      const ids = codes.map((code) => typeCodes.indexOf(code)).filter((id) => id >= 0);
      return values.in('type_id', ids);
    }),
    ifPresent(filters.award_ids, (ids) => awardIdsPredicate(context, ids)),
    ifPresent(
      filters.award_unique_id,
      (id) => `${award} in (select id from award where generated_id = ${values.add(id)})`,
    ),
    ifNotEmpty(filters.award_amounts, (list) =>
      any(list.map((bounds) => amountPredicate(context, bounds))),
    ),
    ifPresent(filters.program_numbers, (numbers) => {
      const programNumbers = new Set(numbers);
      const listings = lookups.listings.filter(({ number }) => programNumbers.has(number));
      return values.in(
        'listing_id',
        listings.map(({ id }) => id),
      );
    }),
    ifPresent(filters.naics_codes, (tree) =>
      values.in('coalesce(naics, -1)', naicsCodes(lookups, tree)),
    ),
    ifPresent(filters.psc_codes, (tree) =>
      values.in('coalesce(psc_id, -1)', pscIds(lookups, tree)),
    ),
    ifPresent(symbols ?? components, () => {
      const ids = tasIds(lookups, symbols, components);
      return `${award} in (select award_id from file_c where ${values.in('tas_id', ids)})`;
    }),
    ifPresent(filters.contract_pricing_type_codes, (codes) => values.in('pricing', codes)),
    ifPresent(filters.set_aside_type_codes, (codes) => values.in('set_aside', codes)),
    ifPresent(filters.extent_competed_type_codes, (codes) => values.in('competed', codes)),
    ifPresent(filters.def_codes, (codes) => defCodesPredicate(context, codes)),
    ifPresent(filters.program_activities, (activities) => {
      const matches = activitiesPredicate(values, activities);
      return `${award} in (
        select f.award_id
        from file_c f
        join program_activity p on p.id = f.activity_id
        where ${matches})`;
    }),
  ].filter((part) => part !== undefined);
  return parts.length ? parts.join(' and ') : 'true';
};
