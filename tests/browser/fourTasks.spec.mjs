/**
 * Tests that four common tasks take few steps from the home page, with the result that the API reports. A step is a click, a choice or
 * one typed entry.
 */
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { createApiClient, findArchive, unzip } from './downloadedFiles.mjs';
import { test } from './fixtures.mjs';
import { desktop, expect, graphics, phone } from './page.mjs';

/** @import { Locator, Page } from './page.mjs' */

const { cents, readRows } = await importTypeScript('tests/archives.ts');
const { moneyShort, profileMoney } = await importTypeScript('src/domain/format.ts');

const FY_2025 = { start_date: '2024-10-01', end_date: '2025-09-30' };
const FY_2024 = { start_date: '2023-10-01', end_date: '2024-09-30' };
const TRAILING_YEAR = { start_date: '2024-11-15', end_date: '2025-11-15' };

/** Counts the steps of a visitor, who goes from control to control. */
const countSteps = () => {
  let count = 0;
  return {
    getCount: () => count,
    /** @param {Locator} control */
    click: async (control) => {
      count += 1;
      await control.click();
    },
    /** @param {Locator} field @param {string} text */
    type: async (field, text) => {
      count += 1;
      await field.fill(text);
    },
  };
};
/** @typedef {ReturnType<typeof countSteps>} Steps */

/** Returns the obligations of a period in dollars. @type {(base: string, filters: object, period: object) => Promise<number>} */
const fetchObligations = async (base, filters, period) => {
  const { results } = /** @type {{ results: { aggregated_amount: number }[] }} */ (
    await createApiClient(base)('search/spending_over_time/', {
      group: 'fiscal_year',
      filters: { ...filters, time_period: [period] },
    })
  );
  return results.reduce((sum, { aggregated_amount: amount }) => sum + amount, 0);
};
/** Opens a page through the site search: three steps. @type {(page: Page, steps: Steps, text: string, option: RegExp) => Promise<void>} */
const openBySearch = async (page, steps, text, option) => {
  await steps.click(page.getByRole('button', { name: 'Search this site' }));
  const dialog = page.getByRole('dialog');
  await steps.type(dialog.getByRole('combobox'), text);
  await steps.click(dialog.getByRole('option', { name: option }).first());
};

test('a state and its growth take at most 3 steps', async ({ openPage, base }) => {
  const { page } = await openPage(desktop, { allow: graphics });
  const steps = countSteps();
  await page.goto(base);
  await openBySearch(page, steps, 'Ohio', /^Ohio State/);
  const filters = { place_of_performance_locations: [{ country: 'USA', state: 'OH' }] };
  const [amount, earlier] = await Promise.all([
    fetchObligations(base, filters, FY_2025),
    fetchObligations(base, filters, FY_2024),
  ]);
  const change = Math.round((amount / earlier - 1) * 100);
  await page
    .getByText(
      `In FY 2025: ${profileMoney(amount)} obligated, ${change < 0 ? 'down' : 'up'} ${Math.abs(change)}% on FY 2024.`,
    )
    .waitFor();
  expect(steps.getCount() <= 3, `${steps.getCount()} steps`);
});

test('a number that can be cited, with its chart and link, takes at most 4 steps', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop, { allow: graphics });
  const steps = countSteps();
  await page.goto(base);
  await steps.type(page.getByRole('searchbox', { name: 'Search awards by keyword' }), 'harbor');
  await steps.click(
    page.getByRole('search', { name: 'Search awards' }).getByRole('button', { name: /search/i }),
  );
  const figure = page.locator('#section-time .figure');
  await figure.getByRole('img').first().waitFor();
  await steps.click(figure.getByRole('button', { name: 'More actions' }));
  await steps.click(figure.getByRole('button', { name: 'Cite' }));
  expect(steps.getCount() <= 4, `${steps.getCount()} steps`);

  const amount = await fetchObligations(
    base,
    { keywords: ['harbor'] },
    { start_date: '2007-10-01', end_date: TRAILING_YEAR.end_date },
  );
  const finding = await figure.locator('.figure__summary').innerText();
  expect(
    finding.includes(`${profileMoney(amount)} obligated`),
    `“${finding}” lacks ${profileMoney(amount)}`,
  );
  const citation = await figure.getByLabel('Citation', { exact: true }).innerText();
  for (const part of ['Results Over Time', 'Keyword: harbor', 'as of 11/15/2025', 'Accessed '])
    expect(citation.includes(part), `“${citation}” lacks ${part}`);
  const [address = ''] = /http\S+$/.exec(citation) ?? [];
  const { page: other } = await openPage(desktop, { allow: graphics });
  await other.goto(address);
  const sameFigure = other.locator('#section-time .figure');
  await sameFigure.getByRole('img').first().waitFor();
  expect(
    (await sameFigure.locator('.figure__summary').innerText()) === finding,
    `${address} has another finding`,
  );
});

