/** Tests complete visits to Advanced Search, on a phone and by keyboard alone. */
import { readFileSync } from 'node:fs';
import { add, check, chooseInAccordion } from './filterChoices.mjs';
import { test } from './fixtures.mjs';
import { audit, pressByKeyboard, desktop, expect, graphics, phone } from './page.mjs';

/** @import { Locator, Site } from './page.mjs' */

/**
 * Checks that the methodology text below a long list of cards is in view when it opens, and that its button is in view when it closes.
 * @param {Site} context
 */
const checkMethodInView = async ({ openPage, base }) => {
  const { page } = await openPage(phone, { allow: graphics });
  await page.goto(`${base}/search?fy=2025`);
  const button = page.locator('#section-awards .method-button');
  /** @param {string} selector */
  const waitForView = (selector) =>
    page.waitForFunction((target) => {
      const box = document.querySelector(target)?.getBoundingClientRect();
      return box && box.top >= 0 && box.bottom <= window.innerHeight;
    }, selector);
  await button.press('Enter');
  await waitForView('#section-awards .method-text p:first-of-type');
  await button.press('Enter');
  await waitForView('#section-awards .method-button');
};

/** @type {import('./filterChoices.mjs').InAccordion[]} */
const countyGrants = [
  { legacy: 'Keyword', act: add('Keyword', 'health') },
  {
    legacy: 'Time Period',
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Fiscal years' }).click();
      await scope.getByRole('button', { name: 'FY 2025' }).click();
    },
  },
  { legacy: 'Award Type', act: check('Grants') },
  {
    legacy: 'Location',
    act: async (scope) => {
      await scope
        .getByRole('combobox', { name: 'Search for a place of performance' })
        .pressSequentially('Los Angeles');
      await scope
        .getByRole('option', { name: /^Los Angeles County/ })
        .first()
        .click();
    },
  },
];
/**
 * Finds FY 2025 grants on a topic in one county on a phone, then saves, exports and shares the search, and opens it in another browser.
 * @param {Site} context
 */
const visitOnPhone = async ({ openPage, base }) => {
  const { page, problems } = await openPage(phone, { allow: graphics });
  await page.goto(`${base}/search`);
  await page.getByRole('button', { name: 'Add search filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const choice of countyGrants) await chooseInAccordion(page, choice);
  await sheet.getByText(/\d+ awards? match/).waitFor();
  const matches = Number(
    (await sheet.getByText(/\d+ awards? match/).innerText()).replaceAll(/\D/g, ''),
  );
  await sheet.getByRole('button', { name: 'Submit' }).first().click();
  await page.waitForSelector('.cards .card');
  expect(
    matches > 0 &&
      (await page.getByLabel('Award group:').locator('option:checked').innerText()).includes(
        `(${matches.toLocaleString('en-US')})`,
      ),
    'the count before Submit is not the count after',
  );
  await page.getByRole('button', { name: 'Saved searches' }).click();
  const savedSearches = page.getByRole('dialog', { name: 'Saved searches' });
  await savedSearches.getByLabel('Name of this search').fill('Health grants, Los Angeles');
  await savedSearches.getByRole('button', { name: 'Save', exact: true }).click();
  await savedSearches.getByText('is saved in this browser').first().waitFor();
  await audit(page, problems, 'a search is saved');
  const file = page.waitForEvent('download');
  await savedSearches.getByRole('button', { name: 'Export searches' }).click();
  const exportedText = readFileSync(await (await file).path(), 'utf8');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).first().click();
  await page.getByText('This link contains the filters.').waitFor();
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(
    link.searchParams.get('fy') === '2025' && !link.searchParams.get('hash'),
    `the link is ${link.href}`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await savedSearches.getByText('Health grants, Los Angeles').first().waitFor();
  // Another browser opens the link, then imports the file.
  const other = await openPage(phone, { allow: graphics });
  await other.page.goto(base + link.pathname + link.search);
  await other.page.waitForSelector('.cards .card');
  expect(
    (await other.page.getByLabel('Award group:').locator('option:checked').innerText()).includes(
      `(${matches.toLocaleString('en-US')})`,
    ),
    'the link does not find the same',
  );
  await other.page.getByRole('button', { name: 'Saved searches' }).click();
  await other.page.getByLabel('File of saved searches').setInputFiles({
    name: 'saved-searches.json',
    mimeType: 'application/json',
    buffer: Buffer.from(exportedText),
  });
  await other.page.getByRole('dialog').getByText('2 searches added.').waitFor();
  await other.page.getByRole('button', { name: 'Run Health grants, Los Angeles' }).click();
  await other.page.waitForSelector('.cards .card');
};

/** Uses the drilldown, saved searches and columns by keyboard, and checks the focus. @param {Site} context */
const checkKeyboard = async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  /** @type {(locator: Locator, key?: string) => Promise<void>} */
  const press = (locator, key) => pressByKeyboard(page, locator, key);
  const getFocusedText = () =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  await page.goto(`${base}/searchv2`);
  await press(page.locator('[data-lead="characteristics"]'));
  expect(
    (await getFocusedText()) === 'Characteristics',
    `the focus is on "${await getFocusedText()}"`,
  );
  await press(page.locator('[data-lead="contractAwardType"]'));
  await press(page.getByRole('checkbox', { name: 'Contracts', exact: true }), ' ');
  await press(page.getByRole('button', { name: 'Remove All Contracts' }).first());
  await press(page.getByRole('checkbox', { name: 'Contract IDVs' }), ' ');
  for (const key of ['contractAwardType', 'characteristics']) {
    await press(page.getByRole('button', { name: 'Back', exact: true }));
    expect(
      await page.evaluate(
        (lead) => document.activeElement?.getAttribute('data-lead') === lead,
        key,
      ),
      `Back does not lead to ${key}`,
    );
  }
  await press(page.locator('[data-lead="time"]'));
  await press(page.getByRole('tab', { name: 'Fiscal years' }));
  await press(page.getByRole('button', { name: 'FY 2025' }));
  const help = page.getByRole('button', { name: /^About the Time Period filter/ });
  await press(help);
  await page.getByText('Glossary: Action Date').waitFor();
  await page.keyboard.press('Escape');
  expect((await help.getAttribute('aria-expanded')) === 'false', 'Escape does not close the help');
  await press(page.getByRole('button', { name: 'Submit', exact: true }).first());
  await page.waitForSelector('.data-table tbody tr');
  await press(page.getByRole('button', { name: 'Saved searches' }));
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await press(dialog.getByLabel('Name of this search'), 'End');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await dialog.getByText('is saved in this browser').first().waitFor();
  await page.keyboard.press('Escape');
  expect(
    (await getFocusedText()).includes('Saved searches'),
    'the focus does not return to the opener',
  );
  await press(page.getByRole('button', { name: /^Columns/ }));
  await press(page.getByRole('checkbox', { name: 'Recipient UEI' }), ' ');
  await page.keyboard.press('Escape');
  expect(
    (await getFocusedText()).startsWith('Columns (') &&
      new URL(page.url()).searchParams.get('cols')?.includes('recipient'),
    'the columns are not in the address',
  );
};

test('the drilldown, saved searches and columns work by keyboard alone', checkKeyboard);

test(
  'the methodology text of a section on a phone opens in view, and closing it brings its button into view',
  checkMethodInView,
);

test('a search on a phone can be saved, shared and imported into another browser', visitOnPhone);
