/**
 * Checks the text and colors of the chart examples in a browser. `tests/charts` compares their markup with references, without a
 * browser.
 */
import { test } from './fixtures.mjs';
import { expect, phone } from './page.mjs';
import { findStrayColors } from './palette.mjs';
import { findUnreadable } from './readable.mjs';
import { chartExamples } from './states/gallery.mjs';

/** @typedef {import('./page.mjs').Page} Page */

/**
 * Waits until every chart is as wide as its container and has the given font size.
 * @param {Page} page @param {string} text
 */
const waitUntilMeasured = (page, text) =>
  page.waitForFunction((size) => {
    const charts = /** @type {SVGSVGElement[]} */ ([
      ...document.querySelectorAll('svg.drawing__svg'),
    ]);
    return (
      charts.length > 0 &&
      charts.every(
        (chart) =>
          chart.style.fontSize === size &&
          chart.width.baseVal.value === chart.parentElement?.clientWidth,
      )
    );
  }, text);

/** Returns the texts that extend more than 4 px beyond a side of their chart, with the chart's label. @param {Page} page */
const findStrayTexts = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg.drawing__svg')].flatMap((chart) => {
      const box = chart.getBoundingClientRect();
      return [...chart.querySelectorAll('text')].flatMap((text) => {
        const { left, right, width } = text.getBoundingClientRect();
        return width > 0 && (left < box.left - 4 || right > box.right + 4)
          ? [`${chart.getAttribute('aria-label')?.slice(0, 20)}: ${text.textContent}`]
          : [];
      });
    }),
  );

for (const { id, title, path } of chartExamples)
  test(`${title}: text is readable on a phone at 100 % and 200 % text size`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(base + path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    /** @type {string[]} */
    const faults = [];
    for (const [share, text] of /** @type {const} */ ([
      ['100%', '13px'],
      ['200%', '26px'],
    ])) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        window.dispatchEvent(new Event('resize'));
      }, share);
      await waitUntilMeasured(page, text);
      const sizeFaults = await findStrayTexts(page);
      // The example with 5,000 cells has no text of its own, and checking it is slow.
      if (id !== 'charts-many') sizeFaults.push(...(await findUnreadable(page)));
      faults.push(...sizeFaults.map((fault) => `${share}: ${fault}`));
    }
    if (id === 'charts-as-usual') faults.push(...(await findStrayColors(page)));
    expect(!faults.length, `${faults.length} faults: ${faults.slice(0, 30).join(' | ')}`);
  });
