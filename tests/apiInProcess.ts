import { join } from 'node:path';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { cancelAll } from '@/services/http/cancel';
import { FAULT_HEADER } from '../mock-api/core/faults';
import { sharedServer } from './server';

/** Delay of every response in milliseconds. It reveals tests that depend on fast responses (docs/long-checks.md). */
const delay = Number(process.env.TEST_DELAY ?? 0);
const realTimeout = setTimeout;

export interface Recorded {
  method: string;
  path: string;
  body: unknown;
  status: number;
  response: unknown;
}

/**
 * Creates the real API in process for Jest: msw passes every call below `/api/` to the server's `inject`. `fault` makes matching calls
 * fail as with the header `x-fault`. `requests` lists the calls since the last reset, with their responses.
 */
export const apiInProcess = () => {
  let server: Awaited<ReturnType<typeof sharedServer>>;
  const requests: Recorded[] = [];
  const successfulRequests: Recorded[] = [];
  const faults: { match: RegExp; fault: string }[] = [];
  const rewrites: { match: RegExp; change: (answer: unknown) => unknown }[] = [];
  /** Calls in progress, with a controller to abort each. */
  const callsInProgress = new Map<Promise<unknown>, AbortController>();
  /** Number of resets. A call that an earlier test did not await is neither recorded nor answered in the next test. */
  let resetCount = 0;
  const mockServer = setupServer(
    // Responds with the static files of the site, as its server does.
    http.get('*/data/*', ({ request }) => {
      const file = join(__dirname, '../public', new URL(request.url).pathname);
      return existsSync(file)
        ? HttpResponse.text(readFileSync(file, 'utf8'), {
            headers: { 'Content-Type': 'application/json' },
          })
        : new HttpResponse(null, { status: 404 });
    }),
    http.get('*/graphics/icons.svg', () =>
      HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    ),
    http.all('*/api/*', async ({ request }) => {
      const url = new URL(request.url);
      const startCount = resetCount;
      if (delay)
        await new Promise((done) => {
          realTimeout(done, delay);
        });
      const text = await request.text();
      const fault = faults.find(({ match }) => match.test(url.pathname))?.fault;
      const controller = new AbortController();
      const pendingResponse = server.app.inject({
        method: request.method as 'GET',
        url: url.pathname + url.search,
        payload: text || undefined,
        signal: controller.signal,
        headers: { 'content-type': 'application/json', ...(fault ? { 'x-fault': fault } : {}) },
      });
      callsInProgress.set(pendingResponse, controller);
      const apiResponse = await pendingResponse
        .catch(() => undefined)
        .finally(() => callsInProgress.delete(pendingResponse));
      if (!apiResponse || startCount !== resetCount) return HttpResponse.error();
      requests.push({
        method: request.method,
        path: url.pathname + url.search,
        body: text ? JSON.parse(text) : undefined,
        status: apiResponse.statusCode,
        response:
          apiResponse.headers['content-type']?.toString().includes('json') && !fault
            ? JSON.parse(apiResponse.body || 'null')
            : undefined,
      });
      if (apiResponse.headers[FAULT_HEADER] === 'reset') return HttpResponse.error();
      const rewrite = rewrites.find(({ match }) => match.test(url.pathname))?.change;
      if (rewrite && apiResponse.statusCode === 200)
        return HttpResponse.json(rewrite(JSON.parse(apiResponse.body)) as object);
      return new HttpResponse(apiResponse.body, {
        status: apiResponse.statusCode,
        headers: {
          'Content-Type': String(apiResponse.headers['content-type'] ?? 'text/plain'),
          'X-Data-Source': String(apiResponse.headers['x-data-source'] ?? ''),
        },
      });
    }),
  );
  return {
    requests,
    /** Returns the bodies that the client sent to paths that contain `part`, oldest first. */
    bodies: <T = unknown>(part: string) =>
      requests.filter(({ path }) => path.includes(part)).map(({ body }) => body as T),
    fault: (match: RegExp, fault: string) => {
      faults.push({ match, fault });
    },
    /** Changes real responses until `heal` or the next reset. */
    rewrite: (match: RegExp, change: (answer: unknown) => unknown) => {
      rewrites.push({ match, change });
    },
    /** Adds the test's own handlers until the next reset. */
    override: (...handlers: RequestHandler[]) => {
      mockServer.use(...handlers);
    },
    heal: () => {
      faults.length = 0;
      rewrites.length = 0;
    },
    /** Returns the number of calls in progress. */
    underWay: () => callsInProgress.size,
    start: async () => {
      server = await sharedServer();
      mockServer.listen({ onUnhandledRequest: 'error' });
    },
    reset: () => {
      resetCount += 1;
      callsInProgress.forEach((controller) => controller.abort());
      cancelAll();
      mockServer.resetHandlers();
      faults.length = 0;
      rewrites.length = 0;
      successfulRequests.push(
        ...requests.filter((request) => request.status === 200 && request.response !== undefined),
      );
      requests.length = 0;
      server.reset();
    },
    stop: async () => {
      mockServer.close();
      await Promise.allSettled(callsInProgress.keys());
      // `npm run test:contract` validates the recorded requests against the published contract.
      mkdirSync(join(__dirname, '../.cache/contract'), { recursive: true });
      writeFileSync(
        join(
          __dirname,
          `../.cache/contract/${process.pid}-${process.env.JEST_WORKER_ID ?? '0'}-${Date.now()}.json`,
        ),
        JSON.stringify(successfulRequests),
      );
    },
  };
};
