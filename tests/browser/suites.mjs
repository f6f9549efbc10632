import { chromeSuites } from './chrome.mjs';
import { documentSuites } from './documents.mjs';
import { audit, byKeyboard, expect, failing, open, widths } from './page.mjs';
import { downloadSuites } from './downloads.mjs';
import { searchStates, searchSuites } from './search.mjs';

/** Presses a button that saves a file and gives the file's text. */
const savedText = async (page, name) => {
  const answer = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  let text = '';
  for await (const chunk of await (await answer).createReadStream()) text += chunk;
  return text;
};
/** A page of results by quarter. */
const resultsByQuarter = async (browser, base) => {
  const opened = await open(browser, widths[0]);
  await opened.page.goto(`${base}/search?by=quarter`);
  await opened.page.click(lastYear);
  await opened.page.getByText(/obligated over/).waitFor();
  return opened;
};
const lastYear = 'text=See spending from last year';

/** Every state of every page, produced by `x-fault` or by the address. */
const states = [
  { page: 'search', state: 'empty', path: '/search', ready: 'text=Start your search by adding filters' },
  { page: 'search', state: 'loading', path: '/search', click: lastYear, faults: [{ match: /v2\/search\//, fault: 'delay=4000' }], ready: '.skeleton >> nth=0' },
  { page: 'search', state: 'full', path: '/search', click: lastYear, ready: '.data-table, .cards >> nth=0' },
  { page: 'search', state: 'full as transactions', path: '/search?level=transactions', click: lastYear, ready: '.data-table, .cards >> nth=0' },
  { page: 'search', state: 'full as subawards', path: '/search?level=subawards', click: lastYear, ready: '.data-table, .cards >> nth=0' },
  { page: 'search', state: 'table failed', path: '/search', click: lastYear, faults: [{ match: /spending_by_award\/$/, fault: 'status=503' }], allow: failing, ready: 'text=The data could not be fetched' },
  { page: 'search', state: 'count failed', path: '/search', click: lastYear, faults: [{ match: /award_count/, fault: 'status=503' }], allow: failing, ready: 'text=The search could not be counted' },
  { page: 'search', state: 'time as a table', path: '/search', click: lastYear, then: '#section-time >> text=View as table', ready: '#section-time table' },
  ...[['NAICS tree', 'North American Industry', '[role="treeitem"] >> nth=9'], ['PSC tree', 'Product or Service Code', '[role="treeitem"] >> nth=2'], ['set asides', 'Type of Set Aside', '.checkbox-groups__list'], ['assistance listing', 'Assistance Listing', '.disclosure__body input[role="combobox"]'], ['award description', 'Award Description', '.disclosure__body .add-box']]
    .map(([state, heading, ready]) => ({ page: 'search', state: `${state} open`, path: '/search', filter: heading, ready })),
  { page: 'search', state: 'NAICS tree failed', path: '/search', filter: 'North American Industry', faults: [{ match: /references\/naics/, fault: 'status=503' }], allow: failing, ready: '.filters >> text=The data could not be fetched' },
  ...searchStates,
  { page: 'search', state: 'lost hash', path: `/search?hash=${'0'.repeat(32)}`, allow: /status of 400/, ready: 'text=could not be found' },
  { page: 'award', state: 'loading', path: 'AWARD', faults: [{ match: /v2\/awards\//, fault: 'delay=4000' }], ready: 'text=Loading the award' },
  { page: 'award', state: 'full', path: 'AWARD', ready: '.key-figures' },
  { page: 'award', state: 'failed', path: 'AWARD', faults: [{ match: /v2\/awards\//, fault: 'status=503' }], allow: failing, ready: 'text=The data could not be fetched' },
  { page: 'award', state: 'unknown', path: '/award/CONT_AWD_NOPE', allow: /status of 404/, ready: 'text=Invalid Award ID' },
  { page: 'not found', state: 'full', path: '/no/such/page', allow: /status of 404/, ready: 'text=Page Not Found' },
  { page: 'home', state: 'full', path: '/', ready: '.home-word__card' },
  { page: 'home', state: 'spending loading', path: '/', faults: [{ match: /v2\/spending\//, fault: 'delay=4000' }], ready: '.home-strip .pulse' },
  { page: 'home', state: 'spending failed', path: '/', faults: [{ match: /v2\/spending\//, fault: 'status=503' }], allow: failing, ready: '.home-now [role="alert"]' },
  { page: 'home', state: 'spending as a table', path: '/', click: '.home-now >> text=View as table', ready: '.home-now table' },
  { page: 'home', state: 'questions', path: '/', scroll: '.home-questions', ready: '.home-question .bar-rows__row >> nth=12' },
  { page: 'home', state: 'questions failed', path: '/', scroll: '.home-questions', faults: [{ match: /spending_by_geography|spending_over_time/, fault: 'status=503' }], allow: failing, ready: '.home-question [role="alert"] >> nth=1' },
  { page: 'keyword search', state: 'start', path: '/keyword_search', ready: 'text=Type a keyword to begin.' },
  { page: 'keyword search', state: 'full', path: '/keyword_search/road', ready: '.results-panel .data-table, .results-panel .cards' },
  { page: 'keyword search', state: 'nothing found', path: '/keyword_search/zzzzzzzz', ready: 'text=No results found.' },
  { page: 'keyword search', state: 'failed', path: '/keyword_search/road', faults: [{ match: /transaction_count/, fault: 'status=503' }], allow: failing, ready: 'text=The data could not be fetched' },
  { page: 'search', state: 'download: level', path: '/search', click: lastYear, then: 'role=button[name="Download"]', ready: 'text=/\\d records/ >> nth=2' },
  { page: 'search', state: 'download: not counted', path: '/search', click: lastYear, then: 'role=button[name="Download"]', faults: [{ match: /download\/count/, fault: 'status=503' }], allow: failing, ready: 'dialog >> text=Retry' },
  { page: 'keyword search', state: 'download', path: '/keyword_search/bridge', click: 'role=button[name="Download"]', ready: 'text=/Transactions: [\\d,]+ records/' },
  { page: 'keyword search', state: 'download under way', path: '/keyword_search/bridge', click: 'role=button[name="Download"]', then: 'role=button[name=/^Everything/]', ready: '.download-bar' },
  { page: 'keyword search', state: 'download refused', path: '/keyword_search/bridge', click: 'role=button[name="Download"]', then: 'role=button[name=/^Everything/]', faults: [{ match: /bulk_download\/awards/, fault: 'status=500' }], allow: /status of 500/, ready: '.download-bar--failed' },
  { page: 'download center', state: 'chooser', path: '/download_center', ready: '.download-card >> nth=4' },
  { page: 'download center', state: 'custom award data', path: '/download_center/custom_award_data', ready: 'text=The following fields are required' },
  { page: 'download center', state: 'custom award data, filled', path: '/download_center/custom_award_data', click: 'role=checkbox[name="COVID-19 Spending"]', then: 'role=button[name="last 7 days"]', ready: '[aria-pressed="true"]' },
  { page: 'download center', state: 'custom award data without lists', path: '/download_center/custom_award_data', faults: [{ match: /list_agencies/, fault: 'status=503' }], allow: new RegExp(`${failing.source}|fault was asked for`), ready: '[role="alert"]' },
  { page: 'download center', state: 'custom account data', path: '/download_center/custom_account_data', ready: 'role=group[name="Fiscal year"]' },
  { page: 'download center', state: 'custom account data, filled', path: '/download_center/custom_account_data', click: 'role=checkbox[name="Account Breakdown by Award* (File C)"]', then: 'role=button[name="FY 2018"]', ready: 'role=group[name="Quarters"]' },
  { page: 'download center', state: 'custom account data without lists', path: '/download_center/custom_account_data', faults: [{ match: /list_|submission_periods/, fault: 'status=503' }], allow: new RegExp(`${failing.source}|fault was asked for`), ready: '[role="alert"] >> nth=2' },
  { page: 'download center', state: 'archive', path: '/download_center/award_data_archive', ready: '.data-table, .cards' },
  { page: 'download center', state: 'archive failed', path: '/download_center/award_data_archive', faults: [{ match: /list_/, fault: 'status=503' }], allow: new RegExp(`${failing.source}|fault was asked for`), ready: '[role="alert"] >> nth=1' },
  { page: 'download center', state: 'metadata', path: '/download_center/dataset_metadata', ready: 'text=Download the Metadata JSON File' },
  { page: 'data dictionary', state: 'full', path: '/data-dictionary', ready: '.dictionary__table tbody th >> nth=4' },
  { page: 'data dictionary', state: 'searched', path: '/data-dictionary?q=uei&sort=group&order=desc', ready: '.dictionary__table mark >> nth=1' },
  { page: 'data dictionary', state: 'nothing found', path: '/data-dictionary?q=zzzz', ready: 'text=No terms matched your search.' },
  { page: 'data dictionary', state: 'loading', path: '/data-dictionary', faults: [{ match: /data_dictionary/, fault: 'delay=4000' }], ready: 'text=Loading the data dictionary' },
  { page: 'data dictionary', state: 'failed', path: '/data-dictionary', faults: [{ match: /data_dictionary/, fault: 'status=503' }], allow: failing, ready: 'text=The data could not be fetched' },
  { page: 'home', state: 'word of the day loading', path: '/', faults: [{ match: /references\/glossary/, fault: 'delay=4000' }], ready: '.home-word .loading' },
  { page: 'home', state: 'glossary open', path: '/?glossary', ready: 'dialog >> text=Unobligated Balance' },
  { page: 'home', state: 'glossary term open', path: '/?glossary=outlay', ready: 'dialog >> text=Plain Language' },
  { page: 'home', state: 'glossary loading', path: '/?glossary', faults: [{ match: /references\/glossary/, fault: 'delay=4000' }], ready: 'text=Loading Glossary...' },
  { page: 'home', state: 'glossary failed', path: '/?glossary', faults: [{ match: /references\/glossary/, fault: 'status=503' }], allow: /status of 503|could not|answered with status/, ready: 'dialog:has-text("Error: Could not load Glossary.") >> text=Unobligated Balance' },
  { page: 'home', state: 'about the data open', path: '/?about-the-data', ready: 'dialog >> text=Statutory Authority' },
  { page: 'home', state: 'about the data entry open', path: '/?about-the-data=defc', ready: 'dialog table' },
  { page: 'home', state: 'site search open', path: '/', click: '.site-header__search', type: 'outlay', ready: '.suggest__item >> nth=1' },
  { page: 'home', state: 'redirect modal open', path: '/', click: 'footer >> text=Facebook', ready: 'dialog.modal' },
  { page: 'search', state: 'filter modal open', path: '/search', click: lastYear, then: 'text=Learn how active filters work', ready: 'dialog.modal svg' },
  { page: 'data sources', state: 'full', path: '/data-sources', ready: '.story__card >> nth=3' },
  { page: 'data sources', state: 'at a section', path: '/data-sources?section=interactive-data-sources-frequency', ready: '#interactive-data-sources-frequency ~ .story__columns .story__card >> nth=0' },
  { page: 'guide', state: 'full', path: '/federal-spending-guide', ready: '.disclosure >> nth=50' },
  { page: 'guide', state: 'searched', path: '/federal-spending-guide/award-spending', click: '.disclosure button >> nth=3', ready: '.disclosure__body .prose' },
  { page: 'training videos', state: 'full', path: '/training-videos', ready: '.video >> nth=3' },
  { page: 'training videos', state: 'video failed', path: '/training-videos', click: '.video__open >> nth=0', allow: /youtube-nocookie|ERR_/, ready: "text=Sorry, we're unable to load this video." },
  ...['/about', '/about/accessibility', '/about/privacy', '/about/foia', '/db_info', '/disaster/covid-19/about-the-data', '/data-dives/equity-COVID-19-spending'].map((path) => ({ page: path, state: 'full', path, ready: '.content-page .prose h2' })),
];
let award;
const findAward = async (base) => {
  if (award) return award;
  const answer = await fetch(`${base}/api/v2/search/spending_by_award/`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ filters: { award_type_codes: ['A', 'B', 'C', 'D'] }, fields: ['Award ID', 'Award Amount'], sort: 'Award Amount', limit: 1 }) });
  award = `/award/${encodeURIComponent((await answer.json()).results[0].generated_internal_id)}`;
  return award;
};
const stateTests = states.flatMap((entry) => widths.map((size) => ({
  name: `${entry.page}, ${entry.state}, at ${size.width}: no axe violation, no sideways scroll, no error`,
  run: async ({ browser, base }) => {
    const { page, problems, close } = await open(browser, size, entry);
    try {
      await page.goto(base + (entry.path === 'AWARD' ? await findAward(base) : entry.path));
      if (entry.scroll) await page.locator(entry.scroll).scrollIntoViewIfNeeded();
      // On a phone the filters stand in a sheet.
      if (entry.filter) {
        if (size.width < 768) await page.getByRole('button', { name: /filters/i }).first().click();
        await page.getByRole('button', { name: new RegExp(`^${entry.filter}`) }).click();
      }
      if (entry.click) await page.click(entry.click);
      if (entry.then) await page.click(entry.then);
      if (entry.type) { await page.locator('dialog').getByRole('combobox').waitFor(); await page.keyboard.type(entry.type); }
      await page.waitForSelector(entry.ready, { timeout: 15000 });
      await page.waitForLoadState('domcontentloaded');
      await audit(page, problems, entry.state);
    } finally { await close(); }
  },
})));

const tableRows = (page) => page.locator('.data-table tbody tr');
/** Rows are there, nothing is loading, and the pager stands on the page asked for. */
const settled = async (page, number) => {
  await page.waitForSelector('.data-table tbody tr');
  await page.waitForFunction((wanted) => !document.querySelector('[aria-busy="true"]') && (!wanted || document.querySelector('.pagination__button--current')?.textContent === String(wanted)), number);
};
const address = (page) => new URL(page.url());

/** The main task: choose, submit, read, switch, sort, page, chart, copy the address, change, go back. */
const mainTask = async ({ browser, base, press }) => {
  const { page, problems, close } = await open(browser, widths[0]);
  try {
    await page.goto(`${base}/search`);
    await press(page, page.getByRole('tab', { name: 'Fiscal years' }));
    for (const year of ['FY 2025', 'FY 2024', 'FY 2023']) await press(page, page.getByRole('button', { name: year }));
    await press(page, page.getByRole('button', { name: 'Agency', exact: true }));
    const agency = page.getByRole('combobox', { name: 'Awarding Agency' });
    await agency.focus();
    await page.keyboard.type('health and hum');
    await page.getByRole('option', { name: /Department of Health and Human Services/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Department of Health and Human Services (HHS)').first().waitFor();
    await press(page, page.getByRole('button', { name: 'Award Type', exact: true }));
    await press(page, page.getByRole('checkbox', { name: 'Grants' }), ' ');
    await press(page, page.getByRole('button', { name: 'Location', exact: true }));
    const place = page.getByRole('combobox', { name: 'Search for a place of performance' });
    await place.focus();
    await page.keyboard.type('california');
    await page.getByRole('option', { name: /^California/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('STATE | California').first().waitFor();
    await press(page, page.getByRole('button', { name: 'Submit' }));
    await settled(page);
    const firstHash = address(page).searchParams.get('hash');
    expect(/^[0-9a-f]{32}$/.test(firstHash ?? ''), 'no hash in the address after Submit');
    expect(await page.getByRole('tab', { name: /^Grants/ }).getAttribute('aria-selected') === 'true', 'the tab with rows is not chosen');
    await press(page, page.getByRole('button', { name: /^Obligations/ }));
    await page.waitForFunction(() => new URLSearchParams(location.search).get('order') === 'asc');
    await press(page, page.getByRole('button', { name: 'Page 2', exact: true }));
    await page.waitForFunction(() => new URLSearchParams(location.search).get('page') === '2');
    await settled(page, 2);
    await press(page, page.getByRole('button', { name: 'Page 3', exact: true }));
    await page.waitForFunction(() => new URLSearchParams(location.search).get('page') === '3');
    await settled(page, 3);
    const rows = await tableRows(page).count();
    const firstRow = await tableRows(page).first().innerText();
    expect(rows > 0, 'no rows on page 3');
    await page.getByText(/obligated over/).waitFor();
    // A new window shows the same view.
    const copy = await open(browser, widths[0]);
    await copy.page.goto(page.url());
    await settled(copy.page, 3);
    expect(await tableRows(copy.page).first().innerText() === firstRow, 'the copied address shows other rows');
    expect(await copy.page.locator('.active-filters').innerText() === await page.locator('.active-filters').innerText(), 'the copied address shows other filters');
    await copy.close();
    // Change the state, submit, go back to the search before.
    await press(page, page.getByRole('list', { name: 'Chosen: Place of Performance' }).getByRole('button', { name: /California/ }));
    await place.focus();
    await page.keyboard.type('texas');
    await page.getByRole('option', { name: /^Texas/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, page.getByRole('button', { name: 'Submit' }));
    await page.waitForFunction((hash) => new URLSearchParams(location.search).get('hash') !== hash, firstHash);
    await page.locator('.active-filters').getByText('STATE | Texas').waitFor();
    await page.goBack();
    await page.locator('.active-filters').getByText('STATE | California').waitFor();
    expect(address(page).searchParams.get('hash') === firstHash && address(page).searchParams.get('page') === '3', 'Back does not lead to the search before');
    await settled(page, 3);
    expect(await tableRows(page).first().innerText() === firstRow, 'Back shows other rows than before');
    expect(!problems.length, problems.join(' | '));
  } finally { await close(); }
};

const byMouse = async (_page, locator) => { await locator.click(); };

const faultTests = [
  { name: 'stopped', faults: [{ match: /v2\/search\//, abort: true }] }, { name: 'slow (3 s)', faults: [{ match: /v2\/search\//, fault: 'delay=3000' }], recovers: true }, { name: 'failing (503)', faults: [{ match: /v2\/search\//, fault: 'status=503' }] },
  { name: 'truncated', faults: [{ match: /v2\/search\//, fault: 'truncate' }] }, { name: 'malformed', faults: [{ match: /v2\/search\//, fault: 'malformed' }] }, { name: 'empty', faults: [{ match: /v2\/search\//, fault: 'empty' }] }, { name: 'reset', faults: [{ match: /v2\/search\//, fault: 'reset' }] },
].map(({ name, faults, recovers }) => ({
  name: `search over an API that is ${name}: says so and recovers on Retry`,
  run: async ({ browser, base }) => {
    const { page, problems, heal, close } = await open(browser, widths[0], { faults, allow: /status of 503|Failed to load resource|ERR_|\/api\// });
    try {
      await page.goto(`${base}/search`);
      await page.click(lastYear);
      if (!recovers) {
        await page.getByRole('button', { name: 'Retry' }).first().waitFor({ timeout: 15000 });
        heal();
        await page.getByRole('button', { name: 'Retry' }).first().click();
      }
      await settled(page);
      await page.getByText(/obligated over/).waitFor();
      expect(!problems.length, problems.join(' | '));
    } finally { await close(); }
  },
}));

export const suites = [
  ...chromeSuites, ...searchSuites, ...downloadSuites,
  ...documentSuites,
  ...stateTests,
  { name: 'the main search task by mouse', run: (context) => mainTask({ ...context, press: byMouse }) },
  { name: 'the main search task by keyboard alone', run: (context) => mainTask({ ...context, press: byKeyboard }) },
  ...faultTests,
  { name: 'filters in a sheet on a phone: opened, used, submitted, focus returned', run: async ({ browser, base }) => {
    const { page, problems, close } = await open(browser, widths[1]);
    try {
      await page.goto(`${base}/search`);
      await page.getByRole('button', { name: 'Add search filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.waitFor();
      await audit(page, problems, 'sheet open');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent?.includes('Add search filters')), 'the focus does not return to the opener');
      await page.getByRole('button', { name: 'Add search filters' }).click();
      await sheet.getByRole('tab', { name: 'Fiscal years' }).click();
      await sheet.getByRole('button', { name: 'FY 2025' }).click();
      await sheet.getByRole('button', { name: 'Submit' }).click();
      await page.waitForSelector('.cards .card');
      expect(!problems.length, problems.join(' | '));
    } finally { await close(); }
  } },
  { name: 'Back pressed before the new address is drawn leads to the search before', run: async ({ browser, base }) => {
    const { page, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/search`);
      await page.click(lastYear);
      await settled(page);
      const before = page.url();
      for (let round = 0; round < 5; round += 1) {
        await page.getByRole('button', { name: 'FY 2019' }).click();
        await page.evaluate(() => { document.querySelector('.submit-bar__submit').click(); window.history.back(); });
        await page.waitForFunction((url) => location.href === url, before);
        await page.getByText('1 Active Filter:').waitFor({ timeout: 5000 });
        await settled(page);
        await page.waitForFunction(() => !document.querySelector('.submit-bar .usa-button--unstyled').disabled);
      }
    } finally { await close(); }
  } },
  { name: 'a chart is saved as an image that says where its data comes from', run: async ({ browser, base }) => {
    const { page, close } = await resultsByQuarter(browser, base);
    try {
      const text = await savedText(page, 'Download image');
      expect(text.startsWith('<svg') && text.includes('Sample data: invented figures') && /<rect[^>]*fill="rgb\(27, 43, 133\)"/.test(text), text.slice(0, 300));
    } finally { await close(); }
  } },
  { name: 'chart, table and file show the same numbers', run: async ({ browser, base }) => {
    const { page, close } = await resultsByQuarter(browser, base);
    try {
      const text = await savedText(page, 'Download data by Quarter');
      const file = text.replace('\uFEFF', '').trim().split('\r\n').slice(1).map((line) => line.split(','));
      expect(file.pop()[0].includes('Sample data'), 'the file does not say that its data is a sample');
      await page.locator('#section-time').getByRole('button', { name: 'View as table' }).click();
      const shown = await page.locator('#section-time tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
      expect(shown.length === file.length && shown.length > 0, `table ${shown.length} rows, file ${file.length}`);
      shown.forEach(([period, amount], index) => expect(period === file[index][0] && Number(amount.replace(/[$,]/g, '')) === Number(file[index][1]), `${period} ${amount} differs from ${file[index]}`));
    } finally { await close(); }
  } },
  { name: 'search engines find a sitemap of real pages, robots.txt, a manifest and pictures of links', run: async ({ base }) => {
    const sitemap = await (await fetch(`${base}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(listed.includes('/') && listed.includes('/search') && listed.includes('/federal-spending-guide') && !listed.some((path) => path.includes(':')), sitemap.slice(0, 300));
    for (const path of listed) expect((await fetch(base + path)).status === 200, `${path} of the sitemap is not found`);
    expect((await (await fetch(`${base}/robots.txt`)).text()).includes('/sitemap.xml'), 'robots.txt names no sitemap');
    expect((await (await fetch(`${base}/site.webmanifest`)).json()).name, 'no manifest');
    for (const path of ['/', '/search', '/about']) {
      const [, image] = /og:image["']? content=["']?([^"' >]+)/.exec(await (await fetch(base + path)).text()) ?? [];
      const answer = await fetch(base + new URL(image).pathname);
      expect(answer.status === 200 && answer.headers.get('content-type') === 'image/png', `${path}: ${image}`);
    }
  } },
  { name: 'pages carry the security headers, known addresses 200, others 404', run: async ({ base }) => {
    for (const [path, status] of [['/', 200], ['/search', 200], ['/search/', 200], ['/award/x', 200], [`/search/${'a'.repeat(32)}`, 200], ['/Search', 404], ['/temp-page', 404], ['/nope', 404], ['/searchv2', 200], [`/searchv2/${'a'.repeat(32)}`, 200], ['/%E0%A4', 404]]) {
      const answer = await fetch(base + path);
      expect(answer.status === status, `${path}: ${answer.status}`);
      expect(/script-src 'self'(;|$)/.test(answer.headers.get('content-security-policy') ?? '') && !/unsafe/.test(answer.headers.get('content-security-policy')), `${path}: no strict policy`);
      expect(answer.headers.get('x-content-type-options') === 'nosniff', `${path}: no nosniff`);
    }
    const [asset] = (await (await fetch(`${base}/search`)).text()).match(/\/assets\/[^ ">]+\.js/);
    const script = await fetch(base + asset, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('content-encoding') === 'br' && /immutable/.test(script.headers.get('cache-control')), 'scripts are not served compressed and immutable');
  } },
  { name: 'after Submit the applied filters are in sight, not under the sticky header', run: async ({ browser, base }) => {
    const { page, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/search`);
      await page.getByRole('tab', { name: 'Fiscal years' }).click();
      await page.getByRole('button', { name: 'FY 2024' }).click();
      await page.evaluate(() => { document.documentElement.style.scrollBehavior = 'auto'; window.scrollTo(0, 400); });
      await page.evaluate(() => document.querySelector('.submit-bar__submit').click());
      await settled(page);
      const [header, bar] = await Promise.all(['.page-header', '.active-filters'].map((selector) => page.locator(selector).boundingBox()));
      expect(bar.y >= header.y + header.height - 1, `the filters begin at ${bar.y}, the header ends at ${header.y + header.height}`);
    } finally { await close(); }
  } },
  { name: 'the sample notice stands on every page from its first paint', run: async ({ browser, base }) => {
    const { page, close } = await open(browser, widths[0], { faults: [{ match: /api/, abort: true }], allow: /./ });
    try {
      for (const path of ['/', '/search', '/nope']) {
        await page.goto(base + path);
        await page.getByText('Sample data: invented figures for demonstration').waitFor({ timeout: 5000 });
      }
    } finally { await close(); }
  } },
  { name: 'the skip link leads to the page’s heading', run: async ({ browser, base }) => {
    const { page, close } = await open(browser, widths[0]);
    try {
      await page.goto(`${base}/search`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName) === 'H1', 'the focus is not on the h1');
    } finally { await close(); }
  } },
];
