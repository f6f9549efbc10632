import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv';
import { everyKind } from '../tests/everyKind';
import { isFullRun } from '../tests/sampled';
import { smallSet } from '../tests/server';
import { AnswerCache } from './core/cache';
import { buildServer } from './server';

jest.setTimeout(600_000);

describe('memory of the API', () => {
  // Runs only in full runs, because it takes twelve seconds. The next test finds leaked schemas in every run.
  (isFullRun ? it : it.skip)(
    'grows by less than 8 MB during 2,000 requests of every kind',
    async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        '--expose-gc',
        join(__dirname, '../tests/heapProcess.mjs'),
        smallSet,
        '2000',
      ]);
      const { before, after, statuses } = JSON.parse(stdout.trim().split('\n').pop()!) as {
        before: number;
        after: number;
        statuses: Record<string, number>;
      };
      console.log(
        `heap ${before.toFixed(1)} MB before and ${after.toFixed(1)} MB after, statuses ${JSON.stringify(statuses)}`,
      );
      expect(
        Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '501'),
      ).toEqual([]);
      expect(statuses['200']).toBeGreaterThan(1500);
      // An endpoint that kept one schema for each request would leak 200 kB per request.
      expect(after - before).toBeLessThan(8);
    },
  );

  it('gains no schemas from repeated requests', async () => {
    // This server uses the modules of this file, so that its schema compilation can be observed.
    const folder = mkdtempSync(join(tmpdir(), 'spending-test-'));
    symlinkSync(smallSet, join(folder, 'small.duckdb'));
    const server = await buildServer({ path: join(folder, 'small.duckdb'), cacheSize: 0 });
    try {
      const sendAll = async () => {
        for (const { method, url, body } of everyKind(3))
          await server.app.inject({ method, url, payload: body && JSON.stringify(body) });
      };
      const compile = jest.spyOn(Ajv.prototype, 'compile');
      await sendAll();
      const first = compile.mock.calls.length;
      await sendAll();
      expect([first > 0, compile.mock.calls.length - first]).toEqual([true, 0]);
    } finally {
      jest.restoreAllMocks();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('cached responses', () => {
  it('are limited by total length, and the least recently used one is evicted first', () => {
    const cache = new AnswerCache(1000);
    for (const name of 'abcdefghij') cache.set(name, name.repeat(100));
    expect([cache.size, cache.get('a')]).toEqual([1000, 'a'.repeat(100)]);
    cache.set('k', 'k'.repeat(100));
    expect([cache.size, cache.get('b'), cache.get('a')]).toEqual([
      1000,
      undefined,
      'a'.repeat(100),
    ]);
    cache.set('a', 'short');
    expect([cache.size, cache.get('a')]).toEqual([905, 'short']);
  });
  it('exclude a response that takes half of the maximum length', () => {
    const cache = new AnswerCache(1000);
    cache.set('small', 'x');
    cache.set('large', 'x'.repeat(500));
    expect([cache.get('large'), cache.get('small')]).toEqual([undefined, 'x']);
  });
  it('have a short key, however long the request is', () => {
    const cache = new AnswerCache();
    expect(
      cache.keyOf('/api/', { filters: { keywords: ['x'.repeat(1_000_000)] } }).length,
    ).toBeLessThan(100);
    expect(cache.keyOf('/api/', { a: 1 })).not.toBe(cache.keyOf('/api/', { a: 2 }));
  });
});
