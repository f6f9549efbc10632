/** Tests the width of the container, the sticky tabs of profiles, and that the Explorer's treemap starts on the first screen. */
import { expect } from '@playwright/test';
import { fullOnly, test } from './fixtures.mjs';
import { desktop, phone } from './page.mjs';

const wideScreen = { width: 1920, height: 1080 };

/**
 * Returns the left edge of the title, and the width between it and the right edge of the figures.
 * @param {import('./page.mjs').Page} page
 */
const measureContainer = (page) =>
  page.evaluate(() => {
    const left = document.querySelector('.page-header h1')?.getBoundingClientRect().left ?? NaN;
    const figures = [...document.querySelectorAll('main .figure')];
    const right = Math.max(...figures.map((figure) => figure.getBoundingClientRect().right));
    // The width of the body excludes the scrollbar.
    return { left, right: document.body.clientWidth - right, width: right - left };
  });

test('the container is 1400 px wide below 1640 px and grows with the viewport from there on [i9.32, r9.28]', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  for (const path of ['/state/guam/2025', '/compare?of=state:66,state:60&fy=2025']) {
    await page.goto(base + path);
    await page.locator('main .figure__foot').first().waitFor();
    for (const [viewport, container] of [
      [1639, 1400],
      [1640, 1435],
      [1920, 1680],
      [2560, 1680],
    ]) {
      await page.setViewportSize({ width: viewport ?? 0, height: 1000 });
      const { left, right, width } = await measureContainer(page);
      const state = `${path} at ${viewport} px`;
      // The container includes 16 px of padding on both sides.
      expect(Math.abs(width - ((container ?? 0) - 32)), `${state}: ${width} px`).toBeLessThan(2);
      expect(Math.abs(left - right), `${state}: ${left} and ${right} px`).toBeLessThan(2);
    }
  }
});

for (const [at, size] of [desktop, phone, wideScreen].entries())
  test(
    `the tabs of a profile stay in view and never cover the section they lead to at ${size.width} px`,
    fullOnly(at === 2),
    async ({ openPage, base }) => {
      const { page } = await openPage(size);
      await page.goto(`${base}/state/ohio/2025`);
      const tabs = page.getByRole('navigation', { name: 'On this page' });
      for (const name of ['Top 5', 'Map']) {
        await tabs.getByRole('link', { name }).focus();
        await page.keyboard.press('Enter');
        const section = page.locator(name === 'Map' ? '#map' : '#top-five');
        await expect(section).toBeInViewport();
        await expect
          .poll(async () => {
            const [bar, target] = await Promise.all([tabs.boundingBox(), section.boundingBox()]);
            return bar && target && bar.y >= 0 && target.y >= bar.y + bar.height - 1;
          })
          .toBe(true);
        await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 0.98 });
        await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
      }
    },
  );

test('the treemap of the Explorer starts above 420 px, with names, amounts and shares in its cells', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  await page.goto(`${base}/explorer/budget_function`);
  const treemap = page.getByRole('img', { name: /^Obligations by Budget Function/ });
  await expect(treemap.getByText(/^\$[\d.]+ \w+ · [\d.]+%$/).first()).toBeVisible();
  const box = await treemap.boundingBox();
  expect(box?.y).toBeLessThan(420);
});
