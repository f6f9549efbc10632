import type { Lookups } from '../core/lookups';
import type { TextStore } from '../core/textStore';
import { CATEGORY_BITS, getCategoryBit, typeCodes } from '../db/schema';
import { normalize } from '../db/searchText';
import { findNaicsCodes, findPscIds, findTasIds } from './codeTrees';
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
import { joinOr, type Values } from './values';

const agenciesPredicate = (
  { values, lookups }: Context,
  agencies: NonNullable<AdvancedFilters['agencies']>,
  type: 'awarding' | 'funding',
): string | undefined => {
  const sideAgencies = agencies.filter((agency) => agency.type === type);
  if (!sideAgencies.length) return undefined;
  const prefix = type === 'funding' ? 'f' : '';
  const filterByTier = (tier: string) => sideAgencies.filter((agency) => agency.tier === tier);
  const topNames = new Set(filterByTier('toptier').map(({ name }) => name));
  // A subtier agency may be limited to one toptier agency. Without that limit, all subtier agencies of that name match.
  const joinNames = (name: string, topName = '') => `${name}\n${topName}`;
  const subNames = new Set(
    filterByTier('subtier').map((agency) => joinNames(agency.name, agency.toptier_name)),
  );
  const topIds = lookups.toptiers.filter((row) => topNames.has(row.name)).map((row) => row.id);
  const subIds = lookups.subtiers
    .filter(
      (row) =>
        subNames.has(joinNames(row.name)) ||
        subNames.has(joinNames(row.name, lookups.toptierById.get(row.toptier_id)?.name)),
    )
    .map((row) => row.id);
  return joinOr([values.in(`${prefix}top_id`, topIds), values.in(`${prefix}sub_id`, subIds)]);
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
    const bit = getCategoryBit(name);
    if (bit >= CATEGORY_BITS) hi |= 1n << BigInt(bit - CATEGORY_BITS);
    else if (bit >= 0) lo |= 1n << BigInt(bit);
  }
  return joinOr([
    ...(lo ? [`(cat_lo & ${values.add(lo)}::BIGINT) <> 0`] : []),
    ...(hi ? [`(cat_hi & ${values.add(hi)}::BIGINT) <> 0`] : []),
  ]);
};

