/** What every browser test starts from: the site on a server of its worker's own, and the project's browser. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';
import { expect, open } from './page.mjs';

/** Whether everything is checked (`npm run test:full`), or a part that takes turns. */
export const isFullRun = Boolean(process.env.TEST_FULL);
/** The tag of every other test, which runs in `npm run test:full` alone. @param {boolean} isLeftOut */
export const fullOnly = (isLeftOut) => ({ tag: isLeftOut ? ['@full'] : [] });

/** Milliseconds that a test may take which visits so many pages. @param {number} visits */
export const timeFor = (visits) => 60_000 + visits * 10_000;

/** The dataset that global setup has made. */
export const dataSetPath = join(root, '.cache/tests/default.duckdb');

/**
 * Serves the built site over the default dataset. Saved searches and downloads go to a folder of this server's own, so that
 * workers do not meet, and a killed run leaves nothing that the next one reads.
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
 * Playwright's test with `base`, the address of the site's server, and `openPage`, which opens pages that note whatever should
 * not happen. They are closed when the test ends, which fails if one of them noted anything. Browser and server live as long as
 * the worker.
 */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<Pick<import('./page.mjs').Site, 'openPage'>, { base: string }, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
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
    openPage: async ({ browser }, provide) => {
      /** @type {import('./page.mjs').Opened[]} */
      const opened = [];
      await provide(async (size, options) => {
        const page = await open(browser, size, options);
        opened.push(page);
        return page;
      });
      const problems = opened.flatMap((page) => page.problems);
      await Promise.all(opened.map(({ close }) => close()));
      expect(!problems.length, problems.slice(0, 3).join(' | '));
    },
  }),
);
