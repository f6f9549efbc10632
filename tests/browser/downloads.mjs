import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { audit, byKeyboard, expect, open, widths } from './page.mjs';

/** Text of the files of a zip, by name. */
const unzip = async (path) => {
  const zip = await promisify(yauzl.open)(path, { lazyEntries: true });
  const files = new Map();
  await new Promise((done, fail) => {
    zip.on('error', fail).on('end', done).on('entry', (entry) => zip.openReadStream(entry, (error, stream) => {
      if (error) { fail(error); return; }
      let text = '';
      stream.setEncoding('utf8').on('data', (part) => { text += part; }).on('end', () => { files.set(entry.fileName, text); zip.readEntry(); });
    }));
    zip.readEntry();
  });
  return files;
};
/** Records of CSV text without the header: line ends outside quotes. */
const records = (text) => text.replace(/"(?:[^"]|"")*"/g, '').split('\n').length - 2;
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
  { name: 'two searches are downloaded: one is cancelled, the tab is closed, and the other file arrives whole in the next', run: async ({ browser, base }) => {
    const first = await open(browser, widths[0]);
    let page = first.page;
    const leave = [];
    page.on('dialog', (dialog) => { leave.push(dialog.type()); void dialog.accept(); });
    try {
      await page.goto(`${base}/search?fy=2025&keyword=bridge`);
      await startFrom(page, 'Award');
      const count = await startFrom(page, 'Transaction');
      await barOf(page).getByText('Preparing 2 downloads...').waitFor();
      await barOf(page).getByRole('button', { name: 'Cancel Advanced Search: awards' }).click();
      await barOf(page).getByText('Preparing your download...').waitFor();
      await page.close({ runBeforeUnload: true });
      await new Promise((done) => { setTimeout(done, 500); });
      page = await first.page.context().newPage();
      const arriving = page.waitForEvent('download', { timeout: 60_000 });
      await page.goto(`${base}/about`);
      const download = await arriving;
      expect(leave.includes('beforeunload'), 'leaving was not asked about');
      const path = await download.path();
      const files = await unzip(path);
      const rows = [...files].filter(([name]) => name.includes('PrimeTransactions')).reduce((sum, [, text]) => sum + records(text), 0);
      expect(rows === count && count > 0, `${rows} rows for ${count} on show`);
      await barOf(page).getByRole('button', { name: 'My downloads' }).click();
      const list = page.getByRole('dialog', { name: 'My downloads' });
      await list.getByText('Cancelled').waitFor();
      const sum = createHash('sha256').update(readFileSync(path)).digest('hex');
      expect((await list.textContent()).includes(sum), 'the list names another checksum');
      await audit(page, first.problems, 'the list of downloads');
    } finally { await first.close(); }
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
  { name: 'custom award data of an agency and year arrive with the rows and sum that the search shows', run: async ({ browser, base }) => {
    const { page, problems, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/download_center/custom_award_data`);
      await byKeyboard(page, page.getByRole('checkbox', { name: 'Grants', exact: true }), ' ');
      await page.getByLabel('Agency', { exact: true }).selectOption({ label: 'Department of Education' });
      await byKeyboard(page, page.getByRole('button', { name: 'FY 2025' }));
      await byKeyboard(page, page.getByRole('button', { name: 'Download', exact: true }));
      await page.getByRole('dialog').getByText('We’re preparing your download.').waitFor();
      await audit(page, problems, 'the dialog of a bulk download');
      const files = await unzip(await (await page.waitForEvent('download', { timeout: 60_000 })).path());
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const text = [...files].find(([name]) => name.startsWith('Assistance_PrimeTransactions'))[1];
      const asked = { time_period: [{ start_date: '2024-10-01', end_date: '2025-09-30', date_type: 'action_date' }], agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Education' }], award_type_codes: ['02', '03', '04', '05'] };
      const ask = async (path, body) => (await (await fetch(`${base}/api/v2/${path}`, { method: 'POST', body: JSON.stringify(body) })).json());
      const { calculated_count: count } = await ask('download/count/', { filters: asked });
      expect(records(text) === count && count > 0, `${records(text)} rows for ${count} on show`);
      // Money stands before any text that could hold a comma.
      const at = text.split('\n')[0].split(',').indexOf('federal_action_obligation');
      const lines = text.replace(/"(?:[^"]|"")*"/g, '').trim().split('\n').slice(1);
      const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',')[at]) * 100), 0);
      const { results } = await ask('search/spending_over_time/', { filters: asked, group: 'fiscal_year' });
      const shown = results.reduce((total, row) => total + Math.round(row.aggregated_amount * 100), 0);
      expect(Math.abs(sum - shown) <= results.length, `${sum} cents in the file, ${shown} on show`);
    } finally { await close(); }
  } },
  { name: 'a search that finds nearly every award is downloaded whole, within the memory that a job has', run: async ({ base }) => {
    const filters = { time_period: [{ start_date: '2008-01-01', end_date: '2025-09-30' }] };
    const ask = async (path, body) => (await fetch(`${base}/api/v2/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json();
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
