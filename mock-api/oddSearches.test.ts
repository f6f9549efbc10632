import {
  CONTRACTS,
  testEachRequest,
  awardsBody,
  countBody,
  period,
  searchPath,
  sender,
  type OddRequest,
} from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

describe('the status of unusual searches', () => {
  const award = searchPath('spending_by_award/');
  const count = searchPath('spending_by_award_count/');
  const time = searchPath('spending_over_time/');
  const tx = searchPath('spending_by_transaction/');
  const geo = searchPath('spending_by_geography/');
  const category = searchPath('spending_by_category/awarding_agency/');
  const txBody = (filters: unknown, rest: object = {}) => ({
    filters,
    fields: ['Award ID', 'Transaction Amount'],
    sort: 'Transaction Amount',
    ...rest,
  });
  const posts = (
    status: number,
    rows: readonly (readonly [name: string, url: string, body?: unknown])[],
  ): OddRequest[] => rows.map(([name, ...request]) => [name, status, 'POST', ...request]);
  const table: readonly OddRequest[] = [
    ...posts(200, [
      ['no trailing slash', searchPath('spending_by_award_count'), countBody({})],
      ['legacy keyword', count, countBody({ keyword: 'forest roads' })],
      ['keyword beside keywords', count, countBody({ keyword: 'zz', keywords: ['forest'] })],
      [
        'auditTrail and unknown top-level keys',
        count,
        countBody({}, { auditTrail: 'Tab Counts', whatever: 1 }),
      ],
      ['unknown filter keys', count, countBody({ recipient_name: 'x', object_class: ['10'] })],
      ['numeric string as limit', award, awardsBody(CONTRACTS, { limit: '5' })],
      [
        'subawards beside spending_level',
        count,
        countBody({}, { subawards: true, spending_level: 'awards' }),
      ],
      ['no intersection', award, awardsBody({ award_type_codes: ['no intersection'] })],
      ['no intersection at counts', count, countBody({ award_type_codes: ['no intersection'] })],
      [
        'reversed period',
        count,
        countBody({ time_period: [{ start_date: '2024-09-30', end_date: '2023-10-01' }] }),
      ],
      [
        'period far in the future',
        time,
        countBody(
          { time_period: [{ start_date: '2024-10-01', end_date: '2999-01-01' }] },
          { group: 'fiscal_year' },
        ),
      ],
      [
        'one-sided period at counts',
        count,
        countBody({ time_period: [{ start_date: '2024-01-01' }] }),
      ],
      ['short names of groups', time, countBody({ time_period: period }, { group: 'q' })],
      [
        'FOREIGN as a country at counts',
        count,
        countBody({ place_of_performance_locations: [{ country: 'FOREIGN' }] }),
      ],
      [
        'unknown country',
        count,
        countBody({ place_of_performance_locations: [{ country: 'ZZZ' }] }),
      ],
      [
        'lower-case state',
        count,
        countBody({ place_of_performance_locations: [{ country: 'usa', state: 'tx' }] }),
      ],
      ['plain NAICS list', count, countBody({ naics_codes: ['54', 5415] })],
      ['exclude alone', count, countBody({ naics_codes: { exclude: ['54'] } })],
      [
        'contract and assistance types in separate filters',
        count,
        countBody({
          contract_award_type_codes: ['A'],
          financial_assistance_award_type_codes: ['04'],
        }),
      ],
      [
        'category by body, without slash',
        searchPath('spending_by_category'),
        countBody({ time_period: period }, { category: 'cfda' }),
      ],
      [
        'category of a specific path ignores the body',
        category,
        countBody({}, { category: 'nonsense' }),
      ],
      [
        'defc without def_codes',
        searchPath('spending_by_category/defc/'),
        countBody({}, { spending_level: 'award_financial' }),
      ],
      ['a body without content type', count, '{"filters":{}}'],
      ['unknown sort that is free', award, awardsBody(CONTRACTS, { sort: 'Recipient UEI' })],
      [
        'unknown award fields beside a known one',
        award,
        awardsBody(CONTRACTS, { fields: ['Award ID', '__proto__', 'valueOf'] }),
      ],
    ]),
    ['preflight', 204, 'OPTIONS', count],
    ...posts(400, [
      ['broken JSON', count, '{"filters":'],
      ['an array as body', count, '[]'],
      ['null as body of a category', searchPath('spending_by_category/'), 'null'],
      ['filters of a wrong type at counts', count, countBody('all')],
      ['null filter', count, countBody({ keywords: null })],
      ['fractional limit outside the strict search', category, countBody({}, { limit: 5.5 })],
      ['null limit', category, countBody({}, { limit: null })],
      ['text as limit', category, countBody({}, { limit: 'x' })],
      ['unknown order', tx, txBody(CONTRACTS, { order: 'up' })],
      ['unknown award type at counts', count, countBody({ award_type_codes: ['Q'] })],
      ['unknown award type in the strict search', award, awardsBody({ award_type_codes: ['Q'] })],
      ['unknown scope', count, countBody({ recipient_scope: 'x' })],
      ['unknown date type', count, countBody({ time_period: [{ ...period[0], date_type: 'q' }] })],
      ['award_ids as text', count, countBody({ award_ids: 'a' })],
      ['numbers as keywords', count, countBody({ keywords: [123] })],
      ['empty period', count, countBody({ time_period: [{}] })],
      ['empty amount range', count, countBody({ award_amounts: [{}] })],
      [
        'extra key in an agency',
        count,
        countBody({ agencies: [{ type: 'awarding', tier: 'toptier', name: 'x', color: 'red' }] }),
      ],
      [
        'impossible date',
        count,
        countBody({ time_period: [{ start_date: '2023-02-30', end_date: '2024-01-01' }] }),
      ],
      ['NAICS code of three digits', count, countBody({ naics_codes: ['123'] })],
      [
        'sort outside the group',
        award,
        awardsBody(CONTRACTS, { sort: 'Loan Value', fields: ['Loan Value'] }),
      ],
      ['sort not among fields', award, awardsBody(CONTRACTS, { sort: 'Start Date' })],
      [
        'unknown transaction field',
        tx,
        { filters: CONTRACTS, fields: ['Nonsense'], sort: 'Nonsense' },
      ],
      [
        'current and original district',
        count,
        countBody({
          place_of_performance_locations: [
            { country: 'USA', state: 'TX', district_current: '01', district_original: '01' },
          ],
        }),
      ],
      [
        'recipient_id with subawards',
        time,
        countBody({ recipient_id: 'x-R' }, { group: 'month', spending_level: 'subawards' }),
      ],
      ['unsupported category', searchPath('spending_by_category/object_class/'), countBody({})],
      [
        'lists 5,000 deep',
        count,
        `{"filters":{"keywords":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
      ],
      [
        'an object property name as a field',
        award,
        awardsBody(CONTRACTS, { fields: ['constructor'], sort: 'constructor' }),
      ],
      [
        'an object property name as a transaction field',
        tx,
        txBody(CONTRACTS, { fields: ['toString'], sort: 'toString' }),
      ],
      [
        'an object property name as a category',
        searchPath('spending_by_category/'),
        countBody({}, { category: 'constructor' }),
      ],
    ]),
    ...posts(422, [
      ['fractional limit', award, awardsBody(CONTRACTS, { limit: 5.5 })],
      ['a page that is too large', category, '{"filters":{},"page":9223372036854775000}'],
      [
        'a page whose offset is too large',
        category,
        countBody({}, { page: 9007199254740991, limit: 100 }),
      ],
      ['an amount of 39 digits', count, '{"filters":{"award_amounts":[{"lower_bound":1e39}]}}'],
      [
        'an amount of 30 digits',
        count,
        '{"filters":{"award_amounts":[{"upper_bound":123456789012345678901234567890}]}}',
      ],
      ['an infinite amount', count, '{"filters":{"award_amounts":[{"upper_bound":-1e400}]}}'],
      ['no filters', count, {}],
      ['no award types in the strict search', award, awardsBody({})],
      ['no award types for transactions', tx, txBody({})],
      ['empty list', count, countBody({ keywords: [] })],
      ['empty award types', award, awardsBody({ award_type_codes: [] })],
      ['keyword of two characters', count, countBody({ keywords: ['ab'] })],
      ['page 0', category, countBody({}, { page: 0 })],
      ['limit 101', award, awardsBody(CONTRACTS, { limit: 101 })],
      [
        'date before the first searchable one',
        count,
        countBody({ time_period: [{ start_date: '2007-09-30', end_date: '2024-01-01' }] }),
      ],
      [
        'agency without a name',
        count,
        countBody({ agencies: [{ type: 'awarding', tier: 'toptier' }] }),
      ],
      ['location without a country', count, countBody({ recipient_locations: [{ state: 'TX' }] })],
      [
        'district of three characters',
        count,
        countBody({
          recipient_locations: [{ country: 'USA', state: 'TX', district_current: '001' }],
        }),
      ],
      [
        'district without a state',
        count,
        countBody({ recipient_locations: [{ country: 'USA', district_current: '01' }] }),
      ],
      [
        'exclude as an empty list',
        count,
        countBody({ naics_codes: { require: ['54'], exclude: [] } }),
      ],
      ['unknown PSC group', count, countBody({ psc_codes: { require: [['Things']] } })],
      ['lower-case PSC', count, countBody({ psc_codes: ['b1'] })],
      ['types of two groups', award, awardsBody({ award_type_codes: ['A', '04'] })],
      [
        'types of two sides for subawards',
        award,
        {
          filters: { award_type_codes: ['A', '04'] },
          fields: ['Sub-Award ID'],
          spending_level: 'subawards',
        },
      ],
      ['wrong type in the strict search', award, awardsBody({ ...CONTRACTS, keywords: 'abc' })],
      [
        'FOREIGN in the strict search',
        award,
        awardsBody({ ...CONTRACTS, place_of_performance_locations: [{ country: 'FOREIGN' }] }),
      ],
      [
        'fractional amounts in the strict search',
        award,
        awardsBody({ ...CONTRACTS, award_amounts: [{ lower_bound: 1.5 }] }),
      ],
      [
        'one date in the strict search',
        award,
        awardsBody({ ...CONTRACTS, time_period: [{ start_date: '2024-01-01' }] }),
      ],
      ['transactions after row 50,000', tx, txBody(CONTRACTS, { page: 501, limit: 100 })],
      ['no group', time, countBody({})],
      ['no layer', geo, countBody({}, { scope: 'recipient_location' })],
    ]),
    ['wrong method', 405, 'GET', count],
    ['wrong method with a body', 405, 'PUT', count, {}],
    [
      'a body that is too large',
      413,
      'POST',
      count,
      `{"filters":{"keywords":["${'x'.repeat(5_300_000)}"]}}`,
    ],
    ...posts(501, [
      [
        'federal accounts of subawards',
        searchPath('spending_by_category/federal_account/'),
        countBody({}, { spending_level: 'subawards' }),
      ],
      [
        'financial level outside defc',
        category,
        countBody({}, { spending_level: 'award_financial' }),
      ],
      ['parent DUNS', searchPath('spending_by_category/recipient_parent_duns/'), countBody({})],
    ]),
  ];
  testEachRequest(table, send);
});
