/** The image and the data that a figure saves. */
import { expect as retry } from '@playwright/test';
import { saved } from './downloadedFiles.mjs';
import { test } from './fixtures.mjs';
import { desktop, expect, graphics, open, phone } from './page.mjs';
import { lastYear } from './resultsTable.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('./page.mjs').Locator} Locator
 */

/**
 * Opens the search results by quarter.
 * @param {import('./page.mjs').Context} context
 * @param {import('./page.mjs').Size} [size]
 */
const resultsByQuarter = async ({ browser, base }, size = desktop) => {
  const opened = await open(browser, size, { allow: graphics });
  await opened.page.goto(`${base}/search?by=quarter`);
  await opened.page.click(lastYear);
  await opened.page.getByText(/obligated over/).waitFor();
  return opened;
};
/**
 * Returns the figures of the results once all have rendered.
 * @param {Page} page
 */
const drawnFigures = async (page) => {
  const sections = ['time', 'categories', 'map'].map((name) => page.locator(`#section-${name}`));
  const figures = sections.map((section) => section.locator('.figure'));
  for (const section of sections) {
    // A section loads when it is near the viewport, and loading sections above push it away.
    await retry(async () => {
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await section.getByRole('button', { name: 'Cite' }).waitFor({ timeout: 1000 });
    }).toPass();
  }
  await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
  return figures;
};
/** @param {string} text */
const tight = (text) => text.replaceAll(/\s+/g, '');
/** @type {Readonly<Record<string, string>>} */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/**
 * Returns the texts of an SVG file, its size and whether a browser can render it.
 * @param {Page} page
 * @param {string} svg
 */
const readSvg = async (page, svg) => {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll(/&\w+;/g, (found) => entities[found] ?? found),
  );
  const [, width = '', height = ''] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const valid = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, svg);
  return { words: texts.join(' '), texts, width: Number(width), height: Number(height), valid };
};
/**
 * Returns the colors of an image, sampled on a grid.
 * @param {Page} page
 * @param {Buffer} file
 */
const coloursOf = (page, file) =>
  page.evaluate(async (content) => {
    const image = new Image();
    image.src = `data:image/png;base64,${content}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    const drawing = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    const found = new Set();
    for (let at = 0; at < data.length; at += 4 * 7)
      found.add(`rgb(${[...data.subarray(at, at + 3)].join(', ')})`);
    return [...found];
  }, file.toString('base64'));

for (const size of [desktop, phone])
  test(`a figure is saved as PNG and SVG with its finding, filters and source, at ${size.width} px`, async ({
    browser,
    base,
  }) => {
    const { page, close, problems } = await resultsByQuarter({ browser, base }, size);
    try {
      for (const figure of await drawnFigures(page)) {
        const title = await figure.getByRole('heading').first().innerText();
        const finding = await figure.locator('.figure__summary').innerText();
        const shown = await figure.locator('.bar-rows__value').allInnerTexts();
        const svg = await saved(figure, 'Download SVG');
        const png = await saved(figure, 'Download PNG');
        expect(
          /^results-[a-z_-]+-\d{4}-\d\d-\d\d\.svg$/.test(svg.name) &&
            png.name === svg.name.replace(/svg$/, 'png'),
          `${svg.name}, ${png.name}`,
        );
        const { words, texts, width, height, valid } = await readSvg(page, svg.content.toString());
        expect(valid, `${title}: not an SVG document`);
        for (const line of [
          title,
          finding,
          'Unit: Obligations, US dollars',
          'Filters: Prime awards; Time Period: FY',
          'Source: USAspending API, v2/search/spending_',
          'Sample data: invented figures for demonstration, as of 11/15/2025.',
          `#figure-${title.toLowerCase().replaceAll(' ', '-')}`,
        ])
          expect(tight(words).includes(tight(line)), `${title}: “${line}” is not in ${words}`);
        for (const amount of shown)
          expect(texts.includes(amount), `${title}: ${amount} is not in the picture`);
        expect(
          png.content.readUInt32BE(16) === 2 * width && png.content.readUInt32BE(20) === 2 * height,
          `${title}: the PNG is not twice ${width} × ${height}`,
        );
        const colours = await coloursOf(page, png.content);
        for (const colour of ['rgb(71, 115, 170)', 'rgb(255, 255, 255)'])
          expect(colours.includes(colour), `${title}: nothing of ${colour} in the PNG`);
        if (title.includes('Geography'))
          expect(colours.includes('rgb(20, 49, 95)'), 'the map is not in the PNG');
      }
      expect(!problems.length, problems.slice(0, 3).join(' | '));
    } finally {
      await close();
    }
  });

test('a saved figure names its subject and the last day of an incomplete year', async ({
  openPage,
  base,
}) => {
  const { page } = await openPage(desktop, { allow: graphics });
  // An address with a figure loads all sections at once.
  await page.goto(`${base}/state/ohio/2026#figure-award-breakdown`);
  for (const [title, first] of /** @type {const} */ ([
    ['Award Breakdown', 2026],
    ['Transactions Over Time', 2008],
  ])) {
    const figure = page.getByRole('region', { name: title, exact: true });
    const { content } = await saved(figure, 'Download SVG');
    const { words, valid } = await readSvg(page, content.toString());
    expect(valid, `${title}: not an SVG document`);
    for (const line of [`Ohio – ${title}: `, `Period: FY ${first} through 11/15/2025`])
      expect(tight(words).includes(tight(line)), `${title}: “${line}” is not in ${words}`);
  }
});

test('chart, table and file show the same numbers', async ({ browser, base }) => {
  const { page, close } = await resultsByQuarter({ browser, base });
  try {
    const figure = page.locator('#section-time .figure');
    const { content } = await saved(figure, 'Download data by Quarter');
    const lines = content.toString().replace('\uFEFF', '').trim().split('\r\n');
    const about = lines.filter((line) => line.startsWith('# '));
    const file = lines.slice(about.length + 1).map((line) => line.split(','));
    expect(
      about.some((line) => line.includes('Sample data')) &&
        about[1] === `# ${await figure.locator('.figure__summary').innerText()}`,
      `the file does not say what it holds: ${about.join(' ')}`,
    );
    // The chart describes each bar with the same number, rounded.
    const drawing = figure.getByRole('img');
    await drawing.focus();
    for (const [period, amount] of file) {
      await page.keyboard.press('ArrowRight');
      const said = await figure.locator('.drawing__tip').innerText();
      const [, told = '', unit = ''] = /\$([\d.,]+)([MBT]?)/.exec(said) ?? [];
      const scale = { M: 1e6, B: 1e9, T: 1e12 }[unit] ?? 1;
      expect(
        said.includes(String(period)) &&
          Math.abs(Number(told.replaceAll(',', '')) * scale - Number(amount)) <= scale / 200 + 1,
        `${said} differs from ${period} ${amount}`,
      );
    }
    await figure.getByRole('button', { name: 'View as table' }).click();
    const shown = await figure
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(
      shown.length === file.length && shown.length > 0,
      `table ${shown.length} rows, file ${file.length}`,
    );
    shown.forEach(([period = '', amount = ''], index) =>
      expect(
        period.replace(' (not complete)', '') === file[index]?.[0] &&
          period.endsWith('(not complete)') === (file[index]?.[2] === 'no') &&
          Number(amount.replace(/[$,]/g, '')) === Number(file[index]?.[1]),
        `${period} ${amount} differs from ${file[index]}`,
      ),
    );
  } finally {
    await close();
  }
});
