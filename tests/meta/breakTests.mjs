/**
 * `npm run test:meta`, second part: puts one deliberate fault at a time into a scratch copy and expects the one test that must detect
 * the fault to pass before and fail after. `node tests/meta/breakTests.mjs WORDS` tries only the faults whose names contain the words.
 * `--dry` only reports faults that no longer change anything or whose test is not found by its title.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countRun, inScratch, reportStale, root, runBrowser, whileBroken } from './scratch.mjs';
import { statementBreakages } from './statementBreakages.mjs';

/**
 * Deliberate faults: the file, the text to replace, its replacement, and the test (by file and title) that detects the
 * fault.
 * @type {{ name: string, file: string, from: string, to: string, tests: string, test: string }[]}
 */
const breakages = [
  {
    name: 'districts are drawn in degrees instead of on the plane of the map',
    file: 'scripts/import-boundaries.mjs',
    from: 'geometry: projectShape(geometry),',
    to: 'geometry,',
    tests: 'tests/boundaries',
    test: 'npm run import-boundaries draws districts of Alaska inside its inset of the map',
  },
  {
    name: 'the frame of an inset stands for its state where counties are drawn',
    file: 'src/map/plane.ts',
    from: "code: codes.has(code) ? code : '',",
    to: 'code: code.slice(0, codes.size ? 2 : 0),',
    tests: 'tests/mapPlane',
    test: 'the plane of the map gives a frame the code of its state only on a map of states',
  },
  {
    name: 'the close button of About the Data does nothing',
    file: 'src/ui/SlideOut.tsx',
    from: 'label={`Close ${title}`}\n          onClick={onClose}',
    to: 'label={`Close ${title}`}',
    tests: 'tests/journeys/aboutTheData',
    test: 'About the Data closes by Escape and by its button',
  },
  {
    name: 'a tab of the glossary stays chosen though its text is missing',
    file: 'src/blocks/slide-outs/glossary/GlossaryTermView.tsx',
    from: "tabs.some(({ key }) => key === chosenTab)\n    ? chosenTab\n    : (tabs[0]?.key ?? 'plain')",
    to: 'chosenTab',
    tests: 'tests/journeys/glossary',
    test: 'the glossary shows the available text when the next term lacks the text',
  },
  {
    name: 'a term of the glossary shares the page',
    file: 'src/blocks/slide-outs/glossary/GlossaryTermView.tsx',
    from: "${withSlideOut(search, 'glossary', term.slug)}",
    to: '',
    tests: 'tests/journeys/glossary',
    test: 'the glossary copies the address of the term in view',
  },
  {
    name: 'a slide-out was opened before any was',
    file: 'src/blocks/slide-outs/state/slideOutState.ts',
    from: "({ lastOpenedSlideout: '' }",
    to: "({ lastOpenedSlideout: 'glossary' }",
    tests: 'src/blocks/slide-outs/state/slideOutState',
    test: 'starts without a last opened panel',
  },
  {
    name: 'About the Data is shown before it is opened',
    file: 'src/blocks/slide-outs/state/slideOutState.ts',
    from: 'display: false,\n    term: makeAboutTerm(),',
    to: 'display: true,\n    term: makeAboutTerm(),',
    tests: 'src/blocks/slide-outs/state/slideOutState',
    test: 'of About the Data has a display flag',
  },
  {
    name: 'later pages are counted as the first one',
    file: 'src/app/shell/shellState.ts',
    from: "state.set('isInitialLoad', false)",
    to: 'state',
    tests: 'src/app/shell/shellState',
    test: 'marks the load as initial until it is done',
  },
  {
    name: 'the first page is counted as a later one',
    file: 'src/app/shell/shellState.ts',
    from: 'isInitialLoad: true',
    to: 'isInitialLoad: false',
    tests: 'src/app/shell/shellState',
    test: 'marks the load as initial until it is done',
  },
  {
    name: 'the panels of the phone’s menu come without a slide',
    file: 'src/styles/shell/_mobile-menu.scss',
    from: 'animation: slide-in layout.$mobile-nav ease-out;',
    to: '',
    tests: 'browser',
    test: 'the panels of the phone’s menu slide in',
  },
  {
    name: 'a pricing type has another label',
    file: 'src/domain/codes/codeGroups.ts',
    from: "['J', 'Firm Fixed Price']",
    to: "['J', 'Firm Price']",
    tests: 'src/domain/codes/codes',
    test: 'name each pricing type as the specification does',
  },
  {
    name: 'a recipient type is in another group',
    file: 'src/domain/codes/recipientTypes.ts',
    from: "sole_proprietorship: 'Sole Proprietorship',",
    to: '',
    tests: 'src/domain/codes/codes',
    test: 'have the specification’s keys in the specification’s groups',
  },
  {
    name: 'an award type is missing in its group',
    file: 'src/domain/codes/resultTabs.ts',
    from: 'awards: awardTypeGroups.map(({ key, label }) => ({ key, label, codes: groupCodes(key) }))',
    to: 'awards: awardTypeGroups.map(({ key, label }) => ({ key, label, codes: groupCodes(key).slice(1) }))',
    tests: 'src/domain/codes/codes',
    test: 'fall into six groups',
  },
  {
    name: 'subgrants hold subcontracts',
    file: 'src/domain/codes/resultTabs.ts',
    from: 'codes: subgrantGroups.flatMap(groupCodes)',
    to: 'codes: subcontractGroups.flatMap(groupCodes)',
    tests: 'src/domain/codes/codes',
    test: 'of contracts and IDVs are in subcontracts',
  },
  {
    name: 'nodes of a code tree lose their ancestors',
    file: 'src/features/award-search/state/codeTreeNodes.ts',
    from: 'ancestors: node.path.slice(0, -1),',
    to: 'ancestors: [],',
    tests: 'src/features/award-search/state/codeTrees',
    test: 'contains the fields of each node, and a placeholder',
  },
  {
    name: 'a code stays beside its parent',
    file: 'src/domain/search/codeTree.ts',
    from: '!isUnder(path, branch) && !isSamePath(path, branch)',
    to: '!isSamePath(path, branch)',
    tests: 'src/domain/search/codeTree',
    test: 'requires only the parent if parent and child are checked',
  },
  {
    name: 'DEF codes are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'def_codes: copyIfNotEmpty(criteria.defCodes),',
    to: '',
    tests: 'src/services/search/search',
    test: 'uses all keys of the specification',
  },
  {
    name: 'the scope of performance is not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'place_of_performance_scope: criteria.placeOfPerformanceScope,',
    to: '',
    tests: 'src/services/search/search',
    test: 'has locations and scopes of performance',
  },
  {
    name: 'the places of performance are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'place_of_performance_locations:',
    to: 'places:',
    tests: 'src/services/search/search',
    test: 'has locations and scopes of performance',
  },
  {
    name: 'the scope of recipients is not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'recipient_scope: criteria.recipientScope,',
    to: '',
    tests: 'src/services/search/search',
    test: 'has locations and scopes of performance',
  },
  {
    name: 'parts of accounts are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'treasury_account_components:',
    to: 'tas_parts:',
    tests: 'src/services/search/search',
    test: 'has DEFCs and account components',
  },
  {
    name: 'the order of the results is not kept',
    file: 'src/blocks/search-filters/state/searchFiltersReducer.ts',
    from: 'state.merge({ field: action.field, direction: action.direction })',
    to: 'state',
    tests: 'tests/journeys/searchOrder',
    test: 'is stored in the Redux state',
  },
  {
    name: 'the order of the results is not reset',
    file: 'src/blocks/search-filters/state/searchFiltersReducer.ts',
    from: "case 'searchOrder/reset':",
    to: '',
    tests: 'src/blocks/search-filters/state/searchFiltersReducer',
    test: 'go back to the default order when the order or the search is reset',
  },
  {
    name: 'applied filters survive a reset',
    file: 'src/blocks/search-filters/state/searchFiltersReducer.ts',
    from: "case 'searchFilters/reset':\n      return makeApplied();",
    to: '',
    tests: 'src/blocks/search-filters/state/searchFilters',
    test: 'are cleared by a reset',
  },
  {
    name: 'a failed request is asked again later',
    file: 'src/services/http/client.ts',
    from: 'const requestSignal = createRequestSignal(signal);',
    to: 'void signal; const requestSignal = createRequestSignal(undefined);',
    tests: 'src/services/http/http',
    test: 'is not retried if it is canceled during the wait',
  },
  {
    name: 'a failed request ends the others',
    file: 'src/services/http/client.ts',
    from: '  return toResponseError(',
    to: '  void import("./cancel").then(({ cancelAll }) => cancelAll());\n  return toResponseError(',
    tests: 'src/services/http/http',
    test: 'that fails twice throws one ServiceError, sends nothing afterwards',
  },
  {
    name: 'the sticky band has another height',
    file: 'src/lib/layoutTokens.json',
    from: '"stickyHeader": 66',
    to: '"stickyHeader": 70',
    tests: 'browser',
    test: 'the header is 97 px high',
  },
  {
    name: 'the header has another height',
    file: 'src/lib/layoutTokens.json',
    from: '"siteHeader": 97',
    to: '"siteHeader": 90',
    tests: 'browser',
    test: 'the header is 97 px high',
  },
  {
    name: 'a notice has another height',
    file: 'src/lib/layoutTokens.json',
    from: '"globalBanner": 90',
    to: '"globalBanner": 80',
    tests: 'browser',
    test: 'a notice of one line is 90 px high',
  },
  {
    name: 'the mark of the menu jumps',
    file: 'src/styles/shell/_navigation.scss',
    from: 'animation: menu-caret layout.$menu-tween ease-out;',
    to: '',
    tests: 'browser',
    test: 'panels of the menu fade in',
  },
  {
    name: 'the panels of the menu come without fading in',
    file: 'src/styles/shell/_navigation.scss',
    from: 'animation: fade-in layout.$fade;',
    to: '',
    tests: 'browser',
    test: 'panels of the menu fade in',
  },
  {
    name: 'dialogs fade in slowly',
    file: 'src/lib/layoutTokens.json',
    from: '"fade": 225',
    to: '"fade": 400',
    tests: 'browser',
    test: 'slide-outs and dialogs open within 225 ms',
  },
  {
    name: 'a group of filters lacks a member',
    file: 'content/filter-help/learn-filters-panel.md',
    from: 'recipient type',
    to: 'kind of recipient',
    tests: 'tests/filterHelp',
    test: 'names the members of each group of filters',
  },
  {
    name: 'a help text names no term',
    file: 'content/filter-help/recipient_type.md',
    from: 'glossary: ',
    to: 'glosary: ',
    tests: 'tests/filterHelp',
    test: 'has a contact and glossary terms for recipient type',
  },
  {
    name: 'Escape does not close a dialog',
    file: 'src/ui/useDialog.ts',
    from: "if (event.key === 'Escape' && !event.defaultPrevented) close(event);",
    to: '',
    tests: 'tests/journeys/modals',
    test: 'keeps the visitor on the site when Escape closes the redirect dialog',
  },
  {
    name: 'the player keeps the focus',
    file: 'src/ui/useDialog.ts',
    from: 'else opener?.focus?.();',
    to: '',
    tests: 'tests/journeys/modals',
    test: 'returns the focus to the button of the video',
  },
  {
    name: 'a submission period is due on another day',
    file: 'src/services/references/submissionPeriodsFromJson.ts',
    from: 'submissionDue: text(row.submission_due_date)',
    to: 'submissionDue: text(row.certification_due_date)',
    tests: 'src/services/references/submissionPeriodsFromJson',
    test: 'have the fields of the specification',
  },
  {
    name: 'the latest submission date is the day it was revealed',
    file: 'src/domain/fiscal.ts',
    from: 'latestSubmissionDate: last.periodEnd',
    to: 'latestSubmissionDate: last.reveal',
    tests: 'src/domain/fiscal',
    test: 'has the year, the quarter, the period and the day of its latest submission',
  },
  {
    name: 'a page asks visitors to log in',
    file: 'src/app/shell/Header.tsx',
    from: '<button\n          type="button"\n          className="site-header__search"',
    to: '<a href="/login">Log in</a><button type="button" className="site-header__search"',
    tests: 'tests/journeys/shell',
    test: 'offers no login, password or user account at',
  },
  {
    name: 'a page that fails shows what the engine said',
    file: 'src/ui/Status.tsx',
    from: '      <Details text={details} />\n    </div>',
    to: '      <p>{details}</p>\n    </div>',
    tests: 'tests/journeys/shell',
    test: 'shows the engine’s message only under Details',
  },
  {
    name: 'a blank part of a path or an object is read',
    file: 'mock-api/filters/prepare.ts',
    from: 'if (partlyBlankMember)',
    to: 'if (partly && !isObject(partly) && !Array.isArray(partly))',
    tests: 'mock-api/blankFilters',
    test: 'rejects a member with a blank part',
  },
  {
    name: 'who asks changes the answer',
    file: 'mock-api/core/cors.ts',
    from: "app.addHook('onRequest', async (request, reply) => {",
    to: "app.addHook('onRequest', async (request, reply) => {\n    if (request.headers.authorization) reply.header('set-cookie', 'visitor=1');",
    tests: 'mock-api/server',
    test: 'returns the same response to every client',
  },
  {
    name: 'sentences on COVID-19 spending name no period',
    file: 'src/features/covid/usePeriodPhrase.ts',
    from: 'return period && ` from ${period}`;',
    to: "return period && '';",
    tests: 'tests/journeys/openPeriods',
    test: 'a ranking or share of an incomplete fiscal year names the period in the same sentence \\(COVID-19\\)',
  },
  {
    name: 'the kinds of awards compared name no period',
    file: 'src/features/compare/sections/AwardTypes.tsx',
    from: 'return clauseText && `${period}: ${clauseText}.`;',
    to: 'return clauseText && `${clauseText}.`;',
    tests: 'tests/journeys/openPeriods',
    test: 'a ranking or share of an incomplete fiscal year names the period in the same sentence \\(states compared without a year\\)',
  },
  ...statementBreakages,
];

