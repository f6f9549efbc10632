import { expect as retry } from '@playwright/test';
import { test } from './fixtures.mjs';
import { pressByKeyboard, desktop, expect } from './page.mjs';
import { waitForResults, getTableRows } from './resultsTable.mjs';

/** @import { Locator, Page, Site } from './page.mjs' */

/**
 * @typedef {(page: Page, locator: Locator, key?: string) => Promise<void>} Press
 */

/** @param {Page} page */
const getUrl = (page) => new URL(page.url());

/**
 * Performs the main task: chooses filters, submits, sorts, pages, opens the address in another page, changes a filter and goes back.
 * @param {Site & { press: Press }} context
 */
const runMainTask = async ({ openPage, base, press }) => {
  const { page } = await openPage(desktop);
  await page.goto(`${base}/search`);
  await press(page, page.getByRole('tab', { name: 'Fiscal years' }));
  for (const year of ['FY 2025', 'FY 2024', 'FY 2023'])
    await press(page, page.getByRole('button', { name: year }));
  await press(page, page.getByRole('button', { name: 'Agency', exact: true }));
  const agency = page.getByRole('combobox', { name: 'Awarding Agency' });
  await agency.focus();
  await page.keyboard.type('health and hum');
  await page
    .getByRole('option', { name: /Department of Health and Human Services/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Department of Health and Human Services (HHS)').first().waitFor();
  await press(page, page.getByRole('button', { name: 'Award Type', exact: true }));
  await press(page, page.getByRole('checkbox', { name: 'Grants' }), ' ');
  await press(page, page.getByRole('button', { name: 'Location', exact: true }));
  const place = page.getByRole('combobox', { name: 'Search for a place of performance' });
  await place.focus();
  await page.keyboard.type('california');
  await page
    .getByRole('option', { name: /^California/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('STATE | California').first().waitFor();
  await press(page, page.getByRole('button', { name: 'Submit' }).first());
  await waitForResults(page);
  const { search: firstSearch, searchParams: firstParameters } = getUrl(page);
  const firstPlace = firstParameters.get('place');
  expect(
    /place=STATE~CA~California~[^&]*&award_type=02,03,04,05$/.test(firstSearch),
    `the address after Submit is not readable: ${firstSearch}`,
  );
  expect(
    (await page.getByRole('tab', { name: /^Grants/ }).getAttribute('aria-selected')) === 'true',
    'the tab with rows is not chosen',
  );
  await press(page, page.getByRole('button', { name: /^Obligations/ }));
  await page.waitForFunction(() => new URLSearchParams(location.search).get('order') === 'asc');
  await press(page, page.getByRole('button', { name: 'Page 2', exact: true }));
  await page.waitForFunction(() => new URLSearchParams(location.search).get('page') === '2');
  await waitForResults(page, 2);
  await press(page, page.getByRole('button', { name: 'Page 3', exact: true }));
  await page.waitForFunction(() => new URLSearchParams(location.search).get('page') === '3');
  await waitForResults(page, 3);
  const rowCount = await getTableRows(page).count();
  expect(rowCount > 0, 'no rows on page 3');
  await page.getByText(/obligated over/).waitFor();
  // Opens the same address in another browser context.
  const copy = await openPage(desktop);
  await copy.page.goto(page.url());
  await waitForResults(copy.page, 3);
  // Long texts get their expand button a moment after rendering.
  const readFirstRow = (/** @type {Page} */ at) => getTableRows(at).first().innerText();
  await retry
    .poll(async () => (await readFirstRow(copy.page)) === (await readFirstRow(page)), {
      message: 'the copied address shows other rows',
    })
    .toBe(true);
  const firstRow = await readFirstRow(page);
  expect(
    (await copy.page.locator('.active-filters').innerText()) ===
      (await page.locator('.active-filters').innerText()),
    'the copied address shows other filters',
  );
  // Replaces the state, submits, and returns to the previous search.
  await press(
    page,
    page
      .getByRole('list', { name: 'Chosen: Place of Performance' })
      .getByRole('button', { name: /California/ }),
  );
  await place.focus();
  await page.keyboard.type('texas');
  await page
    .getByRole('option', { name: /^Texas/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Submit' }).first());
  await page.waitForFunction(
    (place) => new URLSearchParams(location.search).get('place') !== place,
    firstPlace,
  );
  await page.locator('.active-filters').getByText('STATE | Texas').waitFor();
  await page.goBack();
  await page.locator('.active-filters').getByText('STATE | California').waitFor();
  expect(
    getUrl(page).searchParams.get('place') === firstPlace &&
      getUrl(page).searchParams.get('page') === '3',
    'Back does not lead to the search before',
  );
  await waitForResults(page, 3);
  await retry(getTableRows(page).first(), 'Back shows other rows than before').toHaveText(
    firstRow,
    {
      useInnerText: true,
    },
  );
};

/** @type {Press} */
const pressByMouse = async (_page, locator) => {
  await locator.click();
};

test('the main search task works by mouse', ({ openPage, base }) =>
  runMainTask({ openPage, base, press: pressByMouse }));

test('the main search task works by keyboard alone', ({ openPage, base }) =>
  runMainTask({ openPage, base, press: pressByKeyboard }));
