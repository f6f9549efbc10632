/** Advanced Search in the browser: its states, the map, both layouts against each other, and a visit on a phone. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit, byKeyboard, expect, open, widths } from './page.mjs';

const root = new URL('../../', import.meta.url).pathname;
/** What the drawing library says of a machine without a graphics card. */
const graphics = /GL Driver Message|GPU stall|WebGL/;
export const searchStates = [
  { state: 'drilldown', path: '/searchv2', ready: 'text=Start your search by adding filters' },
  { state: 'drilldown, second level', path: '/searchv2', filter: 'Characteristics', ready: '.drilldown__row >> nth=10' },
  { state: 'drilldown, one filter', path: '/searchv2?contract_type=A,B,C,D&assistance_type=02', filter: 'Characteristics', click: '[data-lead="contractAwardType"]', ready: '.drilldown .checkbox-groups__list' },
  { state: 'drilldown, chips', path: '/searchv2?recipient=ACME+CORPORATION+OF+AMERICA,BRACKENVALE+967+ENVIRONMENTAL+INC,ZEPHYRGATE', filter: 'Recipients', ready: '.chip-line__arrow >> nth=0' },
  { state: 'drilldown help', path: '/searchv2', filter: 'Learn more about', ready: 'text=Filters come in five groups' },
  { state: 'treasury account components', path: '/search', filter: 'Treasury Account Components', ready: '.account-parts .suggest >> nth=6' },
  { state: 'saved searches', path: '/search?fy=2025&keyword=road', click: 'text=Saved searches', ready: 'dialog >> text=Name of this search' },
  { state: 'many chips', path: `/search?fy=2025&recipient=${Array.from({ length: 12 }, (_, at) => `NAME+${at}`).join(',')}`, click: '.chips__more >> nth=0', ready: 'text=Show fewer' },
  { state: 'columns open', path: '/search?fy=2025', click: '.column-chooser > button', ready: '.column-chooser__list >> text=Show all' },
  { state: 'grouped by award', path: '/search?fy=2025&level=subawards&grouped=award', click: '.grouped-toggle >> nth=0', ready: '.grouped-nested .data-table' },
  { state: 'totals explained', path: '/search?fy=2025&cols=obligations,uei', ready: 'text=Two totals, both right' },
  ...['state', 'county', 'country'].map((layer) => ({ state: `map by ${layer}`, path: `/search?fy=2025&section=map&layer=${layer}`, scroll: '#section-map', ready: '.area-map__canvas[data-state="ready"]', allow: graphics })),
  { state: 'district tiles', path: '/search?fy=2025&section=map&layer=district', scroll: '#section-map', ready: '.district-tiles__grid' },
].map((entry) => ({ page: 'search', ...entry }));

