/** Measures the longest task of every page after its first paint: how long an interaction during loading may have to wait. */
import { launchBrowser } from '../lib/browser.mjs';
import { listPages } from './pages.mjs';

/** @typedef {{ ms: number, what: string }} Task duration scaled to a phone, and the event that took most of it */

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args: { data?: { documentLoaderURL?: string, url?: string } } }} TraceEvent
 *   times in microseconds; `tdur` is CPU time
 */

/**
 * Factor by which a phone's CPU is slower than this machine's, as in Lighthouse. It is applied to CPU time, which other load on the
 * machine does not affect.
 */
const CPU_SLOWDOWN = 4;
/** Recording time per page, in milliseconds. It is long enough to render the page's responses. */
const RECORDING_MS = 4000;
/** Loads per page, each in a new browser context. Single tasks occasionally take twice as long. */
const RUNS = 3;
/** Loads per page if the median of the first three is close to the target, because a median of three varies by a third. */
const RUNS_NEAR_TARGET = 7;
/** Target for the longest task, in milliseconds scaled to a phone, and the range that counts as close to it. */
const TARGET_MS = 110;
const NEAR_TARGET_MS = { from: 95, to: 125 };
const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** @type {(browser: import('playwright-core').Browser, address: string) => Promise<TraceEvent[]>} */
const recordTrace = async (browser, address) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    /** @type {TraceEvent[]} */
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)));
    });
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    await page.goto(address);
    await page.waitForTimeout(RECORDING_MS);
    const completion = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await completion;
    return events;
  } finally {
    await context.close();
  }
};

const getLongest = (/** @type {readonly Task[]} */ [first]) => first?.ms ?? 0;

/** Returns a URL without its origin and query. @param {string} [url] */
const shortenUrl = (url = '') => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '');

/**
 * Returns the tasks of a page's main thread after its first paint, the longest first, each with its longest event. Returns undefined
 * when no paint was recorded.
 * @type {(events: readonly TraceEvent[], address: string) => Task[] | undefined}
 */
const findTasks = (events, address) => {
  const path = address.split('?')[0] ?? '';
  const navigations = events.filter(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(path),
  );
  const paint = events.find(
    ({ name, pid }) =>
      name === 'firstContentfulPaint' && navigations.some((start) => start.pid === pid),
  );
  if (!paint) return undefined;
  const mainThreadEvents = events.filter(
    ({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X',
  );
  const isTask = (/** @type {TraceEvent} */ { name }) => name === 'ThreadControllerImpl::RunTask';
  return mainThreadEvents
    .filter((event) => isTask(event) && event.ts > paint.ts)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const [longestEvent] = mainThreadEvents
        .filter(
          (event) =>
            event.ts >= task.ts &&
            event.ts + (event.dur ?? 0) <= end &&
            /^(EvaluateScript|XHRLoad|TimerFire|FireAnimationFrame|FireIdleCallback|Layout|UpdateLayoutTree|Paint|Commit|FunctionCall)$/.test(
              event.name,
            ),
        )
        .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
      return {
        ms: ((task.tdur ?? task.dur ?? 0) / 1000) * CPU_SLOWDOWN,
        what: longestEvent
          ? `${longestEvent.name} ${shortenUrl(longestEvent.args.data?.url)}`.trim()
          : '',
      };
    })
    .sort((a, b) => b.ms - a.ms);
};

/**
 * Prints the longest task of every page in its median load, and the total time by which the tasks of that load exceed the
 * target.
 * @param {string} base the server's address
 * @param {string} [idList] page IDs, separated by commas; all pages if omitted
 */
export const benchTasks = async (base, idList) => {
  const browser = await launchBrowser();
  const pageIds = idList?.split(',');
  try {
    console.log(
      `\nTasks after the first paint, on a phone (CPU ${CPU_SLOWDOWN} times slower), median of ${RUNS} loads, or ${RUNS_NEAR_TARGET} near the target of ${TARGET_MS}: longest ms (of each load), total over ${TARGET_MS} ms, source of the longest`,
    );
    for (const { name, path } of await listPages(base)) {
      if (pageIds && !pageIds.includes(name)) continue;
      /** @type {Task[][]} */
      const loads = [];
      const measureMedianTasks = async (/** @type {number} */ count) => {
        while (loads.length < count)
          // On a busy machine a trace may end before the page is painted, so it is recorded once more.
          loads.push(
            findTasks(await recordTrace(browser, base + path), base + path) ??
              findTasks(await recordTrace(browser, base + path), base + path) ??
              [],
          );
        const sortedLoads = loads.toSorted((a, b) => getLongest(a) - getLongest(b));
        return sortedLoads[Math.floor(count / 2)] ?? [];
      };
      let medianTasks = await measureMedianTasks(RUNS);
      const longestMs = getLongest(medianTasks);
      if (longestMs > NEAR_TARGET_MS.from && longestMs < NEAR_TARGET_MS.to)
        medianTasks = await measureMedianTasks(RUNS_NEAR_TARGET);
      const excess = medianTasks.reduce((sum, { ms }) => sum + Math.max(0, ms - TARGET_MS), 0);
      console.log(
        `${name.padEnd(30)} ${getLongest(medianTasks).toFixed(0).padStart(5)} ${`(${loads.map((each) => getLongest(each).toFixed(0)).join(' ')})`.padEnd(23)} ${excess.toFixed(0).padStart(5)}  ${medianTasks[0]?.what ?? ''}`,
      );
    }
  } finally {
    await browser.close();
  }
};
