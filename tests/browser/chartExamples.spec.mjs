/** The charts of the component gallery: every chart of the kit over ordinary rows and over those that break charts. */
import { test } from './fixtures.mjs';
import { chartExamples } from './states/gallery.mjs';
import { strayColours } from './palette.mjs';
import { audit, desktop, expect, phone } from './page.mjs';
import { unreadable } from './readable.mjs';

/** @typedef {import('./page.mjs').Page} Page */
/** Ways to look at the examples. @type {{ name: string, size: import('./page.mjs').Size, text?: string, media?: Parameters<Page['emulateMedia']>[0] }[]} */
const looks = [
  { name: 'on a phone', size: phone },
  { name: 'on a phone with text of 200 %', size: phone, text: '200%' },
  { name: 'in forced colours', size: desktop, media: { forcedColors: 'active' } },
  { name: 'in print', size: { width: 720, height: 960 }, media: { media: 'print' } },
];

/**
 * Marks of drawings that lie outside of their drawing.
 * @param {Page} page
 */
const strayMarks = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('svg[role="img"]')].flatMap((drawing) => {
      const box = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll('rect, circle, text')]
        .filter(
          (mark) => !mark.closest('defs') && !/__target/.test(mark.getAttribute('class') ?? ''),
        )
        .filter((mark) => {
          const { left, right, width } = mark.getBoundingClientRect();
          return width > 0 && (left < box.left - 4 || right > box.right + 4);
        })
        .map(
          (mark) =>
            `${drawing.getAttribute('aria-label')?.slice(0, 20)}: ${mark.getAttribute('class')} ${mark.textContent.slice(0, 20)}`,
        );
    }),
  );

for (const { name, size, text, media } of looks)
  test(`keeps every mark, color and label of every chart example right ${name}`, async ({
    openPage,
    base,
  }) => {
    const { page, problems } = await openPage(size);
    /** @type {string[]} */
    const faults = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { id, title, path } of chartExamples) {
      await page.goto(base + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      if (text)
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          window.dispatchEvent(new Event('resize'));
        }, text);
      if (media) await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.waitForTimeout(150);
      /** @param {string} fault */
      const note = (fault) => faults.push(`${title}: ${fault}`);
      (await strayMarks(page)).forEach(note);
      if (!media) {
        (await strayColours(page)).forEach(note);
        // Five thousand cells hold no text that those of fewer do not.
        if (id !== 'charts-many') (await unreadable(page)).forEach(note);
      }
      // Names and roles of each set are judged by the tests without a browser.
      if (id === 'charts-as-usual' && !media)
        await audit(page, problems, title).catch((error) => note(error.message));
      await page.emulateMedia({ media: null, forcedColors: 'none' });
    }
    expect(!faults.length, `${faults.length} faults: ${faults.slice(0, 30).join(' | ')}`);
  });
