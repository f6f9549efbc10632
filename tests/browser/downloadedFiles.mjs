/** Saves and reads downloaded files, and compares them with the API. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { expect } from './page.mjs';

/**
 * @typedef {Map<string, string>} Files the contents of an archive by file name
 * @typedef {(path: string, body?: object) => Promise<unknown>} Ask
 */

const { cents, readRows, unzip: unzipBuffer } = await importTypeScript('tests/archives.ts');
/** @param {string} path */
export const unzip = (path) => unzipBuffer(readFileSync(path));
/**
 * Presses the button `name` of a figure, which can be in its menu. Returns the name and the content of the file that it saves.
 * @type {(figure: import('./page.mjs').Locator, name: string | RegExp) => Promise<{ name: string, content: Buffer }>}
 */
export const saveFile = async (figure, name) => {
  const button = figure.getByRole('button', { name });
  const menuButton = figure.getByRole('button', { name: 'More actions' });
  await menuButton.waitFor();
  if (!(await button.isVisible())) await menuButton.click();
  const downloadEvent = figure.page().waitForEvent('download');
  await button.click();
  const download = await downloadEvent;
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return { name: download.suggestedFilename(), content: Buffer.concat(parts) };
};
/** Returns the number of CSV records below the header. A line break inside quotes does not end a record. @param {string} text */
export const countRecords = (text) => text.replace(/"(?:[^"]|"")*"/g, '').split('\n').length - 2;
/** @param {string} path */
export const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
/** @param {Files} files @param {string} part */
const findText = (files, part) => [...files].find(([name]) => name.includes(part))?.[1] ?? '';
/** Returns the archive with a file whose name contains `part`, or throws. @param {Files[]} archives @param {string} part */
export const findArchive = (archives, part) => {
  const archive = archives.find((files) => findText(files, part));
  expect(archive, `no archive holds ${part}`);
  return archive;
};
/** Returns a function that sends a request to the API and returns the parsed response. @type {(base: string) => Ask} */
export const createApiClient = (base) => async (path, body) =>
  (
    await fetch(
      `${base}/api/v2/${path}`,
      body
        ? {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {},
    )
  ).json();

/**
 * Checks that the number and total obligations of the Department of Education's grant transactions in FY 2025 match the API.
 * @param {Files} awards @param {Ask} callApi
 */
export const expectGrantsAgree = async (awards, callApi) => {
  const actions = readRows(findText(awards, 'Assistance_PrimeTransactions'));
  const filters = {
    time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30', date_type: 'action_date' }],
    agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Education' }],
    award_type_codes: ['02', '03', '04', '05'],
  };
  const { calculated_count: count } = /** @type {{ calculated_count: number }} */ (
    await callApi('download/count/', { filters })
  );
  expect(actions.length === count && count > 0, `${actions.length} rows for ${count} on show`);
  const { results: years } = /** @type {{ results: { aggregated_amount: number }[] }} */ (
    await callApi('search/spending_over_time/', { filters, group: 'fiscal_year' })
  );
  const apiCents = years.reduce((total, row) => total + Math.round(row.aggregated_amount * 100), 0);
  const fileCents = cents(actions, 'federal_action_obligation');
  expect(
    Math.abs(fileCents - apiCents) <= years.length,
    `${fileCents} cents of grants, ${apiCents} on show`,
  );
};

/**
 * Checks that the budgetary resources of the Department of Education's accounts in FY 2025, and their obligations through
 * `period`, match the API, and that the obligations of its awards do not exceed those of its accounts.
 * @param {Files} accounts @param {Ask} callApi @param {number} period
 */
export const expectAccountsAgree = async (accounts, callApi, period) => {
  const { results: accountRows } =
    /** @type {{ results: { account_number: string, budgetary_resources: number | null }[] }} */ (
      await callApi('federal_accounts/', {
        filters: { fy: '2025', agency_identifier: '091' },
        limit: 100,
        sort: { field: 'account_number', direction: 'asc' },
      })
    );
  const balances = readRows(findText(accounts, 'AccountBalances'));
  for (const { account_number: code, budgetary_resources: resources } of accountRows) {
    if (resources === null) continue;
    const row = balances.find((balance) => balance.federal_account_symbol === code);
    expect(
      Math.abs(Number(row?.total_budgetary_resources) - resources) < 0.01,
      `${code}: ${row?.total_budgetary_resources} in the file, ${resources} on show`,
    );
  }
  const { agencies } =
    /** @type {{ agencies: { cfo_agencies: { name: string, toptier_agency_id: number }[] } }} */ (
      await callApi('bulk_download/list_agencies/', { type: 'account_agencies', agency: 0 })
    );
  const agency = agencies.cfo_agencies.find(({ name }) => name === 'Department of Education');
  const { results: explorerRows } =
    /** @type {{ results: { account_number: string | null, amount: number }[] }} */ (
      await callApi('spending/', {
        type: 'federal_account',
        filters: { fy: '2025', period: String(period), agency: agency?.toptier_agency_id },
      })
    );
  const breakdown = readRows(findText(accounts, 'AccountBreakdownByPA-OC'));
  for (const { account_number: code, amount } of explorerRows) {
    if (!code) continue;
    const breakdownRows = breakdown.filter((row) => row.federal_account_symbol === code);
    const sum = cents(breakdownRows, 'obligations_incurred');
    expect(
      Math.abs(sum - Math.round(amount * 100)) <= 1,
      `${code}: ${sum} cents in the file, ${amount} dollars on show`,
    );
  }
  const awardRows = [...accounts]
    .filter(([name]) => name.includes('AccountBreakdownByAward'))
    .flatMap(([, text]) => readRows(text));
  expect(
    awardRows.length > 0 &&
      cents(awardRows, 'transaction_obligated_amount') <= cents(breakdown, 'obligations_incurred'),
    'awards add up to more than their accounts',
  );
};

/**
 * Checks that every column of the CSV files is in the data dictionary.
 * @param {Files[]} archives @param {Ask} callApi
 */
export const expectKnownColumns = async (archives, callApi) => {
  const { document } = /** @type {{ document: { rows: (string | null)[][] } }} */ (
    await callApi('references/data_dictionary/')
  );
  const knownColumns = new Set(document.rows.flat().flatMap((cell) => (cell ?? '').split(/;\s*/)));
  for (const [name, text] of archives.flatMap((files) => [...files])) {
    if (!name.endsWith('.csv')) continue;
    for (const column of text.slice(0, text.indexOf('\n')).trim().split(','))
      expect(knownColumns.has(column), `${name}: ${column} is not in the data dictionary`);
  }
};
