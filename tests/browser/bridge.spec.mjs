/** Lists of tests that are not written for Playwright Test yet. */
import { exampleSuites } from './examples.mjs';
import { savedFigureSuites } from './savedFigures.mjs';
import { test } from './fixtures.mjs';

for (const suite of [...exampleSuites, ...savedFigureSuites])
  test(suite.name, ({ browser, base }) => suite.run({ browser, base }));
