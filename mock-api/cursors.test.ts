import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { searchPath, sender } from '../tests/requests';
import { isFullRun } from '../tests/sampled';
import { openServer, sharedServer } from '../tests/server';
import { awardFields, extraSorts } from './handlers/search/fields/awards';
import { extraSubawardSorts, subawardFields } from './handlers/search/fields/subawards';
import type { ApiServer } from './server';

jest.setTimeout(600_000);
let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});

interface Page {
  results: Record<string, unknown>[];
  page_metadata: {
    page: number;
    hasNext: boolean;
    last_record_unique_id: number | null;
    last_record_sort_value: string;
  };
}
const contracts = ['A', 'B', 'C', 'D'];
const everyDay = [{ start_date: '2007-10-01', end_date: '2026-09-30' }];
const createCaller =
  (of: () => ApiServer) =>
  async (body: object): Promise<Page> => {
    const response = await sender(of)('POST', searchPath('spending_by_award/'), {
      filters: { award_type_codes: contracts, time_period: everyDay },
      ...body,
    });
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return response.json();
  };
const callApi = createCaller(() => server);
const recordedBody = (
  JSON.parse(readFileSync(join(__dirname, 'load/fixtures/cases/12_keyset.json'), 'utf8')) as {
    body: { limit: number; last_record_unique_id?: number; last_record_sort_value?: string };
  }
).body;
const toCursor = ({ page_metadata: last }: Page) => ({
  last_record_unique_id: last.last_record_unique_id,
  last_record_sort_value: last.last_record_sort_value,
});
/**
 * Reads all contracts page by page, with the last record of each page as the cursor for the next. Returns the numbers of distinct IDs,
 * of rows, and of contracts in the award count.
 */
const readAllPages = async (of: () => ApiServer, sort: string, order: string) => {
  const ids = new Set<unknown>();
  let rows = 0;
  let cursor = {};
  for (let hasMore = true; hasMore;) {
    const page = await createCaller(of)({
      fields: ['Award ID', sort],
      sort,
      order,
      limit: 100,
      ...cursor,
    });
    page.results.forEach(({ internal_id: id }) => ids.add(id));
    rows += page.results.length;
    hasMore = page.page_metadata.hasNext;
    cursor = toCursor(page);
  }
  const counts = await sender(of)('POST', searchPath('spending_by_award_count/'), {
    filters: { award_type_codes: contracts, time_period: everyDay },
  });
  const { contracts: all } = (counts.json() as { results: { contracts: number } }).results;
  return { ids: ids.size, rows, all };
};
/** Writes a copy of the default dataset with every contract twice, which makes more than 150,000 contracts. */
const writeLargeSet = async (path: string) => {
  copyFileSync(join(process.cwd(), '.cache/tests/default.duckdb'), path);
  const database = await DuckDBInstance.create(path);
  const connection = await database.connect();
  for (const statement of [
    'set variable next = (select max(id) from award)',
    `insert into award select * replace (id + getvariable('next') as id, generated_id || '-2' as generated_id)
      from award where grp = 0`,
    `insert into tx
      select * replace (tid + (select max(tid) from tx) as tid, award_id + getvariable('next') as award_id)
      from tx
      where grp = 0`,
  ])
    await connection.run(statement);
  connection.closeSync();
  database.closeSync();
};
const getSorts = (fields: typeof awardFields, free: Readonly<Record<string, string>>) =>
  [...new Set([...Object.keys(fields), ...Object.keys(free)])].filter((name) => {
    const groups = fields[name]?.groups;
    return !groups || groups.includes(0);
  });
const listSortOrders = (of: readonly string[]) =>
  of.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const));

describe('a search page requested by the last record of the previous page', () => {
  it.each(listSortOrders(getSorts(awardFields, extraSorts)))(
    'equals the page requested by number for awards sorted by %s, %s',
    async (sort, order) => {
      const body = { fields: ['Award ID', ...(sort in awardFields ? [sort] : [])], sort, order };
      let last = await callApi({ ...body, limit: 100 });
      for (let page = 2; page <= 4 && last.page_metadata.hasNext; page += 1) {
        const byNumber = await callApi({ ...body, limit: 100, page });
        const byRecord = await callApi({ ...body, limit: 100, ...toCursor(last) });
        expect(byRecord.results).toEqual(byNumber.results);
        last = byRecord;
      }
    },
  );
  it.each(listSortOrders(getSorts(subawardFields, extraSubawardSorts)))(
    'equals the page requested by number for subawards sorted by %s, %s',
    async (sort, order) => {
      const body = {
        fields: ['Sub-Award ID', ...(sort in subawardFields ? [sort] : [])],
        sort,
        order,
        spending_level: 'subawards',
        limit: 100,
      };
      let last = await callApi(body);
      expect(last.page_metadata.hasNext).toBe(true);
      for (let page = 2; page <= 3; page += 1) {
        const byNumber = await callApi({ ...body, page });
        // Clients may also send a page number, which has no effect.
        const byRecord = await callApi({ ...body, page: page * 7, ...toCursor(last) });
        expect(byRecord.results).toEqual(byNumber.results);
        last = byRecord;
      }
    },
  );
  it('equals the page requested by number for a recorded client request', async () => {
    const { last_record_unique_id, last_record_sort_value, ...rest } = recordedBody;
    expect([last_record_unique_id, last_record_sort_value]).toEqual([120375, '13527123839.52']);
    const first = await callApi(rest);
    const next = await callApi({ ...recordedBody, ...toCursor(first) });
    expect(next.results).toHaveLength(rest.limit);
    expect(next.results).toEqual((await callApi({ ...rest, page: 2 })).results);
    expect(next.results).not.toEqual(first.results);
  });
  it('is rejected when the record does not exist', async () => {
    const response = await sender(() => server)('POST', searchPath('spending_by_award/'), {
      filters: { award_type_codes: contracts, time_period: everyDay },
      fields: ['Award ID'],
      last_record_unique_id: 2_000_000_000,
      last_record_sort_value: 'x',
    });
    expect([response.statusCode, response.body]).toEqual([
      422,
      expect.stringContaining('record 2000000000 does not exist'),
    ]);
  });
  it.each([
    ['Award Amount', 'desc'],
    ['Last Modified Date', 'asc'],
  ])('leads page by page to every award exactly once, sorted by %s, %s', async (sort, order) => {
    const { ids, rows, all } = await readAllPages(() => server, sort, order);
    expect([ids, rows]).toEqual([all, all]);
  });
  if (isFullRun)
    it('leads page by page to more than 150,000 awards, each exactly once', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'spending-cursors-'));
      await writeLargeSet(join(folder, 'small.duckdb'));
      const largeServer = await openServer({ folder });
      try {
        const { ids, rows, all } = await readAllPages(() => largeServer, 'Award Amount', 'desc');
        expect([ids, rows]).toEqual([all, all]);
        expect(all).toBeGreaterThan(150_000);
      } finally {
        await largeServer.close();
        rmSync(folder, { recursive: true, force: true });
      }
    });
  it('is rejected for an invalid sort field, with a message that lists the valid ones', async () => {
    for (const [sort, why] of [
      ['Nothing', 'is not available for the requested award types'],
      ['Loan Value', 'is not available for the requested award types'],
      ['Start Date', 'is not among the requested fields'],
    ] as const) {
      const response = await sender(() => server)('POST', searchPath('spending_by_award/'), {
        filters: { award_type_codes: contracts, time_period: everyDay },
        fields: ['Award ID', 'Award Amount'],
        sort,
      });
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain(`'${sort}' ${why}. Sort by one of: Award ID, Award Amount, `);
    }
  });
});
