/** The pages of an award with 1,000 actions and of a vehicle with 10,000 orders: until they can be used, and from page to page of their tables. */
import { join } from 'node:path';
import { readJson, root } from './dataSet.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 */

const { awards } = /** @type {{ awards: Record<string, string> }} */ (
  readJson(join(root, 'mock-api/generate/crafted/ids.json'))
);
const ROUNDS = 9;

/** The network and processor of a phone of the middle class, as Lighthouse has them. @param {Page} page */
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
 * Milliseconds from the start of a visit until the head of the award is there and a control answers, once the browser holds the files of the site.
 * @param {Browser} browser
 * @param {string} address
 */
const usable = async (browser, address) => {
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
              const ready = () => {
                if (!document.querySelector('.key-figures')) return false;
                // The page answers when what is drawn is done and the next turn comes.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
                return true;
              };
              if (ready()) return;
              new MutationObserver((_, observer) => {
                if (ready()) observer.disconnect();
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
 * Milliseconds from a press on the next page of a table until its rows stand there, on a desktop without any brake.
 * @param {Browser} browser
 * @param {string} address
 * @param {string} section
 */
const turning = async (browser, address, section) => {
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
              const place = document.getElementById(id);
              /** @type {HTMLButtonElement | null | undefined} */
              const next = place?.querySelector('[aria-label="Next page"]');
              const first = () => place?.querySelector('tbody th')?.closest('tr')?.textContent;
              if (!place || !next) {
                reject(new Error(`${id} has no pages`));
                return;
              }
              const before = first();
              const started = performance.now();
              new MutationObserver((_, observer) => {
                if (first() === before || place.querySelector('.is-stale')) return;
                observer.disconnect();
                resolve(performance.now() - started);
              }).observe(place, {
                subtree: true,
                childList: true,
                characterData: true,
                attributes: true,
              });
              next.click();
            })
          ),
        section,
      ),
    );
  await page.close();
  return times;
};

/**
 * @param {Browser} browser
 * @param {string} base the server's address
 * @returns {Promise<[name: string, times: number[]][]>}
 */
export const benchAward = async (browser, base) => {
  /** @param {string} name */
  const at = (name) => `${base}/award/${encodeURIComponent(awards[name] ?? '')}`;
  return [
    ['1,000 actions: usable', await usable(browser, at('contractLongHistory'))],
    ['10,000 orders: usable', await usable(browser, at('vehicleLarge'))],
    ['next page of actions', await turning(browser, at('contractLongHistory'), 'history')],
    ['next page of orders', await turning(browser, at('vehicleLarge'), 'orders')],
  ];
};
