import {
  A,
  answerEach,
  byAward,
  counted,
  period,
  search,
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
  const award = search('spending_by_award/');
  const count = search('spending_by_award_count/');
  const time = search('spending_over_time/');
  const tx = search('spending_by_transaction/');
  const geo = search('spending_by_geography/');
  const category = search('spending_by_category/awarding_agency/');
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
      ['no trailing slash', search('spending_by_award_count'), counted({})],
      ['legacy keyword', count, counted({ keyword: 'forest roads' })],
      ['keyword beside keywords', count, counted({ keyword: 'zz', keywords: ['forest'] })],
      [
        'auditTrail and unknown top-level keys',
        count,
        counted({}, { auditTrail: 'Tab Counts', whatever: 1 }),
      ],
      ['unknown filter keys', count, counted({ recipient_name: 'x', object_class: ['10'] })],
      ['numeric string as limit', award, byAward(A, { limit: '5' })],
      [
        'subawards beside spending_level',
        count,
        counted({}, { subawards: true, spending_level: 'awards' }),
      ],
      ['no intersection', award, byAward({ award_type_codes: ['no intersection'] })],
      ['no intersection at counts', count, counted({ award_type_codes: ['no intersection'] })],
      [
        'reversed period',
        count,
        counted({ time_period: [{ start_date: '2024-09-30', end_date: '2023-10-01' }] }),
      ],
      [
        'period far in the future',
        time,
        counted(
          { time_period: [{ start_date: '2024-10-01', end_date: '2999-01-01' }] },
          { group: 'fiscal_year' },
        ),
      ],
      [
        'one-sided period at counts',
        count,
        counted({ time_period: [{ start_date: '2024-01-01' }] }),
      ],
      ['short names of groups', time, counted({ time_period: period }, { group: 'q' })],
      [
        'FOREIGN as a country at counts',
        count,
        counted({ place_of_performance_locations: [{ country: 'FOREIGN' }] }),
      ],
      ['unknown country', count, counted({ place_of_performance_locations: [{ country: 'ZZZ' }] })],
      [
        'lower-case state',
        count,
        counted({ place_of_performance_locations: [{ country: 'usa', state: 'tx' }] }),
      ],
      ['plain NAICS list', count, counted({ naics_codes: ['54', 5415] })],
      ['exclude alone', count, counted({ naics_codes: { exclude: ['54'] } })],
      [
        'contract and assistance types apart',
        count,
        counted({
          contract_award_type_codes: ['A'],
          financial_assistance_award_type_codes: ['04'],
        }),
      ],
      [
        'category by body, without slash',
        search('spending_by_category'),
        counted({ time_period: period }, { category: 'cfda' }),
      ],
      [
        'category of a specific path ignores the body',
        category,
        counted({}, { category: 'nonsense' }),
      ],
      [
        'defc without def_codes',
        search('spending_by_category/defc/'),
        counted({}, { spending_level: 'award_financial' }),
      ],
      ['a body without content type', count, '{"filters":{}}'],
      ['unknown sort that is free', award, byAward(A, { sort: 'Recipient UEI' })],
      [
        'an award field nobody has beside one that is there',
        award,
        byAward(A, { fields: ['Award ID', '__proto__', 'valueOf'] }),
      ],
    ]),
    ['preflight', 204, 'OPTIONS', count],
    ...posts(400, [
      ['broken JSON', count, '{"filters":'],
      ['an array as body', count, '[]'],
      ['null as body of a category', search('spending_by_category/'), 'null'],
      ['filters of a wrong type at counts', count, counted('all')],
      ['null filter', count, counted({ keywords: null })],
      ['fractional limit outside the strict search', category, counted({}, { limit: 5.5 })],
      ['null limit', category, counted({}, { limit: null })],
      ['text as limit', category, counted({}, { limit: 'x' })],
      ['unknown order', tx, txBody(A, { order: 'up' })],
      ['unknown award type at counts', count, counted({ award_type_codes: ['Q'] })],
      ['unknown award type in the strict search', award, byAward({ award_type_codes: ['Q'] })],
      ['unknown scope', count, counted({ recipient_scope: 'x' })],
      ['unknown date type', count, counted({ time_period: [{ ...period[0], date_type: 'q' }] })],
      ['award_ids as text', count, counted({ award_ids: 'a' })],
      ['numbers as keywords', count, counted({ keywords: [123] })],
      ['empty period', count, counted({ time_period: [{}] })],
      ['empty amount range', count, counted({ award_amounts: [{}] })],
      [
        'extra key in an agency',
        count,
        counted({ agencies: [{ type: 'awarding', tier: 'toptier', name: 'x', color: 'red' }] }),
      ],
      [
        'impossible date',
        count,
        counted({ time_period: [{ start_date: '2023-02-30', end_date: '2024-01-01' }] }),
      ],
      ['NAICS code of three digits', count, counted({ naics_codes: ['123'] })],
      ['sort outside the group', award, byAward(A, { sort: 'Loan Value', fields: ['Loan Value'] })],
      ['sort not among fields', award, byAward(A, { sort: 'Start Date' })],
      ['unknown transaction field', tx, { filters: A, fields: ['Nonsense'], sort: 'Nonsense' }],
      [
        'current and original district',
        count,
        counted({
          place_of_performance_locations: [
            { country: 'USA', state: 'TX', district_current: '01', district_original: '01' },
          ],
        }),
      ],
      [
        'recipient_id with subawards',
        time,
        counted({ recipient_id: 'x-R' }, { group: 'month', spending_level: 'subawards' }),
      ],
      ['unsupported category', search('spending_by_category/object_class/'), counted({})],
      [
        'lists 5,000 deep',
        count,
        `{"filters":{"keywords":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
      ],
      [
        'a field by a name that every object has',
        award,
        byAward(A, { fields: ['constructor'], sort: 'constructor' }),
      ],
      [
        'a transaction field by such a name',
        tx,
        txBody(A, { fields: ['toString'], sort: 'toString' }),
      ],
      [
        'a category by such a name',
        search('spending_by_category/'),
        counted({}, { category: 'constructor' }),
      ],
    ]),
    ...posts(422, [
      ['fractional limit', award, byAward(A, { limit: 5.5 })],
      ['a page beyond every number', category, '{"filters":{},"page":9223372036854775000}'],
      [
        'a page whose offset is beyond every number',
        category,
        counted({}, { page: 9007199254740991, limit: 100 }),
      ],
      ['an amount of 39 digits', count, '{"filters":{"award_amounts":[{"lower_bound":1e39}]}}'],
      [
        'an amount of 30 digits',
        count,
        '{"filters":{"award_amounts":[{"upper_bound":123456789012345678901234567890}]}}',
      ],
      ['an infinite amount', count, '{"filters":{"award_amounts":[{"upper_bound":-1e400}]}}'],
      ['no filters', count, {}],
      ['no award types in the strict search', award, byAward({})],
      ['no award types for transactions', tx, txBody({})],
      ['empty list', count, counted({ keywords: [] })],
      ['empty award types', award, byAward({ award_type_codes: [] })],
      ['keyword of two characters', count, counted({ keywords: ['ab'] })],
      ['page 0', category, counted({}, { page: 0 })],
      ['limit 101', award, byAward(A, { limit: 101 })],
      [
        'date before the first searchable one',
        count,
        counted({ time_period: [{ start_date: '2007-09-30', end_date: '2024-01-01' }] }),
      ],
      [
        'agency without a name',
        count,
        counted({ agencies: [{ type: 'awarding', tier: 'toptier' }] }),
      ],
      ['location without a country', count, counted({ recipient_locations: [{ state: 'TX' }] })],
      [
        'district of three characters',
        count,
        counted({
          recipient_locations: [{ country: 'USA', state: 'TX', district_current: '001' }],
        }),
      ],
      [
        'district without a state',
        count,
        counted({ recipient_locations: [{ country: 'USA', district_current: '01' }] }),
      ],
      [
        'exclude as an empty list',
        count,
        counted({ naics_codes: { require: ['54'], exclude: [] } }),
      ],
      ['unknown PSC group', count, counted({ psc_codes: { require: [['Things']] } })],
      ['lower-case PSC', count, counted({ psc_codes: ['b1'] })],
      ['types of two groups', award, byAward({ award_type_codes: ['A', '04'] })],
      [
        'types of two sides for subawards',
        award,
        {
          filters: { award_type_codes: ['A', '04'] },
          fields: ['Sub-Award ID'],
          spending_level: 'subawards',
        },
      ],
      ['wrong type in the strict search', award, byAward({ ...A, keywords: 'abc' })],
      [
        'FOREIGN in the strict search',
        award,
        byAward({ ...A, place_of_performance_locations: [{ country: 'FOREIGN' }] }),
      ],
      [
        'fractional amounts in the strict search',
        award,
        byAward({ ...A, award_amounts: [{ lower_bound: 1.5 }] }),
      ],
      [
        'one date in the strict search',
        award,
        byAward({ ...A, time_period: [{ start_date: '2024-01-01' }] }),
      ],
      ['transactions too deep', tx, txBody(A, { page: 501, limit: 100 })],
      ['no group', time, counted({})],
      ['no layer', geo, counted({}, { scope: 'recipient_location' })],
    ]),
    ['wrong method', 405, 'GET', count],
    ['wrong method with a body', 405, 'PUT', count, {}],
    [
      'too large a body',
      413,
      'POST',
      count,
      `{"filters":{"keywords":["${'x'.repeat(5_300_000)}"]}}`,
    ],
    ...posts(501, [
      [
        'federal accounts of subawards',
        search('spending_by_category/federal_account/'),
        counted({}, { spending_level: 'subawards' }),
      ],
      [
        'financial level outside defc',
        category,
        counted({}, { spending_level: 'award_financial' }),
      ],
      ['parent DUNS', search('spending_by_category/recipient_parent_duns/'), counted({})],
    ]),
  ];
  answerEach(table, send);
});
