/** Checks the COVID-19 profile: its disclaimer, its requests before scrolling, the colors of its bars, and layout shifts. */
import { test } from './fixtures.mjs';
import { desktop, expect, phone } from './page.mjs';
import { readShifts, watchShifts } from './shifts.mjs';
import { waitUntilStill } from './visits.mjs';

const path = '/disaster/covid-19';
/** Maximum number of requests before scrolling. */
const MOST_REQUESTS = 12;

test('the COVID-19 disclaimer is 75 px high on desktop and at least as high on a phone [i9.20, r9.23]', async ({
  openPage,
  base,
}) => {
  for (const size of [desktop, phone]) {
    const { page } = await openPage(size);
    await page.goto(base + path);
    const strip = page.locator('.covid-disclaimer');
    const height = (await strip.boundingBox())?.height ?? 0;
    expect(
      size === desktop ? height === 75 : height >= 75,
      `the strip is ${height} px high at ${size.width}`,
    );
  }
});

test('the COVID-19 profile sends at most 12 requests before scrolling, and loads a section when it is near', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(phone);
  /** @type {string[]} */
  const requestPaths = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requestPaths.push(new URL(request.url()).pathname);
  });
  await page.goto(base + path);
  await page.locator('.covid-head .key-figures__value:has-text("$")').first().waitFor();
  await waitUntilStill(page);
  expect(
    requestPaths.length <= MOST_REQUESTS,
    `asked for ${requestPaths.length}: ${requestPaths.join(', ')}`,
  );
  const isBudgetCall = (/** @type {string} */ call) => call.includes('disaster/agency/spending');
  expect(!requestPaths.some(isBudgetCall), 'a table that is far away is asked for at once');
  await page.locator('#covid19-total_spending_by_budget_categories').scrollIntoViewIfNeeded();
  await page.locator('.covid-parent').first().waitFor();
  expect(requestPaths.some(isBudgetCall), 'the table that came near was not asked for');
});

test('COVID-19 bars are shades of purple, and shades of blue for a single law [r9.37]', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  const getFills = async (/** @type {string} */ query) => {
    await page.goto(`${base}${path}${query}`);
    const bars = page.locator('#covid19-overview .nested-bars__bar');
    await bars.nth(2).waitFor();
    return bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill).join(' '));
  };
  const fillsOfAllLaws = await getFills('');
  expect(
    fillsOfAllLaws === 'rgb(208, 190, 218) rgb(146, 102, 170) rgb(59, 0, 91)',
    `the bars of all laws are ${fillsOfAllLaws}`,
  );
  const fillsOfOneLaw = await getFills('?publicLaw=american-rescue-plan');
  expect(
    fillsOfOneLaw === 'rgb(170, 198, 226) rgb(85, 142, 198) rgb(10, 47, 90)',
    `the bars of one law are ${fillsOfOneLaw}`,
  );
});

test('sections opened by an address on a phone do not shift while their figures load', async ({
  openPage,
  base,
}) => {
  /** @type {string[]} */
  const faults = [];
  const { page } = await openPage(phone);
  await watchShifts(page);
  for (const at of [
    ...['recipient', 'agency', 'assistance_listing'].map(
      (by) => `${path}?section=award_spending_by_${by}`,
    ),
    '/state/california/2025?section=map',
    '/agency/department-of-defense?section=status-of-funds',
  ]) {
    await page.goto(base + at);
    await page.locator('#stay-in-touch').waitFor({ state: 'attached' });
    await waitUntilStill(page);
    await page.waitForLoadState('networkidle');
    const { sum, details } = await readShifts(page);
    // Text may shift slightly when its amounts load; the section itself must not move.
    if (sum > 0.03) faults.push(`${at}: ${sum.toFixed(3)}, ${details}`);
  }
  expect(!faults.length, faults.join('\n'));
});
