import { benchAward } from './benchAward.mjs';
import { benchBudget } from './benchBudget.mjs';
import { launchBrowser } from '../lib/browser.mjs';
import { listPages } from './pages.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ paint: number, what: string, shift: number }} Seen
 *   largest contentful paint in ms, the tag of its element, and the layout shift
 * @typedef {PerformanceEntry & { element?: Element | null }} Paint
 * @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Shift
 */

const median = (/** @type {readonly number[]} */ numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** @type {(name: string, ...cells: string[]) => void} */
const printRow = (name, ...cells) => console.log(`${name.padEnd(44)} ${cells.join('  ')}`);
const formatMilliseconds = (/** @type {number} */ time) => time.toFixed(0).padStart(6);

/** Records paints and layout shifts of a page from its start. @param {Page} page */
const recordPaints = (page) =>
  page.addInitScript(() => {
    /** @type {Seen} */
    const paintRecord = { paint: 0, what: '', shift: 0 };
    Object.assign(window, { seen: paintRecord });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        paintRecord.paint = entry.startTime;
        paintRecord.what = /** @type {Paint} */ (entry).element?.tagName ?? '';
      }),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        const { hadRecentInput, value } = /** @type {Shift} */ (entry);
        if (!hadRecentInput) paintRecord.shift += value;
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the milliseconds from a click on the menu's Glossary link until its list is in the open panel. @param {Page} page */
const openGlossary = async (page) => {
  await page.getByRole('button', { name: 'Find Resources' }).click();
  await page.getByRole('link', { name: /^Glossary/ }).waitFor();
  return page.evaluate(
    () =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          /** @type {NodeListOf<HTMLAnchorElement>} */
          const links = document.querySelectorAll('.menu-panel a');
          const link = [...links].find((candidate) => candidate.textContent.startsWith('Glossary'));
          const startTime = performance.now();
          new MutationObserver((_, observer) => {
            if (document.querySelector('dialog[open] .slide-out__groups')) {
              observer.disconnect();
              resolve(performance.now() - startTime);
            }
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
          link?.click();
        })
      ),
  );
};
/**
 * Returns the milliseconds until React has rendered one character typed into the panel's search box.
 * @type {(page: Page, character: string) => Promise<number>}
 */
const typeCharacter = (page, character) =>
  page.evaluate(
    (text) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          /** @type {HTMLInputElement | null} */
          const searchBox = document.querySelector('dialog[open] input');
          if (!searchBox) throw new Error('The panel has no search box');
          const startTime = performance.now();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            searchBox,
            searchBox.value + text,
          );
          searchBox.dispatchEvent(new Event('input', { bubbles: true }));
          // React renders while the event is handled. The message arrives after the event.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - startTime);
          channel.port2.postMessage('');
        })
      ),
    character,
  );

/**
 * Returns the milliseconds of each click on a checkbox in a tree of 20,220 visible nodes, until the change is rendered.
 * @type {(browser: Browser, base: string, slowdown: number) => Promise<number[]>}
 */
const measureTreeChecks = async (browser, base, slowdown) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const padNumber = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const sectors = Array.from({ length: 20 }, (_, sectorIndex) => ({
    naics: `${11 + sectorIndex}`,
    naics_description: `Sector ${sectorIndex}`,
    count: 1000,
    children: Array.from({ length: 10 }, (_, groupIndex) => ({
      naics: `${11 + sectorIndex}${padNumber(groupIndex)}`,
      naics_description: `Group ${groupIndex}`,
      count: 100,
      children: Array.from({ length: 100 }, (_, leafIndex) => ({
        naics: `${11 + sectorIndex}${padNumber(groupIndex)}${padNumber(leafIndex)}`,
        naics_description: `Industry ${leafIndex}`,
        count: 0,
      })),
    })),
  }));
  await page.route('**/references/naics/**', (route) =>
    route.fulfill({
      json: {
        results: route.request().url().includes('filter=')
          ? sectors
          : sectors.map(({ children, ...top }) => ({ ...top, children: null })),
      },
    }),
  );
  await page.goto(`${base}/search`);
  await page.getByRole('button', { name: /^North American/ }).click();
  await page.getByRole('treeitem').first().waitFor();
  await page.getByPlaceholder('Type to find codes').fill('industry');
  await page
    .getByRole('treeitem', { name: /Industry 0/ })
    .first()
    .waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** @type {number[]} */
  const times = [];
  for (let row = 2; row < 14; row += 1) {
    times.push(
      await page.evaluate(
        (at) =>
          /** @type {Promise<number>} */ (
            new Promise((resolve) => {
              /** @type {NodeListOf<HTMLElement>} */
              const items = document.querySelectorAll('[role="treeitem"]');
              const startTime = performance.now();
              items[at]?.click();
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => resolve(performance.now() - startTime);
                channel.port2.postMessage('');
              });
            })
          ),
        row % 8,
      ),
    );
  }
  await page.close();
  return times;
};
/**
 * Returns the milliseconds of each change of the counties' measure, until the map is painted in the new colors.
 * @type {(browser: Browser, base: string) => Promise<number[]>}
 */
