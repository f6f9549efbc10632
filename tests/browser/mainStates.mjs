/** Main states of pages, reached by address or interaction, with the viewports in which each is tested. */
import { storeDownloads } from './page.mjs';
import { oneDateFormat } from './probes/reading.mjs';
import { pressByName } from './visits.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('./visits.mjs').Visit & { at: readonly ('desktop' | 'phone')[], before?: (page: Page) => Promise<unknown>, shows?: readonly string[], probes?: readonly import('./probes/probe.mjs').Probe[] }} State
 * a visit with its viewports, the selectors it shows, and its own probes
 */

const results = '/search?fy=2025&keyword=road';
const everywhere = /** @type {const} */ (['desktop', 'phone']);
const phoneOnly = /** @type {const} */ (['phone']);
/** @param {Page} page */
const isPhone = (page) => (page.viewportSize()?.width ?? 0) < 768;
/** Presses a button on a phone, and does nothing on desktop. @param {Page} page @param {string | RegExp} name */
const openOnPhone = async (page, name) => {
  if (isPhone(page)) await pressByName(name)(page);
};
/** @param {Page} page @param {RegExp} name */
const openFilter = async (page, name) => {
  await openOnPhone(page, /^(Add search filters|\d+ Filters?)$/);
  const heading = page.getByRole('button', { name }).first();
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
};
/** @param {Page} page */
const openAllFilters = async (page) => {
  await pressByName(/filters?$/i)(page);
  await page.waitForSelector('.filters .disclosure__heading');
  await page.evaluate(() =>
    document
      .querySelectorAll('.filters [aria-expanded="false"]')
      .forEach((button) => /** @type {HTMLElement} */ (button).click()),
  );
};
/** @param {string} name */
const clickIn = (name) => (/** @type {Page} */ page) => page.click(name);

/** @type {State[]} */
export const mainStates = [
  {
    name: 'results with a map',
    path: `${results}&section=map`,
    at: everywhere,
    shows: ['.area-map__canvas[data-state="ready"], .map-refused', '.map-legend__color', '.chip'],
  },
  {
    name: 'results over time',
    path: '/search?fy=2024&fy=2025&section=time',
    at: phoneOnly,
    shows: ['.time-bars__bar'],
  },
  {
    name: 'subawards by award',
    path: `${results}&level=subawards&grouped=award&by=quarter`,
    at: everywhere,
    act: (page) => page.locator('.grouped-toggle').first().click(),
    shows: ['.grouped-nested .data-table'],
  },
  {
    name: 'fiscal years',
    path: '/search?fy=2024&fy=2025',
    at: everywhere,
    act: async (page) => {
      await openFilter(page, /^Time Period/);
      await page.getByRole('tab', { name: 'Fiscal years' }).click();
    },
    shows: ['.year-pill'],
  },
  {
    name: 'a tree of codes',
    path: '/search?fy=2025',
    at: everywhere,
    act: async (page) => {
      await openFilter(page, /^Product or Service Code/);
      await page.locator('.check-tree__box').first().click();
    },
    shows: ['.check-tree__box--checked'],
  },
  {
    name: 'columns',
    path: results,
    at: phoneOnly,
    act: (page) => page.locator('.column-chooser > button').click(),
  },
  {
    name: 'filters open',
    path: '/search?fy=2025&keyword=road,bridge&recipient=ACME+CORPORATION+OF+AMERICA,ZEPHYRGATE&contract_type=A,B',
    at: phoneOnly,
    act: openAllFilters,
  },
  {
    name: 'drilldown',
    path: '/searchv2?contract_type=A,B,C,D',
    at: phoneOnly,
    act: async (page) => {
      await pressByName(/filters?$/i)(page);
      await page.locator('[data-lead="characteristics"]').click();
    },
    shows: ['.drilldown__row'],
  },
  { name: 'saved searches', path: results, at: phoneOnly, act: pressByName('Saved searches') },
  { name: 'share menu', path: results, at: phoneOnly, act: pressByName('Share') },
  {
    name: 'download dialog',
    path: results,
    at: phoneOnly,
    act: async (page) => {
      await pressByName('Download')(page);
      await page.waitForSelector('text=/\\d records/ >> nth=2');
    },
  },
  {
    name: 'how filters work',
    path: results,
    at: phoneOnly,
    act: pressByName('Learn how active filters work'),
  },
  {
    name: 'award data form, filled',
    path: '/download_center/custom_award_data',
    at: everywhere,
    act: async (page) => {
      await page.click('role=checkbox[name="COVID-19 Spending"]');
      await pressByName(/^FY 2024$/)(page);
    },
    probes: [oneDateFormat],
  },
  {
    name: 'account data form, filled',
    path: '/download_center/custom_account_data',
    at: everywhere,
    act: async (page) => {
      await page.click('role=checkbox[name="Account Breakdown by Award* (File C)"]');
      await pressByName('FY 2018')(page);
    },
  },
  {
    name: 'downloads',
    path: '/about',
    at: ['desktop'],
    before: storeDownloads,
    act: pressByName(/downloads/i),
    probes: [oneDateFormat],
  },
  {
    name: 'glossary',
    path: '/?glossary',
    at: phoneOnly,
    shows: ['dialog >> text=Unobligated Balance'],
  },
  {
    name: 'glossary term',
    path: '/about?glossary=outlay',
    at: everywhere,
    shows: ['dialog[open] >> text=Plain Language'],
  },
  {
    name: 'about the data',
    path: '/about?about-the-data=defc',
    at: phoneOnly,
    shows: ['dialog table'],
  },
  { name: 'menu', path: '/about', at: phoneOnly, act: pressByName('mobile hamburger menu') },
  {
    name: 'menu, second level',
    path: '/about',
    at: everywhere,
    act: async (page) => {
      await openOnPhone(page, 'mobile hamburger menu');
      await pressByName('Find Resources')(page);
    },
    shows: ['.menu-panel a, .mobile-menu__sub a'],
  },
  {
    name: 'site search',
    path: '/about',
    at: everywhere,
    act: async (page) => {
      await pressByName('Search this site')(page);
      await page.locator('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('outlay');
      await page.waitForSelector('.suggest__item >> nth=1');
      await page.keyboard.press('ArrowDown');
    },
    shows: ['.suggest__item--active'],
  },
  {
    name: 'leaving the site',
    path: '/about',
    at: phoneOnly,
    act: clickIn('footer >> text=Facebook'),
  },
  {
    name: 'a video',
    path: '/training-videos',
    at: phoneOnly,
    act: (page) => page.locator('.video__open').first().click(),
  },
  {
    name: 'guide, opened',
    path: '/federal-spending-guide',
    at: phoneOnly,
    act: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.disclosure__heading button')]
          .slice(0, 3)
          .forEach((button) => /** @type {HTMLElement} */ (button).click()),
      ),
  },
  {
    name: 'my state',
    path: '/',
    at: everywhere,
    act: async (page) => {
      await page.locator('.home-questions').scrollIntoViewIfNeeded();
      await page.getByLabel('State or territory').selectOption({ label: 'Ohio' });
      await page.waitForSelector('.bar-rows__row--chosen');
      // Phones show rows of bars in place of the ribbon.
      if (!isPhone(page)) await page.waitForSelector('.ribbon__piece > :is(a, button)');
    },
    shows: ['.bar-rows__bar', '.home__search button', 'select'],
  },
];
