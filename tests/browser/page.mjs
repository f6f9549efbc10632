import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ match: RegExp, fault?: string, abort?: boolean }} Fault calls of the API that fail on purpose: as `x-fault` says, or stopped
 * @typedef {{ allow?: RegExp, faults?: Fault[] }} Options `allow` names messages that a state brings with it
 * @typedef {Awaited<ReturnType<typeof open>>} Opened a page, and what it noted
 * @typedef {{ openPage: (size: Size, options?: Options) => Promise<Opened>, base: string }} Site opens pages of the site at the address of its server
 * @typedef {{ browser: Browser, base: string }} Context the browser, and the address of the site's server
 */

/** @type {Size} */
export const desktop = { width: 1280, height: 900 };
/** @type {Size} */
export const phone = { width: 390, height: 844 };
export const widths = [desktop, phone];
/** axe, in the small form, half as long. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const axeOptions = {
  // Rules that hold in every state.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off unless asked for: what is written on a control is part of its name, for those who speak to it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: /** @type {'violations'[]} */ (['violations']),
  // None of these rules reads what axe would fetch first: a fifth of its time.
  preload: false,
};

/**
 * Accessibility violations of a page, in words. A page is sent axe once.
 * @param {Page} page
 */
const violationsOf = async (page) => {
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

/** What a computed graphics card says when its picture of a map is put into a page that is drawn without one: no fault of the page. */
const driver = /GL Driver Message/;
/** What the drawing library says of a machine without a graphics card. */
export const graphics = /GL Driver Message|GPU stall|WebGL/;
/** Messages that a failure on purpose brings with it. */
export const failing = /status of 503|ERR_|Failed to load resource|busy or not available right now/;

/**
 * Fails with words unless the condition holds.
 * @param {unknown} condition
 * @param {string} message
 * @returns {asserts condition}
 */
export function expect(condition, message) {
  if (!condition) throw new Error(message);
}

/**
 * In the page: when the scripts have taken over what the build drew, or after a time in ms. Looked at closely: what waits for
 * selectors looks twice a second, and most of a test's time would go by in between.
 * @param {number} atMost
 */
const takenOver = async (atMost) => {
  const until = performance.now() + atMost;
  while (document.getElementById('late-note') && performance.now() < until)
    await new Promise((again) => setTimeout(again, 20));
};

/**
 * A page that notes everything that should not happen. `allow` names messages a state brings with it.
 * @param {Browser} browser
 * @param {Size} size
 * @param {Options} [options]
 */
export const open = async (browser, size, { allow = /^$/, faults = [] } = {}) => {
  const context = await browser.newContext({
    viewport: size,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // A test fails for what is wrong, never for a slow machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    const said = message.text();
    if (['error', 'warning'].includes(message.type()) && !allow.test(said) && !driver.test(said))
      problems.push(`console: ${said}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    if (!allow.test(request.url()) && !/ERR_ABORTED/.test(request.failure()?.errorText ?? ''))
      problems.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const own = ['http://127.0.0.1', 'data:', 'blob:'];
    if (!allow.test(request.url()) && !own.some((start) => request.url().startsWith(start)))
      problems.push(`third party: ${request.url()}`);
  });
  const asked = [...faults];
  // Each call that is held up on its way costs both the browser and the test: only where one is to fail.
  if (faults.length)
    await page.route('**/api/**', (route) => {
      const hit = asked.find(({ match }) => match.test(route.request().url()));
      if (hit?.abort) return route.abort();
      if (!hit?.fault) return route.continue();
      return route.continue({ headers: { ...route.request().headers(), 'x-fault': hit.fault } });
    });
  // What the build drew stands at once and answers when the scripts have taken it over; no script, no answer.
  const live = () => page.evaluate(takenOver, 15_000).catch(() => {});
  for (const way of /** @type {const} */ (['goto', 'reload'])) {
    /** @type {(...given: any[]) => Promise<any>} */
    const go = page[way].bind(page);
    Object.assign(page, {
      [way]: async (/** @type {unknown[]} */ ...given) => {
        const answer = await go(...given);
        await live();
        return answer;
      },
    });
  }
  return {
    page,
    problems,
    heal: () => {
      asked.length = 0;
    },
    close: () => context.close(),
  };
};

/**
 * No accessibility violation, no sideways scroll, no message, one main heading.
 * @param {Page} page
 * @param {string[]} problems what the page noted so far
 * @param {string} state what a failure calls this state
 */
export const audit = async (page, problems, state) => {
  // Colours are judged when what slides in has arrived; the spinner never does.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  // A heading that stays in sight lies over the last rows of a table that is scrolled past: what is left of their links is no size of theirs.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.data-table thead th { position: static !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const said = await violationsOf(page);
  expect(!said.length, `${state}: axe ${said.join(', ')}`);
  const wide = await sidewaysScroll(page);
  expect(wide <= 0, `${state}: the page scrolls sideways by ${wide}px`);
  expect(!problems.length, `${state}: ${problems.slice(0, 3).join(' | ')}`);
  expect((await page.locator('h1').count()) === 1, `${state}: not exactly one h1`);
};

/**
 * Pixels by which a page is wider than its place in the window, which ends where the scrollbar's begins.
 * @param {Page} page
 */
export const sidewaysScroll = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.ceil(root.getBoundingClientRect().width);
  });

/**
 * Where a thing in sight stands.
 * @param {Locator} locator
 */
export const boxOf = async (locator) => {
  const box = await locator.boundingBox();
  expect(box, `${locator} has no place on the page`);
  return box;
};

/**
 * Reaches a control as a keyboard does: by Tab, or by Shift+Tab where it stands before the focus, until it has it; then a key.
 * @param {Page} page
 * @param {Locator} locator
 * @param {string} [key]
 */
export const byKeyboard = async (page, locator, key = 'Enter') => {
  await locator.waitFor();
  if ((await locator.getAttribute('role')) === 'tab') {
    // Tabs are one stop: arrows move inside.
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
 * A browser that has fetched files before, so that the header counts them.
 * @param {Page} page
 */
export const withFiles = (page) =>
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
