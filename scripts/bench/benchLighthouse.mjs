/** Measures the most common landing pages with Lighthouse's mobile profile, as the median of three cold runs per page. */
import lighthouse from 'lighthouse';
import { launchBrowser } from '../lib/browser.mjs';
import { listPages, saveSearch } from './pages.mjs';
import { findAnyPort } from '../lib/ports.mjs';

/** IDs of pages in the route table, in the order of the table in `docs/bench.md`. */
const MEASURED_PAGES = [
  'home',
  'search',
  'keyword-search-term',
  'award',
  'recipient-year',
  'state-year',
  'place-county',
  'place-district',
  'place-city',
  'place-zip',
  'program-assistance',
  'program-naics',
  'program-psc',
  'explorer-root',
  'agency',
  'federal-account',
  'covid-19',
  'submission-statistics',
  'download-award-data',
  'about',
  'data-dictionary',
];
const RUNS = 3;

/** @typedef {{ score: number, paint: number, blocked: number, shift: number, others: string }} Run paint and blocked in ms */
/** @typedef {Omit<Run, 'others'> & { name: string }} Measured the medians of a page */

/** @param {readonly number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** @type {(address: string, port: number) => Promise<Run>} */
const audit = async (address, port) => {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories } = result.lhr;
  const getValue = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  const getScore = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    score: getScore('performance'),
    paint: getValue('largest-contentful-paint'),
    blocked: getValue('total-blocking-time'),
    shift: getValue('cumulative-layout-shift'),
    others: ['accessibility', 'best-practices', 'seo'].map(getScore).join(', '),
  };
};

/** Loads a page once without measuring, to warm up the server. @param {string} address */
const visit = async (address) => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    await page.goto(address, { waitUntil: 'networkidle' });
  } finally {
    await browser.close();
  }
};

/**
 * Prints and returns the medians of each page. Each run uses its own browser, so nothing is cached between runs. The server has
 * its responses cached, so that its work does not slow the processor that emulates the phone.
 * @param {string} base the server's address
 * @param {string} [pageIds] page IDs, separated by commas
 * @returns {Promise<Measured[]>}
 */
export const benchLighthouse = async (base, pageIds) => {
  const pages = await listPages(base);
  const measuredPages = MEASURED_PAGES.flatMap((id) => {
    const page = pages.find(({ name }) => name === id);
    return page ? [{ name: id, path: page.path }] : [];
  });
  measuredPages.splice(2, 0, {
    name: 'search-with-results',
    path: await saveSearch(base, { keyword: { road: 'road' } }),
  });
  console.log(
    `\nLighthouse ${RUNS} runs, mobile: performance (all runs), largest paint s, blocked ms, shift, accessibility, practices, search engines`,
  );
  /** @type {Measured[]} */
  const results = [];
  for (const { name, path } of measuredPages.filter(
    (page) => !pageIds || pageIds.split(',').includes(page.name),
  )) {
    /** @type {Run[]} */
    const runs = [];
    let failures = 0;
    await visit(base + path);
    while (runs.length < RUNS) {
      const port = await findAnyPort();
      const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
      try {
        runs.push(await audit(base + path, port));
      } catch (error) {
        // A failed run does not show anything about the page, so it is repeated.
        failures += 1;
        if (failures > RUNS) throw error;
      } finally {
        await browser.close();
      }
    }
    const getMedian = (/** @type {Exclude<keyof Run, 'others'>} */ key) =>
      median(runs.map((run) => run[key]));
    const medians = {
      score: getMedian('score'),
      paint: getMedian('paint'),
      blocked: getMedian('blocked'),
      shift: getMedian('shift'),
    };
    results.push({ name, ...medians });
    console.log(
      [
        name.padEnd(24),
        `${medians.score} (${runs.map(({ score }) => score).join(' ')})`.padEnd(16),
        (medians.paint / 1000).toFixed(2),
        medians.blocked.toFixed(0).padStart(5),
        medians.shift.toFixed(3),
        ` ${runs[0]?.others}`,
      ].join('  '),
    );
  }
  return results;
};
