/** Checks that desktops show whole columns and rows of results, and that phones show the first card with its amount. */
import { test } from './fixtures.mjs';
import { audit, pressByKeyboard, desktop, expect, graphics, phone } from './page.mjs';
import { findUnreadable } from './readable.mjs';
import { waitForResults, getTableRows } from './resultsTable.mjs';
import { follow, waitUntilStill } from './visits.mjs';

/** @import { Page, Site } from './page.mjs' */

/** Minimum number of rows on the first screen. */
const ROWS = 10;
const tabs = {
  awards: ['contracts', 'idvs', 'grants', 'direct_payments', 'loans', 'other'],
  subawards: ['subcontracts', 'subgrants'],
  transactions: [
    'transaction_contracts',
    'transaction_idvs',
    'transaction_grants',
    'transaction_direct_payments',
    'transaction_loans',
    'transaction_other',
  ],
};
const views = Object.entries(tabs).flatMap(([level, keys]) =>
  keys.map((tab) => `/search?fy=2025&level=${level}&tab=${tab}`),
);

/** Returns faults of the results, such as clipped cells and boxes that scroll vertically. @param {Page} page */
const findClipped = (page) =>
  page.locator('#section-awards').evaluate((section) => {
    /** @type {string[]} */
    const faults = [];
    /** @param {Element} element */
    const getText = (element) => (element.textContent ?? '').trim().slice(0, 30);
    section.querySelectorAll('*').forEach((element) => {
      const { overflowY } = getComputedStyle(element);
      if (
        ['auto', 'scroll'].includes(overflowY) &&
        element.scrollHeight > element.clientHeight + 1 &&
        element.checkVisibility()
      )
        faults.push(`${element.className} scrolls downwards inside the page`);
    });
    section.querySelectorAll('.data-table :is(th, td, .data-table__sort)').forEach((cell) => {
      if (cell.scrollWidth > cell.clientWidth)
        faults.push(`“${getText(cell)}” is wider than its cell`);
    });
    section.querySelectorAll('.data-table tbody td.numeric').forEach((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const box = cell.getBoundingClientRect();
      const lines = [...range.getClientRects()];
      if (lines.length !== 1) faults.push(`“${getText(cell)}” has ${lines.length} lines`);
      if (lines.some(({ left, right }) => left < box.left || right > box.right))
        faults.push(`“${getText(cell)}” leaves its cell`);
    });
    section.querySelectorAll('.data-table__marked').forEach((word) => {
      if (new Set([...word.getClientRects()].map(({ top }) => top)).size !== 1)
        faults.push(`the mark of “${getText(word)}” is on another line`);
    });
    return [...new Set(faults)];
  });
/** Counts rows that are fully visible below the table header. @param {Page} page */
const countWholeRows = (page) =>
  page.locator('.data-table tbody tr').evaluateAll((rows) => {
    const from =
      document.querySelector('.data-table thead th')?.getBoundingClientRect().bottom ?? 0;
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= from - 1 && bottom <= window.innerHeight;
    }).length;
  });
/** @param {Page} page */
const measureFrame = (page) =>
  page
    .locator('.table-scroll')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));

/** @param {Site} context */
const checkWholeColumns = async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  for (const [at, view] of views.entries()) {
    if (at) {
      await getTableRows(page).evaluateAll((rows) =>
        rows.forEach((row) => row.setAttribute('data-left', '')),
      );
      await follow(page, view);
      await page.locator('.data-table [data-left]').first().waitFor({ state: 'detached' });
    } else await page.goto(base + view);
    await waitForResults(page);
    const columns = await page.locator('.data-table thead th').count();
    expect(columns === 7, `${view}: ${columns} columns`);
    const { scrollWidth, clientWidth } = await measureFrame(page);
    expect(
      scrollWidth <= clientWidth,
      `${view}: the table is ${scrollWidth - clientWidth} px wider`,
    );
    const faults = await findClipped(page);
    expect(!faults.length, `${view}: ${faults.slice(0, 5).join('; ')}`);
    await page.evaluate(() =>
      document.getElementById('section-awards')?.scrollIntoView({ behavior: 'instant' }),
    );
    const rows = await countWholeRows(page);
    const totalCount = await page.locator('.data-table tbody tr').count();
    expect(
      rows >= Math.min(ROWS, totalCount),
      `${view}: ${rows} of ${totalCount} rows are in sight`,
    );
  }
  // The first rows of a search are visible without scrolling.
  await page.goto(`${base}/search?fy=2025`);
  await waitForResults(page);
  const rows = await countWholeRows(page);
  expect(rows >= ROWS, `${rows} rows are in sight before anything is scrolled`);
  // The table header stays below the page header while rows scroll.
  await page.evaluate(() =>
    document
      .querySelector('.data-table tbody tr:nth-child(15)')
      ?.scrollIntoView({ behavior: 'instant' }),
  );
  const top = await page
    .locator('.data-table thead th')
    .first()
    .evaluate((cell) => Math.round(cell.getBoundingClientRect().top));
  expect(top === 66, `the heading is at ${top} px`);
};

