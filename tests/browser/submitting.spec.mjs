/** Tests scroll position and focus around Submit, and what Back undoes. */
import { test } from './fixtures.mjs';
import { audit, boxOf, desktop, expect, phone } from './page.mjs';
import { lastYearLink, waitForResults } from './resultsTable.mjs';

test('the filter sheet on a phone returns focus on Escape, keeps unsubmitted changes and submits them', async ({
  openPage,
  base,
}) => {
  const { page, problems } = await openPage(phone);
  await page.goto(`${base}/search`);
  await page.getByRole('button', { name: 'Add search filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.waitFor();
  await audit(page, problems, 'sheet open');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(
    await page.evaluate(() => document.activeElement?.textContent?.includes('Add search filters')),
    'the focus does not return to the opener',
  );
  await page.getByRole('button', { name: 'Add search filters' }).click();
  await sheet.getByRole('tab', { name: 'Fiscal years' }).click();
  await sheet.getByRole('button', { name: 'FY 2025' }).click();
  // After closing without Submit, the page shows a note about the pending changes and offers to search.
  await page.keyboard.press('Escape');
  await page.getByText('Your filter changes are not applied yet.').waitFor();
  await audit(page, problems, 'sheet closed with changes');
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.waitForSelector('.cards .card');
  expect(
    !(await page.getByText('filter changes are not applied yet').count()),
    'changes are told after they were searched',
  );
  await page.getByRole('button', { name: '1 Filter', exact: true }).click();
  await sheet.getByRole('tab', { name: 'Fiscal years' }).click();
  await sheet.getByRole('button', { name: 'FY 2024' }).click();
  await sheet.getByRole('button', { name: 'Submit' }).first().click();
  await page.waitForSelector('.cards .card');
});

test('Back returns to the previous search if the submitted one has not rendered', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  await page.goto(`${base}/search`);
  await page.click(lastYearLink);
  await waitForResults(page);
  const previousUrl = page.url();
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('button', { name: 'FY 2019' }).click();
    await page.evaluate(() => {
      const submit = document.querySelector('.submit-bar__submit');
      /** @type {HTMLButtonElement} */ (submit).click();
      window.history.back();
    });
    await page.waitForFunction((url) => location.href === url, previousUrl);
    await page.getByText('1 Active Filter:').waitFor();
    await waitForResults(page);
    await page.waitForFunction(() => {
      const reset = document.querySelector('.submit-bar .usa-button--unstyled');
      return !(/** @type {HTMLButtonElement} */ (reset).disabled);
    });
  }
});

test('the applied filters are below the sticky header after Submit', async ({ openPage, base }) => {
  const { page } = await openPage(desktop);
  await page.goto(`${base}/search`);
  await page.getByRole('tab', { name: 'Fiscal years' }).click();
  await page.getByRole('button', { name: 'FY 2024' }).click();
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollTo(0, 400);
  });
  await page.evaluate(() => {
    const submit = document.querySelector('.submit-bar__submit');
    /** @type {HTMLButtonElement} */ (submit).click();
  });
  await waitForResults(page);
  const header = await boxOf(page.locator('.page-header'));
  const bar = await boxOf(page.locator('.active-filters'));
  expect(
    bar.y >= header.y + header.height - 1,
    `the filters begin at ${bar.y}, the header ends at ${header.y + header.height}`,
  );
});