const recolorMap = async (browser, base) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${base}/search?fy=2025&section=map&layer=county`);
  await page.locator('#section-map').scrollIntoViewIfNeeded();
  const waitForPaint = () =>
    page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])', {
      timeout: 60_000,
    });
  await waitForPaint();
  await page.waitForTimeout(2000);
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < 6; round += 1) {
    times.push(
      await page.evaluate(
        (value) =>
          /** @type {Promise<number>} */ (
            new Promise((resolve) => {
              const canvas = document.querySelector('.area-map__canvas');
              const select = [...document.querySelectorAll('#section-map select')].at(-1);
              if (!canvas || !select) throw new Error('The map has no canvas or no measure');
              const startTime = performance.now();
              new MutationObserver((_, observer) => {
                observer.disconnect();
                resolve(performance.now() - startTime);
              }).observe(canvas, { attributes: true, attributeFilter: ['data-painted'] });
              Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
                select,
                value,
              );
              select.dispatchEvent(new Event('change', { bubbles: true }));
            })
          ),
        round % 2 ? 'total' : 'capita',
      ),
    );
  }
  await page.close();
  return times;
};

/** @type {(browser: Browser, base: string, path: string) => Promise<void>} */
const measurePaint = async (browser, base, path) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await recordPaints(page);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const { paint, what, shift } = /** @type {Seen} */ (
    await page.evaluate(() => /** @type {Window & { seen?: Seen }} */ (window).seen)
  );
  printRow(path, formatMilliseconds(paint), what.padEnd(6), shift.toFixed(3));
  await context.close();
};
/** @type {(browser: Browser, base: string) => Promise<void>} */
const measureGlossary = async (browser, base) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // The endpoint returns at most this many terms per request.
  const terms = Array.from({ length: 500 }, (_, index) => ({
    term: `${String.fromCharCode(65 + (index % 26))} term number ${index}`,
    slug: `term-${index}`,
    data_act_term: null,
    plain: 'Words.',
    official: null,
    resources: null,
  }));
  await page.route('**/references/glossary/**', (route) =>
    route.fulfill({ json: { results: terms } }),
  );
  await page.goto(`${base}/?glossary`);
  await page.locator('dialog[open] .slide-out__groups').waitFor();
  /** @type {number[]} */
  const openTimes = [];
  for (let round = 0; round < 9; round += 1) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    openTimes.push(await openGlossary(page));
  }
  /** @type {number[]} */
  const typeTimes = [];
  for (const character of 'ab') typeTimes.push(await typeCharacter(page, character));
  console.log('\nGlossary of 500 terms, median and longest in ms');
  const printMedian = (/** @type {string} */ name, /** @type {readonly number[]} */ times) =>
    printRow(name, formatMilliseconds(median(times)), formatMilliseconds(Math.max(...times)));
  printMedian('click to list in the open panel', openTimes);
  printMedian('one key typed, until rendered', typeTimes);
};
/** Prints shortest, median and longest times. @param {readonly (readonly [string, readonly number[]])[]} timings */
const printTimes = (timings) => {
  for (const [name, times] of timings)
    printRow(
      name,
      ...[Math.min(...times), median(times), Math.max(...times)].map(formatMilliseconds),
    );
};

/**
 * Prints the largest contentful paint and layout shift of pages on a phone, and interaction times of the glossary, search,
 * awards and the Explorer.
 * @param {string} base the server's address
 */
export const benchPages = async (base) => {
  const browser = await launchBrowser();
  try {
    console.log('\nPages at 390 px, cold cache: largest paint in ms, its element, layout shift');
    for (const { path } of [...(await listPages(base)), { path: '/?glossary=outlay' }])
      await measurePaint(browser, base, path);
    await measureGlossary(browser, base);
    console.log('\nSearch: shortest, median and longest in ms');
    printTimes([
      ['a checkbox in a tree of 20,220 nodes', await measureTreeChecks(browser, base, 1)],
      ['the same checkbox, CPU four times slower', await measureTreeChecks(browser, base, 4)],
      ['counties recolored', await recolorMap(browser, base)],
    ]);
    console.log('\nAwards, files of the site in the browser: shortest, median and longest in ms');
    printTimes(await benchAward(browser, base));
    console.log('\nExplorer and status of funds: shortest, median and longest in ms');
    printTimes(await benchBudget(browser, base));
  } finally {
    await browser.close();
  }
};
