/** What a figure saves: its picture and its numbers. */
import { desktop, expect, open } from './page.mjs';
import { lastYear } from './resultsTable.mjs';

/**
 * Presses a button that saves a file and gives the file's text.
 * @param {import('./page.mjs').Page} page
 * @param {string} name
 */
const savedText = async (page, name) => {
  const answer = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  let text = '';
  for await (const chunk of await (await answer).createReadStream()) text += chunk;
  return text;
};
/**
 * A page of results by quarter.
 * @param {import('./page.mjs').Context} context
 */
const resultsByQuarter = async ({ browser, base }) => {
  const opened = await open(browser, desktop);
  await opened.page.goto(`${base}/search?by=quarter`);
  await opened.page.click(lastYear);
  await opened.page.getByText(/obligated over/).waitFor();
  return opened;
};

/** @type {import('./page.mjs').Suite[]} */
export const savedFigureSuites = [
  {
    name: 'a chart is saved as an image that says where its data comes from',
    run: async ({ browser, base }) => {
      const { page, close } = await resultsByQuarter({ browser, base });
      try {
        const text = await savedText(page, 'Download image');
        expect(
          text.startsWith('<svg') &&
            text.includes('Sample data: invented figures') &&
            /<rect[^>]*fill="rgb\(71, 115, 170\)"/.test(text),
          text.slice(0, 300),
        );
      } finally {
        await close();
      }
    },
  },
  {
    name: 'chart, table and file show the same numbers',
    run: async ({ browser, base }) => {
      const { page, close } = await resultsByQuarter({ browser, base });
      try {
        const text = await savedText(page, 'Download data by Quarter');
        const file = text
          .replace('\uFEFF', '')
          .trim()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(','));
        expect(
          file.pop()?.[0]?.includes('Sample data'),
          'the file does not say that its data is a sample',
        );
        await page.locator('#section-time').getByRole('button', { name: 'View as table' }).click();
        const shown = await page
          .locator('#section-time tbody tr')
          .evaluateAll((rows) =>
            rows.map((row) => [...row.children].map((cell) => cell.textContent)),
          );
        expect(
          shown.length === file.length && shown.length > 0,
          `table ${shown.length} rows, file ${file.length}`,
        );
        shown.forEach(([period, amount = ''], index) =>
          expect(
            period === file[index]?.[0] &&
              Number(amount.replace(/[$,]/g, '')) === Number(file[index]?.[1]),
            `${period} ${amount} differs from ${file[index]}`,
          ),
        );
      } finally {
        await close();
      }
    },
  },
];
