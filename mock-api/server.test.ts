/** @jest-environment node */
import { createHash } from 'node:crypto';
import { answerErrors } from './core/validate';
import type { openApiDocument } from './openapi';
import { routes } from './routes';
import type { ApiServer } from './server';
import { openServer } from '../tests/server';
import { generator, randomFilters } from '../tests/oracle/randomFilters';
import { readWorld, type World } from '../tests/oracle/world';
import { smallSet } from '../tests/server';
import { typeCodes } from './db/schema';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
afterAll(() => server.close());

const send = (
  method: 'GET' | 'POST' | 'OPTIONS' | 'PUT',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  server.app.inject({
    method,
    url,
    payload:
      body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
const search = (name: string) => `/api/v2/search/${name}`;
const A = { award_type_codes: ['A', 'B', 'C', 'D'] };
const period = [{ start_date: '2023-10-01', end_date: '2024-09-30' }];
const byAward = (filters: unknown, rest: object = {}) => ({
  filters,
  fields: ['Award ID', 'Award Amount'],
  ...rest,
});
const counted = (filters: unknown, rest: object = {}) => ({ filters, ...rest });

describe('odd requests get the contract’s status', () => {
  const award = search('spending_by_award/');
  const count = search('spending_by_award_count/');
  const time = search('spending_over_time/');
  const tx = search('spending_by_transaction/');
  const geo = search('spending_by_geography/');
  const category = search('spending_by_category/awarding_agency/');
  const agency = (query: string) => `/api/v2/agency/097/awards/${query}`;
  const txBody = (filters: unknown, rest: object = {}) => ({
    filters,
    fields: ['Award ID', 'Transaction Amount'],
    sort: 'Transaction Amount',
    ...rest,
  });
  const table: readonly (readonly [
    string,
    number,
    'GET' | 'POST' | 'OPTIONS' | 'PUT',
    string,
    unknown?,
  ])[] = [
    ['no trailing slash', 200, 'POST', search('spending_by_award_count'), counted({})],
    ['double slashes', 200, 'POST', '/api//v2/search//spending_by_award_count/', counted({})],
    ['legacy keyword', 200, 'POST', count, counted({ keyword: 'forest roads' })],
    [
      'keyword beside keywords',
      200,
      'POST',
      count,
      counted({ keyword: 'zz', keywords: ['forest'] }),
    ],
    [
      'auditTrail and unknown top-level keys',
      200,
      'POST',
      count,
      counted({}, { auditTrail: 'Tab Counts', whatever: 1 }),
    ],
    [
      'unknown filter keys',
      200,
      'POST',
      count,
      counted({ recipient_name: 'x', object_class: ['10'] }),
    ],
    ['numeric string as limit', 200, 'POST', award, byAward(A, { limit: '5' })],
    [
      'subawards beside spending_level',
      200,
      'POST',
      count,
      counted({}, { subawards: true, spending_level: 'awards' }),
    ],
    ['no intersection', 200, 'POST', award, byAward({ award_type_codes: ['no intersection'] })],
    [
      'no intersection at counts',
      200,
      'POST',
      count,
      counted({ award_type_codes: ['no intersection'] }),
    ],
    [
      'reversed period',
      200,
      'POST',
      count,
      counted({ time_period: [{ start_date: '2024-09-30', end_date: '2023-10-01' }] }),
    ],
    [
      'period far in the future',
      200,
      'POST',
      time,
      counted(
        { time_period: [{ start_date: '2024-10-01', end_date: '2999-01-01' }] },
        { group: 'fiscal_year' },
      ),
    ],
    [
      'one-sided period at counts',
      200,
      'POST',
      count,
      counted({ time_period: [{ start_date: '2024-01-01' }] }),
    ],
    ['short names of groups', 200, 'POST', time, counted({ time_period: period }, { group: 'q' })],
    [
      'FOREIGN as a country at counts',
      200,
      'POST',
      count,
      counted({ place_of_performance_locations: [{ country: 'FOREIGN' }] }),
    ],
    [
      'unknown country',
      200,
      'POST',
      count,
      counted({ place_of_performance_locations: [{ country: 'ZZZ' }] }),
    ],
    [
      'lower-case state',
      200,
      'POST',
      count,
      counted({ place_of_performance_locations: [{ country: 'usa', state: 'tx' }] }),
    ],
    ['plain NAICS list', 200, 'POST', count, counted({ naics_codes: ['54', 5415] })],
    ['exclude alone', 200, 'POST', count, counted({ naics_codes: { exclude: ['54'] } })],
    [
      'contract and assistance types apart',
      200,
      'POST',
      count,
      counted({ contract_award_type_codes: ['A'], financial_assistance_award_type_codes: ['04'] }),
    ],
    [
      'category by body, without slash',
      200,
      'POST',
      search('spending_by_category'),
      counted({ time_period: period }, { category: 'cfda' }),
    ],
    [
      'category of a specific path ignores the body',
      200,
      'POST',
      category,
      counted({}, { category: 'nonsense' }),
    ],
    [
      'defc without def_codes',
      200,
      'POST',
      search('spending_by_category/defc/'),
      counted({}, { spending_level: 'award_financial' }),
    ],
    ['a body without content type', 200, 'POST', count, '{"filters":{}}'],
    ['unknown sort that is free', 200, 'POST', award, byAward(A, { sort: 'Recipient UEI' })],
    ['preflight', 204, 'OPTIONS', count],
    ['broken JSON', 400, 'POST', count, '{"filters":'],
    ['an array as body', 400, 'POST', count, '[]'],
    ['null as body of a custom download', 400, 'POST', '/api/v2/bulk_download/awards/', 'null'],
    ['null as body of a category', 400, 'POST', search('spending_by_category/'), 'null'],
    ['filters of a wrong type at counts', 400, 'POST', count, counted('all')],
    ['null filter', 400, 'POST', count, counted({ keywords: null })],
    ['fractional limit', 422, 'POST', award, byAward(A, { limit: 5.5 })],
    [
      'fractional limit outside the strict search',
      400,
      'POST',
      category,
      counted({}, { limit: 5.5 }),
    ],
    ['null limit', 400, 'POST', category, counted({}, { limit: null })],
    ['text as limit', 400, 'POST', category, counted({}, { limit: 'x' })],
    ['unknown order', 400, 'POST', tx, txBody(A, { order: 'up' })],
    ['unknown award type at counts', 400, 'POST', count, counted({ award_type_codes: ['Q'] })],
    [
      'unknown award type in the strict search',
      400,
      'POST',
      award,
      byAward({ award_type_codes: ['Q'] }),
    ],
    ['unknown scope', 400, 'POST', count, counted({ recipient_scope: 'x' })],
    [
      'unknown date type',
      400,
      'POST',
      count,
      counted({ time_period: [{ ...period[0], date_type: 'q' }] }),
    ],
    ['award_ids as text', 400, 'POST', count, counted({ award_ids: 'a' })],
    ['numbers as keywords', 400, 'POST', count, counted({ keywords: [123] })],
    ['empty period', 400, 'POST', count, counted({ time_period: [{}] })],
    ['empty amount range', 400, 'POST', count, counted({ award_amounts: [{}] })],
    [
      'extra key in an agency',
      400,
      'POST',
      count,
      counted({ agencies: [{ type: 'awarding', tier: 'toptier', name: 'x', color: 'red' }] }),
    ],
    [
      'impossible date',
      400,
      'POST',
      count,
      counted({ time_period: [{ start_date: '2023-02-30', end_date: '2024-01-01' }] }),
    ],
    ['NAICS code of three digits', 400, 'POST', count, counted({ naics_codes: ['123'] })],
    [
      'sort outside the group',
      400,
      'POST',
      award,
      byAward(A, { sort: 'Loan Value', fields: ['Loan Value'] }),
    ],
    ['sort not among fields', 400, 'POST', award, byAward(A, { sort: 'Start Date' })],
    [
      'unknown transaction field',
      400,
      'POST',
      tx,
      { filters: A, fields: ['Nonsense'], sort: 'Nonsense' },
    ],
    [
      'current and original district',
      400,
      'POST',
      count,
      counted({
        place_of_performance_locations: [
          { country: 'USA', state: 'TX', district_current: '01', district_original: '01' },
        ],
      }),
    ],
    [
      'recipient_id with subawards',
      400,
      'POST',
      time,
      counted({ recipient_id: 'x-R' }, { group: 'month', spending_level: 'subawards' }),
    ],
    [
      'unsupported category',
      400,
      'POST',
      search('spending_by_category/object_class/'),
      counted({}),
    ],
    ['malformed hash', 400, 'POST', '/api/v2/references/hash/', { hash: 'nope' }],
    ['unknown hash', 400, 'POST', '/api/v2/references/hash/', { hash: '0'.repeat(32) }],
    ['bad sort of agencies', 400, 'GET', '/api/v2/references/toptier_agencies/?sort=color'],
    ['unknown endpoint', 404, 'GET', '/api/v2/references/def_code/'],
    ['unknown award', 404, 'GET', '/api/v2/awards/CONT_AWD_NOPE/'],
    ['wrong method', 405, 'GET', count],
    ['wrong method with a body', 405, 'PUT', count, {}],
    [
      'a number no database holds as an award id',
      422,
      'POST',
      '/api/v2/download/contract/',
      '{"award_id":1e30}',
    ],
    ['an infinite award id', 422, 'POST', '/api/v2/download/contract/', '{"award_id":1e400}'],
    [
      'a page beyond every number',
      422,
      'POST',
      category,
      '{"filters":{},"page":9223372036854775000}',
    ],
    [
      'a page whose offset is beyond every number',
      422,
      'POST',
      category,
      counted({}, { page: 9007199254740991, limit: 100 }),
    ],
    [
      'an amount of 39 digits',
      422,
      'POST',
      count,
      '{"filters":{"award_amounts":[{"lower_bound":1e39}]}}',
    ],
    [
      'an amount of 30 digits',
      422,
      'POST',
      count,
      '{"filters":{"award_amounts":[{"upper_bound":123456789012345678901234567890}]}}',
    ],
    [
      'an infinite amount',
      422,
      'POST',
      count,
      '{"filters":{"award_amounts":[{"upper_bound":-1e400}]}}',
    ],
    [
      'an infinite page of a query',
      422,
      'GET',
      `/api/v2/references/glossary/?page=${'9'.repeat(400)}`,
    ],
    [
      'lists 5,000 deep',
      400,
      'POST',
      count,
      `{"filters":{"keywords":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    ],
    [
      'objects 50,000 deep where a search is saved',
      400,
      'POST',
      '/api/v2/references/filter/',
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
    ],
    [
      'a field by a name that every object has',
      400,
      'POST',
      award,
      byAward(A, { fields: ['constructor'], sort: 'constructor' }),
    ],
    [
      'a transaction field by such a name',
      400,
      'POST',
      tx,
      txBody(A, { fields: ['toString'], sort: 'toString' }),
    ],
    [
      'a category by such a name',
      400,
      'POST',
      search('spending_by_category/'),
      counted({}, { category: 'constructor' }),
    ],
    [
      'an award field nobody has beside one that is there',
      200,
      'POST',
      award,
      byAward(A, { fields: ['Award ID', '__proto__', 'valueOf'] }),
    ],
    ['the day of the awards', 200, 'GET', '/api/v2/awards/last_updated/'],
    [
      'account money of an award that is not there',
      400,
      'POST',
      '/api/v2/awards/funding_rollup/',
      { award_id: 'CONT_AWD_NOPE' },
    ],
    ['account money asked without an award', 422, 'POST', '/api/v2/awards/funding_rollup/', {}],
    ['account money asked with GET', 405, 'GET', '/api/v2/awards/funding_rollup/'],
    [
      'archive files of an agency by its number',
      200,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: 1, fiscal_year: 2024, type: 'contracts' },
    ],
    [
      'archive files of an agency by digits',
      200,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: '1', fiscal_year: 2024, type: 'contracts' },
    ],
    [
      'archive files of an agency in words',
      422,
      'POST',
      '/api/v2/bulk_download/list_monthly_files/',
      { agency: 'defense', fiscal_year: 2024, type: 'contracts' },
    ],
    [
      'too large a body',
      413,
      'POST',
      count,
      `{"filters":{"keywords":["${'x'.repeat(5_300_000)}"]}}`,
    ],
    ['no filters', 422, 'POST', count, {}],
    ['no award types in the strict search', 422, 'POST', award, byAward({})],
    ['no award types for transactions', 422, 'POST', tx, txBody({})],
    ['empty list', 422, 'POST', count, counted({ keywords: [] })],
    ['empty award types', 422, 'POST', award, byAward({ award_type_codes: [] })],
    ['keyword of two characters', 422, 'POST', count, counted({ keywords: ['ab'] })],
    ['page 0', 422, 'POST', category, counted({}, { page: 0 })],
    ['limit 101', 422, 'POST', award, byAward(A, { limit: 101 })],
    [
      'date before the first searchable one',
      422,
      'POST',
      count,
      counted({ time_period: [{ start_date: '2007-09-30', end_date: '2024-01-01' }] }),
    ],
    [
      'agency without a name',
      422,
      'POST',
      count,
      counted({ agencies: [{ type: 'awarding', tier: 'toptier' }] }),
    ],
    [
      'location without a country',
      422,
      'POST',
      count,
      counted({ recipient_locations: [{ state: 'TX' }] }),
    ],
    [
      'district of three characters',
      422,
      'POST',
      count,
      counted({ recipient_locations: [{ country: 'USA', state: 'TX', district_current: '001' }] }),
    ],
    [
      'district without a state',
      422,
      'POST',
      count,
      counted({ recipient_locations: [{ country: 'USA', district_current: '01' }] }),
    ],
    [
      'exclude as an empty list',
      422,
      'POST',
      count,
      counted({ naics_codes: { require: ['54'], exclude: [] } }),
    ],
    ['unknown PSC group', 422, 'POST', count, counted({ psc_codes: { require: [['Things']] } })],
    ['lower-case PSC', 422, 'POST', count, counted({ psc_codes: ['b1'] })],
    ['types of two groups', 422, 'POST', award, byAward({ award_type_codes: ['A', '04'] })],
    [
      'types of two sides for subawards',
      422,
      'POST',
      award,
      {
        filters: { award_type_codes: ['A', '04'] },
        fields: ['Sub-Award ID'],
        spending_level: 'subawards',
      },
    ],
    ['wrong type in the strict search', 422, 'POST', award, byAward({ ...A, keywords: 'abc' })],
    [
      'FOREIGN in the strict search',
      422,
      'POST',
      award,
      byAward({ ...A, place_of_performance_locations: [{ country: 'FOREIGN' }] }),
    ],
    [
      'fractional amounts in the strict search',
      422,
      'POST',
      award,
      byAward({ ...A, award_amounts: [{ lower_bound: 1.5 }] }),
    ],
    [
      'one date in the strict search',
      422,
      'POST',
      award,
      byAward({ ...A, time_period: [{ start_date: '2024-01-01' }] }),
    ],
    ['transactions too deep', 422, 'POST', tx, txBody(A, { page: 501, limit: 100 })],
    ['no group', 422, 'POST', time, counted({})],
    ['no layer', 422, 'POST', geo, counted({}, { scope: 'recipient_location' })],
    ['all terms of the glossary', 200, 'GET', '/api/v2/references/glossary/?limit=500'],
    ['more terms than a page holds', 422, 'GET', '/api/v2/references/glossary/?limit=501'],
    [
      'a glossary search without a slash',
      200,
      'POST',
      '/api/v2/autocomplete/glossary',
      { search_text: 'oblig', limit: 500 },
    ],
    [
      'a glossary search for a number',
      400,
      'POST',
      '/api/v2/autocomplete/glossary/',
      { search_text: 7 },
    ],
    ['a list in brackets', 200, 'GET', agency('?award_type_codes=[A,B,C]')],
    ['a list in encoded brackets', 200, 'GET', agency('?award_type_codes=%5BA%2CB%2CC%5D')],
    ['a list without brackets', 200, 'GET', agency('?award_type_codes=A,B,C')],
    ['a list of quoted items with blanks', 200, 'GET', agency('?award_type_codes=["A", "B"]')],
    ['a list as repeated parameters', 200, 'GET', agency('?award_type_codes=A&award_type_codes=B')],
    ['no intersection in a list', 200, 'GET', agency('?award_type_codes=[no intersection]')],
    ['unknown query parameters', 200, 'GET', agency('?fiscal_year=2025&colour=red')],
    ['an empty list', 422, 'GET', agency('?award_type_codes=[]')],
    ['an unknown code in a list', 400, 'GET', agency('?award_type_codes=[A,ZZ]')],
    ['a year in letters', 400, 'GET', agency('?fiscal_year=latest')],
    ['a year before the first', 422, 'GET', agency('?fiscal_year=1999')],
    ['a year not begun', 422, 'GET', agency('?fiscal_year=2099')],
    ['an unknown agency', 404, 'GET', '/api/v2/agency/999/awards/'],
    ['no search text', 422, 'POST', '/api/v2/autocomplete/recipient/', {}],
    [
      'federal accounts of subawards',
      501,
      'POST',
      search('spending_by_category/federal_account/'),
      counted({}, { spending_level: 'subawards' }),
    ],
    [
      'financial level outside defc',
      501,
      'POST',
      category,
      counted({}, { spending_level: 'award_financial' }),
    ],
    [
      'parent DUNS',
      501,
      'POST',
      search('spending_by_category/recipient_parent_duns/'),
      counted({}),
    ],
  ];
  it.each(table.map((row) => [row[0], row[1], row] as const))(
    '%s: %i',
    async (_name, status, [, , method, url, body]) => {
      const answer = await send(method, url, body);
      expect([answer.statusCode, answer.statusCode >= 400 ? answer.body : '']).toEqual([
        status,
        answer.statusCode >= 400 ? answer.body : '',
      ]);
      if (status >= 400 && !url.includes('/references/hash'))
        expect(answer.json()).toHaveProperty('detail');
    },
  );
});

describe('the API as a client of the published contract meets it', () => {
  it('gives everybody the same answer, whoever they say they are', async () => {
    const answers = await Promise.all(
      [{}, { authorization: 'Bearer somebody' }, { cookie: 'session=somebody' }].map((headers) =>
        send(
          'POST',
          search('spending_by_award_count/'),
          { filters: {} },
          headers as Record<string, string>,
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(
      answers.flatMap(({ headers }) =>
        ['set-cookie', 'www-authenticate'].filter((name) => name in headers),
      ),
    ).toEqual([]);
  });
  it('gives each disaster code its title, and its law, links and disaster', async () => {
    const { codes } = (await send('GET', '/api/v2/references/def_codes/')).json<{
      codes: Record<string, unknown>[];
    }>();
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) {
      expect(Object.keys(code).sort()).toEqual(['code', 'disaster', 'public_law', 'title', 'urls']);
      expect(typeof code.title === 'string' && code.title !== '').toBe(true);
    }
    expect(codes.find(({ code }) => code === 'V')).toMatchObject({
      disaster: 'covid_19',
      public_law: expect.stringMatching(/117-2/) as unknown,
    });
  });
  it('answers to a percent-encoded, doubly encoded and integer award id alike', async () => {
    const award =
      world.awards.find((row) => row.uid.includes('/') && row.uid.includes(' ')) ??
      world.awards[0]!;
    for (const id of [
      encodeURIComponent(award.uid),
      encodeURIComponent(encodeURIComponent(award.uid)),
      String(award.id),
    ]) {
      const answer = await send('GET', `/api/v2/awards/${id}/`);
      expect([id, answer.statusCode]).toEqual([id, 200]);
      expect(answer.json()).toMatchObject({
        generated_unique_award_id: award.uid,
        total_obligation: award.amount,
      });
    }
  });
  it('reads a list in a query as [A,B], as A,B and as repeated parameters alike', async () => {
    const top = world.awards.find((award) => award.group === 0)!.top;
    const code = server.lookups.toptiers.find(({ name }) => name === top)!.code;
    const year = 2025;
    const inYear = (date: string) => date >= '2024-10-01' && date <= '2025-09-30';
    const own = world.transactions.filter(
      (row) => row.top === top && ['A', 'C'].includes(row.type) && inYear(row.date),
    );
    const begun = world.awards.filter(
      (row) => row.top === top && ['A', 'C'].includes(row.type) && inYear(row.signed),
    );
    for (const list of ['[A,C]', 'A,C', '%5BA,C%5D', '["A","C"]', 'A&award_type_codes=C']) {
      const answer = (
        await send(
          'GET',
          `/api/v2/agency/${code}/awards/?fiscal_year=${year}&award_type_codes=${list}`,
        )
      ).json() as { transaction_count: number; obligations: number };
      expect([list, answer.transaction_count]).toEqual([list, own.length]);
      expect(answer.obligations).toBeCloseTo(
        own.reduce((sum, row) => sum + row.txAmount, 0),
        2,
      );
      const fresh = (
        await send(
          'GET',
          `/api/v2/agency/${code}/awards/new/count/?fiscal_year=${year}&award_type_codes=${list}`,
        )
      ).json() as { new_award_count: number; award_type_codes: string[] };
      expect([list, fresh.new_award_count, fresh.award_type_codes]).toEqual([
        list,
        begun.length,
        ['A', 'C'],
      ]);
    }
    expect(
      (
        await send('GET', `/api/v2/agency/${code}/awards/?award_type_codes=[no intersection]`)
      ).json(),
    ).toMatchObject({ transaction_count: 0, obligations: 0, latest_action_date: null });
  });
  it('rewrites the singular keyword and lets keywords win', async () => {
    const count = async (filters: object) =>
      (await send('POST', search('spending_by_award_count/'), { filters })).json() as {
        results: object;
      };
    expect((await count({ keyword: 'forest roads' })).results).toEqual(
      (await count({ keywords: ['forest roads'] })).results,
    );
    expect(
      (await count({ keyword: 'harbor dredging', keywords: ['forest roads'] })).results,
    ).toEqual((await count({ keywords: ['forest roads'] })).results);
  });
  it('names dropped filter keys', async () => {
    const answer = (
      await send('POST', search('spending_by_award_count/'), {
        filters: { recipient_id: 'x', nonsense: 1 },
      })
    ).json() as { messages: string[] };
    expect(answer.messages[0]).toContain('["recipient_id","nonsense"]');
  });
  it('saves and restores a search untouched, under the MD5 of its bytes', async () => {
    const body =
      '{"filters": {"keyword":["ü"] , "anything":{"a":[1,null]}},"version":"2020-06-01"}';
    const saved = await send('POST', '/api/v2/references/filter/', body);
    expect(saved.json()).toEqual({ hash: createHash('md5').update(body).digest('hex') });
    expect((await send('POST', '/api/v2/references/hash/', saved.json())).json()).toEqual({
      filter: JSON.parse(body),
    });
  });
  it('saves nothing that it could not give back: an empty body is refused', async () => {
    const url = '/api/v2/references/filter/';
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (
        await send('POST', '/api/v2/references/hash/', {
          hash: createHash('md5').update('').digest('hex'),
        })
      ).statusCode,
    ).toBe(400);
  });
  it('allows the front end’s header across origins and marks its data', async () => {
    const preflight = await send('OPTIONS', search('spending_by_award/'), undefined, {
      origin: 'http://localhost:3000',
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('X-Requested-With');
    expect((await send('GET', '/api/v2/references/award_types/')).headers['x-data-source']).toMatch(
      /^sample; as-of=2025-11-15; set=[0-9a-f]{6,}$/,
    );
  });
  it('serves the glossary of the site’s own content, page by page and by a part of the name', async () => {
    const list = (await send('GET', '/api/v2/references/glossary/?limit=500')).json() as {
      results: { term: string; slug: string }[];
      page_metadata: { count: number };
    };
    expect(list.results.length).toBeGreaterThanOrEqual(160);
    expect(list.page_metadata).toMatchObject({
      count: list.results.length,
      next: null,
      hasNext: false,
    });
    const second = (
      await send('GET', '/api/v2/references/glossary/?limit=50&page=2')
    ).json() as typeof list;
    expect(second.results).toEqual(list.results.slice(50, 100));
    const search = (
      await send('POST', '/api/v2/autocomplete/glossary/', { search_text: 'OBLIG', limit: 500 })
    ).json() as { matched_terms: { term: string }[]; results: string[]; count: number };
    expect(search.results).toEqual(
      list.results.map(({ term }) => term).filter((term) => /oblig/i.test(term)),
    );
    expect(search.matched_terms.map(({ term }) => term)).toEqual(search.results);
    expect(search.count).toBe(search.results.length);
  });
  it('names near matches of an unknown endpoint', async () => {
    expect((await send('GET', '/api/v2/references/def_code/')).json()).toMatchObject({
      detail: expect.stringContaining('/api/v2/references/def_codes/') as string,
    });
  });
  it('treats hostile text as text', async () => {
    for (const text of [
      "'; drop table award; --",
      '<img src=x onerror=alert(1)>',
      '%_\\',
      '\u202Eabc',
      '🏛️🏛️🏛️',
      'a'.repeat(300),
      '$1 $2 ${x}',
    ]) {
      const answer = await send('POST', search('spending_by_award_count/'), {
        filters: {
          keywords: [text],
          description: text,
          recipient_search_text: [text],
          award_ids: [text],
          place_of_performance_locations: [{ country: 'USA', city: text }],
          program_numbers: [text],
          set_aside_type_codes: [text],
        },
      });
      expect([text.slice(0, 20), answer.statusCode]).toEqual([text.slice(0, 20), 200]);
    }
    expect(
      (await send('POST', search('spending_by_award_count/'), { filters: {} })).json(),
    ).toMatchObject({
      results: { contracts: world.awards.filter((award) => award.group === 0).length },
    });
  });
  it('makes the failures that are asked for, and only then', async () => {
    const url = '/api/v2/references/award_types/';
    expect((await send('GET', url, undefined, { 'x-fault': 'status=503' })).statusCode).toBe(503);
    expect((await send('GET', `${url}?x-fault=empty`)).body).toBe('');
    expect(() => JSON.parse('') as unknown).toThrow();
    const malformed = await send('GET', url, undefined, { 'x-fault': 'malformed' });
    expect(() => JSON.parse(malformed.body) as unknown).toThrow();
    const whole = await send('GET', url);
    expect((await send('GET', url, undefined, { 'x-fault': 'truncate' })).body.length).toBeLessThan(
      whole.body.length,
    );
    expect(whole.statusCode).toBe(200);
  });
  it.each([
    'status=9999',
    'status=99',
    'status=0',
    'status=abc',
    'status=200.5',
    'status=-1',
    'status',
  ])('refuses a failure that cannot be made: %s', async (fault) => {
    expect(
      (await send('GET', '/api/v2/references/award_types/', undefined, { 'x-fault': fault }))
        .statusCode,
    ).toBe(400);
  });
  it('lists the archive files of an agency alike for its id as a number and as text of digits', async () => {
    const { id, name } = server.lookups.toptiers[3]!;
    const list = async (agency: unknown) =>
      (
        await send('POST', '/api/v2/bulk_download/list_monthly_files/', {
          agency,
          fiscal_year: 2024,
          type: 'assistance',
        })
      ).json() as { monthly_files: { agency_name: string }[] };
    expect((await list(String(id))).monthly_files[0]!.agency_name).toBe(name);
    expect(await list(String(id))).toEqual(await list(id));
  });
  it('names the file of the data dictionary by an absolute address on the host that was asked', async () => {
    const answer = (
      await send('GET', '/api/v2/references/data_dictionary/', undefined, {
        host: 'api.example:8080',
      })
    ).json() as { document: { metadata: { download_location: string } } };
    expect(answer.document.metadata.download_location).toBe(
      'http://api.example:8080/documents/data-dictionary.csv',
    );
  });
  it('tells the day of its awards and what accounts pay for one, beside the pages of awards', async () => {
    expect((await send('GET', '/api/v2/awards/last_updated')).json()).toEqual({
      last_updated: '11/15/2025',
    });
    const spending = (
      await send('POST', '/api/v2/spending/', {
        type: 'award',
        filters: { fy: '2025', period: '8' },
      })
    ).json() as { results: { id: string | null; generated_unique_award_id: string }[] };
    const paid = spending.results.find(({ id }) => id !== null)!;
    const rollup = (
      await send('POST', '/api/v2/awards/funding_rollup/', {
        award_id: paid.generated_unique_award_id,
      })
    ).json() as Record<string, number>;
    const page = (
      await send('GET', `/api/v2/awards/${encodeURIComponent(paid.generated_unique_award_id)}/`)
    ).json() as { total_account_obligation: number };
    expect(rollup.total_transaction_obligated_amount).toBeCloseTo(page.total_account_obligation, 2);
    expect(rollup).toMatchObject({
      awarding_agency_count: 1,
      funding_agency_count: expect.any(Number) as number,
      federal_account_count: expect.any(Number) as number,
    });
    expect(rollup.federal_account_count).toBeGreaterThanOrEqual(rollup.funding_agency_count!);
    expect(
      (await send('POST', '/api/v2/awards/funding_rollup/', { award_id: Number(paid.id) })).json(),
    ).toEqual(rollup);
  });
  it('sorts by every column it offers, both ways', async () => {
    const { awardFields } = await import('./handlers/search/fields/awards');
    for (const [group, codes] of [
      [0, ['A', 'B', 'C', 'D']],
      [2, ['02', '03', '04', '05']],
      [4, ['07', '08']],
    ] as const) {
      for (const [name, field] of Object.entries(awardFields)) {
        if (field.groups && !field.groups.includes(group)) continue;
        for (const order of ['asc', 'desc']) {
          const answer = await send('POST', search('spending_by_award/'), {
            filters: { award_type_codes: codes },
            fields: [name, 'Award ID'],
            sort: name,
            order,
            limit: 10,
          });
          expect([name, answer.statusCode]).toEqual([name, 200]);
        }
      }
    }
  });
  it('pages through all rows once, in one order', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const answer = (
        await send(
          'POST',
          search('spending_by_award/'),
          byAward(A, { sort: 'Award Amount', page, limit: 37 }),
        )
      ).json() as { results: { generated_internal_id: string }[] };
      seen.push(...answer.results.map((row) => row.generated_internal_id));
    }
    expect(new Set(seen).size).toBe(5 * 37);
  });
});

describe('every endpoint', () => {
  const sample = (path: string, random: () => number): { body?: object; url: string } => {
    const filters = randomFilters(world, random);
    const award = world.awards[Math.floor(random() * world.awards.length)]!;
    const name = path.split('/').filter(Boolean).at(-1)!;
    const url = `/api/${path
      .replace('{group}', 'Service')
      .replace('{psc}', 'R')
      .replace('{psc2}', 'R4')
      .replace('{agency}', '097')
      .replace('{federal_account}', '021-2020')
      .replace('{code}', String([11, 5415, 541512, 7][Math.floor(random() * 4)]))
      .replace('{award_id}', encodeURIComponent(award.uid))
      .replace(
        '{toptier_code}',
        server.lookups.toptiers[Math.floor(random() * server.lookups.toptiers.length)]!.code,
      )}`;
    if (path.includes('spending_by_category'))
      return { url, body: { filters, category: 'psc', limit: 5 } };
    const codes = [award.type];
    switch (name) {
      case 'funding_rollup':
        return { url, body: { award_id: award.uid } };
      case 'spending_by_award':
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            fields: ['Award ID', 'Recipient Location', 'def_codes', 'NAICS', 'Awarding Agency'],
            limit: 20,
          },
        };
      case 'spending_by_transaction':
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            fields: ['Award ID', 'Mod', 'Assistance Listing'],
            sort: 'Mod',
          },
        };
      case 'spending_over_time':
        return {
          url,
          body: {
            filters,
            group: ['month', 'quarter', 'fiscal_year', 'calendar_year'][Math.floor(random() * 4)],
            spending_level: ['awards', 'transactions'][Math.floor(random() * 2)],
          },
        };
      case 'spending_by_geography':
        return {
          url,
          body: {
            filters,
            scope: 'recipient_location',
            geo_layer: ['state', 'county', 'district', 'country'][Math.floor(random() * 4)],
          },
        };
      case 'transaction_spending_summary':
        return {
          url,
          body: { filters: { keywords: [award.words.trim().split(' ')[0]!.padEnd(3, 'x')] } },
        };
      case 'spending':
        return {
          url,
          body: {
            type: ['agency', 'object_class', 'federal_account', 'recipient', 'award'][
              Math.floor(random() * 5)
            ],
            filters: {
              fy: String(2018 + Math.floor(random() * 8)),
              period: String(2 + Math.floor(random() * 11)),
            },
          },
        };
      case 'federal_accounts':
        return {
          url,
          body: {
            filters: { fy: String(2017 + Math.floor(random() * 9)) },
            page: 1 + Math.floor(random() * 9),
            limit: 1 + Math.floor(random() * 100),
            keyword: ['trust', '097', 'salaries', ''][Math.floor(random() * 4)],
          },
        };
      case 'cfda':
        return {
          url,
          body: {
            search_text: ['93.7', 'health', 'road', 'a'][Math.floor(random() * 4)],
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'spending_by_transaction_grouped':
      case 'spending_by_subaward_grouped': {
        const word = name.split('_')[2]!;
        return {
          url,
          body: {
            filters: { ...filters, award_type_codes: codes },
            limit: 20,
            page: 1 + Math.floor(random() * 2),
            sort: [`${word}_count`, `${word}_obligation`, 'award_id'][Math.floor(random() * 3)],
            order: random() < 0.5 ? 'asc' : 'desc',
          },
        };
      }
      case 'new_awards_over_time':
        return {
          url,
          body: {
            group: ['month', 'q', 'fiscal_year'][Math.floor(random() * 3)],
            filters: {
              recipient_id: `${award.recipientUuid}-${'CPR'[Math.floor(random() * 3)]!}`,
              time_period: [{ start_date: '2015-03-01', end_date: '2024-02-01' }],
            },
          },
        };
      case 'ata':
      case 'aid':
      case 'bpoa':
      case 'epoa':
      case 'a':
      case 'main':
      case 'sub':
        return {
          url,
          body: {
            filters: random() < 0.5 ? { [name]: '0' } : { aid: '097', [name]: '' },
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'naics':
        return {
          url,
          body: { search_text: ['54', 'engineering', '3'][Math.floor(random() * 3)], limit: 5 },
        };
      case 'psc':
        return {
          url,
          body: { search_text: ['R4', 'support', '1'][Math.floor(random() * 3)], limit: 5 },
        };
      case 'program_activity':
        return {
          url,
          body: {
            search_text: ['00', 'operations', 'research'][Math.floor(random() * 3)],
            limit: 5,
          },
        };
      case 'awarding_agency_office':
      case 'funding_agency_office':
        return {
          url,
          body: {
            search_text: ['defense', 'office', 'DOD', 'field'][Math.floor(random() * 4)],
            limit: 5,
          },
        };
      case 'filter':
        return { url, body: { filters: { n: random() }, version: '2020-06-01' } };
      case 'hash':
        return {
          url,
          body: { hash: createHash('md5').update('{"filters":{},"version":"x"}').digest('hex') },
        };
      case 'glossary':
        return {
          url,
          body: {
            search_text: award.words.trim().slice(0, 1 + Math.floor(random() * 4)),
            limit: 1 + Math.floor(random() * 500),
          },
        };
      case 'recipient':
        return {
          url,
          body: path.includes('autocomplete')
            ? { search_text: award.recipient.slice(0, 5) }
            : { limit: 5, page: 1 + Math.floor(random() * 3) },
        };
      case 'location':
      case 'city':
        return { url, body: { search_text: (award.pop.city ?? 'spring').slice(0, 4), limit: 5 } };
      case 'awarding_agency':
      case 'funding_agency':
        return { url, body: { search_text: award.top.split(' ').at(-1), limit: 5 } };
      default:
        return { url, body: { filters } };
    }
  };
  it.each(
    routes
      .filter(
        (route) => !/download\/|object_class|program_activity|\/tas\/|parent_duns/.test(route.path),
      )
      .map((route) => [route.method, route.path, route] as const),
  )('%s %s answers as its schema says, twenty times', async (method, path, route) => {
    await send('POST', '/api/v2/references/filter/', '{"filters":{},"version":"x"}');
    const random = generator(7);
    for (let index = 0; index < 20; index += 1) {
      const { url, body } = sample(path, random);
      const answer = await send(method, url, method === 'POST' ? body : undefined);
      expect([
        JSON.stringify(body),
        answer.statusCode,
        answer.statusCode === 200 ? '' : answer.body,
      ]).toEqual([JSON.stringify(body), 200, '']);
      expect(answerErrors(route.answer, answer.json())).toEqual([]);
    }
  });
  const bad: Readonly<
    Record<number, (route: (typeof routes)[number]) => { url: string; body?: unknown }>
  > = {
    400: (route) => ({
      url: `/api/${route.path.replace('{toptier_code}', '097')}${route.method === 'GET' ? '?sort=%00&use_cache=perhaps&agency_type=none&page=x&depth=x&filter=a' : ''}`,
      body: '{"budget_function": 1, "filters": 1, "search_text": 1, "limit": {}, "hash": 1, "award_type": 1',
    }),
    404: (route) => ({ url: `/api/${route.path.replace(/\{\w+\}/, 'NOPE')}` }),
    422: (route) => ({
      url: `/api/${route.path.replace('{toptier_code}', '097')}${route.method === 'GET' ? '?fiscal_year=1&limit=0&depth=-5' : ''}`,
      body: {},
    }),
    501: (route) => ({
      url: `/api/${route.path}`,
      body: { filters: {}, spending_level: 'award_financial', category: 'recipient_parent_duns' },
    }),
  };
  // Downloads have a test file of their own. So has a full disk (507).
  const cases = routes
    .filter(({ path }) => !/download\//.test(path))
    .flatMap((route) =>
      route.errors
        .filter(
          (status) =>
            status !== 507 &&
            !(status === 422 && /object_class|autocomplete\/glossary/.test(route.path)) &&
            !(status === 422 && ['v2/recipient/', 'v2/federal_accounts/'].includes(route.path)),
        )
        .map((status) => [route.method, route.path, status, route] as const),
    )
    .filter(
      ([, path, status]) =>
        !(status === 501 && /defc/.test(path)) &&
        !(status === 501 && /object_class|program_activity|\/tas\//.test(path)) &&
        !(status === 422 && path === 'v2/search/spending_by_category/'),
    );
  it.each(cases)('%s %s can answer %i', async (method, _path, status, route) => {
    const { url, body } = bad[status]!(route);
    expect((await send(method, url, method === 'POST' ? body : undefined)).statusCode).toBe(status);
  });
  it('stands in /api/openapi.json with the schema that validates it', async () => {
    const document = (await send('GET', '/api/openapi.json')).json() as ReturnType<
      typeof openApiDocument
    >;
    expect(Object.keys(document.paths).sort()).toEqual(
      [...new Set(routes.map((route) => `/api/${route.path}`))].sort(),
    );
    for (const route of routes)
      if (route.body)
        expect(
          JSON.stringify(
            (
              document.paths as Record<
                string,
                Record<string, { requestBody: { content: Record<string, { schema: unknown }> } }>
              >
            )[`/api/${route.path}`]![route.method.toLowerCase()]!.requestBody.content[
              'application/json'
            ]!.schema,
          ),
        ).toBe(JSON.stringify(route.body));
  });
});

describe('agencies by typed words', () => {
  const found = async (text: string) =>
    (await send('POST', '/api/v2/autocomplete/awarding_agency/', { search_text: text, limit: 20 }))
      .json<{
        results: {
          toptier_flag: boolean;
          toptier_agency: { name: string; abbreviation: string };
          subtier_agency: { name: string };
        }[];
      }>()
      .results.map(({ toptier_flag: top, toptier_agency: whole, subtier_agency: part }) =>
        top ? whole.name : part.name,
      );
  it('put the exact one first, then those that begin so, the larger before the smaller', async () => {
    expect((await found('defen'))[0]).toBe('Department of Defense');
    expect((await found('DOD'))[0]).toBe('Department of Defense');
    expect((await found('health'))[0]).toBe('Department of Health and Human Services');
    expect((await found('treas'))[0]).toBe('Department of the Treasury');
  });
});
