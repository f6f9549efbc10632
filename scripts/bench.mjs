/**
 * `npm run bench`: measures the API over the default dataset, the loading of files, and pages in Chromium. Prints
 * tables and never fails because of slow results.
 * Options, after `--`:
 * - `--pages`: pages in Chromium only
 * - `--lighthouse`: Lighthouse's mobile profile of the most common landing pages
 * - `--tasks`: the longest task of every page
 * - `--profiles`: the API calls of awards, recipients and states
 * - `--searches`: the API calls of searches
 * - `--downloads`: the largest download
 * - `--loading`: a file of a million rows
 * - `--start`: a fresh start
 * - `--table`: only the measurements of the table that ends a full run
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchDownloads } from './bench/benchDownloads.mjs';
import { benchLighthouse } from './bench/benchLighthouse.mjs';
import { benchLoading } from './bench/benchLoading.mjs';
import { benchPages } from './bench/benchPages.mjs';
import { benchProfiles } from './bench/benchProfiles.mjs';
import { benchStart } from './bench/benchStart.mjs';
import { printTable } from './bench/benchTable.mjs';
import { benchTasks } from './bench/benchTasks.mjs';
import { ensureTestDataSet, importTypeScript, root } from './lib/dataSet.mjs';
import { portOf } from './lib/ports.mjs';
import { buildSite, isSiteStale } from './build/siteBuild.mjs';

const { buildServer, everyTransaction, loadFiles, randomSearches, smallDownloads } =
  await importTypeScript('mock-api/benchTools.ts');
const percentile = (/** @type {readonly number[]} */ sortedTimes, /** @type {number} */ share) =>
  sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? 0;
const printTimes = (/** @type {string} */ name, /** @type {readonly number[]} */ times) => {
  const sortedTimes = [...times].sort((a, b) => a - b);
  console.log(
    `${name.padEnd(28)} ${[0.5, 0.95, 0.99].map((share) => percentile(sortedTimes, share).toFixed(1).padStart(8)).join('')}  (${times.length})`,
  );
  return sortedTimes;
};

if (process.argv.includes('--loading')) {
  const figures = await benchLoading(loadFiles, 1_000_000);
  // Loading is measured in a child process, so that the parent's memory does not count. The figures go to the parent.
  await new Promise((resolve) => {
    if (process.send) process.send(figures, resolve);
    else resolve(null);
  });
  process.exit(0);
}
if (process.argv.includes('--start')) {
  await benchStart();
  process.exit(0);
}
/** Measures loading in a separate process. @returns {Promise<Awaited<ReturnType<typeof benchLoading>>>} */
const benchLoadingInChild = () =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--loading']);
    child.once('message', (figures) =>
      resolve(/** @type {Awaited<ReturnType<typeof benchLoading>>} */ (figures)),
    );
    child.once('exit', (code) =>
      reject(new Error(`The loading measurement failed with exit code ${code}`)),
    );
  });
const path = await ensureTestDataSet('default');
const lighthouseArg = process.argv.find((arg) => arg.startsWith('--lighthouse'));
const tasksArg = process.argv.find((arg) => arg.startsWith('--tasks'));
const isTable = process.argv.includes('--table');
const isFullRun = process.argv.length === 2 || isTable;
// Lighthouse and the longest tasks are measured on the production build that a host serves, not on the fast local build.
if (lighthouseArg || tasksArg || isFullRun) await buildSite({ fast: false });
else if (isSiteStale()) await buildSite();
const server = await buildServer({
  path,
  cacheSize: 0,
  site: { dist: join(root, 'dist'), apiRoot: '/api/' },
});
await server.app.listen({ port: 0, host: '127.0.0.1' });
const origin = `http://127.0.0.1:${portOf(server.app.server)}`;
/** Ends the run after a single measurement. @param {Promise<unknown>} measurement */
const endAfter = async (measurement) => {
  await measurement;
  await server.close();
  process.exit(0);
};
if (process.argv.includes('--pages')) await endAfter(benchPages(origin));
if (tasksArg) await endAfter(benchTasks(origin, tasksArg.split('=')[1]));
/**
 * Runs Lighthouse on a server with a response cache, so that the page is measured and not the API.
 * @param {string} [pageIds]
 */