const testFiles = spawnSync('git', ['ls-files', 'src', 'mock-api', 'tests'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\n');
/**
 * Returns whether the test files contain a title. The title may combine those of a `describe` and a test, and end with the label
 * of an `it.each` case.
 * @param {string} tests @param {string} title
 */
const hasTest = (tests, title) => {
  const isTestFile = tests === 'browser' ? /^tests\/browser\/.*\.mjs$/ : /\.test\.tsx?$/;
  const text = testFiles
    .filter((file) => isTestFile.test(file) && (tests === 'browser' || file.includes(tests)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const words = title.split(' ');
  return words.some((_, at) => {
    const [first, second] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return text.includes(first) && (text.includes(second) || at + 1 >= words.length * 0.75);
  });
};

const isDryRun = process.argv.includes('--dry');
const filterText = process.argv
  .slice(2)
  .filter((word) => word !== '--dry')
  .join(' ')
  .toLowerCase();
const selectedBreakages = breakages.filter(({ name }) => name.toLowerCase().includes(filterText));
if (isDryRun)
  process.exit(
    reportStale(
      selectedBreakages.map(({ name, file, from, to, tests, test }) => ({
        name,
        file,
        edit: (text) => text.replace(from, to),
        missingTest: hasTest(tests, test) ? undefined : test,
      })),
    )
      ? 1
      : 0,
  );
let failed = 0;
await inScratch((scratch) => {
  const results = join(scratch, '.cache', 'results.json');
  /** Runs the test of a fault and returns whether it ran and passed. @param {(typeof breakages)[number]} breakage */
  const runTest = ({ tests, test }) => {
    if (tests === 'browser') {
      const { status } = runBrowser(scratch, test);
      return { ran: countRun(scratch) > 0, passed: status === 0 };
    }
    rmSync(results, { force: true });
    spawnSync(
      join(scratch, 'node_modules/.bin/jest'),
      [tests, '-t', test, '--json', `--outputFile=${results}`, '--reporters=default'],
      { cwd: scratch, encoding: 'utf8' },
    );
    if (!existsSync(results)) return { ran: false, passed: false };
    const report = JSON.parse(readFileSync(results, 'utf8'));
    return { ran: report.numPassedTests + report.numFailedTests > 0, passed: report.success };
  };
  /** Results of the unbroken copy, by test. @type {Map<string, ReturnType<typeof runTest>>} */
  const unbrokenResults = new Map();
  for (const breakage of selectedBreakages) {
    const key = `${breakage.tests} ${breakage.test}`;
    const before = unbrokenResults.get(key) ?? runTest(breakage);
    unbrokenResults.set(key, before);
    let after;
    try {
      after = whileBroken(
        join(scratch, breakage.file),
        (text) => text.replace(breakage.from, breakage.to),
        () => runTest(breakage),
      );
    } catch (error) {
      // A fault whose text no longer exists must not stop the next faults.
      failed += 1;
      console.log(`FAIL  ${breakage.name}: ${/** @type {Error} */ (error).message}`);
      continue;
    }
    const isCaught = before.ran && before.passed && after.ran && !after.passed;
    if (!isCaught) failed += 1;
    const fate = (/** @type {ReturnType<typeof runTest>} */ { ran, passed }) =>
      !ran ? 'did not run' : passed ? 'passes' : 'fails';
    console.log(
      `${isCaught ? 'ok   ' : 'FAIL '} ${breakage.name}: "${breakage.test}" ${fate(before)} before, ${fate(after)} when broken`,
    );
  }
});
console.log(`${selectedBreakages.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
