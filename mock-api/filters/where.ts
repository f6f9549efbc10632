import { CATEGORY_BITS, categoryBit, typeCodes } from '../db/schema';
import type { Lookups } from '../core/lookups';
import { normalise } from '../generate/referenceTables';
import { naicsPredicate, pscIds, tasIds } from './codeTrees';
import { Values } from './values';
import { EARLIEST_SEARCH_DATE, type AdvancedFilters, type LocationFilter } from './schema';

export { Values };
export type Level = 'awards' | 'transactions' | 'subawards';

const any = (parts: readonly string[]): string => (parts.length === 1 ? parts[0]! : `(${parts.join(' or ')})`);

/** What differs between the three record sets: their table, date, amount and way to the award. */
export const levels: Readonly<Record<Level, { table: string; date: string; amount: string; award: string; awardAmount: string }>> = {
  awards: { table: 'award', date: 'latest', amount: 'obligation', award: 'id', awardAmount: 'obligation' },
  transactions: { table: 'tx', date: 'action_date', amount: 'amount', award: 'award_id', awardAmount: 'award_amount' },
  subawards: { table: 'subaward', date: 'sub_date', amount: 'amount', award: 'award_id', awardAmount: 'amount' },
};

interface Context { level: Level; values: Values; lookups: Lookups; wide: boolean }

/** The last day a search reaches: the end of the service's date range. */
const LAST_DATE = '2099-09-30';

const periodPredicate = ({ level, values }: Context, period: { start_date?: string; end_date?: string; date_type?: string }): string => {
  const start = `${values.add(period.start_date ?? EARLIEST_SEARCH_DATE)}::DATE`;
  const end = `${values.add(period.end_date ?? LAST_DATE)}::DATE`;
  const between = (column: string) => `${column} between ${start} and ${end}`;
  const kind = period.date_type;
  if (kind === 'last_modified_date') return between('last_modified');
  if (kind === 'date_signed') return between('signed');
  if (level === 'subawards') return between('sub_date');
  if (level === 'transactions') return kind === 'new_awards_only' ? `(${between('action_date')} and ${between('signed')})` : between('action_date');
  if (kind === 'new_awards_only') return between('signed');
  // Any action of the award inside the range.
  if (kind === 'action_date') return `id in (select award_id from tx where ${between('action_date')})`;
  // Overlap: the two ends test different columns.
  return `(latest >= ${start} and signed <= ${end})`;
};

const locationPredicate = ({ values, lookups }: Context, side: 'pop' | 'rec', location: LocationFilter): string => {
  const country = lookups.countryByCode.get(location.country.toUpperCase());
  if (!country) return 'false';
  const parts = [`${side}_country = ${values.add(country.id)}`];
  const state = location.state ? lookups.stateByCode.get(location.state.toUpperCase()) : undefined;
  if (location.state) parts.push(state ? `${side}_state = ${values.add(state.id)}` : 'false');
  const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
  if (location.county) {
    const county = number(location.county);
    parts.push(state && county !== undefined ? `${side}_county = ${values.add(state.id * 1000 + county)}` : 'false');
  }
  for (const [column, code] of [['cd_cur', location.district_current], ['cd_org', location.district_original]] as const) {
    if (code) parts.push(state && number(code) !== undefined ? `${side}_${column} = ${values.add(state.id * 100 + number(code)!)}` : 'false');
  }
  if (location.city) parts.push(`${side}_place in (select id from place where city_upper = ${values.add(location.city.toUpperCase())})`);
  if (location.zip) parts.push(`${side}_place in (select id from place where zip5 = ${values.add(location.zip)})`);
  return `(${parts.join(' and ')})`;
};

const agenciesPredicate = ({ values, lookups }: Context, agencies: NonNullable<AdvancedFilters['agencies']>, type: 'awarding' | 'funding'): string | undefined => {
  const chosen = agencies.filter((agency) => agency.type === type);
  if (!chosen.length) return undefined;
  const prefix = type === 'funding' ? 'f' : '';
  const tops = chosen.filter((agency) => agency.tier === 'toptier').flatMap((agency) => lookups.toptiers.filter((row) => row.name === agency.name).map((row) => row.id));
  const subs = chosen.filter((agency) => agency.tier === 'subtier').flatMap((agency) => lookups.subtiers
    .filter((row) => row.name === agency.name && (!agency.toptier_name || lookups.toptier.get(row.toptier_id)?.name === agency.toptier_name)).map((row) => row.id));
  const parts = [...(tops.length ? [values.in(`${prefix}top_id`, tops)] : []), ...(subs.length ? [values.in(`${prefix}sub_id`, subs)] : [])];
  return parts.length ? any(parts) : 'false';
};

