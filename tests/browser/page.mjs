import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ match: RegExp, fault?: string, abort?: boolean }} Fault API requests that are aborted, or sent with an `x-fault` header
 * @typedef {{ allow?: RegExp, faults?: Fault[] }} Options `allow` matches messages that a state causes
 * @typedef {Awaited<ReturnType<typeof open>>} Opened a page with its recorded problems
 * @typedef {(size: Size, options?: Options) => Promise<Opened>} OpenPage
 * @typedef {(options: import('playwright-core').BrowserContextOptions) => Promise<Page>} OpenIn
 * @typedef {{ openPage: OpenPage, openUnchecked: OpenPage, openIn: OpenIn }} Openers the fixtures that open pages
 * @typedef {{ openPage: OpenPage, base: string }} Site `base` is the URL of the site's server
 */

/** @type {Size} */
export const desktop = { width: 1280, height: 900 };
/** @type {Size} */
export const phone = { width: 390, height: 844 };
export const viewports = [desktop, phone];
/** The code of axe. Its minified build is half the size. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const axeOptions = {
  // Tags of the rules that every state must pass.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default: the visible text of a control must be part of its accessible name, for voice control.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: /** @type {'violations'[]} */ (['violations']),
  // These rules need no preloaded files. Skipping the preload saves a fifth of axe's time.
  preload: false,
};

/** Returns the violations that axe finds. axe is injected once per page. @param {Page} page */
export const findViolations = async (page) => {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async (options) =>
      (await /** @type {typeof import('axe-core')} */ (Object(window).axe).run(document, options))
        .violations,
    axeOptions,
  );
  return violations.map(({ id, nodes }) => {
    const where = nodes
      .slice(0, 2)
      .map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`);
    return `${id} (${where.join('; ')})`;
  });
};

/** A message of the software renderer when a map screenshot is inserted into a page. It is no fault of the page. */
const driverMessage = /GL Driver Message/;
/** On a slow machine, pages use their preloaded files later than Chromium expects. */
const preloadMessage = /was preloaded using link preload but not used/;
/** Messages of the map library on a machine without a graphics card. */
export const graphics = /GL Driver Message|GPU stall|WebGL/;
/** Messages that intentional failures cause. */
export const failureMessages = /status of 503|ERR_|Failed to load resource|busy or unavailable/;

/**
 * Throws `message` unless the condition is true.
 * @param {unknown} condition
 * @param {string} message
 * @returns {asserts condition}
 */
export function expect(condition, message) {
  if (!condition) throw new Error(message);
}

/**
 * Runs in the page. Waits until the page is hydrated, at most `atMost` milliseconds. Polls every 20 ms, because
 * Playwright's selector polling would take most of a test's time.
 * @param {number} atMost
 */
const waitForHydration = async (atMost) => {
  const until = performance.now() + atMost;
  while (document.getElementById('late-note') && performance.now() < until)
    await new Promise((again) => setTimeout(again, 20));
};

/**
 * Opens a page that records unexpected messages, errors and requests as problems. `allow` matches the expected messages and URLs.
 * @param {Browser} browser @param {Size} size @param {Options} [options]
 */
export const open = async (browser, size, { allow = /^$/, faults = [] } = {}) => {
  const context = await browser.newContext({
    viewport: size,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // A test must fail for a fault, never for a slow machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    const messageText = message.text();
    if (
      ['error', 'warning'].includes(message.type()) &&
      !allow.test(messageText) &&
      !driverMessage.test(messageText) &&
      !preloadMessage.test(messageText)
    )
      problems.push(`console: ${messageText}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (!allow.test(request.url()) && !/ERR_ABORTED/.test(request.failure()?.errorText ?? ''))
      problems.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const ownPrefixes = ['http://127.0.0.1', 'data:', 'blob:'];
    if (!allow.test(request.url()) && !ownPrefixes.some((start) => request.url().startsWith(start)))
      problems.push(`third party: ${request.url()}`);
  });
  const activeFaults = [...faults];
  // Intercepting requests slows down browser and test, so it is used only where a request should fail.
  if (faults.length)
    await page.route('**/api/**', (route) => {
      const activeFault = activeFaults.find(({ match }) => match.test(route.request().url()));
      if (activeFault?.abort) return route.abort();
      if (!activeFault?.fault) return route.continue();
      return route.continue({
        headers: { ...route.request().headers(), 'x-fault': activeFault.fault },
      });
    });
  // Prerendered content responds to input only after hydration. Without scripts there is nothing to wait for.
  const waitUntilHydrated = () => page.evaluate(waitForHydration, 15_000).catch(() => {});
  for (const method of /** @type {const} */ (['goto', 'reload'])) {
    /** @type {(...given: any[]) => Promise<any>} */
    const go = page[method].bind(page);
    Object.assign(page, {
      [method]: async (/** @type {unknown[]} */ ...args) => {
        const response = await go(...args);
        await waitUntilHydrated();
        return response;
      },
    });
  }
  return {
    page,
    problems,
    heal: () => {
      activeFaults.length = 0;
    },
    close: () => context.close(),
  };
};

