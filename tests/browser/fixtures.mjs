/** The fixtures of all browser tests: a site server per worker, and the project's browser. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';
import { expect, open } from './page.mjs';

/** @import { Opened, Openers } from './page.mjs' */

/** Whether all tests run (`npm run test:full`) or only the default selection. */
export const isFullRun = Boolean(process.env.TEST_FULL);
/** Returns the tag of tests that run only in `npm run test:full`. @param {boolean} isLeftOut */
export const fullOnly = (isLeftOut) => ({ tag: isLeftOut ? ['@full'] : [] });

/** Returns the timeout in milliseconds of a test that visits several pages. @param {number} visits */
export const timeFor = (visits) => 60_000 + visits * 10_000;

/** The dataset that global setup creates. */
export const dataSetPath = join(root, '.cache/tests/default.duckdb');

/**
 * Serves the built site with the default dataset. Each server stores saved searches and downloads in a folder of its
 * own, so that workers do not interfere and a killed run leaves nothing behind for the next one.
 */
const serveSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-browser-'));
  const path = join(folder, 'default.duckdb');
  symlinkSync(dataSetPath, path);
  const { buildServer } = await importTypeScript('mock-api/tools.ts');
  const server = await buildServer({ path, site: { dist: join(root, 'dist'), apiRoot: '/api/' } });
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
 * Playwright's test with `base`, the URL of the site's server, and functions that open pages, which are closed when the test
 * ends: `openPage` and `openUnchecked` open pages that record problems, `openIn` opens one in a context of its own. The test
 * fails if a page of `openPage` recorded a problem. Browser and server live as long as the worker.
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
