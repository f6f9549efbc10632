/** Defines the fixtures of all browser tests, such as a site server and a browser per worker. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';
import { expect, open } from './page.mjs';

/** @import { Opened, Openers } from './page.mjs' */

/** Whether all tests run (`npm run test:full`) instead of the default selection. */
export const isFullRun = Boolean(process.env.TEST_FULL);
/** Returns the test details, with the tag `@full` if only the full run includes the test. @param {boolean} isFullOnly */
export const fullOnly = (isFullOnly) => ({ tag: isFullOnly ? ['@full'] : [] });

/** Returns the timeout in milliseconds of a test that visits several pages. @param {number} visits */
export const getTimeout = (visits) => 60_000 + visits * 10_000;

/** Path of the dataset that global setup creates. */
export const dataSetPath = join(root, '.cache/tests/default.duckdb');

/**
 * Serves the built site with the default dataset. Returns its URL and `close`. Each server stores saved searches and downloads in its
 * own folder, so that workers do not interfere and later runs find no old files.
 */
const serveSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-browser-'));
  const path = join(folder, 'default.duckdb');
  symlinkSync(dataSetPath, path);
  const { buildServer } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({
    path,
    faults: true,
    site: { dist: join(root, 'dist'), apiRoot: '/api/' },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${portOf(server.app.server)}`,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Playwright's `test` with `base`, the URL of the site's server, and functions that open pages. `openPage` and `openUnchecked` return a
 * page with its recorded problems, and `openIn` returns a page with the given context options. All pages are closed when the test ends.
 * The test fails if a page of `openPage` recorded a problem. Each worker has its own browser and server.
 */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<Openers, { base: string }, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    base: [
      async ({}, provide) => {
        const server = await serveSite();
        await provide(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
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
