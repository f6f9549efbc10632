/** Every page in forced colours. */
import { chosenByHueAlone, withoutEdge } from './greyscale.mjs';
import { desktop, expect, open } from './page.mjs';
import { arrive, byName, everyRoute, expected, still } from './visits.mjs';

const results = '/search?fy=2025&keyword=road';
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
      await page.getByRole('tab', { name: 'Fiscal years' }).click();
      await page.waitForSelector('.year-pill');
    },
  },
  {
    name: 'tree',
    path: '/search',
    act: async (page) => {
      await byName(/^Product or Service Code/)(page);
      await page.locator('.check-tree__box').first().click();
      await page.waitForSelector('.check-tree__box--checked');
    },
  },
  {
    name: 'menu',
    path: '/about',
    act: async (page) => {
      await byName('Explore the Data')(page);
      await page.waitForSelector('.menu-panel a');
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

/** @param {import('./page.mjs').Context} context */
const forced = async ({ browser, base }) => {
  const { page, close } = await open(browser, desktop, { allow: expected });
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
    }
    expect(!faults.length, `${faults.length} faults:\n${faults.slice(0, 30).join('\n')}`);
    expect(
      kinds.dark.size >= 12 && kinds.edges.size >= 12,
      `only ${kinds.dark.size} chosen things and ${kinds.edges.size} edges were seen`,
    );
  } finally {
    await close();
  }
};

/** @type {import('./page.mjs').Suite[]} */
export const forcedColourSuites = [
  {
    name: 'every page in forced colours: what is chosen differs by more than hue, fields and bars have an edge',
    run: forced,
  },
];
