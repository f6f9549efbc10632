/** Probes that check the colors of a page, with and without forced colors. */
import { findChosenByHue, findWithoutEdge } from '../greyscale.mjs';
import { desktop, findViolations, phone, unstick } from '../page.mjs';
import { findStrayColors } from '../palette.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */

/** @type {Probe} */
export const paletteOnly = {
  name: 'everything in a figure has a color of the palette',
  run: findStrayColors,
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
      run: async (page) => {
        const restore = await unstick(page);
        const violations = await findViolations(page);
        await restore();
        return violations;
      },
    },
  ];
};
export const brightness = createBrightnessProbes(desktop);
export const brightnessOnPhone = createBrightnessProbes(phone);
