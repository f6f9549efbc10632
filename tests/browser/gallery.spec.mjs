/** Tests the component gallery as served. Every build contains it, but no page links to it. */
import { listPages } from '../../scripts/bench/pages.mjs';
import { test } from './fixtures.mjs';
import { pressByKeyboard, desktop, expect } from './page.mjs';

const PATH = '/temp-page';
const NOINDEX = /<meta name="?robots"? content="?noindex"?>/;

test('the component gallery at /temp-page shows its three demonstration notices and opens an example [i2.routes.46]', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  const response = await page.goto(base + PATH);
  expect(response?.status() === 200, `${PATH}: ${response?.status()}`);
  await page.getByRole('heading', { level: 1, name: 'Temporary page', exact: true }).waitFor();
  for (const name of ['A general notice', 'A warning', 'A warning resolved'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  await pressByKeyboard(page, page.getByRole('link', { name: 'Failed, with Retry' }).first());
  await page.getByRole('heading', { level: 1, name: 'Panel: Failed, with Retry' }).waitFor();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Retry' }));
  await page.getByText('obligated the most').waitFor();
  await pressByKeyboard(page, page.getByRole('link', { name: 'All examples' }));
  await page.getByRole('heading', { level: 1, name: 'Temporary page', exact: true }).waitFor();
});

test('neither the pages nor the sitemap link to the component gallery, and search engines may not index it', async ({
  base,
}) => {
  const fetchText = async (/** @type {string} */ path) => (await fetch(base + path)).text();
  expect(NOINDEX.test(await fetchText(PATH)), `${PATH} may be indexed`);
  expect(!(await fetchText('/sitemap.xml')).includes(PATH), 'the sitemap lists the gallery');
  const pages = await listPages(base);
  expect(!pages.some(({ path }) => path.startsWith(PATH)), 'the list of pages has the gallery');
  for (const { path } of pages) {
    const text = await fetchText(path);
    expect(!text.includes(`${PATH}"`), `${path} links to the gallery`);
    expect(!NOINDEX.test(text), `${path} may not be indexed`);
  }
});

test('the component gallery does not preload the HTTP client, because most examples send no request', async ({
  base,
}) => {
  const fetchText = async (/** @type {string} */ path) => (await fetch(base + path)).text();
  const listScripts = async (/** @type {string} */ path) =>
    /name="page-scripts" content="([^"]*)"/.exec(await fetchText(path))?.[1]?.split(' ') ?? [];
  const isPreloaded = async (/** @type {string} */ path) => {
    const texts = await Promise.all((await listScripts(path)).map(fetchText));
    return texts.some((text) => text.includes('AxiosError:'));
  };
  expect(await isPreloaded('/search'), 'the search page does not preload the HTTP client');
  expect(!(await isPreloaded(PATH)), 'the gallery preloads the HTTP client');
});

test('the menus and the site search do not list the component gallery', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  await page.goto(`${base}/about`);
  for (const group of ['Explore the Data', 'Download the Data', 'Find Resources']) {
    await page.getByRole('button', { name: group }).click();
    await page.locator('.menu-panel a').first().waitFor();
    expect(!(await page.locator(`a[href^="${PATH}"]`).count()), `${group} lists the gallery`);
  }
  await page.keyboard.press('Escape');
  await page.locator('.site-header__search').click();
  const box = page.locator('dialog').getByRole('combobox');
  // Another page is searched for first, which proves that the site search finds pages by title.
  await box.fill('training videos');
  await page
    .getByRole('option', { name: /Training Videos/ })
    .first()
    .waitFor();
  await box.fill('temporary page');
  const options = page.getByRole('option');
  await page.getByText('No matching results').or(options).first().waitFor();
  expect(
    !(await options.filter({ hasText: 'Temporary page' }).count()),
    'the site search finds the gallery',
  );
});
