/** Tests that the same choices in both layouts of the filters send the same filters. */
import { choices, chooseInAccordion, chooseInDrilldown } from './filterChoices.mjs';
import { isFullRun, test, getTimeout } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';

/** @import { Page, Site } from './page.mjs' */

/** @typedef {import('./filterChoices.mjs').Choice} Choice */

/**
 * Makes choices in a layout and submits them. Returns the filters of the last count request as JSON.
 * @type {(page: Page, address: string, make: (page: Page, choice: Choice) => Promise<void>,
 *   made: Choice[]) => Promise<string>}
 */
const getRequestedFilters = async (page, address, make, selection) => {
  /** @type {object[]} */
  const countedFilters = [];
  const listen = (/** @type {import('playwright-core').Request} */ request) => {
    if (/_count\/$/.test(request.url())) countedFilters.push(request.postDataJSON().filters);
  };
  page.on('request', listen);
  await page.goto(address);
  for (const choice of selection) await make(page, choice);
  await page.getByRole('button', { name: 'Submit', exact: true }).first().click();
  // The last count request has the filters of the results, even if it was sent before Submit.
  await page.waitForFunction(() => {
    const results = document.querySelector('.search-page__results');
    const tabs = [...(results?.querySelectorAll('[role="tab"]') ?? [])];
    const isCounted = !tabs.some((tab) => tab.textContent?.includes('…'));
    return isCounted && results?.querySelector('#results-panel table, .panel-state');
  });
  page.off('request', listen);
  return JSON.stringify(countedFilters.at(-1) ?? {});
};
/**
 * Returns a function that returns random whole numbers below `below`, the same numbers in every run.
 * @type {(seed: number) => (below: number) => number}
 */
const createRandom = (seed) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below) % below;
  };
};
const COMBINATIONS = 50;

/** @param {Site} context @param {Choice[][]} combinations */
const compare = async ({ openPage, base }, combinations) => {
  const legacy = await openPage(desktop);
  const drilldown = await openPage(desktop);
  for (const combination of combinations) {
    const [one, other] = await Promise.all([
      getRequestedFilters(legacy.page, `${base}/search`, chooseInAccordion, combination),
      getRequestedFilters(drilldown.page, `${base}/searchv2`, chooseInDrilldown, combination),
    ]);
    expect(
      one === other,
      `${combination.map(({ path }) => path.at(-1)).join(' + ')}: the accordion sends ${one}, the drilldown ${other}`,
    );
    expect(Object.keys(JSON.parse(one)).length > 0, 'nothing was sent');
  }
};

test('both layouts send the same filters for each single filter', ({ openPage, base }) =>
  compare(
    { openPage, base },
    choices.filter((_, at) => isFullRun || at % 3 === 0).map((choice) => [choice]),
  ));

test(
  `both layouts send the same filters for ${COMBINATIONS} combinations of filters`,
  { tag: '@full' },
  async ({ openPage, base }) => {
    test.setTimeout(getTimeout(2 * COMBINATIONS));
    const random = createRandom(20260115);
    const combinations = Array.from({ length: COMBINATIONS }, () =>
      [...new Set(Array.from({ length: 2 + random(3) }, () => random(choices.length)))].flatMap(
        (at) => choices[at] ?? [],
      ),
    );
    await compare({ openPage, base }, combinations);
  },
);
