/** Lists of tests that are not written for Playwright Test yet. */
import { exampleSuites } from './examples.mjs';
import { widthSuites } from './everyWidth.mjs';
import { forcedColourSuites } from './forcedColours.mjs';
import { layoutSuites } from './layout.mjs';
import { oneDateSuites } from './oneDate.mjs';
import { pageFrameSuites } from './pageFrame.mjs';
import { paletteSuites } from './palette.mjs';
import { paperSuites } from './paper.mjs';
import { savedFigureSuites } from './savedFigures.mjs';
import { takingOverSuites } from './takingOver.mjs';
import { withoutScriptsSuites } from './withoutScripts.mjs';
import { test } from './fixtures.mjs';

for (const suite of [
  ...exampleSuites,
  ...widthSuites,
  ...forcedColourSuites,
  ...layoutSuites,
  ...oneDateSuites,
  ...pageFrameSuites,
  ...paletteSuites,
  ...paperSuites,
  ...savedFigureSuites,
  ...takingOverSuites,
  ...withoutScriptsSuites,
])
  test(suite.name, ({ browser, base }) => suite.run({ browser, base }));
