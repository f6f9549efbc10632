/** Tests the limits that keep one client from stopping the server for others (docs/settings.md). */
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { smallSet } from '../tests/server';
import { Database } from './db/database';
import { buildServer, type ApiServer, type ServerOptions } from './server';

const COUNT = '/api/v2/search/spending_by_award_count/';
const SAVE = '/api/v2/references/filter/';
const DOWNLOAD = '/api/v2/download/search/';
const VISITOR = '203.0.113.7';
const json = { 'content-type': 'application/json' };
let folder: string;
let servers: ApiServer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spending-limits-'));
  symlinkSync(smallSet, join(folder, 'small.duckdb'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

const open = async (options: Partial<ServerOptions> = {}): Promise<ApiServer> => {
  const server = await buildServer({
    path: join(folder, 'small.duckdb'),
    connections: 1,
    threads: 1,
    ...options,
  });
  servers.push(server);
  return server;
};
interface Sent {
  url?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  ip?: string;
}
const post = (
  { app }: ApiServer,
  { url = COUNT, body = '{"filters":{}}', headers = json, ip = VISITOR }: Sent = {},
) => app.inject({ method: 'POST', url, payload: body, headers, remoteAddress: ip });
const searchOf = (keyword: string) => JSON.stringify({ filters: { keywords: [keyword] } });

describe('requests of one client', () => {
  it('get 429 with a time to wait once there are too many in a minute, and other clients are served', async () => {
    const server = await open({ limits: { clientRequestsPerMinute: 2 } });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await post(server)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await post(server);
    expect(refused.json()).toEqual({
      detail: expect.stringMatching(
        /^Too many requests from your address\. Try again in \d+ seconds?\.$/,
      ),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await post(server, { ip: '203.0.113.8' })).statusCode).toBe(200);
  });
  it('get 429 when too many run at the same time, and run again afterwards', async () => {
    const server = await open({ limits: { clientRequests: 2 } });
    const statuses = (await Promise.all([1, 2, 3].map(() => post(server)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.sort()).toEqual([200, 200, 429]);
    expect((await post(server)).statusCode).toBe(200);
  });
  it('have no limit on the same machine', async () => {
    const server = await open({ limits: { clientRequests: 1, clientRequestsPerMinute: 1 } });
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const answers = await Promise.all([1, 2, 3].map(() => post(server, { ip })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    }
  });
  it('are counted by the address that a trusted proxy reports, and by no other reported address', async () => {
    const send = (server: ApiServer, address: string) =>
      post(server, { headers: { ...json, 'x-forwarded-for': address }, ip: '10.0.0.1' });
    const limits = { clientRequestsPerMinute: 1 };
    const trusting = await open({ limits, trustedProxies: ['10.0.0.0/8'] });
    expect((await send(trusting, '203.0.113.1')).statusCode).toBe(200);
    expect((await send(trusting, '203.0.113.2')).statusCode).toBe(200);
    const direct = await open({ limits });
    expect((await send(direct, '203.0.113.1')).statusCode).toBe(200);
    expect((await send(direct, '203.0.113.2')).statusCode).toBe(429);
  });
});

describe('a request that never arrives completely', () => {
  it('gets 408 after the limit', async () => {
    const server = await open({ limits: { arrivalMs: 200 } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST ${COUNT} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"fil`,
        ),
      );
      socket
        .on('data', (data) => {
          text += String(data);
        })
        .on('error', reject)
        .on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it('does no work for requests whose clients left as soon as they had asked', async () => {
  const server = await open();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const queries = jest.spyOn(Database.prototype, 'query');
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(
        `POST ${COUNT} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${searchOf(`number ${at + 10}`).length}\r\n\r\n${searchOf(`number ${at + 10}`)}`,
      );
      await once(socket.resume(), 'close');
    }),
  );
  const answer = await fetch(`http://127.0.0.1:${port}${COUNT}`, {
    method: 'POST',
    headers: json,
    body: searchOf('bridge'),
  });
  expect(answer.status).toBe(200);
  // The last search needs a few, and an early one can have begun.
  expect(queries.mock.calls.length).toBeLessThan(20);
  queries.mockRestore();
});

describe('data that requests store', () => {
  it.each([SAVE, DOWNLOAD])(
    'is refused with 415 unless it is declared as JSON: %s',
    async (url) => {
      const server = await open();
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
        const refused = await post(server, { url, headers: { 'content-type': type } });
        expect([refused.statusCode, refused.json()]).toEqual([
          415,
          { detail: "The header 'Content-Type' must be 'application/json'" },
        ]);
      }
      for (const type of ['application/json', 'application/json; charset=utf-8'])
        expect((await post(server, { url, headers: { 'content-type': type } })).statusCode).toBe(
          200,
        );
    },
  );
  it('is limited: a saved search to 1 MB', async () => {
    const server = await open();
    const refused = await post(server, { url: SAVE, body: searchOf('x'.repeat(1024 * 1024)) });
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      { detail: 'A saved search can have at most 1 MB. Select fewer values.' },
    ]);
  });
  it('is limited: saved searches by their space', async () => {
    const server = await open({ limits: { savedBytes: 4096 } });
    const { hash } = (await post(server, { url: SAVE, body: searchOf('a') })).json<{
      hash: string;
    }>();
    const refused = await post(server, { url: SAVE, body: searchOf('b') });
    expect([refused.statusCode, refused.json()]).toEqual([
      507,
      { detail: expect.stringContaining('no room for more saved searches') },
    ]);
    const loaded = await post(server, {
      url: '/api/v2/references/hash/',
      body: JSON.stringify({ hash }),
    });
    expect(loaded.json()).toEqual({ filter: JSON.parse(searchOf('a')) as object });
  });
  it('is limited: downloads by the number that wait', async () => {
    const server = await open({ faults: true, limits: { waitingDownloads: 1 } });
    const start = (keyword: string) =>
      post(server, {
        url: DOWNLOAD,
        body: searchOf(keyword),
        headers: { ...json, 'x-fault': 'hold=5000' },
      });
    expect([(await start('first')).statusCode, (await start('second')).statusCode]).toEqual([
      200, 200,
    ]);
    const refused = await start('third');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '120',
      { detail: 'Too many downloads are waiting. Try again in a few minutes.' },
    ]);
    // An equal request starts no further job.
    expect((await start('second')).statusCode).toBe(200);
  });
});

describe('x-fault', () => {
  it('does nothing unless the server simulates faults', async () => {
    const server = await open();
    expect((await post(server, { headers: { ...json, 'x-fault': 'status=503' } })).statusCode).toBe(
      200,
    );
  });
  it('delays a download by at most 30 seconds', async () => {
    const server = await open({ faults: true, downloads: { workers: 0 } });
    const { file_name: name } = (
      await post(server, {
        url: DOWNLOAD,
        headers: { ...json, 'x-fault': 'hold=86400000' },
      })
    ).json<{ file_name: string }>();
    expect(server.downloads.find(name)?.hold).toBe(30_000);
  });
});

describe('a compressed request body', () => {
  it('is read, within the size limit of a body', async () => {
    const server = await open();
    const send = (text: string, encoding = 'gzip') =>
      post(server, {
        body: gzipSync(text),
        headers: { ...json, 'content-encoding': encoding },
      });
    const filters = '{"filters":{"award_type_codes":["A"]}}';
    expect((await send(filters)).json()).toEqual((await post(server, { body: filters })).json());
    expect((await send(`{"filters":{},"x":"${' '.repeat(6 * 1024 * 1024)}"}`)).statusCode).toBe(
      413,
    );
    expect((await send(filters, 'zstd')).statusCode).toBe(415);
  });
});

describe('addresses in responses', () => {
  const getFileUrl = async (server: ApiServer, ip: string) =>
    (
      await post(server, {
        url: DOWNLOAD,
        headers: {
          ...json,
          host: 'internal:5000',
          'x-forwarded-proto': 'https',
          'x-forwarded-host': 'spending.example',
        },
        ip,
      })
    ).json<{ file_url: string }>().file_url;
  it('are those that a trusted proxy reports', async () => {
    const server = await open({ trustedProxies: ['10.0.0.0/8'] });
    expect(await getFileUrl(server, '10.1.2.3')).toMatch(/^https:\/\/spending\.example\/files\//);
    expect(await getFileUrl(server, VISITOR)).toMatch(/^http:\/\/internal:5000\/files\//);
  });
});

it('lets browsers remember for a day that they can call the API', async () => {
  const { app } = await open();
  const answer = await app.inject({ method: 'OPTIONS', url: COUNT });
  expect(answer.headers['access-control-max-age']).toBe('86400');
});
