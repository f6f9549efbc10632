/** Addresses of pages, and functions that open, scroll and check pages. */
import { listPages, nonRedirectPages, servedPages } from '../../scripts/bench/pages.mjs';
import { expect } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {{ name: string, path: string, title?: string, act?: (page: Page) => Promise<unknown> }} Visit
 */

/** Matches console messages expected from the map library without a graphics card, from videos and from missing pages. */
export const expectedMessages = /GL Driver Message|GPU stall|WebGL|status of 404|youtube|ERR_/;

/** Returns the route of a path without query, or undefined if none matches. @param {string} path */
export const findPage = (path) =>
  servedPages.find((page) =>
    new RegExp(
      `^${page.path.replaceAll(/:\w+/g, '[^/]+')}${page.exact === false ? '(/.*)?' : ''}$`,
    ).test(path),
  );

/** An address without a page. */
const missingPage = { name: 'not found', path: '/no/such/page' };
/** Names of the visits of `everyRoute`, available without a server. */
export const routeNames = [...nonRedirectPages.map(({ id }) => id), missingPage.name];
/**
 * Returns one address for each route, and one that does not exist.
 * @type {(base: string) => Promise<Visit[]>}
 */
export const everyRoute = async (base) => [...(await listPages(base)), missingPage];

/**
 * Returns an action that presses the first button with a name.
 * @type {(name: string | RegExp) => (page: Page) => Promise<void>}
 */
export const pressByName = (name) => (page) => page.getByRole('button', { name }).first().click();

/**
 * Waits until nothing on the page, or in its open dialog, is loading or moving.
 * @param {Page} page
 * @param {number} [atMost] timeout in milliseconds for content that cannot load, such as a video without a network
 */
export const waitUntilStill = async (page, atMost = 8000) => {
  await page
    .waitForFunction(
      () =>
        !([...document.querySelectorAll('dialog[open]')].at(-1) ?? document).querySelector(
          '.loading, .skeleton',
        ),
      undefined,
      { timeout: atMost },
    )
    .catch(() => {});
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    await Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => {})),
    );
  });
};
/**
 * Opens an address and waits for the heading, the notices and the footer.
 * @param {Page} page @param {string} address
 */
export const openPage = async (page, address) => {
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const each of ['.source-notice', '#stay-in-touch', '.page-notices > *'])
    await page.locator(each).first().waitFor({ state: 'attached' });
};
/** Navigates like a link of the site, without reloading. @param {Page} page @param {string} href */
export const follow = (page, href) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, href);
/** Navigates like a link and waits up to 4 seconds for the next heading. @param {Page} page @param {string} href */
export const followToPage = async (page, href) => {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
  await follow(page, href);
  await page
    .waitForFunction(() => !document.querySelector('main h1[data-left]'), undefined, {
      timeout: 4000,
    })
    .catch(() => {});
};
/**
 * Scrolls through a page and back, so that deferred sections load. Repeats up to five times while sections are missing, because the
 * page grows during scrolling.
 * @param {Page} page
 */
export const scrollThrough = async (page) => {
  for (let round = 0; round < 5; round += 1) {
    const isComplete = await page.evaluate(async () => {
      for (
        let top = 0;
        top < document.documentElement.scrollHeight && top < 12_000;
        top += window.innerHeight
      ) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(done));
        });
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return !document.querySelector('.profile__section--to-come');
    });
    await waitUntilStill(page);
    if (isComplete) return;
  }
};
/** Waits until a profile shows sections. Its loading placeholder has none. @param {Page} page */
export const waitForProfile = (page) =>
  page.locator('.profile__section').first().waitFor({ state: 'attached' });
/**
 * Opens an address and brings its page into a state. Loads all sections, unless a dialog is open.
 * @param {Page} page @param {string} base @param {Visit} visit
 */
export const arrive = async (page, base, { path, act }) => {
  await openPage(page, base + path);
  if (act) await act(page);
  if (await page.locator('dialog[open]').count()) await waitUntilStill(page);
  else await scrollThrough(page);
};

/**
 * Checks that no section failed, that the page contains no `undefined` or `NaN`, and that no problem was recorded.
 * @param {Page} page @param {string} path @param {string[]} problems
 */
export const expectNoFaults = async (page, path, problems) => {
  const failedCount = await page.locator('main [role="alert"], main .error-box').count();
  expect(failedCount === 0, `${path}: ${failedCount} parts failed`);
  const oddCount = await page
    .locator('main')
    .filter({ hasText: /undefined|NaN/ })
    .count();
  expect(oddCount === 0, `${path}: says undefined or NaN`);
  expect(problems.length === 0, `${path}: ${problems.join('; ')}`);
};
