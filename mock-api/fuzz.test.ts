import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fuzzRequests, type FuzzRequest } from '../tests/fuzz/requests';
import { openServer } from '../tests/server';
import type { openApiDocument } from './openapi';
import type { ApiServer } from './server';

/** `FUZZ_SEED=… FUZZ_REQUESTS=… npx jest fuzz` repeats or extends a run. */
const seed = Number(process.env.FUZZ_SEED ?? 20260522);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
/** The milliseconds of CPU time and of total time after which a request counts as a hang. The total allows for a busy machine. */
const HANG = { work: 5000, wait: 60_000 };
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: ApiServer;
// Download files have tests of their own. Here jobs are accepted and never written.
beforeAll(async () => {
  server = await openServer({ downloads: { workers: 0 } });
});
afterAll(() => server.close());

const ask = async ({ method, url, text, headers }: FuzzRequest) => {
  const started = performance.now();
  const used = process.cpuUsage();
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(text === undefined ? {} : { payload: text }),
  });
  const { user, system } = process.cpuUsage(used);
  return { answer, work: (user + system) / 1000, wait: performance.now() - started };
};
const described = (request: FuzzRequest) => {
  const text = JSON.stringify(request);
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${text.length} characters)` : text;
};

it(
  'the API handles random requests without server errors, hangs or lasting memory growth',
  async () => {
    const logged: string[] = [];
    const log = jest.spyOn(console, 'error').mockImplementation((line: unknown) => {
      logged.push(String(line));
    });
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json() as ReturnType<
      typeof openApiDocument
    >;
    const next = fuzzRequests(document, seed, { items: 3000 });
    const statuses: Record<string, number> = {};
    const failures: string[] = [];
    let longest = { work: 0, wait: 0, request: '' };
    let before = 0;
    const atStart = process.memoryUsage().rss;
    let most = 0;
    for (let index = 0; index < REQUESTS; index += 1) {
      const request = next();
      const { answer, work, wait } = await ask(request);
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      const isRequested = /status=5\d\d/.test(request.headers['x-fault'] ?? '');
      const allowed = answer.statusCode === 501 || isRequested;
      if (answer.statusCode >= 500 && !allowed)
        failures.push(
          `status ${answer.statusCode}, request ${index} of seed ${seed}: ${described(request)}\n  ${logged.at(-1)?.split('\n').slice(0, 4).join('\n  ').slice(0, 800) ?? answer.body}`,
        );
      if (work > HANG.work || wait > HANG.wait)
        failures.push(
          `${(work / 1000).toFixed(1)} s of computing in ${(wait / 1000).toFixed(1)} s, request ${index} of seed ${seed}: ${described(request)}`,
        );
      if (work > longest.work) longest = { work, wait, request: described(request).slice(0, 300) };
      // By now, the objects that are created only once (schemas, trees) are in memory.
      if (index === Math.min(500, Math.floor(REQUESTS / 4))) {
        collect();
        before = process.memoryUsage().heapUsed;
      }
      if (index % 100 === 0) most = Math.max(most, process.memoryUsage().rss);
    }
    log.mockRestore();
    collect();
    const grown = (process.memoryUsage().heapUsed - before) / MB;
    console.log(
      `fuzz seed ${seed}: ${REQUESTS} requests, statuses ${JSON.stringify(statuses)}, longest answer ${longest.work.toFixed(0)} ms of computing in ${longest.wait.toFixed(0)} ms (${longest.request}), heap ${grown.toFixed(1)} MB more than near the start, at most ${((most - atStart) / MB).toFixed(0)} MB more of memory`,
    );
    expect(failures.slice(0, 20).join('\n\n')).toBe('');
    // At least a fifth of the requests must succeed; otherwise almost all of them are invalid and test little.
    expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS * 0.2);
    expect(grown).toBeLessThan(60);
    // The process is a Jest worker that still has memory from other test files.
    expect((most - atStart) / MB).toBeLessThan(1000);
  },
  Math.max(300_000, REQUESTS * 200),
);
