/** Tests heights and animations that the specification defines, and that panels stay inside the viewport. */
import { test } from './fixtures.mjs';
import { desktop, expect, phone } from './page.mjs';
import { openPage } from './visits.mjs';

/** @import { Locator, Page } from './page.mjs' */

/** @param {Page} page @param {string} selector */
const heightOf = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
/** Returns the heights of the header and of the notices in it, in pixels. @param {Page} page */
const measureHeader = async (page) => ({
  header: Math.round(await heightOf(page, '.site-header')),
  offset: Math.round(
    await page
      .locator('.site-header .info-banner')
      .evaluateAll((all) => all.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)),
  ),
});
/** Returns the top and bottom of the page header in the viewport, in pixels. @param {Page} page */
const measureBand = (page) =>
  page.locator('.page-header').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
/** @param {string} path */
const hasNotice = (path) => path.includes('covid-19');
/**
 * Returns the durations of an element's animations by name, in milliseconds. Reads them from the styles, because the
 * animations may already be over on a slow machine.
 * @type {(locator: Locator) => Promise<Record<string, number>>}
 */
const readAnimations = (locator) =>
  locator.evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    const times = animationDuration.split(', ');
    return animationName === 'none'
      ? {}
      : Object.fromEntries(
          animationName
            .split(', ')
            .map((name, at) => [name, Math.round(parseFloat(times[at] ?? '') * 1000)]),
        );
  });
/** Pauses animations at their start, so that they are not over before a slow machine checks them. @param {Page} page */
const pauseAnimations = (page) =>
  page.addInitScript(() =>
    document.addEventListener(
      'animationstart',
      ({ target }) =>
        /** @type {Element} */ (target).getAnimations().forEach((animation) => animation.pause()),
      true,
    ),
  );
/** @param {unknown} actual @param {unknown} expected @param {string} what */
const expectSame = (actual, expected, what) =>
  expect(
    JSON.stringify(actual) === JSON.stringify(expected),
    `${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
  );

test('the header is 97 px high plus its notices, and the 66 px page header sticks to the top after scrolling [i9.17, i9.19, i9.29, r9.19, r9.21, r9.24]', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  for (const path of ['/search', '/about', '/disaster/covid-19/about-the-data']) {
    await openPage(page, base + path);
    if (hasNotice(path)) await page.locator('.info-banner').waitFor();
    await page.locator('.page-header').waitFor();
    const { header, offset } = await measureHeader(page);
    expect(offset > 0 === hasNotice(path), `${path}: notices of ${offset} px`);
    expectSame(header - offset, 97, `${path}, header without notices`);
    expectSame(await heightOf(page, '.page-header'), 66, `${path}, band`);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), header + 100);
    const { top, bottom } = await measureBand(page);
    expectSame([top, bottom], [0, 66], `${path}, band when the header has scrolled away`);
  }
});

test('a notice of one line is 90 px high and makes the header 90 px taller [i9.18, r9.22]', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  await page.goto(`${base}/recipient`);
  await page.locator('.info-banner').waitFor();
  expectSame(await heightOf(page, '.info-banner'), 90, 'notice');
  const { header, offset } = await measureHeader(page);
  expectSame(header, 97 + offset, 'header');
  expectSame(offset, 90, 'what it adds to the header');
});

test('the panels of the phone’s menu slide in within 225 ms [i2.navigation.15, i9.22]', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(phone);
  await pauseAnimations(page);
  await page.goto(base);
  await page.getByRole('button', { name: 'mobile hamburger menu' }).click();
  for (const name of ['Explore the Data', 'Download the Data', 'Find Resources']) {
    await page.getByRole('button', { name }).click();
    expectSame(await readAnimations(page.locator('.mobile-menu__sub')), { 'slide-in': 225 }, name);
    await page.getByRole('button', { name: 'Back' }).click();
  }
});

test('panels of the menu fade in within 225 ms, and their caret moves between items in 800 ms [i9.23, i9.25, r9.17]', async ({
  openUnchecked,
  base,
}) => {
  const { page, problems } = await openUnchecked(desktop);
  await pauseAnimations(page);
  await page.goto(base);
  // The menu items move when the web font loads. The font may be missing on the machine, so loading errors are
  // ignored.
  await page.evaluate(() =>
    Promise.all([...document.fonts].map((font) => font.load().catch(() => {}))),
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const caret = page.locator('.menu-panel__caret');
  /** @param {Locator} locator */
  const getMiddle = (locator) =>
    locator.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return Math.round(left + width / 2);
    });
  const explore = page.getByRole('button', { name: 'Explore the Data' });
  const resources = page.getByRole('button', { name: 'Find Resources' });
  await explore.hover();
  await caret.waitFor();
  expectSame(await readAnimations(page.locator('.menu-panel')), { 'fade-in': 225 }, 'panel');
  const start = await getMiddle(caret);
  expectSame(start, await getMiddle(explore), 'mark of the first item');
  await resources.hover();
  await page
    .locator('.menu-panel')
    .getByRole('link', { name: /^Data Sources/ })
    .waitFor();
  expectSame(await readAnimations(caret), { 'menu-caret': 800 }, 'mark');
  await caret.evaluate((element) =>
    element.getAnimations().forEach((animation) => {
      // Paused here too, because the animation may not have started yet.
      animation.pause();
      animation.currentTime = 0;
    }),
  );
  // Compares with `start`, because the font may have moved the menu item since then.
  expectSame(await getMiddle(caret), start, 'where the mark comes from');
  await caret.evaluate((element) =>
    element.getAnimations().forEach((animation) => animation.finish()),
  );
  expectSame(await getMiddle(caret), await getMiddle(resources), 'where the mark ends');
  expect(!problems.length, problems.slice(0, 3).join(' | '));
});

test('slide-outs and dialogs open within 225 ms [i9.24, r9.15]', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop);
  await pauseAnimations(page);
  await page.goto(`${base}/?glossary`);
  const panel = page.locator('dialog.slide-out[open]');
  await panel.waitFor();
  expectSame(await readAnimations(panel), { 'slide-in': 225 }, 'glossary');
  await page.goto(`${base}/recipient`);
  await page.getByRole('button', { name: 'What changed' }).click();
  expectSame(
    await readAnimations(page.locator('dialog.modal[open]')),
    { 'fade-in': 225 },
    'dialog',
  );
});

test('panels that slide over a page on a phone stay inside the viewport', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(phone);
  /** @param {string} selector */
  const expectInside = async (selector) => {
    const dialog = page.locator(`${selector}[open]`);
    await dialog.waitFor();
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations().map((each) => each.finished)),
    );
    const { left, right } = await dialog.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: Math.round(box.left), right: Math.round(box.right) };
    });
    expect(
      left >= 0 && right <= phone.width,
      `${selector} stands from ${left} to ${right} of ${phone.width} px`,
    );
  };
  await page.goto(`${base}/search`);
  await page
    .getByRole('button', { name: /filters?$/i })
    .first()
    .click();
  await expectInside('dialog.sheet');
  await page.goto(`${base}/about?glossary=outlay`);
  await expectInside('dialog.slide-out');
  await page.goto(`${base}/about`);
  await page.getByRole('button', { name: 'mobile hamburger menu' }).click();
  await expectInside('dialog.mobile-menu');
});