/** Award identifiers as people type them: quoted = exact, otherwise anywhere inside. */
const awardIdTest = (values: Values, text: string): string => {
  const quoted = /^"(.*)"$/.exec(text.trim())?.[1];
  const test = (column: string) => (quoted === undefined ? `contains(upper(coalesce(${column}, '')), ${values.add(text.trim().toUpperCase())})` : `upper(${column}) = ${values.add(quoted.toUpperCase())}`);
  return `(${['display_id', 'uri'].map(test).join(' or ')})`;
};

const keywordPredicate = (context: Context, keyword: string): string => {
  const { level, values, lookups, wide } = context;
  const phrase = normalise(keyword);
  if (phrase === ' ') return 'false';
  const bound = values.add(phrase);
  const typed = values.add(keyword.trim().toUpperCase());
  const awardIds = `(starts_with(upper(display_id), ${typed}) or starts_with(upper(coalesce(uri, '')), ${typed}))`;
  const parts = [
    `text_id in (select id from text where contains(norm, ${bound}))`,
    `recipient_id in (select id from recipient where contains(norm, ${bound}))`,
    `psc_id in (select id from psc where contains(norm, ${bound}))`,
    level === 'awards' ? awardIds : `award_id in (select id from award where ${awardIds})`,
  ];
  if (level === 'subawards') parts.push(`starts_with(upper(number), ${typed})`);
  else parts.push(`naics in (select code from naics where contains(norm, ${bound}))`);
  if (wide) {
    const tops = lookups.toptiers.filter((row) => normalise(row.name).includes(phrase)).map((row) => row.id);
    const subs = lookups.subtiers.filter((row) => normalise(row.name).includes(phrase)).map((row) => row.id);
    const states = lookups.states.filter((row) => normalise(row.name).includes(phrase)).map((row) => row.id);
    if (tops.length) parts.push(values.in('top_id', tops));
    if (subs.length) parts.push(values.in('sub_id', subs));
    if (states.length) parts.push(values.in('pop_state', states), values.in('rec_state', states));
    parts.push(`listing_id in (select id from listing where contains(norm, ${bound}))`, `pop_place in (select id from place where starts_with(city_upper, ${typed}))`, `starts_with(upper(mod), ${typed})`);
  }
  return any(parts);
};

const recipientTextPredicate = ({ level, values }: Context, text: string): string => {
  const quoted = /^"(.*)"$/.exec(text.trim())?.[1];
  const phrase = normalise(quoted ?? text);
  if (phrase === ' ') return 'false';
  const match = quoted === undefined ? `contains(norm, ${values.add(phrase)})` : (() => {
    const exact = values.add(quoted.trim().toUpperCase());
    return `(upper(name) = ${exact} or uei = ${exact} or duns = ${exact})`;
  })();
  const parents = level === 'subawards' ? '' : ` or parent_id in (select id from recipient where ${match})`;
  return `recipient_id in (select id from recipient where ${match}${parents})`;
};

