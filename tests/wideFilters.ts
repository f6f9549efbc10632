import { DuckDBInstance } from '@duckdb/node-api';
import { LIST_LIMITS, type ListKey } from '../mock-api/filters/limits';

type Row = Record<string, unknown>;
export type WideFilters = Readonly<Record<ListKey, unknown>>;

/** Returns a list of `count` members that repeats `members`, changed by `vary` in each round after the first. */
const fillList = <T>(
  members: readonly T[],
  count: number,
  vary: (member: T, round: number) => T = (member) => member,
): T[] =>
  Array.from({ length: count }, (_, at) =>
    at < members.length
      ? members[at]!
      : vary(members[at % members.length]!, Math.floor(at / members.length)),
  );

/**
 * Returns every list of a filter object at its maximum length, based on records of a dataset. Tests and measurements of the largest
 * searches use them. `share` is the share of each maximum to use.
 */
export const wideFilters = async (path: string, share = 1): Promise<WideFilters> => {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  const texts = async (sql: string): Promise<string[]> =>
    ((await connection.runAndReadAll(sql)).getRowObjectsJS() as Row[]).map((row) => String(row.v));
  const getLength = (key: ListKey) => Math.max(1, Math.floor(LIST_LIMITS[key] * share));
  const sampleValues = (key: ListKey, column: string, table: string, where = 'true') =>
    texts(
      `select distinct ${column} AS v
      from ${table}
      where ${column} is not null and ${where}
      order by hash(${column})
      limit ${getLength(key)}`,
    );
  const phrases = await sampleValues(
    'keywords',
    "regexp_extract(txt, '\\w+ \\w+$')",
    'text',
    "length(regexp_extract(txt, '\\w+ \\w+$')) > 3",
  );
  const recipients = await sampleValues('recipient_search_text', 'name', 'recipient');
  const ids = await sampleValues('award_ids', 'display_id', 'award');
  // Cities of recipients come first, so that the beginning of the list also matches records.
  const cities = await texts(
    `select s.code || '|' || p.city AS v
    from place p
    join state s on s.id = p.state_id
    where p.city is not null
    group by v
    order by bool_or(p.id in (select rec_place from award where rec_place is not null)) desc, hash(v)
    limit ${getLength('recipient_locations')}`,
  );
  const counties = await texts(
    `select distinct s.code || '|' || c.fips3 AS v
    from county c
    join state s on s.id = c.state_id
    order by hash(v)
    limit ${getLength('place_of_performance_locations')}`,
  );
  const agencies = await texts(
    `select t.name || '|' || s.name AS v
    from subtier s
    join toptier t on t.id = s.toptier_id
    order by hash(v)
    limit ${getLength('agencies')}`,
  );
  const naics = await sampleValues(
    'naics_codes',
    'code::VARCHAR',
    'naics',
    'length(code::VARCHAR) in (2, 4, 6)',
  );
  const psc = await sampleValues('psc_codes', 'code', 'psc', 'length(code) = 4');
  const accounts = await texts(
    `select t.label || '|' || f.code || '|' || o.code AS v
    from tas t
    join federal_account f on f.id = t.federal_account_id
    join toptier o on o.id = f.toptier_id
    order by hash(v)
    limit ${getLength('tas_codes')}`,
  );
  const listings = await sampleValues('program_numbers', 'number', 'listing');
  const activities = await sampleValues('program_activities', 'name', 'program_activity');
  const codes = await texts('select code AS v from def_code order by bit');
  connection.closeSync();
  instance.closeSync();
  const getPscGroup = (code: string) =>
    /^\d/.test(code) ? 'Product' : code.startsWith('A') ? 'Research and Development' : 'Service';
  const splitInHalf = <T>(list: readonly T[]) => ({
    require: list.filter((_, at) => at % 2 === 0),
    exclude: list.filter((_, at) => at % 2 === 1),
  });
  return {
    keywords: fillList(phrases, getLength('keywords'), (word, round) => `${word} ${round}`),
    time_period: Array.from({ length: getLength('time_period') }, (_, at) => ({
      start_date: `${2008 + (at % 17)}-0${1 + (at % 9)}-01`,
      end_date: `${2009 + (at % 17)}-0${1 + (at % 9)}-20`,
      ...(at % 3 ? { date_type: at % 3 === 1 ? 'action_date' : 'date_signed' } : {}),
    })),
    place_of_performance_locations: fillList(
      counties,
      getLength('place_of_performance_locations'),
    ).map((text, at) => ({
      country: 'USA',
      state: text.split('|')[0]!,
      ...(at % 2 ? { county: text.split('|')[1]! } : {}),
    })),
    recipient_locations: fillList(cities, getLength('recipient_locations')).map((text) => ({
      country: 'USA',
      state: text.split('|')[0]!,
      city: text.split('|')[1]!,
    })),
    agencies: fillList(agencies, getLength('agencies')).map((text) => ({
      type: 'awarding',
      tier: 'subtier',
      toptier_name: text.split('|')[0]!,
      name: text.split('|')[1]!,
    })),
    recipient_search_text: fillList(
      recipients,
      getLength('recipient_search_text'),
      (name, round) => `${name} ${round}`,
    ),
    recipient_type_names: fillList(
      ['category_business', 'small_business', 'government', 'higher_education', 'nonprofit'],
      getLength('recipient_type_names'),
    ),
    award_type_codes: fillList(['A', 'B', 'C', 'D'], getLength('award_type_codes')),
    contract_award_type_codes: fillList(
      ['A', 'B', 'C', 'D'],
      getLength('contract_award_type_codes'),
    ),
    financial_assistance_award_type_codes: fillList(
      ['A', 'B'],
      getLength('financial_assistance_award_type_codes'),
    ),
    award_ids: fillList(ids, getLength('award_ids'), (id, round) => `${id}${round}`),
    award_amounts: Array.from({ length: getLength('award_amounts') }, (_, at) => ({
      lower_bound: at * 25_000,
      upper_bound: at * 25_000 + 20_000,
    })),
    program_numbers: fillList(listings, getLength('program_numbers')),
    naics_codes: splitInHalf(fillList(naics, getLength('naics_codes'))),
    psc_codes: splitInHalf(
      fillList(psc, getLength('psc_codes')).map((code) => [getPscGroup(code), code]),
    ),
    tas_codes: splitInHalf(
      fillList(accounts, getLength('tas_codes')).map((text) => {
        const [label, account, top] = text.split('|') as [string, string, string];
        return [top, account, label];
      }),
    ),
    treasury_account_components: fillList(accounts, getLength('treasury_account_components')).map(
      (text) => ({ aid: text.split('|')[1]!.slice(0, 3), main: text.split('|')[1]!.slice(4) }),
    ),
    contract_pricing_type_codes: fillList(
      ['J', 'U', 'S', 'A', 'Z'],
      getLength('contract_pricing_type_codes'),
    ),
    set_aside_type_codes: fillList(
      ['NONE', 'SBA', '8A', 'WOSB'],
      getLength('set_aside_type_codes'),
    ),
    extent_competed_type_codes: fillList(
      ['A', 'B', 'C', 'D'],
      getLength('extent_competed_type_codes'),
    ),
    def_codes: fillList(codes, getLength('def_codes')),
    program_activities: fillList(activities, getLength('program_activities')).map((name) => ({
      name,
    })),
  };
};