const checkFirst = (scope) => scope.getByRole('checkbox').first().check();
const check = (name) => (scope) => scope.getByRole('checkbox', { name, exact: true }).check();
const add = (label, text) => async (scope) => { await scope.getByRole('textbox', { name: label, exact: true }).fill(text); await scope.getByRole('textbox', { name: label, exact: true }).press('Enter'); };
const suggest = (label, text) => async (scope) => { await scope.getByRole('combobox', { name: label }).pressSequentially(text); await scope.getByRole('option').first().waitFor(); await scope.getByRole('option').first().click(); };
const branch = (at) => async (scope) => { const row = scope.getByRole('treeitem').nth(at); await row.waitFor(); await row.locator('.check-tree__box').click(); };
/** Every filter: its section in the accordion, its way in the drilldown, and one choice made in it. */
const choices = [
  { legacy: 'Keyword', way: ['characteristics', 'keyword'], act: add('Keyword', 'road') },
  { legacy: 'Award Description', way: ['characteristics', 'awardDescription'], act: add('Award description', 'support') },
  { legacy: 'Time Period', way: ['time'], act: async (scope) => { await scope.getByRole('tab', { name: 'Fiscal years' }).click(); await scope.getByRole('button', { name: 'FY 2024' }).click(); } },
  { legacy: 'Award Type', way: ['characteristics', 'contractAwardType'], act: check('Contracts') },
  { legacy: 'Award Type', way: ['characteristics', 'assistanceAwardType'], act: check('Grants') },
  { legacy: 'Agency', way: ['sources', 'agency'], act: suggest('Awarding Agency', 'Energy') },
  { legacy: 'Agency', way: ['sources', 'agency'], act: suggest('Funding Agency', 'Defense') },
  { legacy: 'Treasury Account Symbol (TAS)', way: ['sources', 'tas'], act: branch(1) },
  { legacy: 'Treasury Account Components', way: ['sources', 'treasuryAccount'], act: async (scope) => { await suggest('Agency Identifier (AID), required', '0')(scope); await suggest('Main Account Code (MAIN), required', '0')(scope); await scope.getByRole('button', { name: 'Add Filter' }).click(); } },
  { legacy: 'Location', way: ['location'], act: async (scope) => { await scope.getByRole('tab', { name: 'Place of Performance' }).click(); await suggest('Search for a place of performance', 'Texas')(scope); } },
  { legacy: 'Location', way: ['location'], act: async (scope) => { await scope.getByRole('tab', { name: 'Recipient Location' }).click(); await suggest('Search for a recipient location', 'Ohio')(scope); } },
  { legacy: 'Recipient', way: ['recipients', 'recipient'], act: checkFirst },
  { legacy: 'Recipient Type', way: ['recipients', 'recipientType'], act: checkFirst },
  { legacy: 'Award Amount', way: ['characteristics', 'awardAmount'], act: check('$1,000,000 - $25,000,000') },
  { legacy: 'Award ID', way: ['characteristics', 'awardId'], act: add('Award ID', '17002') },
  { legacy: 'Assistance Listing', way: ['characteristics', 'assistanceListing'], act: suggest('Search for an assistance listing', '93.') },
  { legacy: 'Disaster Emergency Fund Code (DEFC)', way: ['sources', 'covid'], act: check('COVID-19 Spending') },
  { legacy: 'Disaster Emergency Fund Code (DEFC)', way: ['sources', 'infrastructure'], act: check('Infrastructure Spending') },
  { legacy: 'North American Industry Classification System (NAICS)', way: ['characteristics', 'naics'], act: branch(2) },
  { legacy: 'Product or Service Code (PSC)', way: ['characteristics', 'psc'], act: branch(0) },
  { legacy: 'Type of Contract Pricing', way: ['characteristics', 'contractPricing'], act: checkFirst },
  { legacy: 'Type of Set Aside', way: ['characteristics', 'setAside'], act: checkFirst },
  { legacy: 'Extent Competed', way: ['characteristics', 'extentCompeted'], act: checkFirst },
];
const inAccordion = async (page, { legacy, act }) => {
  const section = page.locator('.disclosure', { has: page.locator('.disclosure__heading', { hasText: new RegExp(`^${legacy.replaceAll(/[()]/g, '\\$&')}(\\d|$)`) }) });
  const heading = section.locator('.disclosure__heading button');
  if (await heading.getAttribute('aria-expanded') === 'false') await heading.click();
  await act(section);
};
const inDrilldown = async (page, { way, act }) => {
  for (const lead of way) await page.locator(`[data-lead="${lead}"]`).click();
  await act(page.locator('.drilldown__body'));
  for (;;) {
    const back = page.locator('.drilldown__back');
    if (!(await back.count())) break;
    await back.click();
  }
};
/** Makes choices in a layout, submits, and gives the filters of the count. */
const requested = async (page, base, path, make, made) => {
  await page.goto(base + path);
  for (const choice of made) await make(page, choice);
  // The count before Submit, should it come first, is made of the same filters.
  const sent = page.waitForRequest((request) => /_count\/$/.test(request.url()));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  return JSON.stringify(JSON.parse((await sent).postData()).filters);
};
/** Numbers that look random and are the same in every run. */
const sequence = (seed) => { let state = seed; return (below) => { state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff; return Math.floor((state / 0x7fffffff) * below) % below; }; };
const COMBINATIONS = 50;

const layouts = async ({ browser, base }) => {
  const legacy = await open(browser, widths[0]);
  const drilled = await open(browser, widths[0]);
  const next = sequence(20260115);
  const combinations = Array.from({ length: COMBINATIONS }, () => [...new Set(Array.from({ length: 2 + next(3) }, () => next(choices.length)))].map((at) => choices[at]));
  try {
    for (const made of [...choices.map((choice) => [choice]), ...combinations]) {
      const [one, other] = await Promise.all([requested(legacy.page, base, '/search', inAccordion, made), requested(drilled.page, base, '/searchv2', inDrilldown, made)]);
      expect(one === other, `${made.map(({ way }) => way.at(-1)).join(' + ')}: the accordion sends ${one}, the drilldown ${other}`);
      expect(Object.keys(JSON.parse(one)).length > 0, 'nothing was sent');
    }
    expect(![...legacy.problems, ...drilled.problems].length, [...legacy.problems, ...drilled.problems].slice(0, 3).join(' | '));
  } finally { await legacy.close(); await drilled.close(); }
};

