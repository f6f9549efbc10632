import type { Lookups } from '../core/lookups';
import type { TextStore } from '../core/textStore';
import { CATEGORY_BITS, categoryBit, typeCodes } from '../db/schema';
import { normalise } from '../db/searchText';
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
    const has = `(defc_mask & ${values.add(1n << BigInt(row.bit))}::BIGINT) <> 0`;
    if (!row.disaster) return has;
    // COVID-19 and infrastructure DEFCs match awards with an amount for that disaster, and other records from the date of the law on.
    if (level === 'awards') {
      const prefix = row.disaster === 'covid_19' ? 'covid' : 'infra';
      return `(${has} and (coalesce(${prefix}_obligation, 0) <> 0 or coalesce(${prefix}_outlay, 0) <> 0))`;
    }
    return `(${has} and ${levels[level].date} >= ${values.add(row.enacted!)}::DATE)`;
  });
  return any(parts);
};

const activitiesPredicate = (
  values: Values,
  entries: NonNullable<AdvancedFilters['program_activities']>,
): string => {
  // The dataset has no reporting keys (PARK), so entries with them match nothing. Entries without name and code match nothing either.
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

/** Returns the selected award types of all three keys; undefined if none is given. */
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

/** Returns the condition for a filter that is present, even if it is empty. */
const given = <T, R>(value: T | undefined, predicate: (value: T) => R): R | undefined =>
  value === undefined ? undefined : predicate(value);
/** Returns the condition for a list that is not empty. An empty list does not filter. */
const filled = <T>(list: readonly T[] | undefined, predicate: (list: readonly T[]) => string) =>
  list?.length ? predicate(list) : undefined;
const inScope = (side: 'pop' | 'rec', scope: 'domestic' | 'foreign' | undefined) =>
  scope && (scope === 'domestic' ? `${side}_country = 0` : `${side}_country is distinct from 0`);

/**
 * Returns the WHERE clause of a filter object at a level. This is the only place that converts filters to SQL. Keys are joined
 * with AND, members of a list with OR (`filters.md` §2). `wide` adds the text columns that only the transaction searches use. `textStore`
 * searches texts in memory; statements that outlive their request, such as downloads, cannot use it.
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
    filled(filters.time_period, (periods) => periodsPredicate(context, periods)),
    filled(filters.keywords, (keywords) => keywordsPredicate(context, keywords)),
    given(filters.description, (description) => {
      const phrase = normalise(description);
      return phrase === ' ' ? 'false' : textsPredicate(context, 'text', [phrase]);
    }),
    filled(filters.place_of_performance_locations, (locations) =>
      locationsPredicate(context, 'pop', locations),
    ),
    filled(filters.recipient_locations, (locations) =>
      locationsPredicate(context, 'rec', locations),
    ),
    inScope('pop', filters.place_of_performance_scope),
    inScope('rec', filters.recipient_scope),
    given(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'awarding')),
    given(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'funding')),
    filled(filters.recipient_search_text, (texts) => recipientTextsPredicate(context, texts)),
    given(filters.recipient_id, (id) => recipientIdPredicate(context, id)),
    given(filters.recipient_type_names, (names) => categoriesPredicate(context, names)),
    given(getAwardTypes(filters), (codes) => {
      const ids = codes.map((code) => typeCodes.indexOf(code)).filter((id) => id >= 0);
      return values.in('type_id', ids);
    }),
    given(filters.award_ids, (ids) => awardIdsPredicate(context, ids)),
    given(
      filters.award_unique_id,
      (id) => `${award} in (select id from award where generated_id = ${values.add(id)})`,
    ),
    filled(filters.award_amounts, (list) =>
      any(list.map((bounds) => amountPredicate(context, bounds))),
    ),
    given(filters.program_numbers, (numbers) => {
      const programNumbers = new Set(numbers);
      const listings = lookups.listings.filter(({ number }) => programNumbers.has(number));
      return values.in(
        'listing_id',
        listings.map(({ id }) => id),
      );
    }),
    given(filters.naics_codes, (tree) =>
      values.in('coalesce(naics, -1)', naicsCodes(lookups, tree)),
    ),
    given(filters.psc_codes, (tree) => values.in('coalesce(psc_id, -1)', pscIds(lookups, tree))),
    given(symbols ?? components, () => {
      const ids = tasIds(lookups, symbols, components);
      return `${award} in (select award_id from file_c where ${values.in('tas_id', ids)})`;
    }),
    given(filters.contract_pricing_type_codes, (codes) => values.in('pricing', codes)),
    given(filters.set_aside_type_codes, (codes) => values.in('set_aside', codes)),
    given(filters.extent_competed_type_codes, (codes) => values.in('competed', codes)),
    given(filters.def_codes, (codes) => defCodesPredicate(context, codes)),
    given(filters.program_activities, (activities) => {
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
