import { sender } from '../tests/requests';
import { sharedServer } from '../tests/server';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
}, 120_000);
const send = sender(() => server);

describe('the API', () => {
  it('returns the same recipients at recipient/duns/ as at recipient/', async () => {
    for (const body of [{}, { keyword: 'sample', sort: 'duns', order: 'asc', limit: 7, page: 2 }]) {
      const [currentResponse, olderResponse] = await Promise.all(
        ['recipient/', 'recipient/duns/'].map((path) => send('POST', `/api/v2/${path}`, body)),
      );
      expect(olderResponse!.statusCode).toBe(200);
      expect(olderResponse!.json()).toEqual(currentResponse!.json());
    }
    const { results } = (await send('POST', '/api/v2/recipient/duns/', { limit: 3 })).json() as {
      results: { id: string }[];
    };
    expect(results).toHaveLength(3);
    for (const { id } of results)
      for (const year of ['latest', 'all', '2024']) {
        const [currentResponse, olderResponse] = await Promise.all(
          ['recipient', 'recipient/duns'].map((path) =>
            send('GET', `/api/v2/${path}/${id}/?year=${year}`),
          ),
        );
        expect(olderResponse!.json()).toEqual(currentResponse!.json());
      }
    expect((await send('GET', '/api/v2/recipient/duns/nobody/')).statusCode).toBe(400);
    expect((await send('POST', '/api/v2/recipient/duns/', { limit: 1001 })).statusCode).toBe(422);
  });
  it('returns no children of a Treasury Account Symbol in the filter tree', async () => {
    const [symbol] = server.lookups.tas;
    const path = `/api/v2/references/filter_tree/tas/${symbol!.top_code}/${symbol!.account}/`;
    const { results } = (await send('GET', path)).json() as { results: { id: string }[] };
    expect(results.map(({ id }) => id)).toContain(symbol!.label);
    const below = await send('GET', `${path}${encodeURIComponent(symbol!.label)}/`);
    expect([below.statusCode, below.json()]).toEqual([200, { results: [] }]);
  });
});
