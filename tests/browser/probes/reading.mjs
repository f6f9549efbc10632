/** Probes that check that a page is readable at 320 px and with large text, and that it has one date format. */
import { phone } from '../page.mjs';
import { findUnreadable } from '../readable.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */

/** @type {Probe} */
export const largeText = {
  name: 'nothing scrolls sideways or is cut with text of twice the size',
  look: { size: phone, text: '200%' },
  run: findUnreadable,
};
/** @type {Probe} */
export const narrowWindow = {
  name: 'nothing scrolls sideways or is cut at 320 px',
  look: { size: { width: 320, height: 640 } },
  run: findUnreadable,
};

const otherDates =
  /\b\d{4}-\d{2}-\d{2}\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}\b|(?<![\d/])(?:\d\/\d{1,2}|\d{2}\/\d)\/\d{4}\b/g;

/** @type {Probe} */
export const oneDateFormat = {
  name: 'dates outside prose are written as 09/30/2026',
  run: async (page) => {
    const text = await page.evaluate(() =>
      [...document.querySelectorAll('header, main, dialog[open], footer')]
        .map((section) => {
          const copy = /** @type {HTMLElement} */ (section.cloneNode(true));
          // The line below section headings intentionally has dates without leading zeros.
          copy
            .querySelectorAll(
              '.prose, option, script, .agency-section__date, .covid-section__covers',
            )
            .forEach((each) => each.remove());
          // Separates a date at the start of an element from the preceding word.
          copy.querySelectorAll('*').forEach((each) => each.prepend(' '));
          return copy.textContent;
        })
        .join('\n'),
    );
    const dates = [...new Set(text.match(otherDates))];
    return /\d\d\/\d\d\/\d{4}/.test(text) ? dates : [...dates, 'no date is in sight'];
  },
};
