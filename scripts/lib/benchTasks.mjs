/** The longest task of every page after its first paint: what a visitor waits for who presses something meanwhile. */
import { launchBrowser } from './browser.mjs';
import { everyPage } from './pages.mjs';

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { documentLoaderURL?: string, url?: string } } }} TraceEvent times in microseconds; `tdur` is computing
 */

/** A phone of Lighthouse's kind takes four times as long as this machine; computing is multiplied, so that other work here changes nothing. */
const SLOWER = 4;
/** How long a page is watched, in milliseconds: until its answers are drawn. */
const WATCHED = 4000;
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
 * Prints the longest task of every page, and by how much its tasks are longer than 50 ms together.
 * @param {string} base the server's address
 */
export const benchTasks = async (base) => {
  const browser = await launchBrowser();
  try {
    console.log(
      `\nTasks after the first paint, a phone's time (${SLOWER} times the computing here): longest ms, together over 50 ms, what the longest is`,
    );
    for (const { name, path } of await everyPage(base)) {
      // On a busy machine a trace may end before a page is painted.
      const tasks =
        tasksOf(await record(browser, base + path), base + path) ??
        tasksOf(await record(browser, base + path), base + path) ??
        [];
      const [longest] = tasks;
      const over = tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
      console.log(
        `${name.padEnd(30)} ${(longest?.ms ?? 0).toFixed(0).padStart(5)} ${over.toFixed(0).padStart(5)}  ${longest?.what ?? ''}`,
      );
    }
  } finally {
    await browser.close();
  }
};
