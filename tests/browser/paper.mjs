/** Pages on paper. */
import { desktop, expect, open, sidewaysScroll, widths } from './page.mjs';
import { readPdf } from './readPdf.mjs';
import { arrive, everyRoute, expected } from './visits.mjs';

/**
 * The pages of a print: their number and their words.
 * @param {import('./page.mjs').Page} page
 */
const printed = async (page) => {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { texts } = await readPdf(new Uint8Array(bytes));
  return { pages: texts.length, text: texts.join(' ').replaceAll(/\s+/g, ' ') };
};
/** A4 between its margins, in CSS pixels. */
const paper = { width: 703, height: 1016 };
/**
 * What can be pressed or filled in on paper; headings of sorted columns and what stands for a choice are words there.
 * @param {import('./page.mjs').Page} page
 */
const controlsOnPaper = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, textarea, a.usa-button, [role="combobox"]')]
      .filter(
        (node) =>
          node.checkVisibility() &&
          !node.matches(
            '.data-table__sort, [aria-pressed="true"], [aria-selected="true"], .dictionary__table button, .disclosure__heading button, .definition__term, .home-card button, .ribbon__piece button, .video__open, .submission-value, .covid-listing__open',
          ),
      )
      .map(
        (node) =>
          node.textContent.trim() || node.getAttribute('aria-label') || node.outerHTML.slice(0, 60),
      ),
  );
const today = () =>
  new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** @param {import('./page.mjs').Context} context */
const printedSearch = async ({ browser, base }) => {
  for (const size of widths) {
    const { page, problems, close } = await open(browser, size, { allow: expected });
    try {
      const keywords = ['road', 'bridge', 'health', 'support', 'school', 'service', 'repair'];
      await arrive(page, base, {
        name: 'results',
        path: `/search?fy=2025&keyword=${keywords.join(',')}`,
      });
      await page.waitForSelector('.data-table tfoot, .card--total');
      // What is still on its way is not on paper.
      for (const { section, name } of [
        { section: 'categories', name: 'Results by Category' },
        { section: 'time', name: 'Results Over Time' },
        { section: 'map', name: 'Results by Geography' },
      ]) {
        // A section begins when it comes near.
        await page
          .locator(`#section-${section}`)
          .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await page.getByRole('region', { name, exact: true }).waitFor({ state: 'attached' });
      }
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const { text, pages } = await printed(page);
      const where = `from a window of ${size.width}px`;
      expect(/\d+ ?- ?[\d,]+ of [\d,]+ results/.test(text), `${where}: no count of results`);
      for (const part of [
        ...keywords,
        'FY 2025',
        'Prime Award ID',
        'Recipient Name',
        'Total of all',
        `printed on ${today()} from ${page.url()}`,
        'Results by Category',
        'Results Over Time',
        'Results by Geography',
      ]) {
        expect(
          text.replaceAll(' ', '').includes(part.replaceAll(' ', '')),
          `${where}: “${part}” is not on paper: ${text.slice(0, 1500)}`,
        );
      }
      for (const part of [
        'Submit',
        'Add search filters',
        'Learn how',
        'Download',
        'Sort by:',
        'Show more',
        'View as table',
        'Copy link',
        'Cite',
        'Download PNG',
        'Add as filter',
      ])
        expect(!text.includes(part), `${where}: “${part}” is on paper`);
      expect(pages <= 7, `${where}: ${pages} pages`);
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      await page.locator('.print-note').waitFor();
      expect(
        (await page.locator('.data-table').first().isVisible()) &&
          (await page.locator('.cards').count()) === 0,
        `${where}: cards are printed`,
      );
      const boxes = await page.locator('.search-page__results .figure').evaluateAll((figures) =>
        figures.map((figure) => {
          const { left, right, top, bottom } = figure.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      expect(boxes.length === 4, `${where}: ${boxes.length} figures`);
      boxes.forEach((box, at) => {
        expect(
          box.left < 40 && box.right > paper.width - 40,
          `${where}: figure ${at + 1} stands from ${box.left} to ${box.right}`,
        );
        expect(
          box.top >= (boxes[at - 1]?.bottom ?? -Infinity),
          `${where}: figure ${at + 1} stands beside the one before`,
        );
      });
      expect((await sidewaysScroll(page)) <= 0, `${where}: the print is wider than its paper`);
      const controls = await controlsOnPaper(page);
      expect(!controls.length, `${where}: on paper stand ${controls.slice(0, 8).join(' | ')}`);
      expect(!problems.length, problems.slice(0, 3).join(' | '));
    } finally {
      await close();
    }
  }
};

/** @param {import('./page.mjs').Context} context */
const printedPages = async ({ browser, base }) => {
  const { page, close } = await open(browser, desktop, { allow: expected });
  /** @type {string[]} */
  const faults = [];
  try {
    for (const visit of await everyRoute(base)) {
      await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
      await page.setViewportSize(desktop);
      await arrive(page, base, visit);
      const facts =
        visit.name === 'award'
          ? await page.locator('.key-figures__exact, .facts dd').allInnerTexts()
          : [];
      const { text } = visit.name === 'award' ? await printed(page) : { text: '' };
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      await page
        .locator('.print-note')
        .waitFor({ timeout: 10_000 })
        .catch(() => {
          /* said below */
        });
      facts.forEach((fact) => {
        if (!text.replaceAll(' ', '').includes(fact.replaceAll(/\s/g, '')))
          faults.push(`award: “${fact}” is not on paper`);
      });
      const wide = await sidewaysScroll(page);
      if (wide > 0) faults.push(`${visit.name}: ${wide}px wider than its paper`);
      const controls = await controlsOnPaper(page);
      if (controls.length)
        faults.push(`${visit.name}: on paper stand ${controls.slice(0, 5).join(' | ')}`);
      if (
        !(await page
          .getByText(`printed on ${today()} from ${page.url()}`)
          .waitFor({ timeout: 10_000 })
          .then(
            () => true,
            () => false,
          ))
      )
        faults.push(`${visit.name}: no address and date on paper`);
    }
    expect(!faults.length, `${faults.length} faults:\n${faults.slice(0, 30).join('\n')}`);
  } finally {
    await close();
  }
};

/** @type {import('./page.mjs').Suite[]} */
export const paperSuites = [
  {
    name: 'results print as a compact table with their filters, total, address and date, and figures at full width, from a desktop and a phone',
    run: printedSearch,
  },
  {
    name: 'an award and every other page print within their paper, with address and date and without controls',
    run: printedPages,
  },
];
