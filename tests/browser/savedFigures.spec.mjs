/** Tests the images and the data that a figure saves. */
import { expect as retry } from '@playwright/test';
import { saveFile } from './downloadedFiles.mjs';
import { test } from './fixtures.mjs';
import { desktop, expect, graphics, phone } from './page.mjs';
import { countPixelColors } from './palette.mjs';
import { lastYearLink } from './resultsTable.mjs';

/** @import { OpenPage, Page, Size } from './page.mjs' */

/** @param {OpenPage} openPage @param {string} base @param {Size} [size] */
const openResultsByQuarter = async (openPage, base, size = desktop) => {
  const { page } = await openPage(size, { allow: graphics });
  await page.goto(`${base}/search?by=quarter`);
  await page.click(lastYearLink);
  await page.getByText(/obligated over/).waitFor();
  return page;
};
/** Returns the figures of the results once all have rendered. @param {Page} page */
const loadFigures = async (page) => {
  const sections = ['time', 'categories', 'map'].map((name) => page.locator(`#section-${name}`));
  const figures = sections.map((section) => section.locator('.figure'));
  for (const section of sections) {
    // A section loads when it is near the viewport. Sections that load above it push it away, so scrolling repeats.
    await retry(async () => {
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await section.getByRole('button', { name: 'More actions' }).waitFor({ timeout: 1000 });
    }).toPass();
  }
  await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
  return figures;
};
/** @param {string} text */
const removeSpaces = (text) => text.replaceAll(/\s+/g, '');
/** @type {Readonly<Record<string, string>>} */
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** @param {Page} page @param {string} svg */
const readSvg = async (page, svg) => {
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity),
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

for (const size of [desktop, phone])
  test(`a figure is saved as PNG and SVG with its summary, filters and source, at ${size.width} px`, async ({
    openPage,
    base,
  }) => {
    const page = await openResultsByQuarter(openPage, base, size);
    for (const figure of await loadFigures(page)) {
      const title = await figure.getByRole('heading').first().innerText();
      const finding = await figure.locator('.figure__summary').innerText();
      const amounts = await figure.locator('.bar-rows__value').allInnerTexts();
      const svg = await saveFile(figure, 'Download SVG');
      const png = await saveFile(figure, 'Download PNG');
      expect(
        /^results-[a-z_-]+-\d{4}-\d\d-\d\d\.svg$/.test(svg.name) &&
          png.name === svg.name.replace(/svg$/, 'png'),
        `${svg.name}, ${png.name}`,
      );
      const {
        words: allText,
        texts,
        width,
        height,
        valid,
      } = await readSvg(page, svg.content.toString());
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
        expect(
          removeSpaces(allText).includes(removeSpaces(line)),
          `${title}: “${line}” is not in ${allText}`,
        );
      for (const amount of amounts)
        expect(texts.includes(amount), `${title}: ${amount} is not in the picture`);
      expect(
        png.content.readUInt32BE(16) === 2 * width && png.content.readUInt32BE(20) === 2 * height,
        `${title}: the PNG is not twice ${width} × ${height}`,
      );
      const pngColors = (await countPixelColors(page, png.content, 7)).map(([color]) => color);
      for (const expectedColor of ['rgb(71, 115, 170)', 'rgb(255, 255, 255)'])
        expect(
          pngColors.includes(expectedColor),
          `${title}: nothing of ${expectedColor} in the PNG`,
        );
      if (title.includes('Geography'))
        expect(pngColors.includes('rgb(20, 49, 95)'), 'the map is not in the PNG');
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
    const { content } = await saveFile(figure, 'Download SVG');
    const { words, valid } = await readSvg(page, content.toString());
    expect(valid, `${title}: not an SVG document`);
    for (const line of [`Ohio – ${title}: `, `Period: FY ${first} through 11/15/2025`])
      expect(
        removeSpaces(words).includes(removeSpaces(line)),
        `${title}: “${line}” is not in ${words}`,
      );
  }
});

/**
 * Figures of five kinds of pages with the lines that their images must contain. The first line names the subject.
 * @type {readonly { page: string, path: string, figure: string, lines: readonly string[] }[]}
 */
