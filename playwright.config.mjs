import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.mjs',
  globalSetup: './tests/browser/globalSetup.mjs',
  outputDir: '.cache/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
});
