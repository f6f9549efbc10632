import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.mjs',
  globalSetup: './tests/browser/globalSetup.mjs',
  outputDir: '.cache/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A second try is for `npm test` alone (decision 0029).
  retries: process.env.TEST_AGAIN ? 1 : 0,
  // What is tagged so runs in `npm run test:full`.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  use: { screenshot: 'only-on-failure' },
  reporter: './tests/browser/reporter.mjs',
});