test('a custom file of account data takes at most 6 steps', async ({ openPage, base }) => {
  const { page } = await openPage(desktop);
  const steps = countSteps();
  await page.goto(base);
  await steps.click(page.getByRole('button', { name: 'Download the Data' }));
  await steps.click(page.getByRole('link', { name: /^Custom Account Data/ }).first());
  const agency = page.getByRole('combobox', { name: 'Agency', exact: true });
  await steps.type(agency, 'Department of Education');
  await steps.click(page.getByRole('option', { name: /^Department of Education/ }));
  const downloadEvent = page.waitForEvent('download');
  await steps.click(page.getByRole('button', { name: 'Download', exact: true }));
  const path = await (await downloadEvent).path();
  expect(steps.getCount() <= 6, `${steps.getCount()} steps`);

  const files = findArchive([await unzip(path)], 'AccountBalances');
  const rows = readRows([...files].find(([name]) => name.includes('AccountBalances'))?.[1] ?? '');
  const year = Math.max(...rows.map((row) => Number(row.submission_period?.slice(2, 6))));
  const { results } =
    /** @type {{ results: { account_number: string, budgetary_resources: number | null }[] }} */ (
      await createApiClient(base)('federal_accounts/', {
        filters: { fy: String(year), agency_identifier: '091' },
        limit: 100,
      })
    );
  expect(rows.length > 0 && results.length > 0, `${rows.length} rows, ${results.length} accounts`);
  const total = results.reduce(
    (sum, { budgetary_resources: amount }) => sum + Math.round((amount ?? 0) * 100),
    0,
  );
  expect(
    Math.abs(cents(rows, 'total_budgetary_resources') - total) <= results.length,
    `the file has ${cents(rows, 'total_budgetary_resources')} cents in ${year}, the API ${total}`,
  );
});

test('the largest contracts of a county take at most 6 steps on a phone, with the link to share', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(phone, { allow: graphics });
  const steps = countSteps();
  await page.goto(base);
  await openBySearch(page, steps, 'Franklin County, OH', /^Franklin County, OH/);
  const figure = page.getByRole('region', { name: 'Contract Awards', exact: true });
  const rows = figure.getByRole('listitem');
  await rows.first().waitFor();
  await steps.click(figure.getByRole('button', { name: 'More actions' }));
  await steps.click(figure.getByRole('button', { name: 'Copy link' }));
  expect(steps.getCount() <= 6, `${steps.getCount()} steps`);

  const { results } = /** @type {{ results: Record<string, unknown>[] }} */ (
    await createApiClient(base)('search/spending_by_award/', {
      filters: {
        award_type_codes: ['A', 'B', 'C', 'D'],
        place_of_performance_locations: [{ country: 'USA', state: 'OH', county: '049' }],
        time_period: [TRAILING_YEAR],
      },
      fields: ['Award ID', 'Award Amount'],
      sort: 'Award Amount',
      limit: 5,
    })
  );
  const texts = await rows.allInnerTexts();
  expect(texts.length === 5, `${texts.length} contracts are listed`);
  for (const [at, { 'Award ID': id, 'Award Amount': amount }] of results.entries())
    expect(
      texts[at]?.includes(`${id}`) && texts[at]?.includes(moneyShort(Number(amount), 2)),
      `contract ${at + 1} is “${texts[at]}”, not ${id} of ${amount}`,
    );
  const { page: other } = await openPage(phone, { allow: graphics });
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const sharedRows = other
    .getByRole('region', { name: 'Contract Awards', exact: true })
    .getByRole('listitem');
  await sharedRows.first().waitFor();
  expect((await sharedRows.allInnerTexts()).join() === texts.join(), 'the link opens another list');
  expect(await sharedRows.first().isVisible(), 'the list is hidden');
});
