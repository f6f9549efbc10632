/** Tests the hydration of prerendered pages with unusual addresses and browser settings. */
import { expect } from '@playwright/test';
import { listPages, saveSearch } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { desktop, failureMessages, phone, viewports } from './page.mjs';
import { getComplaints } from './probes/loading.mjs';
import { holdScripts } from './scripts.mjs';

/** @import { Page } from './page.mjs' */

/**
 * Unusual addresses, such as those that have no prerendered page of their own or that open a panel over the page.
 * @type {readonly (readonly [what: string, path: string])[]}
 */
const addresses = [
  ['nonsense in the query', '/search?sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab='],
  ['nonsense in the path', '/agency/%3Cscript%3E?fy=99999'],
  ['a fragment', '/about#%E2%80%A6'],
  ['a glossary term', '/?glossary=outlay'],
  ['an unknown glossary term', '/about?glossary=no-such-term'],
  ['an entry of About the Data', '/explorer?about-the-data=defc'],
  ['a nonsensical glossary term', '/search?glossary=%3Cimg%20src%3Dx%3E%F0%9F%92%A9'],
  ['the list of glossary terms', '/about?glossary'],
  ['a saved search', '/search?hash={saved}'],
  ['a saved search by its old address', '/search/{saved}'],
  ['a saved search that is unknown', '/search?hash=0123456789abcdef0123456789abcdef'],
  ['a law as a filter', '/disaster/covid-19?publicLaw=american-rescue-plan'],
  ['a trailing slash', '/about/'],
  ['a missing page', '/no/such/page'],
];
/**
 * Browsers whose settings affect the page.
 * @type {readonly (readonly [what: string, options: import('playwright-core').BrowserContextOptions, (page: Page) => Promise<unknown>])[]}
 */
const visitors = [
  ['a day ahead, in Arabic', { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' }, async () => {}],
  ['a day behind, in German', { timezoneId: 'America/Adak', locale: 'de-DE' }, async () => {}],
  ['with forced colors', { forcedColors: 'active' }, async () => {}],
  [
    'with large text',
    {},
    (page) =>
      page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      }),
  ],
  [
    'that blocks storage',
    {},
    (page) =>
      page.addInitScript(() => {
        const blockedProperty = {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', blockedProperty);
        Object.defineProperty(window, 'sessionStorage', blockedProperty);
        Object.defineProperty(Document.prototype, 'cookie', {
          ...blockedProperty,
          set: blockedProperty.get,
        });
      }),
  ],
  [
    'with reduced motion and dark colors',
    { reducedMotion: 'reduce', colorScheme: 'dark' },
    async () => {},
  ],
  [
    'with an empty list of downloads',
    {},
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('usaspending_downloads', '[]');
      }),
  ],
];

/** @param {string} base */
const fetchSavedHash = async (base) =>
  (await saveSearch(base, { keyword: { road: 'road' } })).replace('/search/', '');

/** Returns whether any text of the main content outside the page header is visible. @param {Page} page */
const isBodyVisible = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some(
      (element) =>
        !element.closest('.page-header') &&
        element.textContent?.trim() &&
        element.checkVisibility({ visibilityProperty: true }),
    ),
  );

/** @param {Page} page @param {string} address */
const hydrate = async (page, address) => {
  await page.goto(address);
  await page.locator('#late-note').waitFor({ state: 'detached' });
  await page.locator('main h1').first().waitFor();
};

for (const [what, path] of addresses)
  for (const size of viewports) {
    const tag = size === desktop ? ' @full' : '';
    test(`an unusual address hydrates without an error at ${size.width} px: ${what}${tag}`, async ({
      openUnchecked,
      base,
    }) => {
      const { page, problems } = await openUnchecked(size, { allow: failureMessages });
      await hydrate(page, base + path.replace('{saved}', await fetchSavedHash(base)));
      expect(getComplaints(problems)).toEqual([]);
    });
  }