/** @param {Site} context */
const checkAllColumns = async ({ openPage, base }) => {
  for (const size of [desktop, { width: 1000, height: 700 }, { width: 1800, height: 900 }]) {
    const { page, problems } = await openPage(size, { allow: graphics });
    for (const tab of ['contracts', 'loans']) {
      const where = `${tab} at ${size.width} px`;
      await page.goto(`${base}/search?fy=2025&tab=${tab}&cols=all`);
      await waitForResults(page);
      const faults = await findClipped(page);
      expect(!faults.length, `${where}: ${faults.slice(0, 5).join('; ')}`);
      const pinnedLeft = await page.locator('.table-scroll').evaluate((frame) => {
        frame.scrollLeft = 600;
        const cell = /** @type {Element} */ (frame.querySelector('tbody th'));
        return Math.round(cell.getBoundingClientRect().left - frame.getBoundingClientRect().left);
      });
      expect(pinnedLeft === 0, `${where}: the first column has moved by ${pinnedLeft} px`);
      await audit(page, problems, where);
    }
  }
};

/** @param {Site} context */
const checkWholeText = async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  await page.goto(`${base}/search?fy=2025`);
  await waitForResults(page);
  const text = page.locator('td .long-text').first();
  const getTextHeight = () =>
    text.locator('.long-text__words').evaluate((node) => node.getBoundingClientRect().height);
  const closedHeight = await getTextHeight();
  await pressByKeyboard(page, text.getByRole('button', { name: 'read more' }));
  await text.getByRole('button', { name: 'read less' }).waitFor();
  expect((await getTextHeight()) > closedHeight, 'the text does not open');
  await page.keyboard.press('Enter');
  expect((await getTextHeight()) === closedHeight, 'the text does not close');
};

/** @param {Site} context */
const checkFirstScreenOfPhone = async ({ openPage, base }) => {
  const { page, problems } = await openPage(phone, { allow: graphics });
  for (const view of ['/search?fy=2025', '/search?fy=2025&level=subawards']) {
    await page.goto(base + view);
    await page.waitForSelector('.cards .card');
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    // Checks the topmost element, because another element may cover the bottom of the viewport.
    const isAmountVisible = await page
      .locator('.result-card__part--amount dd')
      .evaluateAll(([amount]) => {
        const box = amount?.getBoundingClientRect();
        if (!amount || !box) return false;
        const at = document.elementFromPoint(box.left + 4, box.bottom - 2);
        return box.bottom <= window.innerHeight && at !== null && amount.contains(at);
      });
    expect(isAmountVisible, `${view}: the amount of the first card is not on the first screen`);
  }
  for (const [link, title] of [
    ['Over time', 'Results Over Time'],
    ['By category', 'Results by Category'],
    ['Map', 'Results by Geography'],
  ]) {
    await page.goto(`${base}/search?fy=2025`);
    await page.waitForSelector('.cards .card');
    await pressByKeyboard(page, page.getByRole('link', { name: link, exact: true }));
    await page.waitForFunction((expectedTitle) => {
      const heading = document.activeElement;
      const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {};
      return heading?.textContent === expectedTitle && top >= 0 && bottom <= window.innerHeight;
    }, title);
  }
  await audit(page, problems, 'results on a phone');
};

/** @param {Site} context */
const checkLargeText = async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  await page.goto(`${base}/search?fy=2025&keyword=road,bridge`);
  await waitForResults(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await waitUntilStill(page);
  const faults = (await findUnreadable(page)).concat(await findClipped(page));
  expect(!faults.length, faults.slice(0, 5).join('; '));
};

test(
  'every results tab shows seven whole columns and ten whole rows at 1280 px, without nested scrolling',
  checkWholeColumns,
);

test(
  'all result columns scroll sideways beside the pinned first column, and no cell is clipped',
  checkAllColumns,
);

test('a long description opens and closes by keyboard', checkWholeText);

test(
  'results on a phone show the first amount on the first screen, and links lead to the sections below the cards',
  checkFirstScreenOfPhone,
);

test('results on desktop are readable at twice the text size', checkLargeText);
