import { sharedServer, smallSet } from '../tests/server';
import { searchCalls } from '../tests/sameAnswers/calls';
import type { ApiServer } from './server';

let server: ApiServer;
beforeAll(async () => {
  server = await sharedServer();
});

describe('random searches for the comparison of API versions', () => {
  it('are the same for the same seed, and differ for another', async () => {
    const one = await searchCalls(smallSet, 40, 7);
    expect(await searchCalls(smallSet, 40, 7)).toEqual(one);
    expect(await searchCalls(smallSet, 40, 8)).not.toEqual(one);
  });
  it('all return 200, and most return results', async () => {
    const calls = await searchCalls(smallSet, 120, 2026);
    const refused: string[] = [];
    let found = 0;
    for (const { url, body } of calls) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/v2/search/${url}`,
        payload: body,
      });
      if (answer.statusCode !== 200) refused.push(`${url} ${JSON.stringify(body)}: ${answer.body}`);
      if (!answer.body.includes('"results":[]')) found += 1;
    }
    expect(refused).toEqual([]);
    expect(found).toBeGreaterThan(calls.length / 2);
  });
});