export interface SearchKind {
  path: string;
  body: (filters: object) => object;
  without?: readonly ListKey[];
}
const contracts = { award_type_codes: ['A', 'B', 'C', 'D'] };
/** Every kind of search that accepts a filter object, each at its most expensive level. */
export const searchKinds: readonly SearchKind[] = [
  {
    path: 'search/spending_by_award/',
    body: (filters) => ({
      fields: ['Award ID', 'Award Amount', 'Recipient Name'],
      sort: 'Award Amount',
      limit: 100,
      filters: { ...contracts, ...filters },
    }),
  },
  {
    path: 'search/spending_by_award/',
    body: (filters) => ({
      fields: ['Sub-Award ID', 'Sub-Award Amount'],
      sort: 'Sub-Award Amount',
      limit: 100,
      spending_level: 'subawards',
      filters: { ...contracts, ...filters },
    }),
  },
  { path: 'search/spending_by_award_count/', body: (filters) => ({ filters }) },
  {
    path: 'search/spending_by_transaction/',
    body: (filters) => ({
      fields: ['Award ID', 'Transaction Amount'],
      sort: 'Transaction Amount',
      limit: 100,
      filters: { ...contracts, ...filters },
    }),
  },
  {
    path: 'search/spending_by_transaction_count/',
    body: (filters) => ({ filters }),
  },
  ...['transaction', 'subaward'].map((kind): SearchKind => ({
    path: `search/spending_by_${kind}_grouped/`,
    body: (filters) => ({ limit: 100, filters: { ...contracts, ...filters } }),
  })),
  { path: 'search/spending_over_time/', body: (filters) => ({ group: 'month', filters }) },
  {
    path: 'search/spending_over_time/',
    body: (filters) => ({ group: 'month', spending_level: 'subawards', filters }),
  },
  {
    path: 'search/spending_by_geography/',
    body: (filters) => ({ scope: 'recipient_location', geo_layer: 'county', filters }),
  },
  ...['recipient', 'federal_account', 'defc'].map((category): SearchKind => ({
    path: `search/spending_by_category/${category}/`,
    body: (filters) => ({ limit: 100, filters }),
    without: ['program_activities'],
  })),
  { path: 'download/count/', body: (filters) => ({ filters }) },
];
