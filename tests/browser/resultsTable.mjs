/** Functions that read the table of search results in the browser. */

/** @import { Page } from './page.mjs' */

/** Selector of the link that searches last year's spending. */
export const lastYearLink = 'text=See spending from last year';

/** @param {Page} page */
export const getTableRows = (page) => page.locator('.data-table tbody tr');

/**
 * Waits until rows are visible, nothing is loading, and the pagination shows the requested page.
 * @param {Page} page @param {number} [number]
 */
export const waitForResults = async (page, number) => {
  await page.waitForSelector('.data-table tbody tr');
  await page.waitForFunction(
    (expectedPage) =>
      !document.querySelector('[aria-busy="true"]') &&
      (!expectedPage ||
        document.querySelector('.pagination__button--current')?.textContent ===
          String(expectedPage)),
    number,
  );
};
