import type { Lookups } from '../core/lookups';
import type { Words } from '../core/words';
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
import type { Values } from './values';
import { any } from './values';

const agenciesPredicate = (
  { values, lookups }: Context,
  agencies: NonNullable<AdvancedFilters['agencies']>,
  type: 'awarding' | 'funding',
): string | undefined => {
  const chosen = agencies.filter((agency) => agency.type === type);
  if (!chosen.length) return undefined;
  const prefix = type === 'funding' ? 'f' : '';
  const named = (tier: string) => chosen.filter((agency) => agency.tier === tier);
  const topNames = new Set(named('toptier').map(({ name }) => name));
  // A subtier agency may be limited to one toptier agency. Without one, all subtier agencies of that name match.
  const pair = (name: string, top = '') => `${name}\n${top}`;
  const subNames = new Set(
    named('subtier').map((agency) => pair(agency.name, agency.toptier_name)),
  );
  const tops = lookups.toptiers.filter((row) => topNames.has(row.name)).map((row) => row.id);
  const subs = lookups.subtiers
    .filter(
      (row) =>
        subNames.has(pair(row.name)) ||
        subNames.has(pair(row.name, lookups.toptier.get(row.toptier_id)?.name)),
    )
    .map((row) => row.id);
  const parts = [
    ...(tops.length ? [values.in(`${prefix}top_id`, tops)] : []),
    ...(subs.length ? [values.in(`${prefix}sub_id`, subs)] : []),
  ];
  return parts.length ? any(parts) : 'false';
};

