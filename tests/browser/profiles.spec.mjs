/** Profiles and comparisons at every viewport width. */
import { test } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';

const wide = 1640;
const pages = ['/state/guam/2025', '/compare?of=state:66,state:60&fy=2025'];

/**
 * Returns the left edge of the page title, and the right edges of its text and its figures.
 * @param {import('./page.mjs').Page} page
 */
const measureEdges = (page) =>
  page.evaluate(() => {
    /** @param {string} selector */
    const box = (selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`${selector} is missing`);
      return element.getBoundingClientRect();
    };
    return {
      // Without the scrollbar.
      window: Math.round(document.body.getBoundingClientRect().width),
      title: Math.round(box('.page-header h1').left),
      right: Math.round(
        Math.max(
          ...[...document.querySelectorAll('main .figure')].map(
            (figure) => figure.getBoundingClientRect().right,
          ),
        ),
      ),
      textRight: Math.round(box('main .key-figures, main .compare-members').right),
    };
  });

test('profile figures extend to the right of the 1400 px column in viewports of 1640 px or more [i9.32, r9.28]', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop);
  for (const path of pages) {
    for (const width of [wide - 1, wide]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(base + path);
      await page.locator('main .figure__foot').first().waitFor();
      const { window, title, right, textRight } = await measureEdges(page);
      const column = window - title;
      const state = `${path} at ${width} px`;
      expect(
        Math.abs(textRight - column) <= 1,
        `${state}: words end at ${textRight}, not ${column}`,
      );
      if (width < wide) expect(Math.abs(right - column) <= 1, `${state}: figures end at ${right}`);
      else expect(right >= window - 17, `${state}: figures end at ${right} of ${window}`);
    }
  }
});
