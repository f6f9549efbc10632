/** Checks that an amount is the same to the cent on a profile, in its file, in the search and in the API. */
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { createApiClient, saveFile } from './downloadedFiles.mjs';
import { fullOnly, isFullRun, test, getTimeout } from './fixtures.mjs';
import { desktop, expect, graphics } from './page.mjs';

/** @import { Locator, Page, Site } from './page.mjs' */

/**
 * @typedef {import('./downloadedFiles.mjs').Ask} Ask
 * @typedef {{ year: string, label: string, start: string, end: string }} Period a period in the menu of a profile,
 * with its first and last day (ISO)
 * @typedef {object} Subject
 * @property {string} searchText the text entered in the site search
 * @property {string} name the name of the profile
 * @property {RegExp} option matches the suggestion to choose
 * @property {string} view the name of the button that opens the award search
 * @property {object} filters the filters of that award search, for the API
 * @property {(ask: Ask, year: string) => Promise<number>} overview returns the amount of the profile from the API in dollars
 * @property {string} figure the title of the figure whose file is read
 * @property {(rows: Record<string, string>[], year: string) => number | undefined} amountIn returns the cents of
 * a year in that file, or undefined if it has none
 */

const { cents, readRows } = await importTypeScript('tests/archives.ts');
const { profileMoney } = await importTypeScript('src/domain/format.ts');

/** @type {Period[]} */
const periods = [
  { year: 'latest', label: 'Trailing 12 Months', start: '2024-11-15', end: '2025-11-15' },
  { year: '2025', label: 'FY 2025', start: '2024-10-01', end: '2025-09-30' },
  { year: 'all', label: 'All Fiscal Years', start: '2007-10-01', end: '2025-11-15' },
];
/** Number of recipients per level. Child recipients are left out, because their search includes their subsidiaries. */
const RECIPIENT_COUNT = isFullRun ? 5 : 1;
const states = [
  ['Ohio', '39', 'OH'],
  ['California', '06', 'CA'],
  ['Texas', '48', 'TX'],
  ['New York', '36', 'NY'],
  ['Wyoming', '56', 'WY'],
  ['Vermont', '50', 'VT'],
  ['Puerto Rico', '72', 'PR'],
  ['District of Columbia', '11', 'DC'],
  ['American Samoa', '60', 'AS'],
  ['West Virginia', '54', 'WV'],
];

/** @param {Page} page @param {string} name */
const getRegion = (page, name) => page.getByRole('region', { name, exact: true });
/** Returns the rows of the file that a figure saves. @param {Locator} figure */
const readFigureRows = async (figure) => {
  const { content } = await saveFile(figure, /^Download (CSV|data)/);
  const lines = content.toString().replace('\uFEFF', '').split('\r\n');
  return readRows(lines.filter((line) => !line.startsWith('# ')).join('\n'));
};
/** @param {number} dollars */
const toCents = (dollars) => Math.round(dollars * 100);
/** Returns the obligations of a period in the search, in cents. @param {Ask} callApi @param {object} filters @param {Period} period */
const fetchSearchCents = async (callApi, filters, { start, end }) => {
  const { results } = /** @type {{ results: { aggregated_amount: number }[] }} */ (
    await callApi('search/spending_over_time/', {
      group: 'month',
      filters: { ...filters, time_period: [{ start_date: start, end_date: end }] },
    })
  );
  return results.reduce((sum, { aggregated_amount: amount }) => sum + toCents(amount), 0);
};

/**
 * Opens a profile through the site search. In each period, compares its amount from the API with its key figure, its file, the linked
 * search, the file of that search, and the same search in the API. All of them must agree.
 * @param {Site & { subject: Subject }} context
 */