const recipientIdPredicate = ({ values }: Context, id: string): string => {
  const [, uuid, kind] = /^(.+)-([CPR])$/i.exec(id) ?? [];
  if (!uuid || !kind) return 'false';
  const self = `uuid = ${values.add(uuid.toLowerCase())}`;
  switch (kind.toUpperCase()) {
    case 'P':
      return `recipient_id in (select id from recipient where (${self} and is_parent) or parent_id in (select id from recipient where ${self}))`;
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
  if (!lo && !hi) return 'false';
  return any([
    ...(lo ? [`(cat_lo & ${values.add(lo)}::BIGINT) <> 0`] : []),
    ...(hi ? [`(cat_hi & ${values.add(hi)}::BIGINT) <> 0`] : []),
  ]);
};

const defCodesPredicate = (
  { level, values, lookups }: Context,
  codes: readonly string[],
): string => {
  const parts = [...new Set(codes)].flatMap((code) => {
    const row = lookups.defBit.get(code);
    if (!row) return [];
    const has = `(defc_mask & ${values.add(1n << BigInt(row.bit))}::BIGINT) <> 0`;
    if (!row.disaster) return [has];
    // DEFCs of COVID-19 and infrastructure count only with money of that disaster (awards) or from the date of its law (other levels).
    if (level === 'awards') {
      const prefix = row.disaster === 'covid_19' ? 'covid' : 'infra';
      return [
        `(${has} and (coalesce(${prefix}_obligation, 0) <> 0 or coalesce(${prefix}_outlay, 0) <> 0))`,
      ];
    }
    return [`(${has} and ${levels[level].date} >= ${values.add(row.enacted!)}::DATE)`];
  });
  return parts.length ? any(parts) : 'false';
};

const activitiesPredicate = (
  values: Values,
  entries: NonNullable<AdvancedFilters['program_activities']>,
): string => {
  // The dataset has no reporting keys (PARK), so entries with them match nothing. Entries without name and code match nothing either.
  const known = entries.filter(
    (entry) => entry.type !== 'PARK' && (entry.name !== undefined || entry.code !== undefined),
  );
  const name = (entry: (typeof entries)[number]) => entry.name?.toUpperCase();
  const code = (entry: (typeof entries)[number]) =>
    entry.code === undefined ? undefined : String(entry.code).padStart(4, '0');
  const parts = [
    values.in(
      'upper(p.name)',
      known.filter((entry) => code(entry) === undefined).map((entry) => name(entry)!),
    ),
    values.in(
      'p.code',
      known.filter((entry) => name(entry) === undefined).map((entry) => code(entry)!),
    ),
    values.in(
      "p.code || ' ' || upper(p.name)",
      known
        .filter((entry) => name(entry) !== undefined && code(entry) !== undefined)
        .map((entry) => `${code(entry)!} ${name(entry)!}`),
    ),
  ].filter((part) => part !== 'false');
  return parts.length ? any(parts) : 'false';
};

/** Returns the selected award types of all three keys; undefined if none is given. */
export const chosenTypes = (filters: AdvancedFilters): string[] | undefined => {
  const lists = [
    filters.award_type_codes,
    filters.contract_award_type_codes,
    filters.financial_assistance_award_type_codes,
  ].filter((list) => list !== undefined);
  return lists.length ? [...new Set(lists.flat())] : undefined;
};

/**
 * Returns the WHERE clause of a filter object at a level. This is the only place that converts filters to SQL. Keys are joined
 * with AND, members of a list with OR (`filters.md` §2). `wide` adds the text columns that only the transaction searches use. `words`
 * searches texts in memory; statements that outlive their request, such as those of downloads, cannot use it.
 */
export const buildWhere = (
  level: Level,
  filters: AdvancedFilters,
  lookups: Lookups,
  values: Values,
  options: { wide?: boolean; words?: Words } = {},
): string => {
  const context: Context = {
    level,
    values,
    lookups,
    words: options.words,
    wide: options.wide ?? false,
  };
  const column = levels[level];
  const parts: (string | undefined)[] = [];
  const each = <T>(list: readonly T[] | undefined, predicate: (item: T) => string) => {
    if (list?.length) parts.push(any(list.map(predicate)));
  };

  if (filters.time_period?.length) parts.push(periodsPredicate(context, filters.time_period));
  if (filters.keywords?.length) parts.push(keywordsPredicate(context, filters.keywords));
  if (filters.description !== undefined) {
    const phrase = normalise(filters.description);
    parts.push(phrase === ' ' ? 'false' : textsPredicate(context, 'text', [phrase]));
  }
  if (filters.place_of_performance_locations?.length)
    parts.push(locationsPredicate(context, 'pop', filters.place_of_performance_locations));
  if (filters.recipient_locations?.length)
    parts.push(locationsPredicate(context, 'rec', filters.recipient_locations));
  for (const [side, scope] of [
    ['pop', filters.place_of_performance_scope],
    ['rec', filters.recipient_scope],
  ] as const) {
    if (scope)
      parts.push(
        scope === 'domestic' ? `${side}_country = 0` : `${side}_country is distinct from 0`,
      );
  }
  if (filters.agencies)
    parts.push(
      agenciesPredicate(context, filters.agencies, 'awarding'),
      agenciesPredicate(context, filters.agencies, 'funding'),
    );
  if (filters.recipient_search_text?.length)
    parts.push(recipientTextsPredicate(context, filters.recipient_search_text));
  if (filters.recipient_id !== undefined)
    parts.push(recipientIdPredicate(context, filters.recipient_id));
  if (filters.recipient_type_names)
    parts.push(categoriesPredicate(context, filters.recipient_type_names));
  const types = chosenTypes(filters);
  if (types)
    parts.push(
      values.in(
        'type_id',
        types.map((code) => typeCodes.indexOf(code)).filter((id) => id >= 0),
      ),
    );
  if (filters.award_ids) parts.push(awardIdsPredicate(context, filters.award_ids));
  if (filters.award_unique_id !== undefined)
    parts.push(
      `${column.award} in (select id from award where generated_id = ${values.add(filters.award_unique_id)})`,
    );
  each(filters.award_amounts, ({ lower_bound: lower, upper_bound: upper }) => {
    const bounds = [
      ...(lower === undefined ? [] : [`${column.awardAmount} >= ${values.add(lower)}`]),
      ...(upper === undefined ? [] : [`${column.awardAmount} <= ${values.add(upper)}`]),
    ];
    return `(${bounds.join(' and ')})`;
  });
  if (filters.program_numbers) {
    const wanted = new Set(filters.program_numbers);
    parts.push(
      values.in(
        'listing_id',
        lookups.listings.filter((row) => wanted.has(row.number)).map((row) => row.id),
      ),
    );
  }
  if (filters.naics_codes)
    parts.push(values.in('coalesce(naics, -1)', naicsCodes(lookups, filters.naics_codes)));
  if (filters.psc_codes)
    parts.push(values.in('coalesce(psc_id, -1)', pscIds(lookups, filters.psc_codes)));
  if (filters.tas_codes || filters.treasury_account_components) {
    parts.push(
      `${column.award} in (select award_id from file_c where ${values.in('tas_id', tasIds(lookups, filters.tas_codes, filters.treasury_account_components))})`,
    );
  }
  for (const [key, codes] of [
    ['pricing', filters.contract_pricing_type_codes],
    ['set_aside', filters.set_aside_type_codes],
    ['competed', filters.extent_competed_type_codes],
  ] as const) {
    if (codes) parts.push(values.in(key, codes));
  }
  if (filters.def_codes) parts.push(defCodesPredicate(context, filters.def_codes));
  if (filters.program_activities)
    parts.push(
      `${column.award} in (select f.award_id from file_c f join program_activity p on p.id = f.activity_id where ${activitiesPredicate(values, filters.program_activities)})`,
    );
  const present = parts.filter((part) => part !== undefined);
  return present.length ? present.join(' and ') : 'true';
};
