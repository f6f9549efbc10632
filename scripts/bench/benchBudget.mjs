/**
 * Measures the Spending Explorer and an agency's status of funds: the time from a click until the next level is rendered, on a
 * desktop without throttling.
 */

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 */

const ROUNDS = 9;
const periodQuery = 'fy=2024&period=12';

/**
 * Returns the milliseconds from a click until the text of the rendered element changes and the page is responsive again.
 * @type {(page: Page, press: string, rendered: string) => Promise<number>}
 */
const measureChange = (page, buttonSelector, resultSelector) =>
  page.evaluate(
    ([control, place]) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve, reject) => {
          const button = /** @type {HTMLElement | null} */ (document.querySelector(control));
          const getText = () =>
            document.querySelector('.is-stale') ? '' : document.querySelector(place)?.textContent;
          const previousText = getText();
          if (!button || !previousText) {
            reject(new Error(`No button found: ${control}`));
            return;
          }
          const startTime = performance.now();
          new MutationObserver((_, observer) => {
            const text = getText();
            if (!text || text === previousText) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startTime)));
          }).observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          });
          button.click();
        })
      ),
    /** @type {[string, string]} */ ([buttonSelector, resultSelector]),
  );

/**
 * Returns the milliseconds of the same click in several rounds. Each round loads the address again, so that no response
 * is cached in the page.
 * @type {(browser: Browser, address: string, part: { scroll?: string, press: string, rendered: string }) =>
 *   Promise<number[]>}
 */
const measureDrill = async (browser, address, { scroll, press, rendered }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address);
    if (scroll) await page.locator(scroll).scrollIntoViewIfNeeded();
    await page.locator(press).first().waitFor();
    await page.waitForLoadState('networkidle');
    times.push(await measureChange(page, press, rendered));
  }
  await page.close();
  return times;
};

/**
 * Returns the times of all measurements, in milliseconds.
 * @type {(browser: Browser, base: string) => Promise<[name: string, times: number[]][]>}
 */
export const benchBudget = async (browser, base) => {
  const table = { press: '.explorer__choice', rendered: '.explorer .figure__title' };
  return [
    [
      'one level down in the Explorer',
      await measureDrill(browser, `${base}/explorer/agency?${periodQuery}&view=table`, table),
    ],
    [
      'treemap of 500 cells, from its table',
      await measureDrill(
        browser,
        `${base}/explorer/budget_function?${periodQuery}&function=050&by=recipient&view=table`,
        {
          press: '.explorer__views [aria-pressed="false"]',
          rendered: '.explorer .figure__note',
        },
      ),
    ],
    [
      'one level down in the status of funds',
      await measureDrill(browser, `${base}/agency/department-of-energy`, {
        scroll: '.funds',
        press: '.funds-bars a, .funds-bars button',
        rendered: '.funds .figure__title',
      }),
    ],
  ];
};
