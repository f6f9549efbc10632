/** Runs probes, which check conditions that a loaded page must meet. One visit runs many probes. Each reports under its own name. */
import { expect, test } from '@playwright/test';
import { waitUntilStill } from '../visits.mjs';

/** @import { Page, Size } from '../page.mjs' */

/**
 * @typedef {import('../visits.mjs').Visit} Visit
 * @typedef {{ size: Size, text?: string, media?: 'screen' | 'print', forcedColors?: 'active' | 'none' }} Look how a
 * page is displayed: viewport, text size, medium and forced colors
 */
/**
 * @typedef {object} Probe
 * @property {string} name the condition; failures are reported under it
 * @property {Look} [look] how the page is displayed for this probe; any look if omitted
 * @property {(page: Page, visit: Visit) => Promise<string[]>} run returns one line for each fault and leaves the page as it was
 */

/** Displays the page with a look, and waits until it is laid out. @param {Page} page @param {Look} look */
const display = async (page, { size, text = '', media = 'screen', forcedColors = 'none' }) => {
  // The text size is set first, because charts measure it only at the next resize.
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, text);
  await page.setViewportSize(size);
  await page.emulateMedia({
    media,
    forcedColors,
    colorScheme: forcedColors === 'active' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  await waitUntilStill(page, 2000);
};

/**
 * Runs probes on a page that is displayed with the look `loaded`. A failing probe does not stop the others.
 * @param {Page} page @param {Visit} visit @param {Look} loaded @param {readonly Probe[]} probes
 */
export const runProbes = async (page, visit, loaded, probes) => {
  let currentLook = JSON.stringify(loaded);
  for (const { name, look, run } of probes)
    await test.step(name, async () => {
      if (look && currentLook !== JSON.stringify(look)) await display(page, look);
      currentLook = JSON.stringify(look) ?? currentLook;
      const faults = await run(page, visit).catch((error) => [String(error)]);
      expect.soft(faults, `${visit.name}: ${name}`).toEqual([]);
    });
};
