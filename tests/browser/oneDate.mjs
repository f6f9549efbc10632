/** Days are written in one way wherever they are read: 09/30/2026, never 2026-09-30 or Sep 30, 2026. Prose and what visitors typed are free. */
import { arrive, byName, everyRoute } from './visits.mjs';
import { desktop, expect, open, withFiles } from './page.mjs';

const other =
  /\b\d{4}-\d{2}-\d{2}\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}\b|(?<![\d/])(?:\d\/\d{1,2}|\d{2}\/\d)\/\d{4}\b/g;

/** @type {import('./page.mjs').Suite[]} */
export const oneDateSuites = [
  {
    name: 'every page writes its days in one way',
    run: async ({ browser, base }) => {
      const { page, close } = await open(browser, desktop, { allow: /status of 404/ });
      try {
        await withFiles(page);
        const form = '/download_center/custom_award_data';
        const visits = [
          ...(await everyRoute(base)),
          { name: 'award data form with days', path: form, act: byName(/^FY 2024$/) },
          { name: 'downloads', path: '/about', act: byName(/downloads/i) },
        ];
        for (const visit of visits) {
          await arrive(page, base, visit);
          const text = await page.evaluate(() =>
            [...document.querySelectorAll('header, main, dialog[open], footer')]
              .map((part) => {
                const copy = /** @type {HTMLElement} */ (part.cloneNode(true));
                copy.querySelectorAll('.prose, option, script').forEach((each) => each.remove());
                return copy.textContent;
              })
              .join('\n'),
          );
          expect(/\d\d\/\d\d\/\d{4}/.test(text), `${visit.name}: no day in sight`);
          const found = [...new Set(text.match(other))];
          expect(!found.length, `${visit.name}: ${found.slice(0, 5).join(', ')}`);
        }
      } finally {
        await close();
      }
    },
  },
];
