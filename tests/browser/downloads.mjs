import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importTypeScript } from '../../scripts/lib/dataSet.mjs';
import { audit, byKeyboard, expect, open, widths } from './page.mjs';

const { readRows, unzip: unzipped } = await importTypeScript('tests/archives.ts');
const unzip = (path) => unzipped(readFileSync(path));
/** Records of CSV text without the header: line ends outside quotes. */
const records = (text) => text.replace(/"(?:[^"]|"")*"/g, '').split('\n').length - 2;
const sha256 = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');
/** A file of a zip by a part of its name. */
const fileOf = (files, part) => [...files].find(([name]) => name.includes(part))?.[1];
const cents = (rows, column) => rows.reduce((sum, row) => sum + Math.round(Number(row[column] || 0) * 100), 0);
const asking = (base) => async (path, body) => (await fetch(`${base}/api/v2/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json();
/** Chooses an entry of a box with search, by keyboard. */
const pick = async (page, label, name) => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.and(page.locator(':enabled')).waitFor();
  await box.focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  expect(await box.inputValue() === name, `${label} holds ${await box.inputValue()} instead of ${name}`);
};
const barOf = (page) => page.getByRole('region', { name: 'Download status' });
const startFrom = async (page, level) => {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${level}`) });
  await choice.and(page.locator(':enabled')).waitFor();
  const count = Number((await choice.textContent()).match(/([\d,]+) records?/)[1].replaceAll(',', ''));
  await choice.click();
  await page.getByRole('dialog').getByRole('button', { name: /^Everything/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  return count;
};

export const downloadSuites = [
  { name: 'award data, account data and a search are asked for, one is cancelled, the tab is closed, and the two others arrive in the next with what the site shows', run: async ({ browser, base }) => {
    // The first file takes its time: it can be cancelled however slow the machine is, and the others wait in line for it.
    const first = await open(browser, widths[0], { faults: [{ match: /v2\/download\/awards/, fault: 'hold=25000' }] });
    let page = first.page;
    const ask = asking(base);
    const leave = [];
    page.on('dialog', (dialog) => { leave.push(dialog.type()); void dialog.accept(); });
    try {
      await page.goto(`${base}/search?fy=2025&keyword=bridge`);
      await startFrom(page, 'Award');
      await page.getByRole('button', { name: 'Download the Data' }).click();
      await page.getByRole('link', { name: /^Custom Award Data/ }).first().click();
      await page.getByRole('checkbox', { name: 'Grants', exact: true }).check();
      await pick(page, 'Agency', 'Department of Education');
      await page.getByRole('button', { name: 'FY 2025' }).click();
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await page.getByRole('navigation', { name: 'Download center' }).getByRole('link', { name: 'Custom Account Data' }).click();
      await page.getByRole('heading', { level: 2, name: 'Custom Account Data' }).waitFor();
      await pick(page, 'Agency', 'Department of Education');
      for (const file of ['(File B)', '(File C)']) await page.getByRole('checkbox', { name: file }).check();
      await page.getByRole('button', { name: 'FY 2025' }).click();
      const period = (await page.getByText(/^The file covers FY 2025/).textContent()).match(/P01–P(\d\d)/)[1];
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await barOf(page).getByText('Preparing 3 downloads...').waitFor();
      await barOf(page).getByRole('button', { name: 'Cancel Advanced Search: awards' }).click();
      await barOf(page).getByText(/Custom award data: Department of Education, .*: .*seconds/).waitFor({ timeout: 20_000 });
      await page.close({ runBeforeUnload: true });
      await new Promise((done) => { setTimeout(done, 500); });
      page = await first.page.context().newPage();
      const arriving = [];
      page.on('download', (download) => arriving.push(download));
      await page.goto(`${base}/download_center`);
      const list = page.getByRole('region', { name: 'My downloads' });
      await list.getByRole('link', { name: /^Save the file/ }).nth(1).waitFor({ timeout: 60_000 });
      for (let waited = 0; arriving.length < 2 && waited < 50; waited += 1) await page.waitForTimeout(200);
      expect(arriving.length === 2, `${arriving.length} files arrived`);
      expect(leave.includes('beforeunload'), 'leaving was not asked about');
      await list.getByText('Cancelled').waitFor();
      const paths = await Promise.all(arriving.map((download) => download.path()));
      for (const path of paths) expect((await list.textContent()).includes(sha256(path)), 'the list names another checksum');
      const zips = await Promise.all(paths.map(unzip));
      const known = new Set((await ask('references/data_dictionary/')).document.rows.flatMap((row) => row.flatMap((cell) => (cell ?? '').split(/;\s*/))));

      const awards = zips.find((files) => fileOf(files, 'PrimeTransactions'));
      const actions = readRows(fileOf(awards, 'Assistance_PrimeTransactions'));
      const filters = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30', date_type: 'action_date' }], agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Education' }], award_type_codes: ['02', '03', '04', '05'] };
      const { calculated_count: count } = await ask('download/count/', { filters });
      expect(actions.length === count && count > 0, `${actions.length} rows for ${count} on show`);
      const { results: years } = await ask('search/spending_over_time/', { filters, group: 'fiscal_year' });
      const shown = years.reduce((total, row) => total + Math.round(row.aggregated_amount * 100), 0);
      expect(Math.abs(cents(actions, 'federal_action_obligation') - shown) <= years.length, `${cents(actions, 'federal_action_obligation')} cents of grants, ${shown} on show`);

      const accounts = zips.find((files) => fileOf(files, 'AccountBalances'));
      const { results: listed } = await ask('federal_accounts/', { filters: { fy: '2025', agency_identifier: '091' }, limit: 100, sort: { field: 'account_number', direction: 'asc' } });
      const balances = readRows(fileOf(accounts, 'AccountBalances'));
      for (const { account_number: code, budgetary_resources: resources } of listed.filter((row) => row.budgetary_resources !== null)) {
        const [row] = balances.filter((balance) => balance.federal_account_symbol === code);
        expect(Math.abs(Number(row?.total_budgetary_resources) - resources) < 0.01, `${code}: ${row?.total_budgetary_resources} in the file, ${resources} on show`);
      }
      const [{ id }] = (await ask('bulk_download/list_agencies/', { type: 'account_agencies', agency: 0 })).agencies.cfo_agencies.filter(({ name }) => name === 'Department of Education').map((agency) => ({ id: agency.toptier_agency_id }));
      const explored = await ask('spending/', { type: 'federal_account', filters: { fy: '2025', period: String(Number(period)), agency: id } });
      const breakdown = readRows(fileOf(accounts, 'AccountBreakdownByPA-OC'));
      for (const { account_number: code, amount } of explored.results.filter((row) => row.account_number)) {
        const sum = cents(breakdown.filter((row) => row.federal_account_symbol === code), 'obligations_incurred');
        expect(Math.abs(sum - Math.round(amount * 100)) <= 1, `${code}: ${sum} cents in the file, ${amount} dollars on show`);
      }
      const linked = [...accounts].filter(([name]) => name.includes('AccountBreakdownByAward')).flatMap(([, text]) => readRows(text));
      expect(linked.length > 0 && cents(linked, 'transaction_obligated_amount') <= cents(breakdown, 'obligations_incurred'), 'awards add up to more than their accounts');
      for (const files of zips) for (const [name, text] of files) if (name.endsWith('.csv')) for (const column of text.slice(0, text.indexOf('\n')).trim().split(',')) expect(known.has(column), `${name}: ${column} is not in the data dictionary`);
      await audit(page, first.problems, 'the list of downloads');
    } finally { await first.close(); }
  } },
  { name: 'a download over the limit comes in parts that fit, with a manifest whose checksums are those of the files', run: async ({ browser, base }) => {
    const { page, problems, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/search?dates=2007-10-01..2026-09-30&cols=award_id,amount,action_date`);
      await page.goto(`${page.url()}&level=transactions`);
      await page.getByRole('button', { name: 'Download', exact: true }).and(page.locator(':enabled')).click();
      const dialog = page.getByRole('dialog');
      const level = dialog.getByRole('button', { name: /^Transaction/ });
      await dialog.getByText(/too many for one file/).waitFor({ timeout: 20_000 });
      const counted = Number((await level.textContent()).match(/([\d,]+) records/)[1].replaceAll(',', ''));
      await byKeyboard(page, level);
      await dialog.getByText(/^This comes in \d+ files/).waitFor({ timeout: 60_000 });
      await audit(page, problems, 'the parts are planned');
      const planned = (await dialog.locator('.download-plan li').allTextContents()).map((text) => Number(text.match(/([\d,]+) records$/)[1].replaceAll(',', '')));
      expect(planned.length > 1 && planned.every((rows) => rows <= 500_000) && planned.reduce((sum, rows) => sum + rows, 0) === counted, `${planned.join(' + ')} for ${counted}`);
      const arriving = [];
      page.on('download', (download) => arriving.push(download));
      await byKeyboard(page, dialog.getByRole('button', { name: /^The columns of the table/ }));
      await audit(page, problems, 'the parts are made');
      await dialog.getByRole('button', { name: /^Save the manifest/ }).waitFor({ timeout: 240_000 });
      for (let waited = 0; arriving.length < planned.length && waited < 50; waited += 1) await page.waitForTimeout(200);
      await audit(page, problems, 'the parts are there');
      const paths = await Promise.all(arriving.splice(0).map((download) => download.path()));
      await byKeyboard(page, dialog.getByRole('button', { name: /^Save the manifest/ }));
      for (let waited = 0; !arriving.length && waited < 50; waited += 1) await page.waitForTimeout(200);
      const manifest = JSON.parse(readFileSync(await arriving[0].path(), 'utf8'));
      expect(JSON.stringify(manifest.parts.map(({ sha256: sum }) => sum).sort()) === JSON.stringify(paths.map(sha256).sort()), 'the checksums are others than those of the files');
      expect(manifest.rows === counted && manifest.rowsCounted === counted, `${manifest.rows} rows in the manifest, ${counted} on show`);
      let rows = 0;
      for (const path of paths) for (const [name, text] of await unzip(path)) if (name.endsWith('.csv')) rows += records(text);
      expect(rows === counted, `${rows} rows in the files, ${counted} on show`);
    } finally { await close(); }
  } },
  { name: 'a search is downloaded by keyboard alone, on a phone too', run: async ({ browser, base }) => {
    for (const size of widths) {
      const { page, problems, close } = await open(browser, size);
      try {
        await page.goto(`${base}/search?fy=2025&keyword=harbor`);
        await page.getByRole('button', { name: 'Download', exact: true }).and(page.locator(':enabled')).waitFor();
        await byKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
        const dialog = page.getByRole('dialog');
        const level = dialog.getByRole('button', { name: /^Award/ });
        await level.and(page.locator(':enabled')).waitFor();
        await byKeyboard(page, level);
        await audit(page, problems, 'the columns are chosen');
        await byKeyboard(page, dialog.getByRole('button', { name: /^The columns of the table/ }));
        await dialog.getByText('We’re preparing your download.').waitFor();
        await audit(page, problems, 'the file is prepared');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        const cancel = barOf(page).getByRole('button', { name: /^Cancel/ });
        await byKeyboard(page, cancel);
        await barOf(page).waitFor({ state: 'detached' });
      } finally { await close(); }
    }
  } },
  { name: 'the forms of custom award and account data work by keyboard alone, on a phone too', run: async ({ browser, base }) => {
    for (const size of widths) {
      const { page, problems, close } = await open(browser, size);
      try {
        await page.goto(`${base}/download_center/custom_award_data`);
        await byKeyboard(page, page.getByRole('checkbox', { name: 'Loans', exact: true }), ' ');
        await byKeyboard(page, page.getByRole('combobox', { name: 'Agency', exact: true }), 'ArrowDown');
        await audit(page, problems, 'the list of agencies is open');
        await page.keyboard.type('small bus');
        await page.keyboard.press('Enter');
        await byKeyboard(page, page.getByRole('button', { name: 'last 7 days' }));
        await byKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
        await page.getByRole('dialog').getByText('We’re preparing your download.').waitFor();
        await audit(page, problems, 'award data is prepared');
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await byKeyboard(page, barOf(page).getByRole('button', { name: /^Cancel/ }));
        await byKeyboard(page, page.getByRole('link', { name: 'Custom Account Data', exact: true }));
        await page.getByRole('heading', { level: 2, name: 'Custom Account Data' }).waitFor();
        await byKeyboard(page, page.getByRole('combobox', { name: 'Budget Function', exact: true }), 'ArrowDown');
        await page.keyboard.type('health');
        await page.keyboard.press('Enter');
        await byKeyboard(page, page.getByRole('checkbox', { name: '(File C)' }), ' ');
        await byKeyboard(page, page.getByRole('checkbox', { name: 'COVID-19 Spending' }), ' ');
        await byKeyboard(page, page.getByRole('button', { name: 'FY 2018' }));
        await byKeyboard(page, page.getByRole('button', { name: 'Q2', exact: true }));
        await audit(page, problems, 'the account form is filled');
        await byKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
        await page.getByRole('dialog').getByText('We’re preparing your download.').waitFor();
        await audit(page, problems, 'account data is prepared');
        await page.keyboard.press('Escape');
        await byKeyboard(page, barOf(page).getByRole('button', { name: /^Cancel/ }));
      } finally { await close(); }
    }
  } },
  { name: 'a search that finds nearly every award is downloaded whole, within the memory that a job has', run: async ({ base }) => {
    const filters = { time_period: [{ start_date: '2008-01-01', end_date: '2025-09-30' }] };
    const ask = asking(base);
    const { calculated_count: count } = await ask('download/count/', { filters, spending_level: 'awards' });
    const { file_name: name } = await ask('download/search/', { filters, spending_level: ['awards'] });
    let state = await ask(`download/status/?file_name=${name}`);
    for (let polls = 0; polls < 240 && !['finished', 'failed'].includes(state.status); polls += 1) {
      await new Promise((done) => { setTimeout(done, 500); });
      state = await ask(`download/status/?file_name=${name}`);
    }
    expect(state.status === 'finished', `${state.status}: ${state.message}`);
    expect(state.total_rows === count && count > 200_000, `${state.total_rows} rows for ${count}`);
  } },
  { name: 'an archive file is made on demand and opens', run: async ({ browser, base }) => {
    const { page, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/download_center/award_data_archive?agency=26&fy=2025`);
      const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), page.getByRole('link', { name: /_Full_/ }).click()]);
      const files = await unzip(await download.path());
      expect(records([...files.values()][0]) > 0, 'no rows');
      expect(files.has('README.txt'), 'no README');
    } finally { await close(); }
  } },
];