const map = async ({ browser, base }) => {
  const { page, problems, close } = await open(browser, widths[0], { allow: graphics });
  try {
    await page.goto(`${base}/search?fy=2025&section=map`);
    const frame = page.locator('.area-map__frame');
    await page.locator('#section-map').scrollIntoViewIfNeeded();
    await page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])');
    // A blank picture is small however large it is.
    expect((await frame.screenshot()).length > 15_000, 'the map is blank');
    const region = page.getByRole('region', { name: 'Results by Geography', exact: true });
    await page.locator('.area-map__canvas').focus();
    await page.keyboard.press('ArrowRight');
    const first = await page.locator('.area-map__tip').innerText();
    await page.keyboard.press('ArrowRight');
    const second = await page.locator('.area-map__tip').innerText();
    const listed = await region.locator('.bar-rows li, .bar-rows__row').evaluateAll((rows) => rows.slice(0, 2).map((row) => row.textContent));
    [first, second].forEach((tip, at) => { const [name, amount] = tip.split('\n'); expect(listed[at].startsWith(`${name}${amount.replace('Obligations: ', '')}`), `the walk reads "${tip}" where the list has "${listed[at]}"`); });
    await page.keyboard.press('Enter');
    await region.getByText('Add as filter').first().waitFor();
    expect((await page.locator('#section-map .time-pick').innerText()).startsWith(second.split('\n')[0]), 'Enter does not choose the area in view');
    // Every class and its areas together are all areas drawn.
    const counts = await page.locator('.map-legend__count').evaluateAll((nodes) => nodes.map((node) => Number(node.textContent.replaceAll(/\D/g, ''))));
    expect(counts.reduce((sum, count) => sum + count, 0) >= 50 && counts.length >= 5, `the legend counts ${counts.join(', ')}`);
    expect(!problems.length, problems.slice(0, 3).join(' | '));
  } finally { await close(); }
};

/** Last year's grants on a topic in one county, on a phone: found, named, shared, opened elsewhere, carried to another browser. */
const phone = async ({ browser, base }) => {
  const folder = join(root, 'docs/screens');
  mkdirSync(folder, { recursive: true });
  const { page, problems, close } = await open(browser, widths[1], { allow: graphics });
  const shot = (name) => (process.env.SCREENS ? page.screenshot({ path: join(folder, `phone-${name}.png`) }) : Promise.resolve());
  try {
    await page.goto(`${base}/search`);
    await shot('1-start');
    await page.getByRole('button', { name: 'Add search filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const choice of [
      { legacy: 'Keyword', act: add('Keyword', 'health') }, { legacy: 'Time Period', act: async (scope) => { await scope.getByRole('tab', { name: 'Fiscal years' }).click(); await scope.getByRole('button', { name: 'FY 2025' }).click(); } },
      { legacy: 'Award Type', act: check('Grants') }, { legacy: 'Location', act: async (scope) => { await scope.getByRole('combobox', { name: 'Search for a place of performance' }).pressSequentially('Los Angeles'); await scope.getByRole('option', { name: /^Los Angeles County/ }).first().click(); } },
    ]) await inAccordion(page, choice);
    await sheet.getByText(/\d+ awards? match/).waitFor();
    const matches = Number((await sheet.getByText(/\d+ awards? match/).innerText()).replaceAll(/\D/g, ''));
    await shot('2-filters');
    await sheet.getByRole('button', { name: 'Submit' }).click();
    await page.waitForSelector('.cards .card');
    await shot('3-results');
    expect(matches > 0 && (await page.getByLabel('Award group:').locator('option:checked').innerText()).includes(`(${matches.toLocaleString('en-US')})`), 'the count before Submit is not the count after');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    const kept = page.getByRole('dialog', { name: 'Saved searches' });
    await kept.getByLabel('Name of this search').fill('Health grants, Los Angeles');
    await kept.getByRole('button', { name: 'Save', exact: true }).click();
    await kept.getByText('is saved in this browser').first().waitFor();
    await shot('4-saved');
    await audit(page, problems, 'a search is saved');
    const file = page.waitForEvent('download');
    await kept.getByRole('button', { name: 'Export searches' }).click();
    const exported = readFileSync(await (await file).path(), 'utf8');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).first().click();
    await page.getByText('This link spells out the filters.').waitFor();
    await shot('5-share');
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get('fy') === '2025' && !link.searchParams.get('hash'), `the link is ${link.href}`);
    await page.reload();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await kept.getByText('Health grants, Los Angeles').first().waitFor();
    // Somebody else's browser: the link, then the file.
    const other = await open(browser, widths[1], { allow: graphics });
    try {
      await other.page.goto(base + link.pathname + link.search);
      await other.page.waitForSelector('.cards .card');
      expect((await other.page.getByLabel('Award group:').locator('option:checked').innerText()).includes(`(${matches.toLocaleString('en-US')})`), 'the link does not find the same');
      if (process.env.SCREENS) await other.page.screenshot({ path: join(folder, 'phone-6-elsewhere.png') });
      await other.page.getByRole('button', { name: 'Saved searches' }).click();
      await other.page.getByLabel('File of saved searches').setInputFiles({ name: 'saved-searches.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
      await other.page.getByRole('dialog').getByText('2 searches added.').waitFor();
      await other.page.getByRole('button', { name: 'Run Health grants, Los Angeles' }).click();
      await other.page.waitForSelector('.cards .card');
      expect(!other.problems.length, other.problems.slice(0, 3).join(' | '));
    } finally { await other.close(); }
    expect(!problems.length, problems.slice(0, 3).join(' | '));
  } finally { await close(); }
};

