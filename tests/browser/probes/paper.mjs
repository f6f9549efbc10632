/** Probes that check printed pages. */
import { measureOverflow } from '../page.mjs';

/**
 * @typedef {import('../page.mjs').Page} Page
 * @typedef {import('./probe.mjs').Probe} Probe
 */

/** The printable area of A4 in CSS pixels. */
export const paper = { width: 703, height: 1016 };

/**
 * Returns the names of the controls that are visible in print, except controls that print as text, such as sort headings.
 * @param {Page} page
 */
export const findPrintedControls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, textarea, a.usa-button, [role="combobox"]')]
      .filter(
        (node) =>
          node.checkVisibility() &&
          !node.matches(
            '.data-table__sort, [aria-pressed="true"], [aria-selected="true"], .dictionary__table button, .disclosure__heading button, .definition__term, .home-card button, .ribbon__piece button, .video__open, .submission-value, .covid-listing__open, .award-flag__button, .program-tree__toggle:not([aria-label])',
          ),
      )
      .map(
        (node) =>
          node.textContent.trim() || node.getAttribute('aria-label') || node.outerHTML.slice(0, 60),
      ),
  );

/** Returns the expected last line of a printed page. @param {Page} page */
export const getPrintNote = (page) => {
  const today = new Date().toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return `printed on ${today} from ${page.url()}`;
};

/** @type {import('./probe.mjs').Look} */
const look = { size: paper, media: 'print' };
/** @type {Probe[]} */
export const onPaper = [
  {
    name: 'a printed page ends with its address and the date',
    look,
    run: (page) =>
      page
        .getByText(getPrintNote(page))
        .waitFor({ timeout: 10_000 })
        .then(
          () => [],
          () => [`“${getPrintNote(page)}” is not on paper`],
        ),
  },
  {
    name: 'a printed page fits its paper',
    look,
    run: async (page) => {
      const overflow = await measureOverflow(page);
      return overflow > 0 ? [`${overflow} px wider than its paper`] : [];
    },
  },
  { name: 'a printed page has no controls', look, run: findPrintedControls },
];
