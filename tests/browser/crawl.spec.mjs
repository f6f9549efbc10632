/** Opens every route by its address, then follows links from page to page. Also checks the redirects of old addresses. */
import { listPages, saveSearch, servedPages } from '../../scripts/bench/pages.mjs';
import { test, getTimeout } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';
import { followToPage, findPage } from './visits.mjs';

/** @import { Page } from './page.mjs' */

/** Maximum number of links that are followed per route: 1, or `CRAWL_PAGES` up to 20. */
const perPattern = Math.min(20, Number(process.env.CRAWL_PAGES) || 1);

/** @type {(page: Page) => Promise<string[]>} */
const getLinks = async (page) => {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links.map((href) => href.replace(/#.*/, '')))];
};
/** @param {Page} page */
const getMenuLinks = async (page) => {
  const hrefs = [];
  for (const group of ['Explore the Data', 'Download the Data', 'Find Resources']) {
    await page.getByRole('button', { name: group }).click();
    await page.locator('.menu-panel a').first().waitFor();
    hrefs.push(...(await getLinks(page)));
  }
  await page.keyboard.press('Escape');
  return hrefs;
};
/**
 * Returns an address for each route that redirects to another page. `everyPage` omits these routes.
 * @type {(base: string, pages: readonly { name: string, path: string }[]) => Promise<string[]>}
 */
const getRedirectAddresses = async (base, pages) => {
  const savedPath = await saveSearch(base, { keyword: { road: 'road' } });
  const recipient = pages.find(({ name }) => name === 'recipient-year')?.path ?? '';
  return [
    savedPath,
    savedPath.replace('search', 'searchv2'),
    '/state/california',
    recipient.replace(/\/latest$/, ''),
  ];
};
/** Waits for the main heading and the footer, and up to 4 seconds for loading content. @param {Page} page */
const waitForPage = async (page) => {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('#stay-in-touch').waitFor({ state: 'attached' });
  // Content that arrives with a response contains links too.
  await page
    .waitForFunction(() => !document.querySelector('main .loading, main .skeleton'), undefined, {
      timeout: 4000,
    })
    .catch(() => {});
};
test('every route and every followed internal link leads to an existing page that loads without an error', async ({
  openPage,
  base,
}) => {
  test.setTimeout(getTimeout(perPattern * servedPages.length));
  const { page, problems } = await openPage(desktop);
  const pages = await listPages(base);
  /** Visited addresses with the path of their route. @type {Map<string, string>} */
  const visitedRoutes = new Map();
  /** @type {string[]} */
  const deadLinks = [];
  /** @type {string[]} */
  const queue = [];
  /** Throws an error with the address and the first problems if the page has recorded problems. @param {string} href */
  const expectNoProblems = (href) => {
    expect(!problems.length, `${href}: ${problems.slice(0, 3).join(' | ')}`);
  };
  /** @param {string} href */
  const inspect = async (href) => {
    await waitForPage(page).catch(() => {
      throw new Error(`${href} shows no heading`);
    });
    if (await page.getByText('Page Not Found').count()) deadLinks.push(href);
    // A slide-out panel covers the page; the links were collected while it was closed.
    else if (!/glossary|about-the-data/.test(href.split('?')[1] ?? ''))
      queue.push(...(await getLinks(page)));
    expectNoProblems(href);
  };
  // Opens every route by its address, as from a bookmark. Menu links are collected once, because all pages have the same menus.
  for (const href of [
    ...pages.map(({ path }) => path),
    ...(await getRedirectAddresses(base, pages)),
  ]) {
    const route = findPage(href.replace(/\?.*/, ''));
    expect(route, `${href} is of no route`);
    visitedRoutes.set(href, route.path);
    await page.goto(base + href);
    await inspect(href);
    if (visitedRoutes.size === 1) queue.push(...(await getMenuLinks(page)));
  }
  const unvisited = servedPages.filter(({ path }) => ![...visitedRoutes.values()].includes(path));
  expect(!unvisited.length, `no address of ${unvisited.map(({ path }) => path).join(', ')}`);
  // Then follows the links from page to page.
  for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
    const path = href.replace(/\?.*/, '');
    const pattern = findPage(path)?.path ?? path;
    const visitCount = [...visitedRoutes.values()].filter((one) => one === pattern).length;
    if (visitedRoutes.has(href) || visitCount > perPattern) continue;
    visitedRoutes.set(href, pattern);
    // Files are not opened in the browser. They must be served with status 200.
    if (/\.[a-z]+$/.test(path)) {
      if ((await fetch(base + href)).status !== 200) deadLinks.push(href);
      continue;
    }
    await followToPage(page, href);
    await inspect(href);
  }
  expect(!deadLinks.length, `dead links: ${deadLinks.join(', ')}`);
  expect(visitedRoutes.size > servedPages.length, `only ${visitedRoutes.size} addresses were seen`);
});

test('old addresses redirect to the pages that replaced them', async ({ openPage, base }) => {
  const { page } = await openPage(desktop);
  for (const [from, to] of [
    ['/covid-19', '/disaster/covid-19'],
    ['/analyst-guide', '/federal-spending-guide'],
    ['/bulk_download/award_data_archive', '/download_center/award_data_archive'],
    ['/glossary/outlay', '/?glossary=outlay'],
    ['/index.html#/search', '/search'],
    ['/#/about', '/about'],
  ]) {
    await page.goto(base + from);
    await page.waitForURL(base + to);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    expect(!(await page.getByText('Page Not Found').count()), `${from} is not found`);
  }
});
