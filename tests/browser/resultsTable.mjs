/** The table of results in the browser. */

/** Starts a search of last year. */
export const lastYear = 'text=See spending from last year';

/** @param {import('./page.mjs').Page} page */
export const tableRows = (page) => page.locator('.data-table tbody tr');

/**
 * Rows are there, nothing is loading, and the pager stands on the page asked for.
 * @param {import('./page.mjs').Page} page
 * @param {number} [number]
 */
export const settled = async (page, number) => {
  await page.waitForSelector('.data-table tbody tr');
  await page.waitForFunction(
    (wanted) =>
      !document.querySelector('[aria-busy="true"]') &&
      (!wanted ||
        document.querySelector('.pagination__button--current')?.textContent === String(wanted)),
    number,
  );
};
