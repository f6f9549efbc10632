/** Colors of results and of their map, as the browser computes them. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { desktop, graphics, open, phone } from './page.mjs';
import { strayColours } from './palette.mjs';
import { still } from './visits.mjs';

/**
 * Returns the colors that fill more than one percent of a map, as `rgb(…)`, and the color tokens of maps.
 * @param {import('./page.mjs').Page} page
 */
const mapColours = async (page) => {
  const picture = await page.locator('.area-map__canvas').screenshot();
  return page.evaluate(async (content) => {
    const image = new Image();
    image.src = `data:image/png;base64,${content}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const drawing = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `rgb(${[...data.subarray(at, at + 3)].join(', ')})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const probe = document.body.appendChild(document.createElement('i'));
    const tokens = [
      'page',
      'rule-strong',
      'map-none',
      ...[1, 2, 3, 4, 5, 6].map((at) => `map-${at}`),
    ];
    const allowed = tokens.map((token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const filling = [...counts]
      .filter(([, count]) => count > data.length / 4 / 100)
      .map(([colour]) => colour);
    return { filling, allowed };
  }, picture.toString('base64'));
};

test('results, their charts and their map use only palette colors on desktop and phone', async ({
  browser,
  base,
}) => {
  const { page, close } = await open(browser, desktop, { allow: graphics });
  try {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${base}/search?fy=2024,2026&by=quarter`);
    for (const name of ['categories', 'time', 'map']) {
      const section = page.locator(`#section-${name}`);
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await section.getByRole('button', { name: 'Cite' }).waitFor();
    }
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
      await still(page);
      expect(await strayColours(page), `at ${size.width} px`).toEqual([]);
      const { filling, allowed } = await mapColours(page);
      expect(filling.length, `the map has ${filling.join(' ')}`).toBeGreaterThanOrEqual(5);
      expect(allowed, `at ${size.width} px`).toEqual(expect.arrayContaining(filling));
    }
  } finally {
    await close();
  }
});
