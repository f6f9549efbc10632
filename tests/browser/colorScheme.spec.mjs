/** Tests the dark colors of every page, the choice in the footer, and that paper and saved images are light. */
import { expect as retry } from '@playwright/test';
import { saveFile } from './downloadedFiles.mjs';
import { fullOnly, test } from './fixtures.mjs';
import { audit, desktop, expect, graphics, phone } from './page.mjs';
import { countPixelColors, findStrayColors, readMapColors } from './palette.mjs';
import { holdScripts } from './scripts.mjs';
import { galleryGroups } from './states/gallery.mjs';
import {
  everyRoute,
  expectedMessages,
  followToPage,
  openPage as arrive,
  routeNames,
  scrollThrough,
  waitUntilStill,
} from './visits.mjs';

/** @import { Page } from './page.mjs' */

const LIGHT_PAGE = 'rgb(255, 255, 255)';
const DARK_PAGE = 'rgb(17, 22, 28)';
/** The color of the highest map class on a light page. */
const LIGHT_MAP = 'rgb(20, 49, 95)';

/** @param {Page} page */
const getGround = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Selects a scheme in the footer. @param {Page} page @param {string} name */
const selectScheme = async (page, name) => {
  const group = page.getByRole('group', { name: 'Color scheme' });
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('button', { name, exact: true }).click();
};

/** Routes that `npm test` checks in dark colors: one with text, and one with charts. */
const usualRoutes = ['about', 'agency'];
for (const [at, name] of routeNames.entries())
  test(
    `in dark colors: ${name} has no axe violation, and its figures use only palette colors`,
    fullOnly(!usualRoutes.includes(name)),
    async ({ openPage, base }) => {
      const route = (await everyRoute(base)).find((each) => each.name === name);
      expect(route, `no route is named ${name}`);
      const { page, problems } = await openPage(at % 2 ? phone : desktop, {
        allow: expectedMessages,
      });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await arrive(page, base + route.path);
      await scrollThrough(page);
      expect((await getGround(page)) === DARK_PAGE, `the page is ${await getGround(page)}`);
      const strayColors = await findStrayColors(page);
      expect(!strayColors.length, `colors of no token: ${strayColors.join(', ')}`);
      await audit(page, problems, `${name} in dark colors`);
    },
  );

for (const { group, examples } of galleryGroups)
  test(
    `in dark colors: the component gallery has no axe violation in ${group}`,
    fullOnly(true),
    async ({ openPage, base }) => {
      const { page, problems } = await openPage(desktop);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.goto(`${base}/temp-page`);
      /** @type {string[]} */
      const complaints = [];
      for (const { state, path, ready, scroll } of examples) {
        await followToPage(page, path);
        for (const target of [scroll ?? []].flat())
          await page.locator(target).scrollIntoViewIfNeeded();
        await page.locator(ready).waitFor();
        await waitUntilStill(page);
        await audit(page, problems.splice(0), state).catch(({ message }) =>
          complaints.push(message),
        );
      }
      expect(!complaints.length, complaints.join('\n'));
    },
  );

test('the choice of light colors wins over a dark device, and applies before the scripts after a reload', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: desktop, colorScheme: 'dark' });
  await page.goto(`${base}/about`);
  expect((await getGround(page)) === DARK_PAGE, 'the page does not follow the device');
  await selectScheme(page, 'Light');
  expect((await getGround(page)) === LIGHT_PAGE, 'Light does not win over the device');
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await retry.poll(() => getGround(page), 'before the scripts run').toBe(LIGHT_PAGE);
  release();
  await selectScheme(page, 'System');
  expect((await getGround(page)) === DARK_PAGE, 'System does not follow the device');
  await page.reload();
  expect((await getGround(page)) === DARK_PAGE, 'System is not kept');
});

test('a choice applies to the open pages of other tabs', async ({ openIn, base }) => {
  const page = await openIn({ viewport: desktop, colorScheme: 'light' });
  const otherPage = await page.context().newPage();
  for (const each of [page, otherPage]) {
    await each.goto(`${base}/about`);
    await each.locator('#late-note').waitFor({ state: 'detached' });
  }
  await selectScheme(page, 'Dark');
  await retry.poll(() => getGround(otherPage)).toBe(DARK_PAGE);
});

test('paper is light for a dark device and for the choice of dark colors', async ({
  openIn,
  base,
}) => {
  const page = await openIn({ viewport: desktop, colorScheme: 'dark' });
  await page.goto(`${base}/about`);
  for (const scheme of ['System', 'Dark']) {
    await selectScheme(page, scheme);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { color, colorScheme } = await page.locator('h1').evaluate((heading) => {
      const style = getComputedStyle(heading);
      return { color: style.color, colorScheme: style.colorScheme };
    });
    expect(
      color === 'rgb(27, 27, 27)' && colorScheme === 'light',
      `${scheme}: the heading is ${color} on ${colorScheme} paper`,
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});

test('the map repaints when the color scheme changes, and is saved and printed in light colors', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop, { allow: graphics });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${base}/search?fy=2025&section=map`);
  const figure = page.locator('#section-map .figure');
  await page.locator('#section-map').scrollIntoViewIfNeeded();
  await page.locator('.area-map__canvas[data-painted]:not([data-painted="0"])').waitFor();
  /** @param {string} ground */
  const expectMapColors = (ground) =>
    retry(async () => {
      await waitUntilStill(page);
      const { filling, allowed } = await readMapColors(page);
      retry(filling.length).toBeGreaterThanOrEqual(5);
      retry(filling).toContain(ground);
      retry(allowed).toEqual(retry.arrayContaining(filling));
    }).toPass({ timeout: 30_000 });
  await expectMapColors(DARK_PAGE);

  const png = await saveFile(figure, 'Download PNG');
  const savedColors = (await countPixelColors(page, png.content, 7)).map(([color]) => color);
  for (const color of [LIGHT_PAGE, LIGHT_MAP])
    expect(savedColors.includes(color), `nothing of ${color} in the PNG`);
  expect(!savedColors.includes(DARK_PAGE), 'the PNG has a dark page');
  const svg = (await saveFile(figure, 'Download SVG')).content.toString();
  expect(svg.includes('#fff') && !/#11161c|rgb\(17, 22, 28\)/.test(svg), 'the SVG has a dark page');
  await expectMapColors(DARK_PAGE);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectMapColors(LIGHT_PAGE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectMapColors(DARK_PAGE);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const { filling } = await readMapColors(page);
  expect(
    filling.includes(LIGHT_PAGE) && !filling.includes(DARK_PAGE),
    `the printed map has ${filling.join(' ')}`,
  );
});
