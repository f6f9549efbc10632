/** Probes that check layout shifts and messages while a page loads, and its content without scripts. */
import { nonRedirectPages } from '../../../scripts/bench/pages.mjs';
import { measureOverflow } from '../page.mjs';
import { readShifts } from '../shifts.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */

/** Must be the first probe of a visit, because scrolling shifts content. `watchShifts` must run before the page loads. @type {Probe} */
export const nothingMoves = {
  name: 'nothing in sight moves while the page loads',
  run: async (page) => {
    const { sum, details } = await readShifts(page);
    return sum > 0.02 ? [`${sum.toFixed(3)}: ${details}`] : [];
  },
};
/** Returns the problems of a page except responses with status 400 or 404. @param {readonly string[]} problems */
export const getComplaints = (problems) =>
  problems.filter((text) => !/status of 40[04]/.test(text));
/** Returns a probe that reports the problems of a page. @type {(problems: readonly string[]) => Probe} */
export const noComplaints = (problems) => ({
  name: 'the scripts hydrate the page and report no error',
  run: async () => getComplaints(problems),
});

/** Link texts that mean nothing out of context. */
const EMPTY_NAME =
  /^(learn more|read more|see more|more|more info|more information|information|here|right here|click here|click this|start|go|this|link|details)$/i;
/** Minimum number of words on a page that needs no scripts. The shortest has about a hundred. */
const MIN_WORDS = 100;

/** Returns what a page needs scripts for, or undefined. @param {string} name */
const findNeeds = (name) => nonRedirectPages.find(({ id }) => id === name)?.needs;

/** @type {Probe[]} */
export const withoutScripts = [
  {
    name: 'the page says what it needs JavaScript for',
    run: async (page, { name }) => {
      const note = await page.locator('.script-note').innerText();
      const needs = findNeeds(name);
      const expected = needs
        ? `This page needs JavaScript ${needs}. `
        : 'This page can be read without JavaScript';
      return note.startsWith(expected) ? [] : [note.slice(0, 100)];
    },
  },
  {
    name: 'a page that needs no JavaScript is whole',
    run: async (page, { name }) => {
      if (findNeeds(name) || name === 'not found') return [];
      const text = await page.locator('main').innerText();
      const wordCount = text.split(/\s+/).length;
      return [
        ...(wordCount < MIN_WORDS ? [`only ${wordCount} words`] : []),
        ...(/Loading|Gathering/.test(text) ? ['it waits for something'] : []),
      ];
    },
  },
  {
    name: 'the page does not scroll sideways',
    run: async (page) => {
      const overflow = await measureOverflow(page);
      return overflow > 0 ? [`${overflow} px`] : [];
    },
  },
  {
    name: 'every link has a name that says where it leads',
    run: (page) => page.getByRole('link', { name: EMPTY_NAME }).allInnerTexts(),
  },
];
