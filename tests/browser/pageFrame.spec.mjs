/** Tests the positions of header and page elements and their focus rings, in addition to the probes that run on every route. */
import { test } from './fixtures.mjs';
import { desktop, expect, phone, storeDownloads } from './page.mjs';
import { expectedMessages, openPage } from './visits.mjs';

const narrow = { width: 320, height: 640 };

/**
 * Returns the names of the items in the header bar, and its faults: a site name on several lines, and items that
 * overlap, are not on one line or are outside the viewport.
 * @param {import('./page.mjs').Page} page
 */
const inspectHeaderBar = (page) =>
  page.locator('.site-header__bar').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll(':scope > :is(a, button)')].map((item) => ({
      name: item.getAttribute('aria-label') ?? item.textContent ?? '',
      ...item.getBoundingClientRect().toJSON(),
    }));
    const name = /** @type {HTMLElement} */ (bar.querySelector('.site-header__logo > span'));
    const lines = new Set([...name.getClientRects()].map(({ top }) => top)).size;
    const faults = lines === 1 ? [] : [`the name of the site has ${lines} lines`];
    boxes.forEach((box, at) => {
      const before = boxes[at - 1];
      if (box.right > window.innerWidth || box.left < 0) faults.push(`${box.name} is outside`);
      if (!before) return;
      const middle = (box.top + box.bottom) / 2;
      if (middle < before.top || middle > before.bottom)
        faults.push(`${box.name} is on another line than ${before.name}`);
      if (box.left < before.right - 0.5) faults.push(`${box.name} lies on ${before.name}`);
    });
    return { names: boxes.map((box) => box.name), faults };
  });

test('the rotate-device hint has its own line and covers nothing', async ({
  openUnchecked,
  base,
}) => {
  for (const width of [phone.width, 320]) {
    const { page } = await openUnchecked({ width, height: 700 });
    await page.goto(`${base}/about`);
    await page.getByRole('region', { name: 'Screen size' }).waitFor();
    await page.locator('main h2').first().waitFor();
    const measurePlaces = () =>
      page.evaluate(() =>
        ['.site-header__bar', '.rotate-banner', '.page-header', '.page-body'].map((each) => {
          const { top = 0, bottom = 0 } =
            document.querySelector(each)?.getBoundingClientRect() ?? {};
          return [Math.round(top), Math.round(bottom)];
        }),
      );
    const places = await measurePlaces();
    for (const [at, [, bottom = 0]] of places.slice(0, -1).entries())
      expect(
        bottom <= (places[at + 1]?.[0] ?? 0) + 1,
        `${width} px: boxes below each other overlap: ${JSON.stringify(places)}`,
      );
  }
});

test('the input of the site search stays in place while suggestions load', async ({
  openUnchecked,
  base,
}) => {
  for (const size of [desktop, phone]) {
    const { page } = await openUnchecked(size);
    await page.goto(`${base}/about`);
    await page.getByRole('button', { name: 'Search this site' }).click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await box.waitFor();
    const before = await box.boundingBox();
    await box.fill('tex');
    await page.getByRole('option').first().waitFor();
    const after = await box.boundingBox();
    expect(
      before && before.y === after?.y,
      `${size.width} px: the box moved from ${before?.y} to ${after?.y}`,
    );
  }
});

/**
 * Returns the labels of a navigation that take several lines, and the number of distinct lines and columns of its links.
 * @param {import('./page.mjs').Page} page
 * @param {string} name
 */
const inspectLinks = (page, name) =>
  page.getByRole('navigation', { name, exact: true }).evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')];
    const brokenLabels = links.flatMap((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      // Text for screen readers is 1 px wide.
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 12 ? [link.textContent ?? ''] : [];
    });
    const countDistinct = (/** @type {'top' | 'left'} */ side) =>
      new Set(links.map((link) => Math.round(link.getBoundingClientRect()[side]))).size;
    return {
      count: links.length,
      brokenLabels,
      lines: countDistinct('top'),
      columns: countDistinct('left'),
    };
  });

