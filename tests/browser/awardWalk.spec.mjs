/** Visits awards of every category one after the other: each page renders completely and logs nothing to the console. */
import { arrive, expectedMessages, expectNoFaults, waitForProfile } from './visits.mjs';
import { test, getTimeout } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';

/** Number of awards visited: one per category, and 200 in the full run. */
const VISITS = Number(process.env.AWARD_VISITS ?? 7);
/** Pages of the lists from which awards are taken. `STRIDE` is the number of list positions from one visit to the next. */
const PAGES = [1, 4, 7, 10];
const STRIDE = 37;
const categories = [
  ['A', 'B', 'C', 'D'],
  ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
  ['02', '03', '04', '05'],
  ['07', '08'],
  ['06', '10'],
  ['09'],
  ['11'],
];

/** @type {(base: string, codes: string[]) => Promise<string[]>} */
const fetchAwardIds = async (base, codes) => {
  const lists = [];
  for (const page of PAGES) {
    const response = await fetch(`${base}/api/v2/search/spending_by_award/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        filters: { award_type_codes: codes },
        fields: ['Award ID'],
        sort: 'Award ID',
        limit: 100,
        page,
      }),
    });
    lists.push(...(await response.json()).results);
  }
  return lists.map(({ generated_internal_id: id }) => id);
};
/** Returns paths of awards, taking the categories in turn. @param {string} base */
const fetchAwardPaths = async (base) => {
  /** @type {string[][]} */
  const lists = [];
  for (const codes of categories) lists.push(await fetchAwardIds(base, codes));
  return Array.from({ length: VISITS }, (_, at) => {
    const list = lists[at % lists.length] ?? [];
    return `/award/${encodeURIComponent(list[(at * STRIDE) % list.length] ?? '')}`;
  });
};

test('awards of every category render without an error', async ({ openPage, base }) => {
  test.setTimeout(getTimeout(VISITS));
  const { page, problems } = await openPage(desktop, { allow: expectedMessages });
  for (const path of await fetchAwardPaths(base)) {
    await arrive(page, base, { name: path, path, act: waitForProfile });
    // A section has its heading once its code has loaded.
    await page
      .waitForFunction(
        () =>
          !document.querySelector('.profile__section--to-come') &&
          document.querySelectorAll('.profile__section:has(h2)').length ===
            document.querySelectorAll('nav[aria-label="On this page"] a').length,
      )
      .catch(() => {});
    const sections = page.locator('.profile__section');
    const links = await page.locator('nav[aria-label="On this page"] a').count();
    const renderedCount = await sections.filter({ has: page.locator('h2') }).count();
    expect(renderedCount === links, `${path}: ${renderedCount} of ${links} sections are drawn`);
    await expectNoFaults(page, path, problems);
  }
});