const measurePages = async (pageIds) => {
  const { app, close } = await buildServer({
    path,
    site: { dist: join(root, 'dist'), apiRoot: '/api/' },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await benchLighthouse(`http://127.0.0.1:${portOf(app.server)}`, pageIds);
  } finally {
    await close();
  }
};
if (lighthouseArg) await endAfter(measurePages(lighthouseArg.split('=')[1]));
const base = `${origin}/api/v2/`;
if (process.argv.includes('--profiles')) await endAfter(benchProfiles(base, printTimes));
const post = async (/** @type {string} */ url, /** @type {object} */ body) => {
  const startTime = performance.now();
  const response = await fetch(base + url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'identity' },
    body: JSON.stringify(body),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  return performance.now() - startTime;
};
const searches = await randomSearches(path, 300);
const measureDownloads = async () => {
  await benchDownloads(
    server,
    everyTransaction(server.lookups),
    smallDownloads(server.lookups, 200),
    async (at) => {
      /** @type {number[]} */
      const times = [];
      for (const [url, body] of searches[at % searches.length]?.calls ?? [])
        times.push(await post(url, body));
      return times;
    },
    percentile,
  );
  rmSync(join(dirname(path), 'downloads'), { recursive: true, force: true });
};
if (process.argv.includes('--downloads')) await endAfter(measureDownloads());
console.log(`\nAPI, one client, mixed random filters, cache off            p50     p95     p99 ms`);
for (const search of searches.slice(0, 10))
  for (const [url, body] of search.calls) await post(url, body);
/** @type {number[]} */
const all = [];
const usageBefore = process.cpuUsage();
for (const name of [
  'page of 100 awards',
  'counts',
  'over time',
  'category',
  'geography',
  'transactions',
  'grouped transactions',
  'grouped subawards',
  'table totals',
]) {
  /** @type {number[]} */
  const times = [];
  for (const search of searches) {
    const call = search.calls.find(([, , label]) => label === name);
    if (call) times.push(await post(call[0], call[1]));
  }
  printTimes(name, times);
  all.push(...times);
}
const { user, system } = process.cpuUsage(usageBefore);
const allTimes = printTimes('all', all);
const oneClientTimes = { p50: percentile(allTimes, 0.5), p95: percentile(allTimes, 0.95) };
// CPU time depends less on other processes than elapsed time does.
console.log(`  ${((user + system) / 1000 / all.length).toFixed(1)} ms of CPU time per request`);
// Times the building of a request with 1,000 codes, from the filter state to the serialized body.
const { toCriteria, restoreFilters } = await importTypeScript(
  'src/domain/search/filters/registry.ts',
);
const { filtersFromCriteria } = await importTypeScript('src/services/search/requestBody.ts');
const thousandCodeFilters = restoreFilters({
  naicsCodes: {
    require: Array.from({ length: 1000 }, (_, at) => String(110000 + at * 7)),
    exclude: [],
    counts: [],
  },
}).filters;
printTimes(
  'request of 1,000 codes',
  Array.from({ length: 60 }, () => {
    const startTime = performance.now();
    JSON.stringify(
      filtersFromCriteria(
        toCriteria(thousandCodeFilters, { today: '2025-11-15', level: 'awards' }),
        'awards',
      ),
    );
    return performance.now() - startTime;
  }),
);
let requestsPerSecond = 0;
for (const clientCount of [4, 16]) {
  const queue = searches.flatMap((search) => search.calls).slice(0, 900);
  /** @type {number[]} */
  const times = [];
  const startTime = performance.now();
  await Promise.all(
    Array.from({ length: clientCount }, async () => {
      for (let call = queue.pop(); call; call = queue.pop())
        times.push(await post(call[0], call[1]));
    }),
  );
  printTimes(`${clientCount} clients`, times);
  requestsPerSecond = times.length / ((performance.now() - startTime) / 1000);
  console.log(`  ${requestsPerSecond.toFixed(0)} requests per second`);
}
const printMemory = async () =>
  console.log(`server memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
if (process.argv.includes('--searches')) await endAfter(printMemory());
if (!isTable) {
  await benchProfiles(base, printTimes);
  await printMemory();
  await measureDownloads();
  await benchPages(origin);
  await benchTasks(origin);
}
await server.close();
printTable({
  oneClient: oneClientTimes,
  perSecond: requestsPerSecond,
  pages: await measurePages(),
  loading: await benchLoadingInChild(),
  start: await benchStart(),
});