test('the links to the parts of a page are on one line or in a list of two even columns', async ({
  openUnchecked,
  base,
}) => {
  for (const size of [desktop, phone]) {
    const { page } = await openUnchecked(size);
    for (const [path, name, isList] of /** @type {const} */ ([
      ['/federal-spending-guide', 'Groups of questions', size === desktop],
      ['/data-sources', 'On this page', false],
      ['/about', 'On this page', false],
      ['/data-dives/equity-COVID-19-spending', 'On this page', false],
      ['/download_center/custom_award_data', 'Download center', false],
      ['/download_center/dataset_metadata', 'Download center', false],
    ])) {
      await openPage(page, base + path);
      const { count, brokenLabels, lines, columns } = await inspectLinks(page, name);
      const at = `${path} at ${size.width} px`;
      expect(count > 3, `${at}: ${count} links`);
      expect(!brokenLabels.length, `${at}: on several lines: ${brokenLabels.join(', ')}`);
      expect(
        isList ? columns === 2 && lines === Math.ceil(count / 2) : lines === 1,
        `${at}: ${count} links on ${lines} lines in ${columns} columns`,
      );
    }
    // The current link is in view, even if it is the last one.
    const current = page
      .getByRole('navigation', { name: 'Download center' })
      .getByRole('link', { name: 'Dataset Metadata' });
    const box = await current.boundingBox();
    expect(
      box && box.x >= 0 && box.x + box.width <= size.width,
      `${size.width} px: the current link is at ${JSON.stringify(box)}`,
    );
  }
});

test('a heading reached by a link is below the page header at twice the text size', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  for (const path of ['/about', '/data-sources']) {
    await openPage(page, base + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.locator('.in-page-nav a').nth(2).click();
    await page.waitForFunction(() => window.scrollY > 300);
    await page.waitForTimeout(1500);
    const [band, heading] = await page.evaluate(() => [
      document.querySelector('.page-header')?.getBoundingClientRect().bottom ?? 0,
      document.activeElement?.getBoundingClientRect().top ?? -1,
    ]);
    expect(
      heading !== undefined && band !== undefined && heading >= band - 1,
      `${path}: the heading is at ${heading}, the header ends at ${band}`,
    );
  }
});

test('the focus rings of skip link, banner, menu and page links are not clipped on a phone', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(phone);
  await page.goto(`${base}/about`);
  await page.locator('.in-page-nav').waitFor();
  const measureOverhang = () =>
    page.evaluate(() => {
      const element = /** @type {HTMLElement} */ (document.activeElement);
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return element.matches(':focus-visible')
        ? parseFloat(outlineWidth) + parseFloat(outlineOffset)
        : NaN;
    });
  await page.keyboard.press('Tab');
  for (const selector of ['.usa-skipnav', '.gov-banner__strip--button', '.in-page-nav a']) {
    await page.locator(selector).first().focus();
    expect((await measureOverhang()) === 0, `the ring of ${selector} hangs over`);
  }
  await page.getByRole('button', { name: 'mobile hamburger menu' }).press('Enter');
  const entry = page.getByRole('button', { name: 'Find Resources' });
  await entry.waitFor();
  await entry.focus();
  expect((await measureOverhang()) === 0, 'the ring of an entry of the menu hangs over');
});

test('the header on a phone keeps name, search, downloads and menu on one line down to 320 px', async ({
  openUnchecked,
  base,
}) => {
  for (const downloads of [false, true]) {
    const { page } = await openUnchecked(narrow, { allow: expectedMessages });
    if (downloads) await storeDownloads(page);
    for (const path of ['/', '/about']) {
      await page.goto(base + path);
      for (const [size, text] of /** @type {const} */ ([
        [narrow, '100%'],
        [{ width: 360, height: 640 }, '100%'],
        [phone, '200%'],
        [{ width: 767, height: 900 }, '100%'],
      ])) {
        const where = `${path} at ${size.width} px, text ${text}${downloads ? ', with files' : ''}`;
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, text);
        await page.setViewportSize(size);
        await page.getByRole('button', { name: 'mobile hamburger menu' }).waitFor();
        if (downloads) await page.locator('.site-header__downloads').waitFor();
        const { names, faults } = await inspectHeaderBar(page);
        expect(
          names.length === (downloads ? 4 : 3) && names.at(-1) === 'mobile hamburger menu',
          `${where}: ${names.join(', ')}`,
        );
        expect(!faults.length, `${where}: ${faults.join('; ')}`);
      }
    }
  }
});
