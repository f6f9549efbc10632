/** Prints the targets for speed and size beside the measurements of a run. */
import { getLargestPageSize } from '../budgets.mjs';

/** @typedef {import('./benchLighthouse.mjs').Measured} Measured */
/**
 * @typedef {{ what: string, measured: string, aim: string, missing: readonly string[] }} Row
 *   `missing` lists the values that miss the target
 */

/**
 * Returns the row of one target that every page has to meet: the range of values, and all pages that miss it.
 * @type {(pages: readonly Measured[], what: string, key: 'score' | 'paint' | 'blocked' | 'shift', aim: number,
 *   format: (value: number) => string) => Row}
 */
const buildPagesRow = (pages, label, key, aim, format) => {
  const isHigherBetter = key === 'score';
  const sorted = [...pages].sort((a, b) => (isHigherBetter ? a[key] - b[key] : b[key] - a[key]));
  const failingPages = sorted.filter((page) =>
    isHigherBetter ? page[key] < aim : page[key] > aim,
  );
  const values = sorted.map((page) => format(page[key]));
  return {
    what: label,
    measured: `${values.at(-1)} to ${values[0]}`,
    aim: `${isHigherBetter ? 'at least' : 'at most'} ${format(aim)}`,
    missing: failingPages.map((page) => `${page.name} ${format(page[key])}`),
  };
};
/** @type {(what: string, measured: number, aim: number, atLeast?: boolean) => Row} */
const buildRow = (label, value, aim, isMinimum = false) => ({
  what: label,
  measured: String(value),
  aim: `${isMinimum ? 'at least' : 'at most'} ${aim}`,
  missing: (isMinimum ? value < aim : value > aim) ? [String(value)] : [],
});
const round = (/** @type {number} */ value, decimals = 0) => Number(value.toFixed(decimals));

/**
 * Prints the table of targets and measurements, with the values that miss their target.
 * @param {object} figures
 * @param {readonly Measured[]} figures.pages
 * @param {{ p50: number, p95: number }} figures.oneClient milliseconds
 * @param {number} figures.perSecond requests of 16 clients
 * @param {{ rowsPerSecond: number, gigabytes: number }} figures.loading
 * @param {number} figures.start seconds
 */
export const printTable = ({ pages, oneClient, perSecond, loading, start }) => {
  const rows = [
    buildPagesRow(pages, 'Lighthouse mobile, median of 3', 'score', 95, (value) => String(value)),
    buildPagesRow(pages, 'largest paint, s', 'paint', 1800, (value) => (value / 1000).toFixed(2)),
    buildPagesRow(pages, 'blocked, ms', 'blocked', 150, (value) => value.toFixed(0)),
    buildPagesRow(pages, 'shift', 'shift', 0.02, (value) => value.toFixed(3)),
    buildRow('HTML with its first paint, brotli, kB', getLargestPageSize(), 14),
    buildRow('API, one client, mixed, p50, ms', round(oneClient.p50, 1), 10),
    buildRow('API, one client, mixed, p95, ms', round(oneClient.p95, 1), 30),
    buildRow('16 clients, requests a second', round(perSecond), 110, true),
    buildRow(
      'loading 1,000,000 rows × 297, rows a second',
      round(loading.rowsPerSecond),
      30_000,
      true,
    ),
    buildRow('loading 1,000,000 rows × 297, memory, GB', round(loading.gigabytes, 2), 2.3),
    buildRow('fresh start, s', round(start, 1), 35),
  ];
  console.log('\n| what | measured | aim | misses |\n| --- | --- | --- | --- |');
  for (const { what, measured, aim, missing } of rows)
    console.log(`| ${what} | ${measured} | ${aim} | ${missing.join(', ') || '-'} |`);
};
