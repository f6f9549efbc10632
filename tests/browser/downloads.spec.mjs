/** Tests downloads, from the button to the file on disk. */
import { readFileSync } from 'node:fs';
import {
  expectAccountsAgree,
  findArchive,
  createApiClient,
  expectKnownColumns,
  expectGrantsAgree,
  countRecords,
  sha256,
  unzip,
} from './downloadedFiles.mjs';
import { test } from './fixtures.mjs';
import { audit, pressByKeyboard, desktop, expect, viewports } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('playwright-core').Download} Download
 */

/** @param {Page} page @param {string} label @param {string} name */
const pick = async (page, label, name) => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.and(page.locator(':enabled')).waitFor();
  await box.focus();
  await page.keyboard.type(name);
  // No option is active before an arrow key is pressed.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(
    (await box.inputValue()) === name,
    `${label} holds ${await box.inputValue()} instead of ${name}`,
  );
};
/** Maximum time to create a file, in milliseconds. It is long, because the machine does other work at the same time. */
const fileTimeout = 300_000;
/** @param {Page} page */
const getStatusBar = (page) => page.getByRole('region', { name: 'Download status' });
/** Delays every status response, so that no download is reported as ready before the test cancels it. Jobs are not delayed. */
const delayedStatus = { faults: [{ match: /download\/status/, fault: 'delay=60000' }] };
/** @param {Page} page @param {string} level */
const startDownload = async (page, level) => {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${level}`) });
  await choice.and(page.locator(':enabled')).waitFor();
  await choice.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Everything/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
};
/** @type {(text: string | null, pattern: RegExp) => number} */
const parseNumber = (text, pattern) => {
  const digits = pattern.exec(text ?? '')?.[1];
  expect(digits, `no ${pattern} in ${text}`);
  return Number(digits.replaceAll(',', ''));
};

test('one of three downloads is canceled, and the other two finish in a new tab with the same data as the API [i1.6]', async ({
  openPage,
  base,
  apiBase,
}) => {
  // The first job is slowed down, so that it can be canceled on any machine while the others wait in the queue.
  const first = await openPage(desktop, {
    faults: [{ match: /v2\/download\/awards/, fault: 'hold=25000' }],
  });
  let page = first.page;
  const callApi = createApiClient(apiBase);
  /** @type {string[]} */
  const dialogTypes = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`${base}/search?fy=2025&keyword=bridge`);
  await startDownload(page, 'Award');
  await page.getByRole('button', { name: 'Download the Data' }).click();
  await page
    .getByRole('link', { name: /^Custom Award Data/ })
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Grants', exact: true }).check();
  await pick(page, 'Agency', 'Department of Education');
  await page.getByRole('button', { name: 'FY 2025' }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page
    .getByRole('navigation', { name: 'Download center' })
    .getByRole('link', { name: 'Custom Account Data' })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Custom Account Data' }).waitFor();
  await pick(page, 'Agency', 'Department of Education');
  for (const file of ['(File B)', '(File C)'])
    await page.getByRole('checkbox', { name: file }).check();
  await page.getByRole('button', { name: 'FY 2025' }).click();
  const periodText = await page.getByText(/^The file covers FY 2025/).textContent();
  const period = parseNumber(periodText, /P01–P(\d\d)/);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await getStatusBar(page).getByText('Preparing 3 downloads...').waitFor();
  await getStatusBar(page).getByRole('button', { name: 'Cancel Advanced Search: awards' }).click();
  await getStatusBar(page)
    .getByText(/Custom award data: Department of Education, .*: .*seconds/)
    .waitFor({ timeout: fileTimeout });
  await page.close({ runBeforeUnload: true });
  await new Promise((done) => {
    setTimeout(done, 500);
  });
  page = await first.page.context().newPage();
  /** @type {Download[]} */
  const downloads = [];
  page.on('download', (download) => downloads.push(download));
  await page.goto(`${base}/download_center`);
  const list = page.getByRole('region', { name: 'My downloads' });
  await list
    .getByRole('link', { name: /^Save the file/ })
    .nth(1)
    .waitFor({ timeout: fileTimeout });
  for (let waited = 0; downloads.length < 2 && waited < 50; waited += 1)
    await page.waitForTimeout(200);
  expect(downloads.length === 2, `${downloads.length} files arrived`);
  expect(dialogTypes.includes('beforeunload'), 'leaving was not asked about');
  await list.getByText('Canceled').waitFor();
  const paths = await Promise.all(downloads.map((download) => download.path()));
  for (const path of paths)
    expect((await list.textContent())?.includes(sha256(path)), 'the list names another checksum');
  const zips = await Promise.all(paths.map(unzip));
  await expectGrantsAgree(findArchive(zips, 'PrimeTransactions'), callApi);
  await expectAccountsAgree(findArchive(zips, 'AccountBalances'), callApi, period);
  await expectKnownColumns(zips, callApi);
  await audit(page, first.problems, 'the list of downloads');
});

test(
  'a download over the limit is split into several files, with a manifest of their checksums',
  { tag: '@full' },
  async ({ openPage, base }) => {
    const { page, problems } = await openPage(desktop);
    await page.goto(`${base}/search?dates=2007-10-01..2026-09-30&cols=award_id,amount,action_date`);
    await page.goto(`${page.url()}&level=transactions`);
    await page
      .getByRole('button', { name: 'Download', exact: true })
      .and(page.locator(':enabled'))
      .click();
    const dialog = page.getByRole('dialog');
    const level = dialog.getByRole('button', { name: /^Transaction/ });
    await dialog.getByText(/too many for one file/).waitFor({ timeout: fileTimeout });
    const totalRows = parseNumber(await level.textContent(), /([\d,]+) records/);
    await pressByKeyboard(page, level);
    await dialog.getByText(/^The download comes in \d+ files/).waitFor({ timeout: fileTimeout });
    await audit(page, problems, 'the parts are planned');
    const plannedRows = (await dialog.locator('.download-plan li').allTextContents()).map((text) =>
      parseNumber(text, /([\d,]+) records$/),
    );
    expect(
      plannedRows.length > 1 &&
        plannedRows.every((rows) => rows <= 500_000) &&
        plannedRows.reduce((sum, rows) => sum + rows, 0) === totalRows,
      `${plannedRows.join(' + ')} for ${totalRows}`,
    );
    /** @type {Download[]} */
    const arrivedFiles = [];
    page.on('download', (download) => arrivedFiles.push(download));
    await pressByKeyboard(page, dialog.getByRole('button', { name: /^The columns of the table/ }));
    await audit(page, problems, 'the parts are made');
    await dialog
      .getByRole('button', { name: /^Save the manifest/ })
      .waitFor({ timeout: fileTimeout });
    for (let waited = 0; arrivedFiles.length < plannedRows.length && waited < 50; waited += 1)
      await page.waitForTimeout(200);
    await audit(page, problems, 'the parts are there');
    const paths = await Promise.all(arrivedFiles.splice(0).map((download) => download.path()));
    await pressByKeyboard(page, dialog.getByRole('button', { name: /^Save the manifest/ }));
    for (let waited = 0; !arrivedFiles.length && waited < 50; waited += 1)
      await page.waitForTimeout(200);
    const [file] = arrivedFiles;
    expect(file, 'no manifest arrived');
    /** @type {{ rows: number, rowsCounted: number, parts: { sha256: string }[] }} */
    const manifest = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(
      JSON.stringify(manifest.parts.map(({ sha256: sum }) => sum).sort()) ===
        JSON.stringify(paths.map(sha256).sort()),
      'the checksums are others than those of the files',
    );
    expect(
      manifest.rows === totalRows && manifest.rowsCounted === totalRows,
      `${manifest.rows} rows in the manifest, ${totalRows} on show`,
    );
    let rows = 0;
    for (const path of paths)
      for (const [name, text] of await unzip(path))
        if (name.endsWith('.csv')) rows += countRecords(text);
    expect(rows === totalRows, `${rows} rows in the files, ${totalRows} on show`);
  },
);

test('the search download works by keyboard alone, on desktop and phone', async ({
  openPage,
  base,
}) => {
  for (const size of viewports) {
    const { page, problems } = await openPage(size, delayedStatus);
    await page.goto(`${base}/search?fy=2025&keyword=harbor`);
    await page
      .getByRole('button', { name: 'Download', exact: true })
      .and(page.locator(':enabled'))
      .waitFor();
    await pressByKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
    const dialog = page.getByRole('dialog');
    const level = dialog.getByRole('button', { name: /^Award/ });
    await level.and(page.locator(':enabled')).waitFor();
    await pressByKeyboard(page, level);
    await audit(page, problems, 'the columns are chosen');
    await pressByKeyboard(page, dialog.getByRole('button', { name: /^The columns of the table/ }));
    await dialog.getByText('We’re preparing your download.').waitFor();
    await audit(page, problems, 'the file is prepared');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const cancel = getStatusBar(page).getByRole('button', { name: /^Cancel/ });
    await pressByKeyboard(page, cancel);
    await getStatusBar(page).waitFor({ state: 'detached' });
  }
});

test('the forms of custom award and account data work by keyboard alone, on desktop and phone', async ({
  openPage,
  base,
}) => {
  for (const size of viewports) {
    const { page, problems } = await openPage(size, delayedStatus);
    await page.goto(`${base}/download_center/custom_award_data`);
    await pressByKeyboard(page, page.getByRole('checkbox', { name: 'Loans', exact: true }), ' ');
    await pressByKeyboard(
      page,
      page.getByRole('combobox', { name: 'Agency', exact: true }),
      'ArrowDown',
    );
    await audit(page, problems, 'the list of agencies is open');
    await page.keyboard.type('small bus');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressByKeyboard(page, page.getByRole('button', { name: 'last 7 days' }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
    await page.getByRole('dialog').getByText('We’re preparing your download.').waitFor();
    await audit(page, problems, 'award data is prepared');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await pressByKeyboard(page, getStatusBar(page).getByRole('button', { name: /^Cancel/ }));
    await pressByKeyboard(
      page,
      page.getByRole('link', { name: 'Custom Account Data', exact: true }),
    );
    await page.getByRole('heading', { level: 2, name: 'Custom Account Data' }).waitFor();
    await pressByKeyboard(
      page,
      page.getByRole('combobox', { name: 'Budget Function', exact: true }),
      'ArrowDown',
    );
    await page.keyboard.type('health');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await pressByKeyboard(page, page.getByRole('checkbox', { name: '(File C)' }), ' ');
    await pressByKeyboard(page, page.getByRole('checkbox', { name: 'COVID-19 Spending' }), ' ');
    await pressByKeyboard(page, page.getByRole('button', { name: 'FY 2018' }));
    await pressByKeyboard(page, page.getByRole('button', { name: 'Q2', exact: true }));
    await audit(page, problems, 'the account form is filled');
    await pressByKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
    await page.getByRole('dialog').getByText('We’re preparing your download.').waitFor();
    await audit(page, problems, 'account data is prepared');
    await page.keyboard.press('Escape');
    await pressByKeyboard(page, getStatusBar(page).getByRole('button', { name: /^Cancel/ }));
  }
});

test(
  'a download of nearly every award finishes with the counted number of rows',
  { tag: '@full' },
  async ({ apiBase }) => {
    const filters = { time_period: [{ start_date: '2008-01-01', end_date: '2025-09-30' }] };
    const callApi = createApiClient(apiBase);
    const { calculated_count: count } = /** @type {{ calculated_count: number }} */ (
      await callApi('download/count/', { filters, spending_level: 'awards' })
    );
    const { file_name: name } = /** @type {{ file_name: string }} */ (
      await callApi('download/search/', { filters, spending_level: ['awards'] })
    );
    const poll = async () =>
      /** @type {{ status: string, message: string | null, total_rows: number | null }} */ (
        await callApi(`download/status/?file_name=${name}`)
      );
    let state = await poll();
    for (let polls = 0; polls < 240 && !['finished', 'failed'].includes(state.status); polls += 1) {
      await new Promise((done) => {
        setTimeout(done, 500);
      });
      state = await poll();
    }
    expect(state.status === 'finished', `${state.status}: ${state.message}`);
    expect(state.total_rows === count && count > 200_000, `${state.total_rows} rows for ${count}`);
  },
);

test(
  'an archive file is created on demand, with rows and a README',
  { tag: '@full' },
  async ({ openPage, base }) => {
    const { page } = await openPage(desktop);
    await page.goto(`${base}/download_center/award_data_archive?agency=26&fy=2025`);
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: fileTimeout }),
      page.getByRole('link', { name: /_Full_/ }).click(),
    ]);
    const files = await unzip(await download.path());
    expect(countRecords([...files.values()][0] ?? '') > 0, 'no rows');
    expect(files.has('README.txt'), 'no README');
  },
);
