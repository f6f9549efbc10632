/** Measures loading a file of contract actions with all columns: rows per second, CPU time and peak memory. */
import { mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { referenceFolder, root, run } from '../lib/dataSet.mjs';

/** Disk space per row, in bytes: 3.2 kB for the file, the rest for the dataset built from it and a margin. */
const BYTES_PER_ROW = 5000;

/** Returns the seconds that the machine's processors were busy since it started. */
const getBusySeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;

/**
 * Generates a file, loads it, prints the figures, and deletes the file and its dataset. Memory is the peak of this process so far.
 * @type {(loadFiles: typeof import('../../mock-api/benchTools').loadFiles,
 *   rows: number) => Promise<{ rowsPerSecond: number, gigabytes: number }>}
 */
export const benchLoading = async (loadFiles, rows) => {
  const folder = join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < rows * BYTES_PER_ROW)
      throw new Error(`${folder} needs ${((rows * BYTES_PER_ROW) / 1e9).toFixed(1)} GB free`);
    const file = join(folder, 'full.csv');
    // The generator runs in a separate process, so that its memory does not count as memory of the load.
    await run(process.execPath, ['scripts/bench/wideFile.mjs', file, String(rows)]);
    const busySecondsBefore = getBusySeconds();
    const cpuUsage = process.cpuUsage();
    const startTime = performance.now();
    const summary = await loadFiles({
      files: [file],
      path: join(folder, 'loaded.duckdb'),
      referenceFolder,
    });
    const seconds = (performance.now() - startTime) / 1000;
    const { user, system } = process.cpuUsage(cpuUsage);
    const cpuSeconds = (user + system) / 1e6;
    const otherLoad = Math.max(0, getBusySeconds() - busySecondsBefore - cpuSeconds) / seconds;
    const formatCount = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');
    console.log(
      `\nloading: ${formatCount(summary.transactions)} rows at full width, ${formatCount(summary.awards)} awards (${formatCount(statSync(file).size / 1e6)} MB) in ${seconds.toFixed(1)} s, ${formatCount(summary.transactions / seconds)} rows per second`,
    );
    console.log(
      `  ${cpuSeconds.toFixed(1)} s of CPU time; other processes used ${otherLoad.toFixed(1)} of ${cpus().length} processors`,
    );
    const peakBytes = process.resourceUsage().maxRSS * 1024;
    console.log(`  peak memory of this process: ${formatCount(peakBytes / 1e6)} MB`);
    return { rowsPerSecond: summary.transactions / seconds, gigabytes: peakBytes / 1e9 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
