import { sharedServer, smallSet } from '../tests/server';
import { searchCalls } from '../tests/sameAnswers/calls';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});

describe('random searches for the comparison of API versions', () => {
  it('are the same for the same seed, and differ for another seed', async () => {
    const firstCalls = await searchCalls(smallSet, 40, 7);
    expect(await searchCalls(smallSet, 40, 7)).toEqual(firstCalls);
    expect(await searchCalls(smallSet, 40, 8)).not.toEqual(firstCalls);
  });
  it('all return 200, and most return results', async () => {
    const calls = await searchCalls(smallSet, 120, 2026);
    const failures: string[] = [];
    let nonEmptyCount = 0;
    for (const { url, body } of calls) {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/v2/search/${url}`,
        payload: body,
      });
      if (response.statusCode !== 200)
        failures.push(`${url} ${JSON.stringify(body)}: ${response.body}`);
      if (!response.body.includes('"results":[]')) nonEmptyCount += 1;
    }
    expect(failures).toEqual([]);
    expect(nonEmptyCount).toBeGreaterThan(calls.length / 2);
  });
});