const recipientIdPredicate = ({ values }: Context, id: string): string => {
  const [, uuid, kind] = /^(.+)-([CPR])$/i.exec(id) ?? [];
  if (!uuid || !kind) return 'false';
  const self = `uuid = ${values.add(uuid.toLowerCase())}`;
  switch (kind.toUpperCase()) {
    case 'P': return `recipient_id in (select id from recipient where (${self} and is_parent) or parent_id in (select id from recipient where ${self}))`;
    case 'C': return `recipient_id in (select id from recipient where ${self} and (is_parent or parent_id is not null))`;
    default: return `recipient_id in (select id from recipient where ${self} and not is_parent and parent_id is null)`;
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
  return any([...(lo ? [`(cat_lo & ${values.add(lo)}::BIGINT) <> 0`] : []), ...(hi ? [`(cat_hi & ${values.add(hi)}::BIGINT) <> 0`] : [])]);
};

const defCodesPredicate = ({ level, values, lookups }: Context, codes: readonly string[]): string => {
  const parts = codes.flatMap((code) => {
    const row = lookups.defBit.get(code);
    if (!row) return [];
    const has = `(defc_mask & ${values.add(1n << BigInt(row.bit))}::BIGINT) <> 0`;
    if (!row.disaster) return [has];
    // Codes of the two tracked disasters count only where that disaster's money is, or after its law.
    if (level === 'awards') {
      const prefix = row.disaster === 'covid_19' ? 'covid' : 'infra';
      return [`(${has} and (coalesce(${prefix}_obligation, 0) <> 0 or coalesce(${prefix}_outlay, 0) <> 0))`];
    }
    return [`(${has} and ${levels[level].date} >= ${values.add(row.enacted!)}::DATE)`];
  });
  return parts.length ? any(parts) : 'false';
};

/** All chosen award types, from whichever of the three keys; undefined when none is given. */
export const chosenTypes = (filters: AdvancedFilters): string[] | undefined => {
  const lists = [filters.award_type_codes, filters.contract_award_type_codes, filters.financial_assistance_award_type_codes].filter((list) => list !== undefined);
  return lists.length ? [...new Set(lists.flat())] : undefined;
};

/**
 * The WHERE clause of a filter object for a record set, the only place that turns filters into SQL. Keys are ANDed, members
 * of a list ORed (`filters.md` §2). `wide` adds the text fields that only the transaction searches look at.
 */
export const buildWhere = (level: Level, filters: AdvancedFilters, lookups: Lookups, values: Values, options: { wide?: boolean } = {}): string => {
  const context: Context = { level, values, lookups, wide: options.wide ?? false };
  const column = levels[level];
  const parts: (string | undefined)[] = [];
  const each = <T>(list: readonly T[] | undefined, predicate: (item: T) => string) => { if (list?.length) parts.push(any(list.map(predicate))); };

  each(filters.time_period, (period) => periodPredicate(context, period));
  each(filters.keywords, (keyword) => keywordPredicate(context, keyword));
  if (filters.description !== undefined) {
    const phrase = normalise(filters.description);
    parts.push(phrase === ' ' ? 'false' : `text_id in (select id from text where contains(norm, ${values.add(phrase)}))`);
  }
  each(filters.place_of_performance_locations, (location) => locationPredicate(context, 'pop', location));
  each(filters.recipient_locations, (location) => locationPredicate(context, 'rec', location));
  for (const [side, scope] of [['pop', filters.place_of_performance_scope], ['rec', filters.recipient_scope]] as const) {
    if (scope) parts.push(scope === 'domestic' ? `${side}_country = 0` : `${side}_country is distinct from 0`);
  }
  if (filters.agencies) parts.push(agenciesPredicate(context, filters.agencies, 'awarding'), agenciesPredicate(context, filters.agencies, 'funding'));
  each(filters.recipient_search_text, (text) => recipientTextPredicate(context, text));
  if (filters.recipient_id !== undefined) parts.push(recipientIdPredicate(context, filters.recipient_id));
  if (filters.recipient_type_names) parts.push(categoriesPredicate(context, filters.recipient_type_names));
  const types = chosenTypes(filters);
  if (types) parts.push(values.in('type_id', types.map((code) => typeCodes.indexOf(code)).filter((id) => id >= 0)));
  if (filters.award_ids) {
    const tests = filters.award_ids.map((text) => awardIdTest(values, text));
    const award = level === 'awards' ? any(tests) : `award_id in (select id from award where ${any(tests)})`;
    parts.push(level === 'subawards' ? `(${award} or ${any(filters.award_ids.map((text) => `upper(number) = ${values.add(text.replaceAll('"', '').trim().toUpperCase())}`))})` : award);
  }
  if (filters.award_unique_id !== undefined) parts.push(`${column.award} in (select id from award where generated_id = ${values.add(filters.award_unique_id)})`);
  each(filters.award_amounts, ({ lower_bound: lower, upper_bound: upper }) => {
    const bounds = [...(lower === undefined ? [] : [`${column.awardAmount} >= ${values.add(lower)}`]), ...(upper === undefined ? [] : [`${column.awardAmount} <= ${values.add(upper)}`])];
    return `(${bounds.join(' and ')})`;
  });
  if (filters.program_numbers) parts.push(values.in('listing_id', lookups.listings.filter((row) => filters.program_numbers!.includes(row.number)).map((row) => row.id)));
  if (filters.naics_codes) parts.push(naicsPredicate(values, filters.naics_codes));
  if (filters.psc_codes) parts.push(values.in('coalesce(psc_id, -1)', pscIds(lookups, filters.psc_codes)));
  if (filters.tas_codes || filters.treasury_account_components) {
    parts.push(`${column.award} in (select award_id from file_c where ${values.in('tas_id', tasIds(lookups, filters.tas_codes, filters.treasury_account_components))})`);
  }
  for (const [key, codes] of [['pricing', filters.contract_pricing_type_codes], ['set_aside', filters.set_aside_type_codes], ['competed', filters.extent_competed_type_codes]] as const) {
    if (codes) parts.push(values.in(key, codes));
  }
  if (filters.def_codes) parts.push(defCodesPredicate(context, filters.def_codes));
  if (filters.program_activities) {
    const activity = filters.program_activities.map((entry) => {
      const tests = [...(entry.name === undefined ? [] : [`upper(p.name) = ${values.add(entry.name.toUpperCase())}`]), ...(entry.code === undefined ? [] : [`p.code = ${values.add(String(entry.code).padStart(4, '0'))}`]),
        // This data set holds no reporting keys (PARK): asking for them finds nothing.
        ...(entry.type === 'PARK' ? ['false'] : [])];
      return `(${tests.join(' and ') || 'true'})`;
    });
    parts.push(`${column.award} in (select f.award_id from file_c f join program_activity p on p.id = f.activity_id where ${any(activity)})`);
  }
  const present = parts.filter((part) => part !== undefined);
  return present.length ? present.join(' and ') : 'true';
};
