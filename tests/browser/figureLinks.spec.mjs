/** Tests the copied link of a figure in another page. */
import { expect as retry } from '@playwright/test';
import { test } from './fixtures.mjs';
import { expect, viewports } from './page.mjs';

/** @param {import('./page.mjs').Page} page */
const readCopiedText = (page) => page.evaluate(() => navigator.clipboard.readText());

test('a copied figure link focuses its figure and brings it into view, even if the sections above load later', async ({
  openPage,
  base,
}) => {
  for (const size of viewports) {
    const first = await openPage(size, { allow: /GL Driver Message|GPU stall|WebGL/ });
    const second = await openPage(size, { allow: /GL Driver Message|GPU stall|WebGL/ });
    await first.page.goto(`${base}/search?fy=2024`);
    const name = 'Results by Geography';
    const figure = first.page.getByRole('region', { name, exact: true });
    const menu = figure.getByRole('button', { name: 'More actions' });
    // A section loads when it is near the viewport. Sections that load above it push it away, so scrolling repeats.
    await retry(async () => {
      await first.page
        .locator('#section-map')
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await menu.waitFor({ timeout: 1000 });
    }).toPass();
    await menu.click();
    await figure.getByRole('button', { name: 'Copy link' }).click();
    await figure.getByText('Link copied', { exact: true }).waitFor();
    await second.page.goto(await readCopiedText(first.page));
    const linkedFigure = second.page.getByRole('region', { name, exact: true });
    await linkedFigure.getByRole('button', { name: 'More actions' }).waitFor();
    // The position is checked once all sections have loaded.
    await second.page.waitForFunction(() => !document.querySelector('.skeleton'));
    await second.page
      .waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        // Scroll positions are rounded to whole pixels.
        return document.activeElement?.id === id && top > -1 && top < innerHeight / 2;
      }, new URL(second.page.url()).hash.slice(1))
      .catch(async () => {
        const top = await linkedFigure.evaluate((element) => element.getBoundingClientRect().top);
        throw new Error(`at ${size.width} px the figure begins at ${Math.round(top)} px`);
      });
    expect(
      !second.problems.length && !first.problems.length,
      [...first.problems, ...second.problems].slice(0, 3).join(' | '),
    );
  }
});
