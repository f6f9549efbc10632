/** Tests printed search results and awards, in addition to the probes that run on every route. */
import { test } from './fixtures.mjs';
import { desktop, expect, measureOverflow, viewports } from './page.mjs';
import { findPrintedControls, paper, getPrintNote } from './probes/paper.mjs';
import { readPdf } from './readPdf.mjs';
import { arrive, everyRoute, expectedMessages, waitForProfile } from './visits.mjs';

/** Returns the number of printed pages and their text. @param {import('./page.mjs').Page} page */
const printPage = async (page) => {
  const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { texts } = await readPdf(new Uint8Array(bytes));
  return { pages: texts.length, text: texts.join(' ').replaceAll(/\s+/g, ' ') };
};

for (const size of viewports)
  test(`results print as a table with filters, total, date and full-width figures from a viewport of ${size.width} px`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(size, { allow: expectedMessages });
    const keywords = ['road', 'bridge', 'health', 'support', 'school', 'service', 'repair'];
    await arrive(page, base, {
      name: 'results',
      path: `/search?fy=2025&keyword=${keywords.join(',')}`,
    });
    await page.waitForSelector('.data-table tfoot, .card--total');
    // Content that has not loaded is not printed.
    for (const { section, name } of [
      { section: 'categories', name: 'Results by Category' },
      { section: 'time', name: 'Results Over Time' },
      { section: 'map', name: 'Results by Geography' },
    ]) {
      // A section loads when it is near the viewport.
      await page
        .locator(`#section-${section}`)
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await page.getByRole('region', { name, exact: true }).waitFor({ state: 'attached' });
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // An open menu is not printed either.
    await page.getByRole('button', { name: 'More actions' }).first().click();
    const { text, pages } = await printPage(page);
    const where = `from a window of ${size.width}px`;
    expect(/\d+ ?- ?[\d,]+ of [\d,]+ results/.test(text), `${where}: no count of results`);
    for (const part of [
      ...keywords,
      'FY 2025',
      'Prime Award ID',
      'Recipient Name',
      'Total of all',
      getPrintNote(page),
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
        `${where}: figure ${at + 1} is beside the previous figure`,
      );
    });
    expect((await measureOverflow(page)) <= 0, `${where}: the print is wider than its paper`);
    const controls = await findPrintedControls(page);
    expect(!controls.length, `${where}: on paper stand ${controls.slice(0, 8).join(' | ')}`);
  });

test('an award prints all its facts', async ({ openUnchecked, base }) => {
  const { page } = await openUnchecked(desktop, { allow: expectedMessages });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const award = (await everyRoute(base)).find(({ name }) => name === 'award');
  expect(award, 'no route is named award');
  await arrive(page, base, { ...award, act: waitForProfile });
  const facts = await page.locator('.key-figures__exact, .facts dd').allInnerTexts();
  expect(facts.length, 'the page has no facts');
  const { text } = await printPage(page);
  const missingFacts = facts.filter(
    (fact) => !text.replaceAll(' ', '').includes(fact.replaceAll(/\s/g, '')),
  );
  expect(!missingFacts.length, `not on paper: ${missingFacts.join(' | ')}`);
});
