/** Choices in the filters of Advanced Search, and functions that make them in either layout of the filters. */

/** @import { Locator, Page } from './page.mjs' */

/**
 * @typedef {(scope: Locator) => Promise<void>} Act makes a choice inside the element of a filter
 * @typedef {{ legacy: string, act: Act }} InAccordion `legacy` is the heading of the filter's section in the accordion
 * @typedef {InAccordion & { path: string[] }} Choice `path` lists the rows that lead to the filter in the drilldown
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
const pickSuggestion = (label, text) => async (scope) => {
  await scope.getByRole('combobox', { name: label }).pressSequentially(text);
  await scope.getByRole('option').first().waitFor();
  await scope.getByRole('option').first().click();
};
/** @type {(at: number) => Act} */
const checkBranch = (at) => async (scope) => {
  const row = scope.getByRole('treeitem').nth(at);
  await row.waitFor();
  await row.locator('.check-tree__box').click();
};
/**
 * At least one choice in every filter.
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
  {
    legacy: 'Agency',
    path: ['sources', 'agency'],
    act: pickSuggestion('Awarding Agency', 'Energy'),
  },
  {
    legacy: 'Agency',
    path: ['sources', 'agency'],
    act: pickSuggestion('Funding Agency', 'Defense'),
  },
  { legacy: 'Treasury Account Symbol (TAS)', path: ['sources', 'tas'], act: checkBranch(1) },
  {
    legacy: 'Treasury Account Components',
    path: ['sources', 'treasuryAccount'],
    act: async (scope) => {
      await pickSuggestion('Agency Identifier (AID), required', '0')(scope);
      await pickSuggestion('Main Account Code (MAIN), required', '0')(scope);
      await scope.getByRole('button', { name: 'Add Filter' }).click();
    },
  },
  {
    legacy: 'Location',
    path: ['location'],
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Place of Performance' }).click();
      await pickSuggestion('Search for a place of performance', 'Texas')(scope);
    },
  },
  {
    legacy: 'Location',
    path: ['location'],
    act: async (scope) => {
      await scope.getByRole('tab', { name: 'Recipient Location' }).click();
      await pickSuggestion('Search for a recipient location', 'Ohio')(scope);
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
    act: pickSuggestion('Search for an assistance listing', '93.'),
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
    act: checkBranch(2),
  },
  {
    legacy: 'Product or Service Code (PSC)',
    path: ['characteristics', 'psc'],
    act: checkBranch(0),
  },
  {
    legacy: 'Type of Contract Pricing',
    path: ['characteristics', 'contractPricing'],
    act: checkFirst,
  },
  { legacy: 'Type of Set Aside', path: ['characteristics', 'setAside'], act: checkFirst },
  { legacy: 'Extent Competed', path: ['characteristics', 'extentCompeted'], act: checkFirst },
];
/** @param {Page} page @param {InAccordion} choice */
export const chooseInAccordion = async (page, { legacy, act }) => {
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
export const chooseInDrilldown = async (page, { path, act }) => {
  for (const lead of path) await page.locator(`[data-lead="${lead}"]`).click();
  await act(page.locator('.drilldown__body'));
  for (;;) {
    const back = page.locator('.drilldown__back');
    if (!(await back.count())) break;
    await back.click();
  }
};
