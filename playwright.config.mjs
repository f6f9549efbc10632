import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.mjs',
  globalSetup: './tests/browser/globalSetup.mjs',
  outputDir: '.cache/browser',
  fullyParallel: true,
  // One more than cores, because pages also wait: 6:15 instead of 7:36.
  workers: 3,
  timeout: 180_000,
  // Only `npm test` and `npm run test:full` retry a failed test (decision 0029).
  retries: process.env.TEST_AGAIN ? 1 : 0,
  // Tests tagged @full run only in `npm run test:full`.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@full/ }),
  use: { screenshot: 'only-on-failure' },
  reporter: './tests/browser/reporter.mjs',
});
