/** Counts the clicks from the home page to the three largest contracts of a county, and compares them with the API. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { viewports } from './page.mjs';

/** @import { Locator, Page } from './page.mjs' */

/**
 * A way from the home page to a county: what a visitor types into the box that `openSearch` returns. Typing is not a click.
 * @typedef {{ way: string, openSearch: (page: Page) => Promise<Locator>, typed: string, name: string, fips: string }} Way
 */

const MAX_CLICKS = 3;
/** @type {Way[]} */
const ways = [
  {
    way: 'the search of the site',
    openSearch: async (page) => {
      await page.getByRole('button', { name: 'Search this site' }).click();
      return page.getByRole('dialog').getByRole('combobox');
    },
    typed: 'travis',
    name: 'Travis County, TX',
    fips: '48453',
  },
  {
    way: 'the search for a place',
    openSearch: async (page) => {
      await page.getByRole('link', { name: 'Find your place' }).click();
      const box = page.getByRole('combobox', { name: 'Find a place' });
      await box.click();
      return box;
    },
    // Eighteen states have a county of this name.
    typed: 'montgomery county, md',
    name: 'Montgomery County, MD',
    fips: '24031',
  },
];

/** Converts a date such as 08/31/2025 to ISO. @param {string | undefined} text */
const toIso = (text = '') => text.replace(/(\d\d)\/(\d\d)\/(\d{4})/, '$3-$1-$2');
/** Returns the IDs of the three largest contracts with work in a county. @type {(base: string, county: Way, days: string[]) => Promise<string[]>} */
const fetchContracts = async (base, { name, fips }, [start, end]) => {
  const response = await fetch(`${base}/api/v2/search/spending_by_award/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      filters: {
        award_type_codes: ['A', 'B', 'C', 'D'],
        place_of_performance_locations: [
          { country: 'USA', state: name.slice(-2), county: fips.slice(2) },
        ],
        time_period: [{ start_date: toIso(start), end_date: toIso(end) }],
      },
      fields: ['Award ID', 'Award Amount'],
      sort: 'Award Amount',
      order: 'desc',
      limit: 3,
    }),
  });
  const { results } = await response.json();
  return results.map((/** @type {Record<string, string>} */ row) => row['Award ID']);
};
/** Counts the presses of a pointer on a page. @param {Page} page */
const countClicks = async (page) => {
  let count = 0;
  await page.exposeFunction('reportPress', () => {
    count += 1;
  });
  await page.addInitScript(() =>
    window.addEventListener('pointerdown', () => Reflect.get(window, 'reportPress')(), true),
  );
  return () => count;
};

for (const size of viewports)
  for (const way of ways)
    test(`the largest contracts of a county are at most ${MAX_CLICKS} clicks from home by ${way.way} at ${size.width} px`, async ({
      base,
      openPage,
    }) => {
      const { page } = await openPage(size);
      const getClickCount = await countClicks(page);
      await page.goto(`${base}/`);
      await expect(await way.openSearch(page)).toBeFocused();
      await page.keyboard.type(way.typed);
      await page.getByRole('option', { name: way.name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(way.name);
      const period = /from (\S+) (?:to|through) ([\d/]+)/;
      const sentence = page.locator('.profile__sentence');
      await expect(sentence).toContainText(period);
      const [, ...days] = period.exec((await sentence.textContent()) ?? '') ?? [];
      const list = page.getByRole('list', { name: 'Contract Awards' });
      await list.scrollIntoViewIfNeeded();
      const rows = list.getByRole('listitem');
      const ids = await fetchContracts(base, way, days);
      expect(ids).toHaveLength(3);
      for (const [at, id] of ids.entries()) {
        await expect(rows.nth(at)).toContainText(`${at + 1}. ${id}`);
        await expect(rows.nth(at).getByRole('link')).toBeVisible();
      }
      const clickCount = getClickCount();
      expect(clickCount).toBeGreaterThan(1);
      expect(clickCount).toBeLessThanOrEqual(MAX_CLICKS);
    });
