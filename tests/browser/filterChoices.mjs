/** One choice in every filter, made in either layout of the filters. */

/** @import { Locator, Page } from './page.mjs' */

/**
 * @typedef {(scope: Locator) => Promise<void>} Act the actions within the filter
 * @typedef {{ legacy: string, act: Act }} InAccordion a filter, by the heading of its section in the accordion
 * @typedef {InAccordion & { path: string[] }} Choice
 */

/** @type {Act} */
const checkFirst = (scope) => scope.getByRole('checkbox').first().check();
/** @type {(name: string) => Act} */
export const check = (name) => (scope) =>
  scope.getByRole('checkbox', { name, exact: true }).check();
/** @type {(label: string, text: string) => Act} */
export const add = (label, text) => async (scope) => {
  await scope.getByRole('textbox', { name: label, exact: true }).fill(text);
  await scope.getByRole('textbox', { name: label, exact: true }).press('Enter');
};
/** @type {(label: string, text: string) => Act} */
const suggest = (label, text) => async (scope) => {
  await scope.getByRole('combobox', { name: label }).pressSequentially(text);
  await scope.getByRole('option').first().waitFor();
  await scope.getByRole('option').first().click();
};
/** @type {(at: number) => Act} */
const branch = (at) => async (scope) => {
  const row = scope.getByRole('treeitem').nth(at);
  await row.waitFor();
  await row.locator('.check-tree__box').click();
};
/**
 * Every filter: its section in the accordion, its path in the drilldown, and one choice in it.
 * @type {Choice[]}
 */
export const choices = [
  { legacy: 'Keyword', path: ['characteristics', 'keyword'], act: add('Keyword', 'road') },
  {
    legacy: 'Award Description',
    path: ['characteristics', 'awardDescription'],
    act: add('Award description', 'support'),
  },
  {
    legacy: 'Time Period',
    path: ['time'],
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Fiscal years' }).click();
      await scope.getByRole('button', { name: 'FY 2024' }).click();
    },
  },
  { legacy: 'Award Type', path: ['characteristics', 'contractAwardType'], act: check('Contracts') },
  { legacy: 'Award Type', path: ['characteristics', 'assistanceAwardType'], act: check('Grants') },
  { legacy: 'Agency', path: ['sources', 'agency'], act: suggest('Awarding Agency', 'Energy') },
  { legacy: 'Agency', path: ['sources', 'agency'], act: suggest('Funding Agency', 'Defense') },
  { legacy: 'Treasury Account Symbol (TAS)', path: ['sources', 'tas'], act: branch(1) },
  {
    legacy: 'Treasury Account Components',
    path: ['sources', 'treasuryAccount'],
    act: async (scope) => {
      await suggest('Agency Identifier (AID), required', '0')(scope);
      await suggest('Main Account Code (MAIN), required', '0')(scope);
      await scope.getByRole('button', { name: 'Add Filter' }).click();
    },
  },
  {
    legacy: 'Location',
    path: ['location'],
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Place of Performance' }).click();
      await suggest('Search for a place of performance', 'Texas')(scope);
    },
  },
  {
    legacy: 'Location',
    path: ['location'],
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Recipient Location' }).click();
      await suggest('Search for a recipient location', 'Ohio')(scope);
    },
  },
  { legacy: 'Recipient', path: ['recipients', 'recipient'], act: checkFirst },
  { legacy: 'Recipient Type', path: ['recipients', 'recipientType'], act: checkFirst },
  {
    legacy: 'Award Amount',
    path: ['characteristics', 'awardAmount'],
    act: check('$1,000,000 - $25,000,000'),
  },
  { legacy: 'Award ID', path: ['characteristics', 'awardId'], act: add('Award ID', '17002') },
  {
    legacy: 'Assistance Listing',
    path: ['characteristics', 'assistanceListing'],
    act: suggest('Search for an assistance listing', '93.'),
  },
  {
    legacy: 'Disaster Emergency Fund Code (DEFC)',
    path: ['sources', 'covid'],
    act: check('COVID-19 Spending'),
  },
  {
    legacy: 'Disaster Emergency Fund Code (DEFC)',
    path: ['sources', 'infrastructure'],
    act: check('Infrastructure Spending'),
  },
  {
    legacy: 'North American Industry Classification System (NAICS)',
    path: ['characteristics', 'naics'],
    act: branch(2),
  },
  { legacy: 'Product or Service Code (PSC)', path: ['characteristics', 'psc'], act: branch(0) },
  {
    legacy: 'Type of Contract Pricing',
    path: ['characteristics', 'contractPricing'],
    act: checkFirst,
  },
  { legacy: 'Type of Set Aside', path: ['characteristics', 'setAside'], act: checkFirst },
  { legacy: 'Extent Competed', path: ['characteristics', 'extentCompeted'], act: checkFirst },
];
/** @param {Page} page @param {InAccordion} choice */
export const inAccordion = async (page, { legacy, act }) => {
  const section = page.locator('.disclosure', {
    has: page.locator('.disclosure__heading', {
      hasText: new RegExp(`^${legacy.replaceAll(/[()]/g, '\\$&')}(\\d|$)`),
    }),
  });
  const heading = section.locator('.disclosure__heading button').first();
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await act(section);
};
/** @param {Page} page @param {Choice} choice */
export const inDrilldown = async (page, { path, act }) => {
  for (const lead of path) await page.locator(`[data-lead="${lead}"]`).click();
  await act(page.locator('.drilldown__body'));
  for (;;) {
    const back = page.locator('.drilldown__back');
    if (!(await back.count())) break;
    await back.click();
  }
};