for (const [what, options, prepare] of visitors)
  for (const { pages, tag } of [
    { pages: ['/', '/search'], tag: '' },
    { pages: ['/about', '/explorer', '/disaster/covid-19'], tag: ' @full' },
  ])
    test(`pages hydrate without an error in a browser ${what}: ${pages.join(', ')}${tag}`, async ({
      openIn,
      base,
    }) => {
      const page = await openIn({ viewport: phone, ...options });
      await prepare(page);
      /** @type {string[]} */
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const path of pages) await hydrate(page, base + path);
      expect(errors).toEqual([]);
    });

const oddEndings = [
  '?glossary=no-such-term#%E2%80%A6',
  '?about-the-data',
  '?sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab=&fy=99999&hash=%2F%2F&section=%E0',
];
for (const size of viewports)
  for (const ending of oddEndings)
    test(`every page hydrates without an error at ${size.width} px with ${ending} @full`, async ({
      openUnchecked,
      base,
    }) => {
      const { page, problems } = await openUnchecked(size, { allow: failureMessages });
      for (const { path } of await listPages(base))
        await test.step(path, async () => {
          await hydrate(page, base + path + ending);
          expect.soft(getComplaints(problems.splice(0)), path).toEqual([]);
        });
    });

/** Addresses with an ID, a query or a redirect. They have no prerendered page of their own and show that of their route. */
const framedAddresses = [
  '/search?hash={saved}',
  '/search?hash=0123456789abcdef0123456789abcdef',
  '/search/{saved}',
  '/disaster/covid-19?publicLaw=american-rescue-plan',
  '/about?section=contact&glossary=outlay',
  '/about?glossary=no-such-term',
  '/explorer/budget_function?fy=2024&period=12',
  '/state/california',
  '/state/california/latest?section=map',
  '/agency/department-of-energy?fy=2023',
];
for (const path of framedAddresses)
  test(`${path} shows its prerendered page until the scripts load`, async ({
    openUnchecked,
    base,
  }) => {
    const { page, problems } = await openUnchecked(desktop, { allow: failureMessages });
    const release = await holdScripts(page);
    const navigation = page.goto(base + path.replace('{saved}', await fetchSavedHash(base)));
    await page.locator('main h1').first().waitFor();
    // An animation frame runs once the stylesheets have loaded.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await isBodyVisible(page)).toBe(true);
    release();
    await navigation;
    await page.locator('#late-note').waitFor({ state: 'detached' });
    await page.locator('main h1').first().waitFor();
    expect(await isBodyVisible(page), 'the page is seen after hydration').toBe(true);
    expect(getComplaints(problems)).toEqual([]);
  });

for (const [path, name, role] of /** @type {const} */ ([
  ['/about', 'Search this site', 'dialog'],
  ['/', 'View spending by state', 'main'],
]))
  test(`a click on "${name}" before the scripts load is handled after hydration`, async ({
    openUnchecked,
    base,
  }) => {
    const { page, problems } = await openUnchecked(desktop);
    const release = await holdScripts(page);
    const navigation = page.goto(base + path);
    await page.getByRole('button', { name }).first().click();
    release();
    await navigation;
    if (role === 'dialog') await page.getByRole('dialog', { name }).waitFor();
    else await page.waitForURL(/\/search/);
    expect(getComplaints(problems)).toEqual([]);
  });

test('a click before the scripts load is dropped once the visitor moves the focus', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  const release = await holdScripts(page);
  const navigation = page.goto(`${base}/about`);
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.keyboard.press('Tab');
  release();
  await navigation;
  await page.locator('#late-note').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the award data archive form and its table show the same fiscal year when the page loads', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  // This date is in a later fiscal year than the prerendered pages.
  await page.clock.setFixedTime('2028-11-15T12:00:00Z');
  await page.goto(`${base}/download_center/award_data_archive`);
  await page.getByRole('table', { name: /, FY \d{4}$/ }).waitFor();
  const year = await page.getByLabel('Fiscal Year').inputValue();
  await page.getByRole('table', { name: new RegExp(`, FY ${year}$`) }).waitFor();
});
