import { createHash } from 'node:crypto';
import { smallSet, sharedServer } from '../tests/server';
import { readWorld, type World } from '../tests/oracle/world';
import { typeCodes } from './db/schema';
import { recipientCategoryCodes } from '../src/domain/codes/recipientTypes';
import { search, A, byAward, sender } from '../tests/requests';
import type { ApiServer } from './server';

let server: ApiServer;
let world: World;
beforeAll(async () => {
  server = await sharedServer();
  world = await readWorld(smallSet, typeCodes, recipientCategoryCodes);
}, 120_000);
const send = sender(() => server);

describe('the API under the published contract', () => {
  it('gives everybody the same answer, whoever they say they are [i6.1]', async () => {
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
  it('accepts a list in the query as [A,B], as A,B and as repeated parameters', async () => {
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
  it('treats keyword as keywords, and prefers keywords when both are present', async () => {
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
  it('names ignored filter keys in a message', async () => {
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
  it('rejects an empty body when saving a search', async () => {
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
  it('allows X-Requested-With across origins and describes its dataset in X-Data-Source', async () => {
    const preflight = await send('OPTIONS', search('spending_by_award/'), undefined, {
      origin: 'http://localhost:3000',
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('X-Requested-With');
    expect((await send('GET', '/api/v2/references/award_types/')).headers['x-data-source']).toMatch(
      /^sample; as-of=2025-11-15; set=[0-9a-f]{6,}$/,
    );
  });
  it('serves the glossary of the site in pages and searches it by a part of the name [r3.3]', async () => {
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
  it('suggests similar endpoints for an unknown one', async () => {
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
  it('simulates the failure that x-fault requests, and none without it', async () => {
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
  ])('returns 400 for an invalid x-fault: %s', async (fault) => {
    expect(
      (await send('GET', '/api/v2/references/award_types/', undefined, { 'x-fault': fault }))
        .statusCode,
    ).toBe(400);
  });
  it('lists the same archive files for an agency ID that is a number or a string', async () => {
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
  it('returns the data dictionary file as an absolute URL on the requested host', async () => {
    for (const host of ['api.example:8080', 'other.example']) {
      const answer = (
        await send('GET', '/api/v2/references/data_dictionary/', undefined, { host })
      ).json() as { document: { metadata: { download_location: string } } };
      expect(answer.document.metadata.download_location).toMatch(
        new RegExp(`^http://${host}(:80)?/documents/data-dictionary.csv$`),
      );
    }
  });
  it('returns the date of the data, and the account rollup of an award', async () => {
    expect((await send('GET', '/api/v2/awards/last_updated')).json()).toEqual({
      last_updated: '11/15/2025',
      load_notes: [],
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
  it('accepts every award column as sort field, in both orders', async () => {
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
  it('returns no award twice across pages', async () => {
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
