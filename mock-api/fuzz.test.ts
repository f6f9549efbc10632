import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFuzzer, type FuzzRequest } from '../tests/fuzz/requests';
import { openServer } from '../tests/server';
import type { buildOpenApiDocument } from './openapi';
import type { ApiServer } from './server';

/** Seed of the random requests. To repeat or extend a run, set `FUZZ_SEED` and `FUZZ_REQUESTS` for `npx jest fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20260522);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
/** Milliseconds of CPU time (`work`) and total time (`wait`) after which a request counts as a hang. Other load can extend `wait`. */
const HANG = { work: 5000, wait: 60_000 };
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: ApiServer;
// Download files have tests of their own, so jobs are accepted here but never written.
beforeAll(async () => {
  server = await openServer({ downloads: { workers: 0 } });
});
afterAll(() => server.close());

const sendRequest = async ({ method, url, text, headers }: FuzzRequest) => {
  const started = performance.now();
  const startUsage = process.cpuUsage();
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(text === undefined ? {} : { payload: text }),
  });
  const { user, system } = process.cpuUsage(startUsage);
  return { answer, work: (user + system) / 1000, wait: performance.now() - started };
};
const describeRequest = (request: FuzzRequest) => {
  const text = JSON.stringify(request);
  return text.length > 3000 ? `${text.slice(0, 3000)}… (${text.length} characters)` : text;
};

it(
  'the API handles random requests without server errors, hangs or lasting memory growth',
  async () => {
    const logLines: string[] = [];
    const log = jest.spyOn(console, 'error').mockImplementation((line: unknown) => {
      logLines.push(String(line));
    });
    const document = (await server.app.inject({ url: '/api/openapi.json' })).json() as ReturnType<
      typeof buildOpenApiDocument
    >;
    const nextRequest = createFuzzer(document, seed, { items: 3000 });
    const statuses: Record<string, number> = {};
    const failures: string[] = [];
    let longest = { work: 0, wait: 0, request: '' };
    let startHeap = 0;
    const startMemory = process.memoryUsage().rss;
    let peakMemory = 0;
    for (let index = 0; index < REQUESTS; index += 1) {
      const request = nextRequest();
      const { answer, work, wait } = await sendRequest(request);
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      const isRequested = /status=5\d\d/.test(request.headers['x-fault'] ?? '');
      const isAllowed = answer.statusCode === 501 || isRequested;
      if (answer.statusCode >= 500 && !isAllowed)
        failures.push(
          `status ${answer.statusCode}, request ${index} of seed ${seed}: ${describeRequest(request)}\n  ${logLines.at(-1)?.split('\n').slice(0, 4).join('\n  ').slice(0, 800) ?? answer.body}`,
        );
      if (work > HANG.work || wait > HANG.wait)
        failures.push(
          `${(work / 1000).toFixed(1)} s of computing in ${(wait / 1000).toFixed(1)} s, request ${index} of seed ${seed}: ${describeRequest(request)}`,
        );
      if (work > longest.work)
        longest = { work, wait, request: describeRequest(request).slice(0, 300) };
      // By now, the objects that are created only once (schemas, trees) are in memory.
      if (index === Math.min(500, Math.floor(REQUESTS / 4))) {
        collect();
        startHeap = process.memoryUsage().heapUsed;
      }
      if (index % 100 === 0) peakMemory = Math.max(peakMemory, process.memoryUsage().rss);
    }
    log.mockRestore();
    collect();
    const heapGrowth = (process.memoryUsage().heapUsed - startHeap) / MB;
    console.log(
      `fuzz seed ${seed}: ${REQUESTS} requests, statuses ${JSON.stringify(statuses)}, longest answer ${longest.work.toFixed(0)} ms of computing in ${longest.wait.toFixed(0)} ms (${longest.request}), heap ${heapGrowth.toFixed(1)} MB more than near the start, at most ${((peakMemory - startMemory) / MB).toFixed(0)} MB more of memory`,
    );
    expect(failures.slice(0, 20).join('\n\n')).toBe('');
    // At least a fifth of the requests must succeed, because invalid requests test little.
    expect(statuses[200] ?? 0).toBeGreaterThan(REQUESTS * 0.2);
    expect(heapGrowth).toBeLessThan(60);
    // The limit is high because the process is a Jest worker that still has memory from other test files.
    expect((peakMemory - startMemory) / MB).toBeLessThan(1000);
  },
  Math.max(300_000, REQUESTS * 200),
);
