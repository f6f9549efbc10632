/**
 * `npm run screens`: writes screenshots of the main pages and of every chart example (desktop, phone, dark colors and print) to
 * `.cache/screens/now`. `-- --folder NAME` writes to `.cache/screens/NAME` instead. `--pages NAME,NAME` limits the run to those
 * pages, and `--media NAME,NAME` to those media.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureTestDataSet, importTypeScript, root } from './lib/dataSet.mjs';
import { launchBrowser } from './lib/browser.mjs';
import { fillInIds } from './bench/pages.mjs';
import { portOf } from './lib/ports.mjs';
import { buildSite, isSiteStale } from './build/siteBuild.mjs';
import { waitUntilStill } from '../tests/browser/visits.mjs';

/** @typedef {{ name: string, width: number, height: number, print?: boolean, colorScheme?: 'dark' }} Medium */
/** Media of the screenshots. Print has the width and height between the margins of a US Letter page. @type {Medium[]} */
const allMedia = [
  { name: '1280', width: 1280, height: 900 },
  { name: '390', width: 390, height: 844 },
  { name: 'dark', width: 1280, height: 900, colorScheme: 'dark' },
  { name: 'print', width: 720, height: 960, print: true },
];
const IMAGE_FORMAT = { format: /** @type {const} */ ('webp'), quality: 78 };
const searchPath = '/search?fy=2025';
/**
 * File name and path of each screenshot, and the heading to scroll to. Without a heading, the screenshot shows the top of the page.
 * @type {{ name: string, path: string, heading?: RegExp }[]}
 */
const pages = [
  { name: 'home', path: '/' },
  { name: 'search-table', path: searchPath },
  { name: 'search-time', path: searchPath, heading: /^Results Over Time/ },
  { name: 'search-map', path: searchPath, heading: /^Results by Geography/ },
  { name: 'search-categories', path: searchPath, heading: /^Results by Category/ },
  { name: 'keyword-search', path: '/keyword_search/road' },
  { name: 'award', path: '/award/{large award}' },
  { name: 'award-dates', path: '/award/{large award}', heading: /^Dates$/ },
  { name: 'award-activity', path: '/award/{large award}', heading: /^Contract Activity/ },
  { name: 'award-history', path: '/award/{large award}', heading: /^Award History/ },
  { name: 'award-vehicle', path: '/award/{large vehicle}', heading: /^\$ Award Amounts/ },
  { name: 'award-grant', path: '/award/{large grant}', heading: /^\$ Award Amounts/ },
  { name: 'award-loan', path: '/award/{large loan}' },
  { name: 'recipients', path: '/recipient' },
  { name: 'recipient', path: '/recipient/{large recipient}/2025' },
  { name: 'state', path: '/state/california/2025' },
  {
    name: 'state-map',
    path: '/state/california/2025',
    heading: /^Primary Place of Performance/,
  },
  { name: 'compare', path: '/compare?of=state:06,state:36,state:66&fy=2025' },
  { name: 'covid', path: '/disaster/covid-19' },
  { name: 'covid-overview', path: '/disaster/covid-19', heading: /^Overview$/ },
  { name: 'covid-budget', path: '/disaster/covid-19', heading: /^Total Spending by Agency$/ },
  { name: 'covid-map', path: '/disaster/covid-19', heading: /^Recipient Locations$/ },
  { name: 'submissions', path: '/submission-statistics' },
  {
    name: 'submission-updates',
    path: '/submission-statistics?tab=publications',
    heading: /^Updates in FY/,
  },
  { name: 'submission-agency', path: '/submission-statistics/agency/097' },
  { name: 'download-form', path: '/download_center/custom_award_data' },
  { name: 'data-dictionary', path: '/data-dictionary' },
];

/** @param {string} name */
const readOption = (name) => {
  const at = process.argv.indexOf(name);
  return (at > 0 && process.argv[at + 1]) || '';
};
const folder = join(root, '.cache/screens', readOption('--folder') || 'now');
const selectedPages = readOption('--pages').split(',').filter(Boolean);
const selectedMedia = readOption('--media').split(',').filter(Boolean);
const media = allMedia.filter(({ name }) => !selectedMedia.length || selectedMedia.includes(name));

/** @type {(page: import('playwright-core').Page, name: string, part?: import('playwright-core').Locator) => Promise<void>} */
const takeScreenshot = async (page, name, target) => {
  const client = await page.context().newCDPSession(page);
  const box = target && (await target.boundingBox());
  const scrollTop = await page.evaluate(() => window.scrollY);
  const { data } = await client.send('Page.captureScreenshot', {
    ...IMAGE_FORMAT,
    ...(box && { clip: { ...box, y: box.y + scrollTop, scale: 1 }, captureBeyondViewport: true }),
  });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
};
/**
 * Opens an address and scrolls through the page until nothing on it loads any more, then returns to the top.
 * @type {(page: import('playwright-core').Page, address: string) => Promise<void>}
 */
const openAndScroll = async (page, address) => {
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.locator('#stay-in-touch').waitFor({ state: 'attached' });
  for (let previousHeight = -1; ;) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height === previousHeight) break;
    previousHeight = height;
    for (let top = 0; top < height; top += 500) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForTimeout(60);
    }
    await waitUntilStill(page);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

/** @type {(browser: import('playwright-core').Browser, medium: Medium) => Promise<import('playwright-core').Page>} */
const openPage = async (browser, { width, height, colorScheme }) => {
  const context = await browser.newContext({
    viewport: { width, height },
    ...(colorScheme && { colorScheme }),
  });
  context.setDefaultTimeout(120_000);
  return context.newPage();
};
const serve = async () => {
  const path = await ensureTestDataSet('default');
  const { buildServer } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({ path, site: { dist: join(root, 'dist'), apiRoot: '/api/' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, base: `http://127.0.0.1:${portOf(server.app.server)}` };
};

mkdirSync(folder, { recursive: true });
if (isSiteStale()) await buildSite();
const browser = await launchBrowser();
const siteServer = await serve();
for (const medium of media) {
  for (const { name, path, heading } of pages) {
    if (selectedPages.length && !selectedPages.includes(name)) continue;
    const page = await openPage(browser, medium);
    await openAndScroll(page, siteServer.base + (await fillInIds(siteServer.base, path)));
    // Print styles apply after the page has loaded, as for a visitor who prints it.
    if (medium.print) await page.emulateMedia({ media: 'print' });
    if (heading)
      await page
        .getByRole('heading', { name: heading })
        .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await waitUntilStill(page);
    await takeScreenshot(page, `${name}-${medium.name}`);
    await page.context().close();
  }
}
if (!selectedPages.length) {
  for (const medium of media) {
    const page = await openPage(browser, medium);
    await openAndScroll(page, `${siteServer.base}/temp-page?example=charts-as-usual`);
    if (medium.print) await page.emulateMedia({ media: 'print' });
    const figures = await page.locator('.figure').all();
    for (const figure of figures) {
      const title = (await figure.getByRole('heading').first().innerText()).toLowerCase();
      const name = title.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-|-$/g, '');
      await takeScreenshot(page, `chart-${name}-${medium.name}`, figure);
    }
    await page.context().close();
  }
}
await siteServer.server.close();
await browser.close();
console.log(`Screenshots are in ${relative(root, folder)}.`);
