/** Tests what a host needs to run the server: health, readiness, metrics, logs with request IDs, and an orderly stop. */
import type { AddressInfo } from 'node:net';
import { smallSet } from '../tests/server';
import { buildServer, type ApiServer, type ServerOptions } from './server';

const COUNT = '/api/v2/search/spending_by_award_count/';
const AWARD_TYPES = '/api/v2/references/award_types/';
let server: ApiServer | undefined;
afterEach(() => server?.close());
const open = async (options: Partial<ServerOptions> = {}): Promise<ApiServer> => {
  server = await buildServer({ path: smallSet, connections: 1, threads: 1, ...options });
  return server;
};

it('says that it is healthy, and ready only while the dataset can be read', async () => {
  const { app } = await open();
  const check = async (name: string) => {
    const { statusCode, body } = await app.inject(`/api/${name}`);
    return [statusCode, body];
  };
  expect(await check('health')).toEqual([200, '{"status":"ok"}']);
  expect(await check('ready')).toEqual([200, '{"status":"ready"}']);
  const { Database } = await import('./db/database');
  const failure = jest.spyOn(Database.prototype, 'query').mockRejectedValue(new Error('disk'));
  expect(await check('ready')).toEqual([503, '{"status":"the dataset cannot be read"}']);
  expect(await check('health')).toEqual([200, '{"status":"ok"}']);
  failure.mockRestore();
  expect(await check('ready')).toEqual([200, '{"status":"ready"}']);
});

describe('metrics', () => {
  it('count requests by route and status, and downloads by status', async () => {
    const { app } = await open({ metrics: true });
    await app.inject(AWARD_TYPES);
    await app.inject('/api/v2/awards/1/');
    await app.inject({ method: 'POST', url: COUNT, payload: 'no JSON' });
    const { body, headers } = await app.inject('/api/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const [method, route, status] of [
      ['GET', AWARD_TYPES, 200],
      ['POST', COUNT, 400],
    ])
      expect(body).toContain(
        `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1\n`,
      );
    // Addresses with IDs are one route, so that the number of series stays small.
    expect(body).toMatch(/route="\/api\/v2\/awards\/:\w+\/"/);
    expect(body).toMatch(/^downloads\{status="ready"\} 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  });
  it('are not served unless they are turned on', async () => {
    const { app } = await open();
    expect((await app.inject('/api/metrics')).statusCode).toBe(404);
  });
});

describe('request IDs', () => {
  it('are those of the proxy, or new ones, and are in the response and the log', async () => {
    const lines: string[] = [];
    const { app } = await open({ logs: { stream: { write: (line) => lines.push(line) } } });
    const given = await app.inject({ url: AWARD_TYPES, headers: { 'x-request-id': 'proxy-17' } });
    expect(given.headers['x-request-id']).toBe('proxy-17');
    const entries = lines.map(
      (line) => JSON.parse(line) as { reqId: string; res?: { statusCode: number } },
    );
    expect(entries.filter(({ reqId }) => reqId === 'proxy-17').at(-1)?.res?.statusCode).toBe(200);
    const ids = await Promise.all(
      [{}, { 'x-request-id': 'two words' }, { 'x-request-id': 'x'.repeat(101) }].map(
        async (headers) =>
          (await app.inject({ url: AWARD_TYPES, headers })).headers['x-request-id'],
      ),
    );
    expect(new Set(ids).size).toBe(3);
    ids.forEach((id) => expect(id).toMatch(/^[0-9a-f-]{36}$/));
  });
});

describe('a server that stops', () => {
  const listen = async (options: Partial<ServerOptions>) => {
    const { app } = await open({ faults: true, ...options });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    return (fault: string) =>
      fetch(`http://127.0.0.1:${port}${AWARD_TYPES}`, { headers: { 'x-fault': fault } });
  };
  /** Resolves when the server has received a request. */
  const nextRequest = () =>
    new Promise((resolve) => {
      server!.app.server.once('request', resolve);
    });
  it('completes the running requests and takes no further ones', async () => {
    const send = await listen({});
    const received = nextRequest();
    const running = send('delay=300');
    await received;
    const closed = server!.close();
    server = undefined;
    expect((await running).status).toBe(200);
    await closed;
    await expect(send('delay=0')).rejects.toThrow('fetch failed');
  });
  it('cuts off requests that take too long', async () => {
    const send = await listen({ limits: { closingMs: 100 } });
    const received = nextRequest();
    const running = send('delay=3000');
    const outcome = expect(running).rejects.toThrow('fetch failed');
    await received;
    await server!.close();
    server = undefined;
    await outcome;
  });
});
