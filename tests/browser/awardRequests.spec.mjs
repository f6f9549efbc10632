/** Checks that the award page requests a section only when it is near the viewport, and requests nothing twice. */
import { awardPath } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';
import { waitUntilStill } from './visits.mjs';

/** @import { Page, Site } from './page.mjs' */

/** Paths of endpoints that return rows. The chart and the ledger share one request for the whole history. */
const rowCalls = /v2\/(transactions|subawards|awards\/funding|idvs\/funding|idvs\/awards)\/$/;

/** @param {Site} context @param {string} name */
const visit = async ({ openPage, base }, name) => {
  const { page } = await openPage(desktop);
  /** @type {string[]} */
  const calls = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  await page.goto(base + awardPath(name));
  await page.getByRole('list', { name: 'Key figures' }).waitFor();
  await waitUntilStill(page);
  return { page, calls };
};
/** @param {readonly string[]} calls */
const findRepeated = (calls) => calls.filter((call, at) => calls.indexOf(call) !== at);

/** @param {Page} page */
const scrollSections = async (page) => {
  for (const section of await page.locator('.profile__section').all()) {
    await section.scrollIntoViewIfNeeded();
    await waitUntilStill(page);
  }
};

for (const name of ['contractLongHistory', 'grantComplete', 'vehicleLarge', 'loanComplete'])
  test(`the award page requests a section when it comes near the viewport, and requests nothing twice: ${name}`, async ({
    openPage,
    base,
  }) => {
    const { page, calls } = await visit({ openPage, base }, name);
    const initialCalls = [...calls];
    await scrollSections(page);
    expect(!findRepeated(calls).length, `asked twice: ${findRepeated(calls).join(' | ')}`);
    // Sections far below the viewport must not load before they are near.
    expect(
      initialCalls.length < calls.length,
      'everything was asked for at once, though most of the page was out of sight',
    );
    const rows = calls.filter((call) => rowCalls.test(call.split(' ')[1] ?? ''));
    const pages = rows.filter((call) => /"limit":10\b/.test(call));
    const sections = name === 'vehicleLarge' ? 2 : 1;
    expect(
      pages.length === sections,
      `${sections} tables of rows are in view, ${pages.length} pages were asked for: ${pages.join(' | ')}`,
    );
    const callCount = calls.length;
    const tab = page.locator('#history').getByRole('tab').last();
    await tab.click();
    await waitUntilStill(page);
    await page.locator('#history').getByRole('tab').first().click();
    await waitUntilStill(page);
    expect(
      calls.length === callCount + 1,
      `another tab and back made ${calls.length - callCount} calls: ${calls.slice(callCount).join(' | ')}`,
    );
  });
