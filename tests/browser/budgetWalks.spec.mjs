/** Checks that Back and reload restore the steps of random walks through the Explorer and along trails. Also visits profiles. */
import { test, getTimeout } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';
import {
  arrive,
  expectedMessages,
  expectNoFaults,
  waitForProfile,
  waitUntilStill,
} from './visits.mjs';

/** @import { Page } from './page.mjs' */

/** Number of walks of each kind; 50 in the full run. */
const WALKS = Number(process.env.BUDGET_WALKS ?? 1);
const STEPS = 4;
/** Initial periods: a quarter, the year in which monthly reporting began, a whole year, and the latest. */
const periods = ['fy=2018&period=6', 'fy=2020&period=8', 'fy=2024&period=12', ''];
const roots = ['budget_function', 'agency', 'object_class'];

/**
 * Returns a seeded generator of random integers below `most`, so that a walk can be repeated.
 * @type {(seed: number) => (most: number) => number}
 */
const createRandom = (seed) => {
  let state = (seed + 1) * 2654435761;
  return (most) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % most;
  };
};

/**
 * Returns the texts of an element once nothing on the page is loading or stale.
 * @type {(page: Page, part: string) => Promise<string>}
 */
const readTexts = async (page, selector) => {
  await waitUntilStill(page);
  await page.waitForFunction(
    () => !document.querySelector('.is-stale, [aria-busy="true"], .skeleton'),
  );
  // Notes on files and load times may differ, so only these elements are compared.
  return page
    .locator(selector)
    .evaluate((element) =>
      [...element.querySelectorAll('nav li, ol li, h2, table, dl, .treemap__name')]
        .map((each) => each.textContent)
        .join('\n'),
    );
};

/**
 * Drills down from an address by pressing names in a table, reloads the last step, and goes back step by step.
 * Each step must show the same texts again.
 * @type {(page: Page, way: { path: string, part: string, choice: string, seed: number }) => Promise<void>}
 */
const walk = async (page, { path, part, choice, seed }) => {
  const pick = createRandom(seed);
  await page.goto(path);
  await page.locator(choice).first().waitFor();
  const steps = [{ url: page.url(), text: await readTexts(page, part) }];
  for (let step = 0; step < STEPS; step += 1) {
    const choices = page.locator(choice);
    const count = await choices.count();
    if (!count) break;
    const previousUrl = page.url();
    await choices.nth(pick(Math.min(count, 8))).click();
    await page.waitForURL((url) => url.href !== previousUrl);
    steps.push({ url: page.url(), text: await readTexts(page, part) });
  }
  expect(steps.length > 1, `${path}: nothing to choose`);
  const lastStep = /** @type {{ url: string, text: string }} */ (steps.at(-1));
  await page.reload();
  expect(
    (await readTexts(page, part)) === lastStep.text,
    `${lastStep.url}: shows different content after a reload`,
  );
  for (const { url, text } of steps.slice(0, -1).reverse()) {
    await page.goBack();
    await page.waitForURL(url);
    expect((await readTexts(page, part)) === text, `${url}: Back shows something else`);
  }
};

/** @type {(name: string, way: (at: number) => { path: string, part: string, choice: string }) => void} */
const defineWalks = (name, getWalk) => {
  for (let seed = 0; seed < WALKS; seed += 1)
    test(`${name}: walk ${seed + 1}`, async ({ openPage, base }) => {
      const { page } = await openPage(desktop);
      const { path, ...rest } = getWalk(seed);
      await walk(page, { ...rest, path: base + path, seed });
    });
};

/** Number of agencies, and of accounts, to visit. The full run visits every agency and 100 accounts. */
const VISITS = Number(process.env.BUDGET_VISITS ?? 2);

/**
 * Returns paths of agencies and federal accounts, spread evenly over the fetched lists and over three years. @param {string} base
 */
const fetchProfilePaths = async (base) => {
  const agencies = await (await fetch(`${base}/api/v2/references/toptier_agencies/`)).json();
  /** @type {string[]} */
  const numbers = [];
  for (let page = 1; numbers.length < VISITS * 2; page += 1) {
    const response = await fetch(`${base}/api/v2/federal_accounts/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ limit: 100, page, filters: { fy: '2025' } }),
    });
    const { results } = await response.json();
    if (!results.length) break;
    numbers.push(
      ...results.map(
        (/** @type {{ account_number: string }} */ { account_number: accountNumber }) =>
          accountNumber,
      ),
    );
  }
  const years = ['', '?fy=2024', '?fy=2019'];
  /** @type {string[]} */
  const slugs = agencies.results.map(
    (/** @type {{ agency_slug: string }} */ { agency_slug: slug }) => slug,
  );
  const spread = (/** @type {string[]} */ list) =>
    Array.from(
      { length: Math.min(VISITS, list.length) },
      (_, at) => list[Math.floor((at * list.length) / Math.min(VISITS, list.length))],
    );
  return [
    ...spread(slugs).map((slug) => `/agency/${slug}`),
    ...spread(numbers).map((number) => `/federal_account/${number}`),
  ].map((path, at) => `${path}${years[at % years.length]}`);
};

test('agencies and federal accounts render without an error', async ({ openPage, base }) => {
  test.setTimeout(getTimeout(2 * VISITS));
  const { page, problems } = await openPage(desktop, { allow: expectedMessages });
  for (const path of await fetchProfilePaths(base)) {
    await arrive(page, base, { name: path, path, act: waitForProfile });
    await expectNoFaults(page, path, problems);
  }
});

defineWalks(
  'random walks down the Explorer show the same again by Back and by their address',
  (at) => ({
    path: `/explorer/${roots[at % roots.length]}?view=table&${periods[at % periods.length]}`,
    part: '.explorer__frame',
    choice: '.explorer button.explorer__choice',
  }),
);
defineWalks('random trails of a dollar show the same again by Back and by their address', (at) => ({
  path: `/follow-the-dollar?${periods[at % periods.length]}`,
  part: '.follow',
  choice: '.follow__next button.follow__choice',
}));
