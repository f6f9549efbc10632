/** Probes that check the colors of a page, with and without forced colors. */
import { findChosenByHue, findWithoutEdge } from '../greyscale.mjs';
import { desktop, findViolations, phone, unstick } from '../page.mjs';
import { findStrayColors } from '../palette.mjs';

/** @import { Page } from '../page.mjs' */
/** @typedef {import('./probe.mjs').Probe} Probe */

/** @type {Probe} */
export const paletteOnly = {
  name: 'everything in a figure has a color of the palette',
  run: findStrayColors,
};

/**
 * Returns the violations that axe finds in forced colors. Chromium reports the color of the page, not the forced one, as the fill color of
 * text, which axe reads first. So the fill colors are set to the forced colors meanwhile.
 * @param {Page} page
 */
const findForcedViolations = async (page) => {
  const restore = await unstick(page);
  await page.evaluate(() => {
    const elements = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('body, body *')]);
    const colors = elements.map((element) => getComputedStyle(element).color);
    elements.forEach((element, at) =>
      element.style.setProperty('-webkit-text-fill-color', colors[at] ?? ''),
    );
  });
  const violations = await findViolations(page);
  await page.evaluate(() =>
    document
      .querySelectorAll('body, body *')
      .forEach((element) =>
        /** @type {HTMLElement} */ (element).style.removeProperty('-webkit-text-fill-color'),
      ),
  );
  await restore();
  return violations;
};

/**
 * Returns the probes that compare screenshots by brightness alone. Each worker checks a kind of element once per viewport.
 * @type {(size: import('../page.mjs').Size) => Probe[]}
 */
const createBrightnessProbes = (size) => {
  /** @type {Record<'usual' | 'forced' | 'edged', Set<string>>} */
  const checkedKinds = { usual: new Set(), forced: new Set(), edged: new Set() };
  /** @type {import('./probe.mjs').Look} */
  const inForcedColors = { size, forcedColors: 'active' };
  return [
    {
      name: `what is chosen differs by more than hue at ${size.width} px`,
      look: { size },
      run: (page) => findChosenByHue(page, checkedKinds.usual),
    },
    {
      name: `what is chosen differs by more than hue in forced colors at ${size.width} px`,
      look: inForcedColors,
      run: (page) => findChosenByHue(page, checkedKinds.forced),
    },
    {
      name: `fields, bars and dialogs have an edge in forced colors at ${size.width} px`,
      look: inForcedColors,
      run: (page) => findWithoutEdge(page, checkedKinds.edged),
    },
    {
      name: `axe finds no violation in forced colors at ${size.width} px`,
      look: inForcedColors,
      run: findForcedViolations,
    },
  ];
};
export const brightness = createBrightnessProbes(desktop);
export const brightnessOnPhone = createBrightnessProbes(phone);
