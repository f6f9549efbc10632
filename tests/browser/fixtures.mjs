/** Defines the fixtures of all browser tests, such as a site server and a browser per worker. */
import { test as base } from '@playwright/test';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { serveSite } from './hosts.mjs';
import { expect, open } from './page.mjs';

/** @import { Host } from './hosts.mjs' */
/** @import { Opened, Openers } from './page.mjs' */

/** Whether all tests run (`npm run test:full`) instead of the default selection. */
export const isFullRun = Boolean(process.env.TEST_FULL);
/** Returns the test details, with the tag `@full` if only the full run includes the test. @param {boolean} isFullOnly */
export const fullOnly = (isFullOnly) => ({ tag: isFullOnly ? ['@full'] : [] });

/** Returns the timeout in milliseconds of a test that visits several pages. @param {number} visits */
export const getTimeout = (visits) => 60_000 + visits * 10_000;

/**
 * Playwright's `test` with `base` and `apiBase`, the URLs of the site's and the API's server, and functions that open pages. `openPage` and `openUnchecked` return a
 * page with its recorded problems, and `openIn` returns a page with the given context options. All pages are closed when the test ends.
 * The test fails if a page of `openPage` recorded a problem. Each worker has its own browser and server.
 */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<Openers, { host: Host, base: string, apiBase: string }, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    host: [
      async ({}, provide) => {
        const host = await serveSite();
        await provide(host);
        await host.close();
      },
      { scope: 'worker' },
    ],
    base: [async ({ host }, provide) => provide(host.url), { scope: 'worker' }],
    apiBase: [async ({ host }, provide) => provide(host.apiUrl), { scope: 'worker' }],
    browser: [
      async ({}, provide) => {
        const browser = await launchBrowser();
        await provide(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    openIn: async ({ browser }, provide) => {
      /** @type {import('playwright-core').BrowserContext[]} */
      const contexts = [];
      await provide(async (options) => {
        const context = await browser.newContext(options);
        contexts.push(context);
        return context.newPage();
      });
      await Promise.all(contexts.map((context) => context.close()));
    },
    openUnchecked: async ({ browser }, provide) => {
      /** @type {Opened[]} */
      const openedPages = [];
      await provide(async (size, options) => {
        const page = await open(browser, size, options);
        openedPages.push(page);
        return page;
      });
      await Promise.all(openedPages.map(({ close }) => close()));
    },
    openPage: async ({ openUnchecked }, provide) => {
      /** @type {Opened[]} */
      const opened = [];
      await provide(async (size, options) => {
        const page = await openUnchecked(size, options);
        opened.push(page);
        return page;
      });
      const problems = opened.flatMap((page) => page.problems);
      expect(!problems.length, problems.slice(0, 3).join(' | '));
    },
  }),
);