/**
 * Makes sticky page headers, tabs and table headers static. They cover content that scrolls under them, which would distort target
 * sizes. Returns a function that undoes it.
 * @param {Page} page
 */
export const unstick = async (page) => {
  await page.evaluate(() => {
    const stylesheet = new CSSStyleSheet();
    stylesheet.replaceSync(
      '.data-table thead th, .page-header, .in-page-nav { position: static !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
};

/**
 * Fails, naming `state`, if a page has accessibility violations, horizontal scrolling, recorded problems, or not exactly one `h1`.
 * @param {Page} page @param {string[]} problems @param {string} state
 */
export const audit = async (page, problems, state) => {
  // Colors are checked after finite animations have finished; the spinner never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  await unstick(page);
  const axeViolations = await findViolations(page);
  expect(!axeViolations.length, `${state}: axe ${axeViolations.join(', ')}`);
  const overflow = await measureOverflow(page);
  expect(overflow <= 0, `${state}: the page scrolls sideways by ${overflow}px`);
  expect(!problems.length, `${state}: ${problems.slice(0, 3).join(' | ')}`);
  expect((await page.locator('h1').count()) === 1, `${state}: not exactly one h1`);
};

/** Returns the pixels by which a page is wider than the viewport. @param {Page} page */
export const measureOverflow = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.ceil(root.getBoundingClientRect().width);
  });

/** Returns the position and size of a visible element. @param {Locator} locator */
export const boxOf = async (locator) => {
  const box = await locator.boundingBox();
  expect(box, `${locator} has no place on the page`);
  return box;
};

/**
 * Moves the focus to a control with Tab (Shift+Tab if the control precedes the focused element) and presses `key`. If the control is a
 * tab, selects the tab after the selected one instead.
 * @param {Page} page @param {Locator} locator @param {string} [key]
 */
export const pressByKeyboard = async (page, locator, key = 'Enter') => {
  await locator.waitFor();
  if ((await locator.getAttribute('role')) === 'tab') {
    // A tab list is one tab stop; arrow keys move inside it.
    await locator.evaluate((element) =>
      /** @type {HTMLElement | null | undefined} */ (
        element.closest('[role="tablist"]')?.querySelector('[tabindex="0"]')
      )?.focus(),
    );
    await page.keyboard.press('ArrowRight');
    return;
  }
  const isBehind = await locator.evaluate((element) =>
    Boolean(
      document.activeElement !== document.body &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) &
        Node.DOCUMENT_POSITION_PRECEDING,
    ),
  );
  for (let steps = 0; steps < 400; steps += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never reaches ${locator}`);
};

/**
 * Stores finished downloads before the page loads, so that the header shows their count.
 * @param {Page} page
 */
export const storeDownloads = (page) =>
  page.addInitScript(() => {
    const files = Array.from({ length: 12 }, (_, at) => ({
      id: `file-${at}`,
      title: `Awards ${at}`,
      stage: 'finished',
      startedAt: Date.now(),
      family: 'download',
      fileName: `awards-${at}.zip`,
      fileUrl: '',
    }));
    localStorage.setItem('usaspending_downloads', JSON.stringify(files));
  });
