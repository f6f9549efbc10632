/** Lists of tests that are not written for Playwright Test yet. */
import { savedFigureSuites } from './savedFigures.mjs';
import { test } from './fixtures.mjs';

for (const suite of savedFigureSuites)
  test(suite.name, ({ browser, base }) => suite.run({ browser, base }));
