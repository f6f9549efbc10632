/** Tests the widths of figures on profiles and comparisons in wide viewports. */
import { test } from './fixtures.mjs';
import { desktop, expect } from './page.mjs';

const wide = 1640;
const pages = ['/state/guam/2025', '/compare?of=state:66,state:60&fy=2025'];

/**
 * Returns the width of the page, the left edge of its title, and the right edges of its figures and its text.
 * @param {import('./page.mjs').Page} page
 */
const measureEdges = (page) =>
  page.evaluate(() => {
    /** @param {string} selector */
    const getBox = (selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`${selector} is missing`);
      return element.getBoundingClientRect();
    };
    return {
      // The width of the body excludes the scrollbar.
      window: Math.round(document.body.getBoundingClientRect().width),
      title: Math.round(getBox('.page-header h1').left),
      right: Math.round(
        Math.max(
          ...[...document.querySelectorAll('main .figure')].map(
            (figure) => figure.getBoundingClientRect().right,
          ),
        ),
      ),
      textRight: Math.round(getBox('main .key-figures, main .compare-members').right),
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