const followAmount = async ({ openPage, base, subject }) => {
  const callApi = createApiClient(base);
  const { page } = await openPage(desktop, { allow: graphics });
  page.setDefaultTimeout(30_000);
  await page.goto(base);
  await page.getByRole('button', { name: /search this site/i }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(subject.searchText);
  await page.getByRole('option', { name: subject.option }).first().click();
  await page.waitForURL(/\/latest$/);
  for (const period of periods) {
    const { year, label } = period;
    const expected = toCents(await subject.overview(callApi, year));
    /** @param {string} where @param {number} amount */
    const expectSame = (where, amount) =>
      expect(
        amount === expected,
        `${subject.name}, ${label}: ${where} has ${amount} cents, the profile ${expected}`,
      );
    await page.getByRole('combobox', { name: 'Fiscal year' }).selectOption(label);
    await page.waitForURL(new RegExp(`/${year}$`));
    const amountText = profileMoney(expected / 100);
    await page
      .getByRole('list', { name: 'Key figures' })
      .first()
      .getByText(amountText, { exact: true })
      .first()
      .waitFor();
    const figure = getRegion(page, subject.figure);
    const fileAmount = subject.amountIn(await readFigureRows(figure), year);
    if (fileAmount !== undefined) expectSame('the file of the profile', fileAmount);
    await page.getByRole('button', { name: subject.view }).click();
    await page.waitForURL(/\/search\?.*hash=/);
    const searchFigure = page.locator('#section-time .figure');
    await searchFigure.getByText(`${amountText} obligated over`).waitFor();
    expectSame(
      'the file of the search',
      cents(await readFigureRows(searchFigure), 'total_obligations'),
    );
    expectSame('the API', await fetchSearchCents(callApi, subject.filters, period));
    await page.goBack();
    await page.waitForURL(new RegExp(`/${year}$`));
  }
};

for (const [name = '', fips = '', code = ''] of states)
  test(
    `the amounts of ${name} are the same on its page, in its file, in the search and in the API`,
    fullOnly(name !== 'Ohio'),
    async ({ openPage, base }) => {
      test.setTimeout(getTimeout(6));
      await followAmount({
        openPage,
        base,
        subject: {
          searchText: name,
          name,
          option: new RegExp(`^${name}\\W*State or territory`),
          view: 'View awards to this state',
          filters: { place_of_performance_locations: [{ country: 'USA', state: code }] },
          overview: async (ask, year) =>
            /** @type {{ total_prime_amount: number }} */ (
              await ask(`recipient/state/${fips}/?year=${year}`)
            ).total_prime_amount,
          figure: 'Award Breakdown',
          amountIn: (rows) => cents(rows, 'obligations'),
        },
      });
    },
  );

test(`the amounts of ${2 * RECIPIENT_COUNT} recipients are the same on their pages, in their files, in the search and in the API`, async ({
  openPage,
  base,
}) => {
  test.setTimeout(getTimeout(6 * 2 * RECIPIENT_COUNT));
  const callApi = createApiClient(base);
  const { results } =
    /** @type {{ results: { id: string, uei: string | null, name: string, recipient_level: string }[] }} */ (
      await callApi('recipient/', { limit: 1000 })
    );
  for (const level of ['P', 'R']) {
    const levelRecipients = results.filter(({ uei, recipient_level: of }) => uei && of === level);
    for (let at = 0; at < RECIPIENT_COUNT; at += 1) {
      const { id, uei, name } = levelRecipients[(at * 37) % levelRecipients.length] ?? {};
      await followAmount({
        openPage,
        base,
        subject: {
          searchText: uei ?? '',
          name: name ?? '',
          option: new RegExp(`UEI: ${uei}`),
          view: 'View awards to this recipient',
          filters: { recipient_id: id },
          overview: async (_, year) =>
            /** @type {{ total_transaction_amount: number }} */ (
              await callApi(`recipient/${id}/?year=${year}`)
            ).total_transaction_amount,
          figure: 'Transactions Over Time',
          amountIn: (rows, year) => {
            if (year === 'latest') return undefined;
            const yearRows = rows.filter(
              (row) => year === 'all' || row.fiscal_year?.endsWith(year),
            );
            return cents(yearRows, 'total_obligations');
          },
        },
      });
    }
  }
});
