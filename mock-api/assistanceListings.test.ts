import { testEachRequest, sender } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);
const get = async <T>(url: string): Promise<T> =>
  (await send('GET', `/api/v2/references/${url}`)).json();
interface Node {
  code: string;
  description: string;
  count?: number;
  children?: Node[];
}

describe('assistance listings', () => {
  it('are grouped by their first two digits, each listing exactly once', async () => {
    const groups = await get<Node[]>('assistance_listing/');
    expect(groups.every(({ code, children }) => /^\d\d$/.test(code) && !children)).toBe(true);
    expect(groups.find(({ code }) => code === '93')!.description).toMatch(/Health/);
    const below = await Promise.all(
      groups.map(({ code }) => get<Node[]>(`assistance_listing/${code}/`)),
    );
    below.forEach(([group], at) => {
      expect(group!.children).toHaveLength(groups[at]!.count!);
      expect(group!.children!.every(({ code }) => code.startsWith(groups[at]!.code))).toBe(true);
    });
    expect(below.flatMap(([group]) => group!.children!)).toHaveLength(
      server.lookups.listings.length,
    );
  });
  it('are found by a part of the title, regardless of case', async () => {
    const nodes = await get<Node[]>('assistance_listing/?filter=RESEARCH');
    const titles = nodes.flatMap(({ children }) => children!);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.every(({ description }) => /research/i.test(description))).toBe(true);
    expect(await get('assistance_listing/?filter=zzzz')).toEqual([]);
  });
  it('form one sorted, paginated list if flat=true', async () => {
    const page = (number: number, order: string) =>
      get<{ results: Node[]; page_metadata: { total: number; hasNext: boolean } }>(
        `assistance_listing/93/?flat=true&limit=7&page=${number}&order=${order}`,
      );
    const [first, second] = [await page(1, 'asc'), await page(2, 'asc')];
    const codes = [...first.results, ...second.results].map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect((await page(1, 'desc')).results[0]!.code > codes[13]!).toBe(true);
    expect(first.page_metadata).toMatchObject({ hasNext: true });
  });
  it('have opportunity totals, listed or one by one, and return 204 if unknown', async () => {
    const { results } = await get<{ results: { cfda: string; posted: number }[] }>('cfda/totals/');
    expect(results).toHaveLength(server.lookups.listings.length);
    const [first] = results;
    expect(await get(`cfda/totals/${first!.cfda}/`)).toEqual(first);
    const unknownListing = await send('GET', '/api/v2/references/cfda/totals/00.000/');
    expect([unknownListing.statusCode, unknownListing.body]).toEqual([204, '']);
  });
  testEachRequest(
    [
      ['a prefix that no listing has', 400, 'GET', '/api/v2/references/assistance_listing/00/'],
      ['an unknown order', 400, 'GET', '/api/v2/references/assistance_listing/?order=x'],
      ['a page before the first', 422, 'GET', '/api/v2/references/assistance_listing/?page=0'],
    ],
    send,
  );
});
