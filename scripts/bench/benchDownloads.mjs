/**
 * Measures the largest possible download while the API serves other requests: throughput, memory, and the delay of the other
 * requests.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {import('../../mock-api/server').ApiServer['downloads']} Queue */
/** @typedef {Parameters<Queue['submit']>[0]} Plan */
/** @typedef {Awaited<ReturnType<Queue['finished']>>} Job */

/**
 * Returns the anonymous memory of this process and its writers, in MB. Memory mapped from files, such as libraries, is not counted,
 * because processes share it.
 */
const getMemory = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const isOwn =
          Number(pid) === process.pid || new RegExp(`PPid:\\s+${process.pid}\\b`).test(status);
        return sum + (isOwn ? Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000 : 0);
      } catch {
        return sum;
      }
    }, 0);

/** @param {Job} job */
const getSizes = ({ message, rows, bytes, textBytes }) => {
  if (rows === null || bytes === null || textBytes === null)
    throw new Error(`The download failed: ${message}`);
  return { rows, bytes, textBytes };
};

/** Number of small downloads to wait for. */
const AWAITED_DOWNLOADS = 20;

/**
 * Prints the figures of one download of every transaction with all columns, then of many small downloads at once.
 * @param {import('../../mock-api/server').ApiServer} server
 * @param {Plan} plan
 * @param {readonly Plan[]} smallPlans small downloads, all submitted at once
 * @param {(at: number) => Promise<number[]>} sendSearch sends the requests of one search and returns their times in ms
 * @param {(sorted: readonly number[], share: number) => number} percentile
 */
export const benchDownloads = async (server, plan, smallPlans, sendSearch, percentile) => {
  const measureTimes = async (/** @type {(at: number) => boolean} */ isDone) => {
    /** @type {number[]} */
    const times = [];
    for (let at = 0; !isDone(at); at += 1) times.push(...(await sendSearch(at)));
    return times.sort((a, b) => a - b);
  };
  const idleTimes = await measureTimes((at) => at >= 60);
  const startTime = performance.now();
  const job = server.downloads.submit(plan);
  let hasEnded = false;
  const jobPromise = server.downloads.finished(job.fileName).then((result) => {
    hasEnded = true;
    return result;
  });
  const busyTimes = await measureTimes(() => hasEnded);
  const endedJob = await jobPromise;
  const seconds = (performance.now() - startTime) / 1000;
  const { rows, bytes, textBytes } = getSizes(endedJob);
  console.log(
    `\ndownload: ${rows.toLocaleString('en-US')} transactions with all columns (${(textBytes / 1e6).toFixed(0)} MB of CSV, ${(bytes / 1e6).toFixed(0)} MB zipped) in ${seconds.toFixed(1)} s while the API is in use: ${(textBytes / 1e6 / seconds).toFixed(1)} MB and ${Math.round(rows / seconds).toLocaleString('en-US')} rows per second`,
  );
  console.log(
    `  p95 of the API: ${percentile(idleTimes, 0.95).toFixed(1)} ms idle, ${percentile(busyTimes, 0.95).toFixed(1)} ms during the download (${(percentile(busyTimes, 0.95) / percentile(idleTimes, 0.95)).toFixed(1)} times)`,
  );
  const startMemory = getMemory();
  let peakMemory = startMemory;
  const singleTimer = setInterval(() => {
    peakMemory = Math.max(peakMemory, getMemory());
  }, 250);
  const singleJob = server.downloads.submit({ ...plan, request: { ...plan.request, again: true } });
  const singleStart = performance.now();
  const singleSizes = getSizes(await server.downloads.finished(singleJob.fileName));
  const singleSeconds = (performance.now() - singleStart) / 1000;
  console.log(
    `  alone: ${singleSeconds.toFixed(1)} s, ${(singleSizes.textBytes / 1e6 / singleSeconds).toFixed(1)} MB and ${Math.round(singleSizes.rows / singleSeconds).toLocaleString('en-US')} rows per second`,
  );
  clearInterval(singleTimer);
  console.log(
    `  memory of server and writer: ${startMemory.toFixed(0)} MB before, at most ${peakMemory.toFixed(0)} MB (${(peakMemory - startMemory).toFixed(0)} more)`,
  );
  // Many downloads wait in a queue, so memory should not exceed that of a single download. Only the first downloads are awaited.
  const memoryBefore = getMemory();
  peakMemory = memoryBefore;
  const queueTimer = setInterval(() => {
    peakMemory = Math.max(peakMemory, getMemory());
  }, 100);
  const jobs = smallPlans.map((smallPlan) => server.downloads.submit(smallPlan));
  for (const { fileName } of jobs.slice(0, AWAITED_DOWNLOADS))
    if ((await server.downloads.finished(fileName)).status !== 'finished')
      throw new Error('A small download failed');
  clearInterval(queueTimer);
  console.log(
    `  ${jobs.length} downloads at once, the first ${AWAITED_DOWNLOADS} made: ${memoryBefore.toFixed(0)} MB before, at most ${peakMemory.toFixed(0)} MB (${(peakMemory - memoryBefore).toFixed(0)} more)`,
  );
  // Downloads still in the queue are dropped.
  await server.downloads.close();
};
