import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { smallSet } from '../tests/server';
import { searchKinds, wideFilters, type WideFilters } from '../tests/wideFilters';
import { Database } from './db/database';
import { buildServer } from './server';

/** Is true if the tests use the default dataset, as in `npm run test:full`. `docs/long-checks.md` lists the printed figures. */
const isLarge = process.env.SEARCHES_SET === 'default';
const set = isLarge ? join(__dirname, '../.cache/tests/default.duckdb') : smallSet;
/**
 * Limits in milliseconds. `npm run test:full` checks the promised response times, with nothing else running. `npm test` may run on a
 * slow or busy machine, so its generous limit only detects a missing response.
 */
const GENEROUS = 30_000;
const maxMs = isLarge
  ? { answer: 5000, afterAbandoned: 1000, end: 5000 }
  : { answer: GENEROUS, afterAbandoned: GENEROUS, end: GENEROUS };
jest.setTimeout(600_000);

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};
let folder: string;
let server: ChildProcess;
let port: number;
let wide: WideFilters;
beforeAll(async () => {
  wide = await wideFilters(set);
});
const startServer = async () => {
  folder = mkdtempSync(join(tmpdir(), 'spending-abandoned-'));
  const name = isLarge ? 'default' : 'small';
  symlinkSync(set, join(folder, `${name}.duckdb`));
  if (existsSync(`${set}.json`)) symlinkSync(`${set}.json`, join(folder, `${name}.duckdb.json`));
  port = await findFreePort();
  server = spawn(process.execPath, ['scripts/start.mjs', '--api-only'], {
    cwd: join(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      SPENDING_DATA: folder,
      SPENDING_SIZE: name,
      SPENDING_TODAY: '2025-11-15',
      SPENDING_CLOSING_SECONDS: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of server.stdout!) {
    output += String(part);
    if (output.includes('API: http')) break;
  }
};
const stopServer = async () => {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
};

interface Answer {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  ms: number;
}
const send = (
  path: string,
  body: object,
): { asked: ClientRequest; answer: Promise<Answer | undefined> } => {
  const started = performance.now();
  const clientRequest = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/v2/${path}`,
    headers: { 'content-type': 'application/json' },
    agent: false,
  });
  const answer = new Promise<Answer | undefined>((done) => {
    clientRequest.on('error', () => done(undefined));
    clientRequest.on('response', (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('error', () => done(undefined))
        .on('end', () =>
          done({
            status: response.statusCode!,
            body: text,
            headers: response.headers,
            ms: performance.now() - started,
          }),
        );
    });
  });
  clientRequest.end(JSON.stringify(body));
  return { asked: clientRequest, answer };
};
/**
 * Sends a search with the maximum number of keywords, recipient names and award IDs, which takes seconds. The keyword with the number
 * `at` makes each search different, so that no response comes from the cache.
 */
const sendSlowSearch = (at: number) =>
  send('search/spending_over_time/', {
    group: 'month',
    filters: {
      keywords: [...(wide.keywords as string[]).slice(1), `number ${at}`],
      recipient_search_text: wide.recipient_search_text,
      award_ids: wide.award_ids,
    },
  });
/** Sends a search of any kind with its own keyword. */
const sendSomeSearch = (at: number) => {
  const { path, body } = searchKinds[at % searchKinds.length]!;
  return send(path, body({ keywords: [`number ${at}`] }));
};
const sendSimpleSearch = (word: string) =>
  send('search/spending_by_award_count/', { filters: { keywords: [word] } });
/** Returns the peak memory of the server in megabytes, or undefined if the system does not report it. */
const getPeakMemory = (): number | undefined => {
  const status = `/proc/${server.pid!}/status`;
  return existsSync(status)
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1]) / 1024
    : undefined;
};
const note = (text: string) => console.log(`${isLarge ? 'default' : 'small'} set: ${text}`);

describe('an overloaded server', () => {
  beforeAll(startServer);
  afterAll(stopServer);

  it.each([
    ['one kind', sendSlowSearch, 0],
    ['every kind', sendSomeSearch, 50],
  ])(
    'answers a search right after 500 others of %s were abandoned',
    async (kind, sendOther, stay) => {
      expect((await sendSimpleSearch('warm up').answer)!.status).toBe(200);
      await Promise.all(
        Array.from({ length: 500 }, async (_, at) => {
          const { asked } = sendOther(at);
          asked.on('error', () => {});
          await once(asked, 'finish');
          await setTimeout(stay);
          asked.destroy();
        }),
      );
      const next = (await sendSimpleSearch('bridge').answer)!;
      note(
        `the search after 500 abandoned ones of ${kind}: ${next.status} after ${next.ms.toFixed(0)} ms; most memory ${getPeakMemory()?.toFixed(0) ?? '?'} MB`,
      );
      expect(next.status).toBe(200);
      expect(next.ms).toBeLessThan(maxMs.afterAbandoned);
      expect(getPeakMemory() ?? 0).toBeLessThan(1500);
    },
  );

  it('refuses searches with Retry-After while too many are waiting, and accepts them again afterwards', async () => {
    const others = Array.from({ length: 400 }, (_, at) => sendSlowSearch(at));
    const refused = await Promise.race(
      others.map(async ({ answer }) => {
        const response = await answer;
        return response?.status === 503 ? response : new Promise<never>(() => {});
      }),
    );
    expect([
      refused.headers['retry-after'],
      (JSON.parse(refused.body) as { detail: string }).detail,
    ]).toEqual(['2', 'Too many requests are waiting. Try again in a moment.']);
    others.forEach(({ asked }) => asked.destroy());
    expect((await sendSimpleSearch('bridge').answer)!.status).toBe(200);
  });

  it('handles the largest requests without a server error, in bounded time and memory', async () => {
    const buildLongKeyword = (at: number) => ({
      filters: { keywords: [`${at} ${'word '.repeat(900_000)}`] },
    });
    const tooManyIds = {
      filters: { award_ids: Array.from({ length: 300_000 }, (_, at) => `ID${at}`) },
    };
    const manyAgencies = {
      filters: {
        agencies: Array.from({ length: 60_000 }, () => ({
          type: 'awarding',
          tier: 'toptier',
          name: 'Department of Defense',
        })),
      },
    };
    const times: { name: string; status: number; ms: number }[] = [];
    const time = async (name: string, path: string, body: object) => {
      const response = (await send(path, body).answer)!;
      times.push({ name, status: response.status, ms: response.ms });
      expect([name, response.status < 500]).toEqual([name, true]);
    };
    for (const [name, body] of Object.entries({
      'a text of 4.5 MB': buildLongKeyword(1),
      '300,000 identifiers': tooManyIds,
      '60,000 agencies': manyAgencies,
    }))
      await time(name, 'search/spending_by_award_count/', body);
    await time('a description of 4.5 MB', 'search/spending_by_award_count/', {
      filters: { description: 'word '.repeat(900_000) },
    });
    for (const kind of searchKinds) {
      const keys = Object.keys(wide).filter(
        (key) => !(kind.without as readonly string[] | undefined)?.includes(key),
      ) as (keyof WideFilters)[];
      const all = Object.fromEntries(keys.map((key) => [key, wide[key]]));
      await time(`${kind.path} with every list`, kind.path, kind.body(all));
      if (isLarge)
        for (const key of keys)
          await time(`${kind.path} with ${key}`, kind.path, kind.body({ [key]: wide[key] }));
    }
    times.sort((a, b) => b.ms - a.ms);
    const statuses = times.reduce<Record<string, number>>(
      (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
      {},
    );
    note(
      `${times.length} requests, statuses ${JSON.stringify(statuses)}; longest ${times
        .slice(0, 3)
        .map(({ name, ms }) => `${ms.toFixed(0)} ms (${name})`)
        .join(', ')}; most memory ${getPeakMemory()?.toFixed(0) ?? '?'} MB`,
    );
    expect(times[0]!.ms).toBeLessThan(maxMs.answer);
    expect(getPeakMemory() ?? 0).toBeLessThan(1500);
  });

  it('exits on SIGTERM while searches run', async () => {
    const others = Array.from({ length: 40 }, (_, at) => sendSlowSearch(at));
    // Wait until searches run: one second, or less if the first search ends earlier.
    await Promise.race([
      others[0]!.answer,
      new Promise((done) => {
        globalThis.setTimeout(done, 1000);
      }),
    ]);
    const started = performance.now();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const elapsedMs = performance.now() - started;
    note(`SIGTERM while 40 searches ran or waited: ended after ${elapsedMs.toFixed(0)} ms`);
    expect(elapsedMs).toBeLessThan(maxMs.end);
    await Promise.all(others.map(({ answer }) => answer));
  });
});

describe('the time limit of statements', () => {
  afterEach(() => {
    delete process.env.SPENDING_STATEMENT_SECONDS;
  });
  const sendSearch = async (api: Awaited<ReturnType<typeof buildServer>>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/search/spending_over_time/',
      payload: JSON.stringify({ group: 'month', filters: wide }),
    });

  it('ends a request with 503 and Retry-After once SPENDING_STATEMENT_SECONDS have passed', async () => {
    process.env.SPENDING_STATEMENT_SECONDS = '0.001';
    // Opening the dataset takes longer than a millisecond, but the limit covers only the statements of a request.
    const api = await buildServer({
      path: set,
      cacheSize: 0,
    });
    const answer = await sendSearch(api);
    await api.close();
    expect([
      answer.statusCode,
      answer.headers['retry-after'],
      (answer.json() as { detail: string }).detail,
    ]).toEqual([
      503,
      '60',
      'This request took longer than 0.001 seconds and was stopped. Narrow the search, for example to a shorter period or fewer keywords.',
    ]);
  });
  it('is 20 seconds by default, including the time in the queue', async () => {
    const forRequestSpy = jest.spyOn(Database.prototype, 'forRequest');
    const api = await buildServer({
      path: set,
      cacheSize: 0,
    });
    const answer = await sendSearch(api);
    await api.close();
    const limits = forRequestSpy.mock.calls.map(
      ([{ signal, limitMs }]) => [signal === undefined, limitMs!] as const,
    );
    forRequestSpy.mockRestore();
    expect(answer.statusCode).toBe(200);
    // The shared reader has no abort signal and keeps the full limit, because its results are cached for all clients.
    expect(limits.map(([shared]) => shared)).toEqual([false, true]);
    limits.forEach(([shared, limit]) =>
      expect(shared ? limit === 20_000 : limit > 0 && limit < 20_000).toBe(true),
    );
  });
  it('must be above 0 and at most 86,400 seconds', async () => {
    for (const value of ['soon', '0', '-1', '1e9']) {
      process.env.SPENDING_STATEMENT_SECONDS = value;
      await expect(buildServer({ path: set })).rejects.toThrow(
        `SPENDING_STATEMENT_SECONDS must be above 0 and at most 86400, for example 20. It is ${value}`,
      );
    }
  });
});
