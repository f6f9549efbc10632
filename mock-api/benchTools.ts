import type { Lookups } from './core/lookups';
import { Database, type Row } from './db/database';
import { levelFiles, createPlan } from './downloads/plans';

export { buildServer } from './server';
export { loadFiles } from './load/load';

const awardTypesByGroup = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['06', '10'],
  ['07', '08'],
  ['09', '11', '-1'],
];
const fields = [
  'Award ID',
  'Recipient Name',
  'Award Amount',
  'Total Outlays',
  'Description',
  'Contract Award Type',
  'Recipient UEI',
  'Recipient Location',
  'Primary Place of Performance',
  'def_codes',
  'COVID-19 Obligations',
  'Awarding Agency',
  'Awarding Sub Agency',
  'Start Date',
  'End Date',
  'NAICS',
  'PSC',
  'recipient_id',
];

const buildFilters = (row: Row, index: number) => {
  const year = Number(row.latest_year);
  const firstYear = Math.max(2008, year - (index % 3));
  return {
    time_period:
      index % 20 < 7
        ? [{ start_date: '2007-10-01', end_date: '2026-09-30' }]
        : [{ start_date: `${firstYear}-01-01`, end_date: `${year}-12-31` }],
    ...(index % 2 ? { agencies: [{ type: 'awarding', tier: 'toptier', name: row.top }] } : {}),
    ...(index % 10 < 3 && row.state
      ? { place_of_performance_locations: [{ country: 'USA', state: row.state }] }
      : {}),
    ...(index % 11 < 2 && String(row.words).length > 3 ? { keywords: [String(row.words)] } : {}),
    ...(index % 7 === 0
      ? { award_amounts: [{ lower_bound: Math.floor(Number(row.amount) / 2) - 1 }] }
      : {}),
  };
};

const buildCalls = (row: Row, index: number) => {
  const filters = buildFilters(row, index);
  const sort =
    Number(row.grp) === 4 ? 'Subsidy Cost' : index % 10 < 7 ? 'Award Amount' : 'Recipient Name';
  const typedFilters = { ...filters, award_type_codes: awardTypesByGroup[Number(row.grp)]! };
  return [
    [
      'search/spending_by_award/',
      {
        filters: typedFilters,
        fields: [...fields, sort],
        sort,
        limit: 100,
        page: index % 10 < 7 ? 1 : 1 + (index % 30),
      },
      'page of 100 awards',
    ],
    ['search/spending_by_award_count/', { filters }, 'counts'],
    ['search/spending_over_time/', { filters, group: 'month' }, 'over time'],
    ['search/spending_by_category/recipient/', { filters }, 'category'],
    [
      'search/spending_by_geography/',
      { filters, scope: 'place_of_performance', geo_layer: 'state' },
      'geography',
    ],
    [
      'search/spending_by_transaction/',
      {
        filters: typedFilters,
        fields: ['Award ID', 'Mod', 'Recipient Name', 'Transaction Amount', 'Action Date'],
        sort: 'Transaction Amount',
        limit: 100,
      },
      'transactions',
    ],
    [
      'search/spending_by_transaction_grouped/',
      { filters: typedFilters, limit: 100 },
      'grouped transactions',
    ],
    [
      'search/spending_by_subaward_grouped/',
      { filters: typedFilters, limit: 100, sort: 'subaward_obligation' },
      'grouped subawards',
    ],
    [
      'search/spending_over_time/',
      { filters, group: 'fiscal_year', spending_level: 'awards' },
      'table totals',
    ],
  ] as const;
};

/** Returns the API calls of `count` searches with varied filters, taken from awards in a fixed pseudo-random order. */
export const randomSearches = async (path: string, count: number) => {
  const db = await Database.open(path, { connections: 1 });
  const rows = await db.query(`
    select a.grp, t.name top, s.code state, regexp_extract(a.description, '\\w+ \\w+ \\w+$') as words,
      a.obligation::DOUBLE amount, year(a.latest) as latest_year
    from award a
    join toptier t on t.id = a.top_id
    left join state s on s.id = a.pop_state
    where a.latest >= date '2008-10-01'
    order by hash(a.id * 31 + 7)
    limit ${count}`);
  db.close();
  return rows.map((row, index) => ({ calls: buildCalls(row, index) }));
};

/** Returns the plan of a download of all transactions with all columns, without a limit. */
export const everyTransaction = (lookups: Lookups) =>
  createPlan(
    lookups,
    'EveryTransaction',
    'Every transaction',
    { bench: Date.now() },
    levelFiles(['transactions'], {}, lookups, { limit: null }),
  );

/** Returns plans of `count` different small downloads, to simulate many visitors at once. */
export const smallDownloads = (lookups: Lookups, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const year = 2010 + (at % 15);
    const agency = lookups.toptiers[at % lookups.toptiers.length]!.name;
    const filters = {
      time_period: [{ start_date: `${year}-01-01`, end_date: `${year}-12-31` }],
      agencies: [{ type: 'awarding' as const, tier: 'toptier' as const, name: agency }],
    };
    return createPlan(
      lookups,
      'SmallDownload',
      'A small download',
      { bench: Date.now(), at },
      levelFiles(['awards', 'transactions', 'subawards'], filters, lookups),
    );
  });
