/** Layout shifts and messages while a page loads, and its content without scripts. */
import { ownPages } from '../../../scripts/lib/pages.mjs';
import { sidewaysScroll } from '../page.mjs';
import { shiftsOf } from '../shifts.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */

/** Must be the first probe of a visit: `watchShifts` starts before the page loads, and scrolling shifts content too. @type {Probe} */
export const nothingMoves = {
  name: 'nothing in sight moves while the page loads',
  run: async (page) => {
    const { sum, words } = await shiftsOf(page);
    return sum > 0.02 ? [`${sum.toFixed(3)}: ${words}`] : [];
  },
};
/** Returns what a page reported, except responses for addresses that do not exist. @param {readonly string[]} problems */
export const complaintsOf = (problems) => problems.filter((text) => !/status of 40[04]/.test(text));
/** Returns the probe of what the page reported. @type {(problems: readonly string[]) => Probe} */
export const noComplaints = (problems) => ({
  name: 'the scripts hydrate the page and report no error',
  run: async () => complaintsOf(problems),
});

/** Link texts that mean nothing out of context. */
const EMPTY_NAME =
  /^(learn more|read more|see more|more|more info|more information|information|here|right here|click here|click this|start|go|this|link|details)$/i;
/** Minimum number of words on a complete page; the shortest has about a hundred. */
const WHOLE = 100;

/** Returns what a page needs scripts for, or undefined. @param {string} name */
const needsOf = (name) => ownPages.find(({ id }) => id === name)?.needs;

/** @type {Probe[]} */
export const withoutScripts = [
  {
    name: 'the page says what it needs JavaScript for',
    run: async (page, { name }) => {
      const note = await page.locator('.script-note').innerText();
      const needs = needsOf(name);
      const expected = needs
        ? `This page needs JavaScript ${needs}. `
        : 'This page can be read without JavaScript';
      return note.startsWith(expected) ? [] : [note.slice(0, 100)];
    },
  },
  {
    name: 'a page that needs no JavaScript is whole',
    run: async (page, { name }) => {
      if (needsOf(name) || name === 'not found') return [];
      const text = await page.locator('main').innerText();
      const words = text.split(/\s+/).length;
      return [
        ...(words < WHOLE ? [`only ${words} words`] : []),
        ...(/Loading|Gathering/.test(text) ? ['it waits for something'] : []),
      ];
    },
  },
  {
    name: 'the page does not scroll sideways',
    run: async (page) => {
      const wide = await sidewaysScroll(page);
      return wide > 0 ? [`${wide} px`] : [];
    },
  },
  {
    name: 'every link has a name that says where it leads',
    run: (page) => page.getByRole('link', { name: EMPTY_NAME }).allInnerTexts(),
  },
];
