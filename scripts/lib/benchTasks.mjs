/** The longest task of every page after its first paint: what a visitor waits for who presses something meanwhile. */
import { launchBrowser } from './browser.mjs';
import { everyPage } from './pages.mjs';

/** @typedef {{ ms: number, what: string }} Task on the phone's clock, and what took most of it */

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { documentLoaderURL?: string, url?: string } } }} TraceEvent times in microseconds; `tdur` is computing
 */

/** A phone of Lighthouse's kind takes four times as long as this machine; computing is multiplied, so that other work here changes nothing. */
const SLOWER = 4;
/** How long a page is watched, in milliseconds: until its answers are drawn. */
const WATCHED = 4000;
/** Loads of each page, each in a context that holds nothing of the last: single tasks take twice as long now and then. */
const RUNS = 3;
/** Loads where the middle of the first lies near the aim, on either side of it: of three loads the middle differs by a third from one time to the next. */
const RUNS_NEAR_AIM = 7;
/** What no task is to be longer than, in milliseconds on the phone's clock, and what is near it. */
const AIM = 110;
const NEAR_AIM = { from: 95, to: 125 };
const CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/**
 * What happens in a page while it opens.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
const record = async (browser, address) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    /** @type {TraceEvent[]} */
    const events = [];
    tools.on('Tracing.dataCollected', ({ value }) => {
      events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)));
    });
    await tools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    await page.goto(address);
    await page.waitForTimeout(WATCHED);
    const complete = new Promise((done) => {
      tools.once('Tracing.tracingComplete', done);
    });
    await tools.send('Tracing.end');
    await complete;
    return events;
  } finally {
    await context.close();
  }
};

const longestOf = (/** @type {readonly Task[]} */ [first]) => first?.ms ?? 0;

/** Files and calls as they are known from one build to the next. @param {string} [url] */
const shortUrl = (url = '') => url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*/, '');

/**
 * The tasks of a page's main thread from its first paint on, the longest first, each with what took most of it; undefined where no paint was recorded.
 * @param {readonly TraceEvent[]} events
 * @param {string} address
 */
const tasksOf = (events, address) => {
  const path = address.split('?')[0] ?? '';
  const opened = events.filter(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(path),
  );
  const paint = events.find(
    ({ name, pid }) => name === 'firstContentfulPaint' && opened.some((start) => start.pid === pid),
  );
  if (!paint) return undefined;
  const own = events.filter(
    ({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X',
  );
  const isTask = (/** @type {TraceEvent} */ { name }) => name === 'ThreadControllerImpl::RunTask';
  return own
    .filter((event) => isTask(event) && event.ts > paint.ts)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const [most] = own
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
        ms: ((task.tdur ?? task.dur ?? 0) / 1000) * SLOWER,
        what: most ? `${most.name} ${shortUrl(most.args.data?.url)}`.trim() : '',
      };
    })
    .sort((a, b) => b.ms - a.ms);
};

/**
 * Prints the longest task of every page, the median of some loads, and by how much the tasks of that load are longer than the aim together.
 * @param {string} base the server's address
 * @param {string} [only] ids of pages, with commas; all of them without
 */
export const benchTasks = async (base, only) => {
  const browser = await launchBrowser();
  const chosen = only?.split(',');
  try {
    console.log(
      `\nTasks after the first paint, a phone's time (${SLOWER} times the computing here), median of ${RUNS} loads, of ${RUNS_NEAR_AIM} where that is near ${AIM}: longest ms (of each load), together over ${AIM} ms, what the longest is`,
    );
    for (const { name, path } of await everyPage(base)) {
      if (chosen && !chosen.includes(name)) continue;
      /** @type {Task[][]} */
      const loads = [];
      const loadUntil = async (/** @type {number} */ count) => {
        while (loads.length < count)
          // On a busy machine a trace may end before a page is painted.
          loads.push(
            tasksOf(await record(browser, base + path), base + path) ??
              tasksOf(await record(browser, base + path), base + path) ??
              [],
          );
        const ordered = loads.toSorted((a, b) => longestOf(a) - longestOf(b));
        return ordered[Math.floor(count / 2)] ?? [];
      };
      let middle = await loadUntil(RUNS);
      const first = longestOf(middle);
      if (first > NEAR_AIM.from && first < NEAR_AIM.to) middle = await loadUntil(RUNS_NEAR_AIM);
      const over = middle.reduce((sum, { ms }) => sum + Math.max(0, ms - AIM), 0);
      console.log(
        `${name.padEnd(30)} ${longestOf(middle).toFixed(0).padStart(5)} ${`(${loads.map((each) => longestOf(each).toFixed(0)).join(' ')})`.padEnd(23)} ${over.toFixed(0).padStart(5)}  ${middle[0]?.what ?? ''}`,
      );
    }
  } finally {
    await browser.close();
  }
};
