/** Every page in forced colours. */
import { chosenByHueAlone, EDGED, withoutEdge } from './greyscale.mjs';
import { desktop, expect, open, widths } from './page.mjs';
import { arrive, byName, everyRoute, expected, still } from './visits.mjs';

const results = '/search?fy=2025&keyword=road';
/**
 * What a phone keeps behind a button is opened there.
 * @param {import('./page.mjs').Page} page
 * @param {string | RegExp} name
 */
const openOnPhone = async (page, name) => {
  if ((page.viewportSize()?.width ?? 0) < 768) await byName(name)(page);
};
/**
 * Opens a section of the filters, wherever it stands.
 * @param {import('./page.mjs').Page} page
 * @param {RegExp} name beginning of its heading
 */
const openFilter = async (page, name) => {
  await openOnPhone(page, /^(Add search filters|\d+ Filters?)$/);
  const heading = page.getByRole('button', { name }).first();
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
};
/**
 * What is chosen, open or filled on pages.
 * @type {import('./visits.mjs').Visit[]}
 */
const states = [
  {
    name: 'results',
    path: `${results}&section=map`,
    act: (page) => page.waitForSelector('.area-map__canvas[data-state="ready"], .map-refused'),
  },
  {
    name: 'subawards by award',
    path: `${results}&level=subawards&grouped=award&by=quarter`,
    act: (page) => page.waitForSelector('.grouped-toggle'),
  },
  {
    name: 'fiscal years',
    path: '/search?fy=2024&fy=2025',
    act: async (page) => {
      await openFilter(page, /^Time Period/);
      await page.getByRole('tab', { name: 'Fiscal years' }).click();
      await page.waitForSelector('.year-pill');
    },
  },
  {
    name: 'tree',
    path: '/search',
    act: async (page) => {
      await openFilter(page, /^Product or Service Code/);
      await page.locator('.check-tree__box').first().click();
      await page.waitForSelector('.check-tree__box--checked');
    },
  },
  {
    name: 'menu',
    path: '/about',
    act: async (page) => {
      await openOnPhone(page, 'mobile hamburger menu');
      await byName('Explore the Data')(page);
      await page.waitForSelector('.menu-panel a, .mobile-menu__sub a');
    },
  },
  {
    name: 'glossary term',
    path: '/about?glossary=outlay',
    act: (page) => page.waitForSelector('dialog >> text=Plain Language'),
  },
  {
    name: 'site search',
    path: '/about',
    act: async (page) => {
      await byName('Search this site')(page);
      await page.locator('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('outlay');
      await page.waitForSelector('.suggest__item >> nth=1');
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('.suggest__item--active');
    },
  },
  {
    name: 'award data form',
    path: '/download_center/custom_award_data',
    act: (page) => page.click('role=button[name="last 7 days"]'),
  },
  {
    name: 'account data form',
    path: '/download_center/custom_account_data',
    act: (page) => page.click('role=button[name="FY 2018"]'),
  },
  {
    name: 'my state',
    path: '/',
    act: async (page) => {
      await page.locator('.home-questions').scrollIntoViewIfNeeded();
      await page.getByLabel('State or territory').selectOption({ label: 'Ohio' });
      await page.waitForSelector('.bar-rows__row--chosen');
    },
  },
];

/**
 * @param {import('./page.mjs').Context} context
 * @param {import('./page.mjs').Size} size
 */
const forced = async ({ browser, base }, size) => {
  const { page, close } = await open(browser, size, { allow: expected });
  // A phone shows rows of bars where a desktop shows the ribbon.
  const unmet = new Set(EDGED.filter((each) => size === desktop || !each.includes('ribbon')));
  const empty = await page.context().newPage();
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<'dark' | 'plain' | 'edges', Set<string>>} */
  const kinds = { dark: new Set(), plain: new Set(), edges: new Set() };
  try {
    await page.bringToFront();
    for (const visit of [...(await everyRoute(base)), ...states]) {
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      await arrive(page, base, visit);
      /** @type {(mode: string) => (fault: string) => void} */
      const note = (mode) => (fault) => faults.push(`${visit.name}, ${mode}: ${fault}`);
      (await chosenByHueAlone(page, empty, kinds.plain)).forEach(note('usual colours'));
      await page.emulateMedia({
        forcedColors: 'active',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      await still(page);
      (await chosenByHueAlone(page, empty, kinds.dark)).forEach(note('forced colours'));
      (await withoutEdge(page, empty, kinds.edges)).forEach(note('forced colours'));
      for (const selector of unmet)
        if (await page.locator(selector).count()) unmet.delete(selector);
    }
    expect(!faults.length, `${faults.length} faults:\n${faults.slice(0, 30).join('\n')}`);
    expect(!unmet.size, `no page has: ${[...unmet].join(', ')}`);
    expect(
      kinds.dark.size >= 12 && kinds.edges.size >= 12,
      `only ${kinds.dark.size} chosen things and ${kinds.edges.size} edges were seen`,
    );
  } finally {
    await close();
  }
};

/** @type {import('./page.mjs').Suite[]} */
export const forcedColourSuites = widths.map((size) => ({
  name: `every page in forced colours at ${size.width}: what is chosen differs by more than hue, fields and bars have an edge`,
  run: (context) => forced(context, size),
}));
