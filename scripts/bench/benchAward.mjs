/**
 * Measures the pages of an award with 1,000 actions and of an IDV with 10,000 orders: the time until they are usable, and the
 * time to turn a page of their tables.
 */
import { awardPath } from './pages.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 */

const ROUNDS = 9;

/** Emulates the network and processor of a mid-range phone with Lighthouse's values. @param {Page} page */
const throttle = async (page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/**
 * Returns the milliseconds of each round, from the start of a visit until the award's key figures are rendered and the main thread is
 * free. The browser has the site's files cached.
 * @type {(browser: Browser, address: string) => Promise<number[]>}
 */
const measureUsable = async (browser, address) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.key-figures').waitFor();
  await page.waitForLoadState('networkidle');
  await throttle(page);
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(
        () =>
          /** @type {Promise<number>} */ (
            new Promise((resolve) => {
              const reportIfReady = () => {
                if (!document.querySelector('.key-figures')) return false;
                // The page is responsive once the next frame is rendered and a new task can run.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
                return true;
              };
              if (reportIfReady()) return;
              new MutationObserver((_, observer) => {
                if (reportIfReady()) observer.disconnect();
              }).observe(document, { subtree: true, childList: true });
            })
          ),
      ),
    );
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  return times;
};

/**
 * Returns the milliseconds of each round, from a click on “Next page” of a table until its new rows are rendered, on a desktop without
 * throttling.
 * @type {(browser: Browser, address: string, section: string) => Promise<number[]>}
 */
const measurePageTurn = async (browser, address, section) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}?section=${section}`);
  await page.locator(`#${section} tbody th`).first().waitFor();
  await page.waitForLoadState('networkidle');
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(
      await page.evaluate(
        (id) =>
          /** @type {Promise<number>} */ (
            new Promise((resolve, reject) => {
              const sectionElement = document.getElementById(id);
              /** @type {HTMLButtonElement | null | undefined} */
              const nextButton = sectionElement?.querySelector('[aria-label="Next page"]');
              const getFirstRow = () =>
                sectionElement?.querySelector('tbody th')?.closest('tr')?.textContent;
              if (!sectionElement || !nextButton) {
                reject(new Error(`Section ${id} has no pagination`));
                return;
              }
              const oldRow = getFirstRow();
              const startTime = performance.now();
              new MutationObserver((_, observer) => {
                if (getFirstRow() === oldRow || sectionElement.querySelector('.is-stale')) return;
                observer.disconnect();
                resolve(performance.now() - startTime);
              }).observe(sectionElement, {
                subtree: true,
                childList: true,
                characterData: true,
                attributes: true,
              });
              nextButton.click();
            })
          ),
        section,
      ),
    );
  await page.close();
  return times;
};

/**
 * Returns the times of all measurements, in milliseconds.
 * @type {(browser: Browser, base: string) => Promise<[name: string, times: number[]][]>}
 */
export const benchAward = async (browser, base) => {
  const [actions, orders] = [
    base + awardPath('contractLongHistory'),
    base + awardPath('vehicleLarge'),
  ];
  return [
    ['1,000 actions: usable', await measureUsable(browser, actions)],
    ['10,000 orders: usable', await measureUsable(browser, orders)],
    ['next page of actions', await measurePageTurn(browser, actions, 'history')],
    ['next page of orders', await measurePageTurn(browser, orders, 'orders')],
  ];
};