/** The drilldown, the saved searches and the columns by keyboard alone: the focus is never lost. */
const keyboard = async ({ browser, base }) => {
  const { page, problems, close } = await open(browser, widths[0], { allow: graphics });
  const press = (locator, key) => byKeyboard(page, locator, key);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  try {
    await page.goto(`${base}/searchv2`);
    await press(page.locator('[data-lead="characteristics"]'));
    expect(await focused() === 'Characteristics', `the focus is on "${await focused()}"`);
    await press(page.locator('[data-lead="contractAwardType"]'));
    await press(page.getByRole('checkbox', { name: 'Contracts', exact: true }), ' ');
    await press(page.getByRole('button', { name: 'Remove All Contracts' }).first());
    await press(page.getByRole('checkbox', { name: 'Contract IDVs' }), ' ');
    for (const key of ['contractAwardType', 'characteristics']) {
      await press(page.getByRole('button', { name: 'Back', exact: true }));
      expect(await page.evaluate((lead) => document.activeElement?.dataset.lead === lead, key), `Back does not lead to ${key}`);
    }
    await press(page.locator('[data-lead="time"]'));
    await press(page.getByRole('tab', { name: 'Fiscal years' }));
    await press(page.getByRole('button', { name: 'FY 2025' }));
    const help = page.getByRole('button', { name: /^About the Time Period filter/ });
    await press(help);
    await page.getByText('Glossary: Action Date').waitFor();
    await page.keyboard.press('Escape');
    expect(await help.getAttribute('aria-expanded') === 'false', 'Escape does not close the help');
    await press(page.getByRole('button', { name: 'Submit', exact: true }));
    await page.waitForSelector('.data-table tbody tr');
    await press(page.getByRole('button', { name: 'Saved searches' }));
    const dialog = page.getByRole('dialog', { name: 'Saved searches' });
    await press(dialog.getByLabel('Name of this search'), 'End');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await dialog.getByText('is saved in this browser').first().waitFor();
    await page.keyboard.press('Escape');
    expect((await focused()).includes('Saved searches'), 'the focus does not return to the opener');
    await press(page.getByRole('button', { name: /^Columns/ }));
    await press(page.getByRole('checkbox', { name: 'Recipient UEI' }), ' ');
    await page.keyboard.press('Escape');
    expect((await focused()).startsWith('Columns (') && new URL(page.url()).searchParams.get('cols')?.includes('recipient'), 'the columns are not in the address');
    expect(!problems.length, problems.slice(0, 3).join(' | '));
  } finally { await close(); }
};
/** A finger on the map reads an area and offers it as a filter. */
const touch = async ({ browser, base }) => {
  const context = await browser.newContext({ viewport: widths[1], hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.goto(`${base}/search?fy=2025&section=map`);
    await page.locator('#section-map').scrollIntoViewIfNeeded();
    await page.waitForSelector('.area-map__canvas[data-painted]:not([data-painted="0"])');
    const frame = page.locator('.area-map__frame');
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const tip = await page.locator('.area-map__tip').innerText();
    const line = page.locator('#section-map .time-pick');
    expect((await line.innerText()).startsWith(tip.split('\n')[0]), `the finger reads "${tip}", the line says "${await line.innerText()}"`);
    await line.getByRole('button', { name: 'Add as filter' }).tap();
    await line.getByText('In your filters').waitFor();
  } finally { await context.close(); }
};

export const searchSuites = [
  { name: 'the drilldown, saved searches and columns by keyboard alone', run: keyboard },
  { name: 'a finger on the map reads an area and makes it a filter', run: touch },
  { name: `both layouts send the same for each filter alone and for ${COMBINATIONS} combinations`, run: layouts },
  { name: 'the map is drawn, walked in the order of its list, and an area chosen by keyboard', run: map },
  { name: 'a visit on a phone: find, name, share, open elsewhere, carry to another browser', run: phone },
];
