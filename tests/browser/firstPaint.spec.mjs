/** Tests what a page shows before its scripts run. */
import { listPages, fillInIds, saveSearch, servedPages } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { desktop, expect, phone, viewports } from './page.mjs';
import { holdScripts } from './scripts.mjs';

/** @import { Page } from './page.mjs' */

/** Returns the texts of the main content in the viewport, except the description on a loading page. @param {Page} page */
const getVisibleTexts = (page) =>
  page.evaluate(() => {
    const main = /** @type {HTMLElement} */ (document.querySelector('main'));
    const texts = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      const text = node.textContent?.trim() ?? '';
      const waitingParagraph = node.parentElement?.closest('.loading__about');
      if (text && !waitingParagraph && width && bottom > 0 && top < window.innerHeight)
        texts.push(text);
    }
    return texts;
  });

for (const size of viewports)
  test(
    `every page at ${size.width} px shows its title, heading and first text without scripts`,
    size === phone ? {} : { tag: '@full' },
    async ({ openIn, openPage, base }) => {
      /** @type {string[]} */
      const faults = [];
      const { page } = await openPage(size, { allow: /status of 404/ });
      const staticPage = await openIn({ viewport: size, javaScriptEnabled: false });
      for (const { path } of await listPages(base)) {
        await staticPage.goto(base + path);
        await page.goto(base + path);
        const [heading, prerenderedTexts, title] = [
          await staticPage.locator('h1').innerText(),
          await getVisibleTexts(staticPage),
          await staticPage.title(),
        ];
        const hydratedTexts = new Set(await getVisibleTexts(page));
        if (!heading) faults.push(`${path}: no heading`);
        if (!title) faults.push(`${path}: no title`);
        // All queries of a page share one prerendered document.
        if (path.includes('?')) continue;
        if (prerenderedTexts.length < 3)
          faults.push(`${path}: only ${prerenderedTexts.join(', ')}`);
        // Loading texts and texts that depend on the current date may change after hydration.
        const missingTexts = prerenderedTexts.filter(
          (text) => !hydratedTexts.has(text) && !/Loading|Gathering|^--$|\d|…|\.\.\.$/.test(text),
        );
        if (missingTexts.length > prerenderedTexts.length / 4)
          faults.push(
            `${path}: of what was drawn is gone: ${missingTexts.slice(0, 5).join(' | ')}`,
          );
      }
      expect(!faults.length, faults.join('\n'));
    },
  );

test('a page whose scripts do not load is readable, and shows a note after a delay', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: desktop });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${base}/about`);
  expect(await page.locator('main h2').first().isVisible(), 'the text is not there');
  const note = page.locator('#late-note');
  expect(!(await note.isVisible()), 'it says so at once');
  await note.waitFor({ state: 'visible', timeout: 15_000 });
  expect(/still loading/.test(await note.innerText()), 'the note has another text');
});

test('the HTML of a text page contains its text and names its scripts and font', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: desktop, javaScriptEnabled: false });
  for (const path of [
    '/about',
    '/about/privacy',
    '/db_info',
    '/disaster/covid-19/about-the-data',
  ]) {
    await page.goto(base + (await fillInIds(base, path)));
    const wordCount = (await page.locator('main').innerText()).split(/\s+/).length;
    expect(wordCount > 120, `${path}: ${wordCount} words`);
    expect(
      (await page.locator('meta[name="page-scripts"][content*=".js"]').count()) === 1,
      `${path} names no script of its own`,
    );
    expect(
      (await page.locator('link[rel="preload"][as="font"]').count()) === 1,
      `${path} does not name its font`,
    );
  }
});

/** Creates a saved search and returns its address. @param {string} base */
const saveRoadSearch = (base) => saveSearch(base, { keyword: { road: 'road' } });
/** By page name, a function that returns an address. @type {[name: string, getAddress: (base: string) => string | Promise<string>][]} */
const waitingPages = [
  ...['award', 'explorer-root', 'federal-account', 'agency', 'state-year', 'recipient-year'].map(
    /** @returns {[string, (base: string) => Promise<string>]} */ (id) => [
      id,
      (base) => fillInIds(base, servedPages.find((page) => page.id === id)?.sample ?? ''),
    ],
  ),
  ['search with a query', () => '/search?keyword=road'],
  ['saved search', saveRoadSearch],
];
for (const [name, getAddress] of waitingPages)
  test(`the largest text of a loading ${name} page on a phone is prerendered, and nothing larger loads later`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(phone);
    await page.addInitScript(() => {
      /** @type {string[]} class names of the largest elements in order of appearance */
      const largest = [];
      Object.assign(window, { largest });
      new PerformanceObserver((list) => {
        const entries = /** @type {LargestContentfulPaint[]} */ (list.getEntries());
        largest.push(...entries.map(({ element }) => element?.className ?? ''));
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const getLargestClasses = () =>
      page.evaluate(() => /** @type {{ largest: string[] }} */ (Object(window)).largest);
    const release = await holdScripts(page);
    const navigation = page.goto(base + (await getAddress(base)));
    await page.locator('.loading__about').waitFor();
    await page.waitForFunction(
      () =>
        /** @type {{ largest: string[] }} */ (Object(window)).largest.at(-1) === 'loading__about',
    );
    const prerenderedClasses = await getLargestClasses();
    release();
    await navigation;
    await page.locator('.loading__about').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const laterClasses = (await getLargestClasses()).slice(prerenderedClasses.length);
    expect(!laterClasses.length, `larger later: ${laterClasses.join(', ')}`);
  });
