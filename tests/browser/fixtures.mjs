/** What every browser test starts from: the site on a server of its worker's own, and the project's browser. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { importTypeScript, root } from '../../scripts/lib/dataSet.mjs';
import { portOf } from '../../scripts/lib/ports.mjs';

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

/** Playwright's test with `base`, the address of the site's server; browser and server live as long as the worker. */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{}, { base: string }, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    base: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a function needs from its parameter
      async ({}, use) => {
        const server = await serveSite();
        await use(server.url);
        await server.close();
      },
      { scope: 'worker' },
    ],
    browser: [
      // eslint-disable-next-line no-empty-pattern -- as above
      async ({}, use) => {
        const browser = await launchBrowser();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  }),
);
