/** Hydration of the prerendered page, whatever the address and the browser. */
import { expect } from '@playwright/test';
import { everyPage, savedSearch } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { desktop, failing, phone, widths } from './page.mjs';
import { getComplaints } from './probes/loading.mjs';
import { holdScripts } from './scripts.mjs';

/** @import { Page } from './page.mjs' */

/**
 * Addresses that are not prerendered as such, or that open something over the page.
 * @type {readonly (readonly [what: string, path: string])[]}
 */
const addresses = [
  ['nonsense in the query', '/search?sort=%00%3Cb%3E&page=-1&cols=%F0%9F%92%A9&tab='],
  ['nonsense in the path', '/agency/%3Cscript%3E?fy=99999'],
  ['a fragment', '/about#%E2%80%A6'],
  ['a term', '/?glossary=outlay'],
  ['a term that is unknown', '/about?glossary=no-such-term'],
  ['about the data', '/explorer?about-the-data=defc'],
  ['a term that is nonsense', '/search?glossary=%3Cimg%20src%3Dx%3E%F0%9F%92%A9'],
  ['the list of terms', '/about?glossary'],
  ['a saved search', '/search?hash={saved}'],
  ['a saved search by its old address', '/search/{saved}'],
  ['a saved search that is unknown', '/search?hash=0123456789abcdef0123456789abcdef'],
  ['a page of years and filters', '/disaster/covid-19?publicLaw=american-rescue-plan'],
  ['a trailing slash', '/about/'],
  ['no page', '/no/such/page'],
];
/**
 * Browsers whose settings affect the page.
 * @type {readonly (readonly [what: string, options: import('playwright-core').BrowserContextOptions, (page: Page) => Promise<unknown>])[]}
 */
const visitors = [
  ['a day ahead, in Arabic', { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' }, async () => {}],
  ['a day behind, in German', { timezoneId: 'America/Adak', locale: 'de-DE' }, async () => {}],
  ['with colours of their own', { forcedColors: 'active' }, async () => {}],
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
    'that keeps nothing',
    {},
    (page) =>
      page.addInitScript(() => {
        const refuse = {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'localStorage', refuse);
        Object.defineProperty(window, 'sessionStorage', refuse);
        Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
      }),
  ],
  [
    'with reduced motion and dark colours',
    { reducedMotion: 'reduce', colorScheme: 'dark' },
    async () => {},
  ],
  [
    'with files asked for before',
    {},
    (page) =>
      page.addInitScript(() => {
        localStorage.setItem('usaspending_downloads', '[]');
      }),
  ],
];

/** @param {string} base */
const savedHash = async (base) =>
  (await savedSearch(base, { keyword: { road: 'road' } })).replace('/search/', '');

/** Returns whether anything of a page except its header is visible. @param {Page} page */
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
  for (const size of widths) {
    const tag = size === desktop ? ' @full' : '';
    test(`hydrates without an error with ${what} in its address, at ${size.width} px${tag}`, async ({
      openUnchecked,
      base,
    }) => {
      const { page, problems } = await openUnchecked(size, { allow: failing });
      await hydrate(page, base + path.replace('{saved}', await savedHash(base)));
      expect(getComplaints(problems)).toEqual([]);
    });
  }

for (const [what, options, prepare] of visitors)
  for (const { pages, tag } of [
    { pages: ['/', '/search'], tag: '' },
    { pages: ['/about', '/explorer', '/disaster/covid-19'], tag: ' @full' },
  ])
    test(`hydrates without an error in a browser ${what}: ${pages.join(', ')}${tag}`, async ({
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
for (const size of widths)
  for (const ending of oddEndings)
    test(`every page hydrates without an error at ${size.width} px with ${ending} @full`, async ({
      openUnchecked,
      base,
    }) => {
      const { page, problems } = await openUnchecked(size, { allow: failing });
      for (const { path } of await everyPage(base))
        await test.step(path, async () => {
          await hydrate(page, base + path + ending);
          expect.soft(getComplaints(problems.splice(0)), path).toEqual([]);
        });
    });

/** Addresses without a prerendered page of their own: an ID, a query, a redirect. They show the prerendered page of their route. */
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
    const { page, problems } = await openUnchecked(desktop, { allow: failing });
    const release = await holdScripts(page);
    const loaded = page.goto(base + path.replace('{saved}', await savedHash(base)));
    await page.locator('main h1').first().waitFor();
    // A frame paints once the stylesheets have loaded.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await isBodyVisible(page)).toBe(true);
    release();
    await loaded;
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
  const loaded = page.goto(`${base}/about`);
  await page.getByRole('button', { name: 'Search this site' }).click();
  await page.keyboard.press('Tab');
  release();
  await loaded;
  await page.locator('#late-note').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the form of the award data archive names the fiscal year that its table lists, on arrival', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  // A date in another fiscal year than the one the page was prerendered in.
  await page.clock.setFixedTime('2028-11-15T12:00:00Z');
  await page.goto(`${base}/download_center/award_data_archive`);
  await page.getByRole('table', { name: /, FY \d{4}$/ }).waitFor();
  const year = await page.getByLabel('Fiscal Year').inputValue();
  await page.getByRole('table', { name: new RegExp(`, FY ${year}$`) }).waitFor();
});
