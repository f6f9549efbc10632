import { createHash } from 'node:crypto';
import { smallSet, sharedServer } from '../tests/server';
import { readWorld, type World } from '../tests/oracle/world';
import { typeCodes } from './db/schema';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { searchPath, CONTRACTS, awardsBody, sender } from '../tests/requests';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
const send = sender(() => server);
const json = async <T>(...request: Parameters<typeof send>): Promise<T> =>
  (await send(...request)).json();

describe('the API under the published contract', () => {
  it('returns the same response to every client, with or without credentials [i6.1]', async () => {
    const answers = await Promise.all(
      [{}, { authorization: 'Bearer somebody' }, { cookie: 'session=somebody' }].map((headers) =>
        send(
          'POST',
          searchPath('spending_by_award_count/'),
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
  it('returns each disaster code with its title, law, links and disaster [i3.profiles.28, r3.27]', async () => {
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
  it('returns the same award for an encoded, a doubly encoded and an integer ID', async () => {
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
  it('accepts a list in the query with or without brackets, as JSON and as repeated parameters', async () => {
    const top = world.awards.find((award) => award.group === 0)!.top;
    const code = server.lookups.toptiers.find(({ name }) => name === top)!.code;
    const inYear = (date: string) => date >= '2024-10-01' && date <= '2025-09-30';
    const agencyActions = world.transactions.filter(
      (row) => row.top === top && ['A', 'C'].includes(row.type) && inYear(row.date),
    );
    const newAwards = world.awards.filter(
      (row) => row.top === top && ['A', 'C'].includes(row.type) && inYear(row.signed),
    );
    for (const list of ['[A,C]', 'A,C', '%5BA,C%5D', '["A","C"]', 'A&award_type_codes=C']) {
      const query = `?fiscal_year=2025&award_type_codes=${list}`;
      const answer = await json<{ transaction_count: number; obligations: number }>(
        'GET',
        `/api/v2/agency/${code}/awards/${query}`,
      );
      expect([list, answer.transaction_count]).toEqual([list, agencyActions.length]);
      expect(answer.obligations).toBeCloseTo(
        agencyActions.reduce((sum, row) => sum + row.txAmount, 0),
        2,
      );
      const fresh = await json<{ new_award_count: number; award_type_codes: string[] }>(
        'GET',
        `/api/v2/agency/${code}/awards/new/count/${query}`,
      );
      expect([list, fresh.new_award_count, fresh.award_type_codes]).toEqual([
        list,
        newAwards.length,
        ['A', 'C'],
      ]);
    }
    expect(
      await json('GET', `/api/v2/agency/${code}/awards/?award_type_codes=[no intersection]`),
    ).toMatchObject({ transaction_count: 0, obligations: 0, latest_action_date: null });
  });
  it('treats keyword as keywords, and prefers keywords when both are present', async () => {
    const count = async (filters: object) =>
      (await json<{ results: object }>('POST', searchPath('spending_by_award_count/'), { filters }))
        .results;
    const keywords = ['forest roads'];
    const expectedCounts = await count({ keywords });
    expect(await count({ keyword: 'forest roads' })).toEqual(expectedCounts);
    expect(await count({ keyword: 'harbor dredging', keywords })).toEqual(expectedCounts);
  });
  it('names ignored filter keys in a message', async () => {
    const filters = { recipient_id: 'x', nonsense: 1 };
    const answer = await json<{ messages: string[] }>(
      'POST',
      searchPath('spending_by_award_count/'),
      {
        filters,
      },
    );
    expect(answer.messages[0]).toContain('["recipient_id","nonsense"]');
  });
  it('saves a search under the MD5 hash of its bytes and restores it unchanged', async () => {
    const body =
      '{"filters": {"keyword":["ü"] , "anything":{"a":[1,null]}},"version":"2020-06-01"}';
    const saved = await send('POST', '/api/v2/references/filter/', body);
    expect(saved.json()).toEqual({ hash: createHash('md5').update(body).digest('hex') });
    expect((await send('POST', '/api/v2/references/hash/', saved.json())).json()).toEqual({
      filter: JSON.parse(body),
    });
  });
  it('rejects an empty body and saves no search for it', async () => {
    const headers = { 'content-type': 'application/json' };
    const empty = await send('POST', '/api/v2/references/filter/', undefined, headers);
    const hash = createHash('md5').update('').digest('hex');
    const found = await send('POST', '/api/v2/references/hash/', { hash });
    expect([empty.statusCode, found.statusCode]).toEqual([400, 400]);
  });
  it('allows X-Requested-With across origins and describes its dataset in X-Data-Source', async () => {
    const preflight = await send('OPTIONS', searchPath('spending_by_award/'), undefined, {
      origin: 'http://localhost:3000',
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('X-Requested-With');
    expect((await send('GET', '/api/v2/references/award_types/')).headers['x-data-source']).toMatch(
      /^sample; as-of=2025-11-15; set=[0-9a-f]{6,}$/,
    );
  });
  it('returns the glossary in pages and searches it by part of a term [r3.3]', async () => {
    const list = await json<{
      results: { term: string; slug: string }[];
      page_metadata: { count: number };
    }>('GET', '/api/v2/references/glossary/?limit=500');
    expect(list.results.length).toBeGreaterThanOrEqual(160);
    expect(list.page_metadata).toMatchObject({
      count: list.results.length,
      next: null,
      hasNext: false,
    });
    const url = '/api/v2/references/glossary/?limit=50&page=2';
    const second = await json<typeof list>('GET', url);
    expect(second.results).toEqual(list.results.slice(50, 100));
    const search = await json<{
      matched_terms: { term: string }[];
      results: string[];
      count: number;
    }>('POST', '/api/v2/autocomplete/glossary/', { search_text: 'OBLIG', limit: 500 });
    expect(search.results).toEqual(
      list.results.map(({ term }) => term).filter((term) => /oblig/i.test(term)),
    );
    expect(search.matched_terms.map(({ term }) => term)).toEqual(search.results);
    expect(search.count).toBe(search.results.length);
  });
  it('suggests similar endpoints for an unknown path', async () => {
    expect(await json('GET', '/api/v2/references/def_code/')).toMatchObject({
      detail: expect.stringContaining('/api/v2/references/def_codes/') as string,
    });
  });
  it('treats SQL, HTML and pattern characters in filters as plain text', async () => {
    for (const text of [
      "'; drop table award; --",
      '<img src=x onerror=alert(1)>',
      '%_\\',
      '\u202Eabc',
      '🏛️🏛️🏛️',
      'a'.repeat(300),
      '$1 $2 ${x}',
    ]) {
      const answer = await send('POST', searchPath('spending_by_award_count/'), {
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
      await json('POST', searchPath('spending_by_award_count/'), { filters: {} }),
    ).toMatchObject({
      results: { contracts: world.awards.filter((award) => award.group === 0).length },
    });
  });
  it('simulates the failure named in x-fault, and none without x-fault', async () => {
    const url = '/api/v2/references/award_types/';
    expect((await send('GET', url, undefined, { 'x-fault': 'status=503' })).statusCode).toBe(503);
    expect((await send('GET', `${url}?x-fault=empty`)).body).toBe('');
    expect(() => JSON.parse('') as unknown).toThrow();
    const malformed = await send('GET', url, undefined, { 'x-fault': 'malformed' });
    expect(() => JSON.parse(malformed.body) as unknown).toThrow();
    const fullAnswer = await send('GET', url);
    expect((await send('GET', url, undefined, { 'x-fault': 'truncate' })).body.length).toBeLessThan(
      fullAnswer.body.length,
    );
    expect(fullAnswer.statusCode).toBe(200);
  });
  it.each([
    'status=9999',
    'status=99',
    'status=0',
    'status=abc',
    'status=200.5',
    'status=-1',
    'status',
  ])('returns 400 for an invalid x-fault: %s', async (fault) => {
    expect(
      (await send('GET', '/api/v2/references/award_types/', undefined, { 'x-fault': fault }))
        .statusCode,
    ).toBe(400);
  });
  it('lists the same archive files for an agency ID that is a number or a string', async () => {
    const { id, name } = server.lookups.toptiers[3]!;
    const list = (agency: unknown) =>
      json<{ monthly_files: { agency_name: string }[] }>(
        'POST',
        '/api/v2/bulk_download/list_monthly_files/',
        { agency, fiscal_year: 2024, type: 'assistance' },
      );
    expect((await list(String(id))).monthly_files[0]!.agency_name).toBe(name);
    expect(await list(String(id))).toEqual(await list(id));
  });
  it('returns the data dictionary file as an absolute URL on the requested host', async () => {
    for (const host of ['api.example:8080', 'other.example']) {
      const { document } = await json<{ document: { metadata: { download_location: string } } }>(
        'GET',
        '/api/v2/references/data_dictionary/',
        undefined,
        { host },
      );
      expect(document.metadata.download_location).toMatch(
        new RegExp(`^http://${host}(:80)?/documents/data-dictionary.csv$`),
      );
    }
  });
  it('returns the date of the data, and a funding rollup that matches the award page', async () => {
    expect(await json('GET', '/api/v2/awards/last_updated')).toEqual({
      last_updated: '11/15/2025',
      load_notes: [],
    });
    const spending = await json<{
      results: { id: string | null; generated_unique_award_id: string }[];
    }>('POST', '/api/v2/spending/', { type: 'award', filters: { fy: '2025', period: '8' } });
    const paid = spending.results.find(({ id }) => id !== null)!;
    const award = paid.generated_unique_award_id;
    const rollupOf = (id: string | number) =>
      json<Record<string, number>>('POST', '/api/v2/awards/funding_rollup/', { award_id: id });
    const rollup = await rollupOf(award);
    const page = await json<{ total_account_obligation: number }>(
      'GET',
      `/api/v2/awards/${encodeURIComponent(award)}/`,
    );
    expect(rollup.total_transaction_obligated_amount).toBeCloseTo(page.total_account_obligation, 2);
    expect(rollup).toMatchObject({
      awarding_agency_count: 1,
      funding_agency_count: expect.any(Number) as number,
      federal_account_count: expect.any(Number) as number,
    });
    expect(rollup.federal_account_count).toBeGreaterThanOrEqual(rollup.funding_agency_count!);
    expect(await rollupOf(Number(paid.id))).toEqual(rollup);
  });
  it('accepts every award column as a sort field, in both orders', async () => {
    const { awardFields } = await import('./handlers/search/fields/awards');
    for (const [group, codes] of [
      [0, ['A', 'B', 'C', 'D']],
      [2, ['02', '03', '04', '05']],
      [4, ['07', '08']],
    ] as const) {
      for (const [name, field] of Object.entries(awardFields)) {
        if (field.groups && !field.groups.includes(group)) continue;
        for (const order of ['asc', 'desc']) {
          const answer = await send('POST', searchPath('spending_by_award/'), {
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
  it('returns no award twice across pages', async () => {
    const recordIds: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { results } = await json<{ results: { generated_internal_id: string }[] }>(
        'POST',
        searchPath('spending_by_award/'),
        awardsBody(CONTRACTS, { sort: 'Award Amount', page, limit: 37 }),
      );
      recordIds.push(...results.map((row) => row.generated_internal_id));
    }
    expect(new Set(recordIds).size).toBe(5 * 37);
  });
});
