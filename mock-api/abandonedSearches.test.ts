import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request, type ClientRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSet } from '../tests/server';
import { searchKinds, wideFilters, type WideFilters } from '../tests/wideFilters';
import { Database } from './db/database';
import { buildServer } from './server';

/**
 * Tests the server in a separate process with the small dataset; `npm run test:full` uses the default dataset.
 * `docs/long-checks.md` lists the printed figures.
 */
const large = process.env.SEARCHES_SET === 'default';
const set = large ? join(__dirname, '../.cache/tests/default.duckdb') : smallSet;
/**
 * The promised response times in milliseconds. They apply to a machine that runs nothing else, as `npm run test:full` does.
 * `npm test` may run beside other work and must not fail on a slow machine, so its limits only detect a missing response.
 */
const GENEROUS = 30_000;
const promised = large
  ? { answer: 5000, afterAbandoned: 1000, end: 5000 }
  : { answer: GENEROUS, afterAbandoned: GENEROUS, end: GENEROUS };
jest.setTimeout(600_000);

const freePort = async (): Promise<number> => {
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
  const name = large ? 'default' : 'small';
  symlinkSync(set, join(folder, `${name}.duckdb`));
  if (existsSync(`${set}.json`)) symlinkSync(`${set}.json`, join(folder, `${name}.duckdb.json`));
  port = await freePort();
  server = spawn(process.execPath, ['scripts/start.mjs', '--api-only'], {
    cwd: join(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      SPENDING_DATA: folder,
      SPENDING_SIZE: name,
      SPENDING_TODAY: '2025-11-15',
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
/** Sends a search that takes seconds: texts, names and identifiers at their maximum, different each time so that nothing is cached. */
const sendSlowSearch = (at: number) =>
  send('search/spending_over_time/', {
    group: 'month',
    filters: {
      keywords: [...(wide.keywords as string[]).slice(1), `number ${at}`],
      recipient_search_text: wide.recipient_search_text,
      award_ids: wide.award_ids,
    },
  });
const sendSimpleSearch = (word: string) =>
  send('search/spending_by_award_count/', { filters: { keywords: [word] } });
/** Returns the peak memory of the server in megabytes; undefined if the system does not report it. */
const peak = (): number | undefined => {
  const status = `/proc/${server.pid!}/status`;
  return existsSync(status)
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))![1]) / 1024
    : undefined;
};
const note = (text: string) => console.log(`${large ? 'default' : 'small'} set: ${text}`);

describe('an overloaded server', () => {
  beforeAll(startServer);
  afterAll(stopServer);

  it('answers a search right after 500 others were abandoned', async () => {
    expect((await sendSimpleSearch('warm up').answer)!.status).toBe(200);
    const others = Array.from({ length: 500 }, (_, at) => sendSlowSearch(at));
    await Promise.all(
      others.map(
        ({ asked }) =>
          new Promise((done) => {
            asked.on('finish', done).on('error', done);
          }),
      ),
    );
    others.forEach(({ asked }) => asked.destroy());
    const next = (await sendSimpleSearch('bridge').answer)!;
    note(
      `the search after 500 abandoned ones: ${next.status} after ${next.ms.toFixed(0)} ms; most memory ${peak()?.toFixed(0) ?? '?'} MB`,
    );
    expect(next.status).toBe(200);
    expect(next.ms).toBeLessThan(promised.afterAbandoned);
    expect(peak() ?? 0).toBeLessThan(1500);
  });

  it('refuses searches with Retry-After while too many are waiting, and accepts them again afterwards', async () => {
    const others = Array.from({ length: 400 }, (_, at) => sendSlowSearch(at));
    const refused = await Promise.race(
      others.map(async ({ answer }) => {
        const got = await answer;
        return got?.status === 503 ? got : new Promise<never>(() => {});
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
    const megabytes = (at: number) => ({
      filters: { keywords: [`${at} ${'word '.repeat(900_000)}`] },
    });
    const tooMany = {
      filters: { award_ids: Array.from({ length: 300_000 }, (_, at) => `ID${at}`) },
    };
    const many = {
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
      const answer = (await send(path, body).answer)!;
      times.push({ name, status: answer.status, ms: answer.ms });
      expect([name, answer.status < 500]).toEqual([name, true]);
    };
    for (const [name, body] of Object.entries({
      'a text of 4.5 MB': megabytes(1),
      '300,000 identifiers': tooMany,
      '60,000 agencies': many,
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
      if (large)
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
        .join(', ')}; most memory ${peak()?.toFixed(0) ?? '?'} MB`,
    );
    expect(times[0]!.ms).toBeLessThan(promised.answer);
    expect(peak() ?? 0).toBeLessThan(1500);
  });

  it('exits on SIGTERM while searches run', async () => {
    const others = Array.from({ length: 40 }, (_, at) => sendSlowSearch(at));
    // By now the searches are running, or a later search would have to wait.
    await Promise.race([
      others[0]!.answer,
      new Promise((done) => {
        setTimeout(done, 1000);
      }),
    ]);
    const started = performance.now();
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const took = performance.now() - started;
    note(`SIGTERM while 40 searches ran or waited: ended after ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(promised.end);
    await Promise.all(others.map(({ answer }) => answer));
  });
});

describe('the time limit of statements', () => {
  afterEach(() => {
    delete process.env.SPENDING_STATEMENT_SECONDS;
  });
  const ask = async (api: Awaited<ReturnType<typeof buildServer>>) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v2/search/spending_over_time/',
      payload: JSON.stringify({ group: 'month', filters: wide }),
    });

  it('ends a request with 503 and Retry-After once SPENDING_STATEMENT_SECONDS have passed', async () => {
    process.env.SPENDING_STATEMENT_SECONDS = '0.001';
    // DuckDB needs more than a millisecond to open a dataset, but opening it is not a statement of a request.
    const api = await buildServer({
      path: set,
      cacheSize: 0,
    });
    const answer = await ask(api);
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
  it('is 20 seconds by default, for the wait and all statements of a request together', async () => {
    const under = jest.spyOn(Database.prototype, 'forRequest');
    const api = await buildServer({
      path: set,
      cacheSize: 0,
    });
    const answer = await ask(api);
    await api.close();
    const limits = under.mock.calls.map(
      ([{ signal, limitMs }]) => [signal === undefined, limitMs!] as const,
    );
    under.mockRestore();
    expect(answer.statusCode).toBe(200);
    // A shared query keeps the full limit, because it does not wait in the queue and has no abort signal.
    expect(limits.map(([shared]) => shared)).toEqual([false, true]);
    limits.forEach(([shared, limit]) =>
      expect(shared ? limit === 20_000 : limit > 0 && limit < 20_000).toBe(true),
    );
  });
  it('rejects a setting that is not a number of seconds', async () => {
    for (const value of ['soon', '0', '-1', '1e9']) {
      process.env.SPENDING_STATEMENT_SECONDS = value;
      await expect(buildServer({ path: set })).rejects.toThrow(
        `SPENDING_STATEMENT_SECONDS must be above 0 and at most 86400, for example 20. It is ${value}`,
      );
    }
  });
});
