/** All browser tests, in the order in which they run. */
import { awardRequestSuites } from './awardRequests.mjs';
import { chromeSuites } from './chrome.mjs';
import { covidPageSuites } from './covidPage.mjs';
import { crawlSuites } from './crawl.mjs';
import { documentSuites } from './documents.mjs';
import { downloadSuites } from './downloads.mjs';
import { exampleSuites } from './examples.mjs';
import { failingSearchSuites } from './failingSearch.mjs';
import { firstPaintSuites } from './firstPaint.mjs';
import { figureLinkSuites } from './figureLinks.mjs';
import { mainTaskSuites } from './mainTask.mjs';
import { offlineSuites } from './offline.mjs';
import { profileSuites } from './profiles.mjs';
import { budgetWalkSuites } from './budgetWalks.mjs';
import { awardWalkSuites } from './awardWalk.mjs';
import { recipientWalkSuites } from './recipientWalk.mjs';
import { resultLayoutSuites } from './resultLayout.mjs';
import { savedFigureSuites } from './savedFigures.mjs';
import { searchLayoutSuites } from './searchLayouts.mjs';
import { searchMapSuites } from './searchMap.mjs';
import { searchMapStatesSuites } from './searchMapStates.mjs';
import { searchVisitSuites } from './searchVisits.mjs';
import { servingSuites } from './serving.mjs';
import { stateSuites } from './stateTests.mjs';
import { submittingSuites } from './submitting.mjs';

/**
 * What only reads may run beside every other test.
 * @param {readonly import('./page.mjs').Suite[]} read
 * @returns {import('./page.mjs').Suite[]}
 */
const beside = (read) => read.map((test) => ({ ...test, beside: 'any' }));

export const suites = [
  ...chromeSuites,
  ...crawlSuites,
  ...searchVisitSuites,
  ...resultLayoutSuites,
  ...searchMapSuites,
  ...searchMapStatesSuites,
  ...searchLayoutSuites,
  ...downloadSuites,
  ...covidPageSuites,
  ...offlineSuites,
  ...documentSuites,
  ...mainTaskSuites,
  ...failingSearchSuites,
  ...submittingSuites,
  ...savedFigureSuites,
  ...exampleSuites,
  ...figureLinkSuites,
  ...servingSuites,
  ...awardRequestSuites,
  ...beside([
    ...firstPaintSuites,
    ...profileSuites,
    ...awardWalkSuites,
    ...recipientWalkSuites,
    ...budgetWalkSuites,
    ...stateSuites,
  ]),
];