const savedImages = [
  {
    page: 'the trend of a state',
    path: '/state/ohio/2025#figure-transactions-over-time',
    figure: 'Transactions Over Time',
    lines: ['Ohio – Transactions Over Time: Years', 'Period: FY 2008 through 11/15/2025'],
  },
  {
    page: 'the map of a search',
    path: '/search?fy=2025&keyword=harbor&section=map',
    figure: 'Results by Geography',
    lines: [
      'Results by Geography: Place of Performance, States & Territories',
      'Period: FY 2025',
      'Filters: Prime awards; Keyword: harbor; Time Period: FY 2025',
    ],
  },
  {
    page: 'the treemap of the explorer',
    path: '/explorer/agency',
    figure: 'Obligations',
    lines: [
      'All federal spending – Obligations by Agency',
      'Period: FY 2025 through 08/31/2025',
      'Department of Health and Human Services',
    ],
  },
  {
    page: 'the largest contracts of a county',
    path: '/place/county/39049?fy=2025#figure-contract-awards',
    figure: 'Contract Awards',
    lines: ['Franklin County, OH – Contract Awards', 'Period: FY 2025'],
  },
  {
    page: 'the amounts of COVID-19 spending',
    path: '/disaster/covid-19#figure-covid-amounts',
    figure: 'Spending to Date',
    lines: [
      'COVID-19 Spending – Spending to Date: All Amounts',
      'Period: FY 2020 through 08/31/2025',
    ],
  },
];
for (const { page: name, path, figure: title, lines } of savedImages)
  test(`the image of ${name} states subject, period, finding and source`, async ({
    openPage,
    base,
  }) => {
    const { page } = await openPage(desktop, { allow: graphics });
    await page.goto(base + path);
    const figure = page.getByRole('region', { name: title }).first();
    await figure.locator('.figure__summary').waitFor();
    if (path.includes('section=map'))
      await page.locator('[data-painted]:not([data-painted="0"])').waitFor();
    const finding = await figure.locator('.figure__summary').innerText();
    const { content: svg } = await saveFile(figure, 'Download SVG');
    const { words, texts, width, height, valid } = await readSvg(page, svg.toString());
    expect(valid, 'not an SVG document');
    expect(
      removeSpaces(words).startsWith(removeSpaces(`${lines[0]} ${finding}`)),
      `the image starts with ${texts.slice(0, 3).join(' ')}, not with ${lines[0]} ${finding}`,
    );
    for (const line of [
      ...lines,
      'US dollars',
      'Source: USAspending API, v2/',
      'Sample data: invented figures for demonstration, as of 11/15/2025.',
    ])
      expect(removeSpaces(words).includes(removeSpaces(line)), `“${line}” is not in ${words}`);
    const { content: png } = await saveFile(figure, 'Download PNG');
    expect(
      png.readUInt32BE(16) === 2 * width && png.readUInt32BE(20) === 2 * height,
      `the PNG is not twice ${width} × ${height}`,
    );
    const colors = new Set((await countPixelColors(page, png, 3)).map(([color]) => color));
    expect(colors.has('rgb(255, 255, 255)') && colors.size > 5, `the PNG has ${[...colors]}`);
  });

test('chart, table and file show the same numbers', async ({ openUnchecked, base }) => {
  const page = await openResultsByQuarter(openUnchecked, base);
  const figure = page.locator('#section-time .figure');
  const { content } = await saveFile(figure, 'Download data by Quarter');
  const lines = content.toString().replace('\uFEFF', '').trim().split('\r\n');
  const about = lines.filter((line) => line.startsWith('# '));
  const file = lines.slice(about.length + 1).map((line) => line.split(','));
  expect(
    about.some((line) => line.includes('Sample data')) &&
      about[1] === `# ${await figure.locator('.figure__summary').innerText()}`,
    `the file does not say what it holds: ${about.join(' ')}`,
  );
  // The tip of each bar shows the number in the file, rounded.
  const chart = figure.getByRole('img');
  await chart.focus();
  for (const [period, amount] of file) {
    await page.keyboard.press('ArrowRight');
    const tipText = await figure.locator('.drawing__tip').innerText();
    const [, digits = '', unit = ''] = /\$([\d.,]+)([MBT]?)/.exec(tipText) ?? [];
    const scale = { M: 1e6, B: 1e9, T: 1e12 }[unit] ?? 1;
    expect(
      tipText.includes(String(period)) &&
        Math.abs(Number(digits.replaceAll(',', '')) * scale - Number(amount)) <= scale / 200 + 1,
      `${tipText} differs from ${period} ${amount}`,
    );
  }
  await figure.getByRole('button', { name: 'View as table' }).click();
  const tableRows = await figure
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(
    tableRows.length === file.length && tableRows.length > 0,
    `table ${tableRows.length} rows, file ${file.length}`,
  );
  tableRows.forEach(([period = '', amount = ''], index) =>
    expect(
      period.replace(' (not complete)', '') === file[index]?.[0] &&
        period.endsWith('(not complete)') === (file[index]?.at(-1) === 'no') &&
        Number(amount.replace(/[$,]/g, '')) === Number(file[index]?.[1]),
      `${period} ${amount} differs from ${file[index]}`,
    ),
  );
});
