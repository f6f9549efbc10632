/** Tests the computed colors of results and of their map. */
import { expect } from '@playwright/test';
import { test } from './fixtures.mjs';
import { desktop, graphics, phone } from './page.mjs';
import { findStrayColors, readMapColors } from './palette.mjs';
import { waitUntilStill } from './visits.mjs';

test('results, their charts and their map use only palette colors on desktop and phone', async ({
  openUnchecked,
  base,
}) => {
  const { page } = await openUnchecked(desktop, { allow: graphics });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${base}/search?fy=2024,2026&by=quarter`);
  for (const name of ['categories', 'time', 'map']) {
    const section = page.locator(`#section-${name}`);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await section.getByRole('button', { name: 'More actions' }).waitFor();
  }
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
    await waitUntilStill(page);
    expect(await findStrayColors(page), `at ${size.width} px`).toEqual([]);
    const { filling, allowed } = await readMapColors(page);
    expect(filling.length, `the map has ${filling.join(' ')}`).toBeGreaterThanOrEqual(5);
    expect(allowed, `at ${size.width} px`).toEqual(expect.arrayContaining(filling));
  }
});