const defCodesPredicate = (
  { level, values, lookups }: Context,
  codes: readonly string[],
): string => {
  const parts = [...new Set(codes)].map((code) => {
    const row = lookups.defByCode.get(code);
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
  return joinOr(parts);
};

const activitiesPredicate = (
  values: Values,
  entries: NonNullable<AdvancedFilters['program_activities']>,
): string => {
  // The dataset has no reporting keys (PARK), so entries with them match nothing. Entries with neither name nor code match nothing.
  const usableEntries = entries.filter(
    (entry) => entry.type !== 'PARK' && (entry.name !== undefined || entry.code !== undefined),
  );
  const getName = (entry: (typeof entries)[number]) => entry.name?.toUpperCase();
  const getCode = (entry: (typeof entries)[number]) =>
    entry.code === undefined ? undefined : String(entry.code).padStart(4, '0');
  return joinOr([
    values.in(
      'upper(p.name)',
      usableEntries.filter((entry) => getCode(entry) === undefined).map((entry) => getName(entry)!),
    ),
    values.in(
      'p.code',
      usableEntries.filter((entry) => getName(entry) === undefined).map((entry) => getCode(entry)!),
    ),
    values.in(
      "p.code || ' ' || upper(p.name)",
      usableEntries
        .filter((entry) => getName(entry) !== undefined && getCode(entry) !== undefined)
        .map((entry) => `${getCode(entry)!} ${getName(entry)!}`),
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
  const conditions = [
    ...(lower === undefined ? [] : [`${awardAmount} >= ${values.add(lower)}`]),
    ...(upper === undefined ? [] : [`${awardAmount} <= ${values.add(upper)}`]),
  ];
  return `(${conditions.join(' and ')})`;
};

/** Returns the condition for a value that is present, even if it is empty. Returns undefined for a missing value. */
const mapIfSet = <T, R>(value: T | undefined, buildPredicate: (value: T) => R): R | undefined =>
  value === undefined ? undefined : buildPredicate(value);
/** Returns the condition for a list. Returns undefined for a missing or empty list, which does not filter. */
const mapNonEmpty = <T>(
  list: readonly T[] | undefined,
  buildPredicate: (list: readonly T[]) => string,
) => (list?.length ? buildPredicate(list) : undefined);
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
    mapNonEmpty(filters.time_period, (periods) => periodsPredicate(context, periods)),
    mapNonEmpty(filters.keywords, (keywords) => keywordsPredicate(context, keywords)),
    mapIfSet(filters.description, (description) => {
      const phrase = normalize(description);
      return phrase === ' ' ? 'false' : textsPredicate(context, 'text', [phrase]);
    }),
    mapNonEmpty(filters.place_of_performance_locations, (locations) =>
      locationsPredicate(context, 'pop', locations),
    ),
    mapNonEmpty(filters.recipient_locations, (locations) =>
      locationsPredicate(context, 'rec', locations),
    ),
    scopePredicate('pop', filters.place_of_performance_scope),
    scopePredicate('rec', filters.recipient_scope),
    mapIfSet(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'awarding')),
    mapIfSet(filters.agencies, (agencies) => agenciesPredicate(context, agencies, 'funding')),
    mapNonEmpty(filters.recipient_search_text, (texts) => recipientTextsPredicate(context, texts)),
    mapIfSet(filters.recipient_id, (id) => recipientIdPredicate(context, id)),
    mapIfSet(filters.recipient_type_names, (names) => categoriesPredicate(context, names)),
    mapIfSet(getAwardTypes(filters), (codes) => {
      const ids = codes.map((code) => typeCodes.indexOf(code)).filter((id) => id >= 0);
      return values.in('type_id', ids);
    }),
    mapIfSet(filters.award_ids, (ids) => awardIdsPredicate(context, ids)),
    mapIfSet(
      filters.award_unique_id,
      (id) => `${award} in (select id from award where generated_id = ${values.add(id)})`,
    ),
    mapNonEmpty(filters.award_amounts, (amounts) =>
      joinOr(amounts.map((bounds) => amountPredicate(context, bounds))),
    ),
    mapIfSet(filters.program_numbers, (numbers) => {
      const programNumbers = new Set(numbers);
      const listings = lookups.listings.filter(({ number }) => programNumbers.has(number));
      return values.in(
        'listing_id',
        listings.map(({ id }) => id),
      );
    }),
    mapIfSet(filters.naics_codes, (tree) =>
      values.in('coalesce(naics, -1)', findNaicsCodes(lookups, tree)),
    ),
    mapIfSet(filters.psc_codes, (tree) =>
      values.in('coalesce(psc_id, -1)', findPscIds(lookups, tree)),
    ),
    mapIfSet(symbols ?? components, () => {
      const ids = findTasIds(lookups, symbols, components);
      return `${award} in (select award_id from file_c where ${values.in('tas_id', ids)})`;
    }),
    mapIfSet(filters.contract_pricing_type_codes, (codes) => values.in('pricing', codes)),
    mapIfSet(filters.set_aside_type_codes, (codes) => values.in('set_aside', codes)),
    mapIfSet(filters.extent_competed_type_codes, (codes) => values.in('competed', codes)),
    mapIfSet(filters.def_codes, (codes) => defCodesPredicate(context, codes)),
    mapIfSet(filters.program_activities, (activities) => {
      const condition = activitiesPredicate(values, activities);
      return `${award} in (
        select f.award_id
        from file_c f
        join program_activity p on p.id = f.activity_id
        where ${condition})`;
    }),
  ].filter((part) => part !== undefined);
  return parts.length ? parts.join(' and ') : 'true';
};
