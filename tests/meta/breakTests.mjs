/**
 * `npm run test:meta`, second part: tests that once could not fail, each with a breakage it has to see. A scratch copy is broken in
 * one place, the one test runs, and has to fail; unbroken it has to pass. `node tests/meta/breakTests.mjs WORDS` runs the breakages whose names hold the words;
 * `--dry` runs none and says which of them no longer break anything.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countRun, inScratch, runBrowser, tellStale, whileBroken } from './scratch.mjs';

/**
 * What is broken → where and how, and the test (by file and name) that sees it.
 * @type {{ name: string, file: string, from: string, to: string, tests: string, test: string }[]}
 */
const breakages = [
  {
    name: 'districts are drawn in degrees instead of on the plane of the map',
    file: 'scripts/import-boundaries.mjs',
    from: 'geometry: shapeOnPlane(geometry),',
    to: 'geometry,',
    tests: 'tests/boundaries',
    test: 'npm run import-boundaries draws districts on the plane of the map, Alaska in its frame',
  },
  {
    name: 'the frame of an inset stands for its state where counties are drawn',
    file: 'src/map/plane.ts',
    from: "code: codes.has(code) ? code : '',",
    to: 'code: code.slice(0, codes.size ? 2 : 0),',
    tests: 'tests/mapPlane',
    test: 'the plane of the map lets a frame stand for its state only where states are drawn',
  },
  {
    name: 'the close button of About the Data does nothing',
    file: 'src/ui/SlideOut.tsx',
    from: 'aria-label={`Close ${title}`}\n          onClick={onClose}',
    to: 'aria-label={`Close ${title}`}',
    tests: 'tests/journeys/aboutTheData',
    test: 'About the Data closes by Escape and by its button',
  },
  {
    name: 'a tab of the glossary stays chosen though its text is missing',
    file: 'src/blocks/slide-outs/glossary/GlossaryTermView.tsx',
    from: "tabs.some(({ key }) => key === chosen) ? chosen : (tabs[0]?.key ?? 'plain')",
    to: 'chosen',
    tests: 'tests/journeys/glossary',
    test: 'the glossary shows the other text when the next term lacks the tab',
  },
  {
    name: 'a term of the glossary shares the page',
    file: 'src/blocks/slide-outs/glossary/GlossaryTermView.tsx',
    from: "${withSlideOut(search, 'glossary', term.slug)}",
    to: '',
    tests: 'tests/journeys/glossary',
    test: 'the glossary shares the address of the term in view',
  },
  {
    name: 'a slide-out was opened before any was',
    file: 'src/blocks/slide-outs/state/slideOutState.ts',
    from: "({ lastOpenedSlideout: '' }",
    to: "({ lastOpenedSlideout: 'glossary' }",
    tests: 'src/blocks/slide-outs/state/slideOutState',
    test: 'has opened none at first',
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
    test: 'takes the first load for the first one',
  },
  {
    name: 'the first page is counted as a later one',
    file: 'src/app/shell/shellState.ts',
    from: 'isInitialLoad: true',
    to: 'isInitialLoad: false',
    tests: 'src/app/shell/shellState',
    test: 'takes the first load for the first one',
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
    name: 'a recipient type stands in another group',
    file: 'src/domain/codes/recipientTypes.ts',
    from: "sole_proprietorship: 'Sole Proprietorship',",
    to: '',
    tests: 'src/domain/codes/codes',
    test: 'hold the specification’s keys in the specification’s groups',
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
    test: 'make subcontracts of contracts and IDVs',
  },
  {
    name: 'nodes of a code tree lose their ancestors',
    file: 'src/features/award-search/state/codeTreeNodes.ts',
    from: 'ancestors: node.path.slice(0, -1),',
    to: 'ancestors: [],',
    tests: 'src/features/award-search/state/codeTrees',
    test: 'holds nodes with value, id, label, count, ancestors and children',
  },
  {
    name: 'a code stays beside its parent',
    file: 'src/domain/search/codeTree.ts',
    from: 'const keep = (path: Path) => !isUnder(path, node.path) && !same(path, node.path);',
    to: 'const keep = (path: Path) => !same(path, node.path);',
    tests: 'src/domain/search/codeTree',
    test: 'drops the parent or child that is required beside a code',
  },
  {
    name: 'DEF codes are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'def_codes: list(criteria.defCodes),',
    to: '',
    tests: 'src/services/search/search',
    test: 'uses the keys of the specification, all of them',
  },
  {
    name: 'the scope of performance is not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'place_of_performance_scope: criteria.placeOfPerformanceScope,',
    to: '',
    tests: 'src/services/search/search',
    test: 'carries places and scopes of performance',
  },
  {
    name: 'the places of performance are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'place_of_performance_locations:',
    to: 'places:',
    tests: 'src/services/search/search',
    test: 'carries places and scopes of performance',
  },
  {
    name: 'the scope of recipients is not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'recipient_scope: criteria.recipientScope,',
    to: '',
    tests: 'src/services/search/search',
    test: 'carries places and scopes of performance',
  },
  {
    name: 'parts of accounts are not sent',
    file: 'src/services/search/requestBody.ts',
    from: 'treasury_account_components:',
    to: 'tas_parts:',
    tests: 'src/services/search/search',
    test: 'carries codes of disasters and parts of accounts',
  },
  {
    name: 'the order of the results is not kept',
    file: 'src/blocks/search-filters/state/searchFiltersReducer.ts',
    from: 'state.merge({ field: action.field, direction: action.direction })',
    to: 'state',
    tests: 'tests/journeys/searchOrder',
    test: 'lives in the store',
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
    from: 'const combined = AbortSignal.any ? AbortSignal.any(signals) : (signal ?? signals[0]!);',
    to: 'const combined = new AbortController().signal; void signals;',
    tests: 'src/services/http/http',
    test: 'asks no second time once it was cancelled',
  },
  {
    name: 'a failed request ends the others',
    file: 'src/services/http/client.ts',
    from: '      throw failure;\n    }\n  };',
    to: '      void import("./cancel").then(({ cancelAll }) => cancelAll());\n      throw failure;\n    }\n  };',
    tests: 'src/services/http/http',
    test: 'fails once and for all',
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
    test: 'slide-outs and dialogs come within 225 ms',
  },
  {
    name: 'a group of filters lacks a member',
    file: 'content/filter-help/learn-filters-panel.md',
    from: 'recipient type',
    to: 'kind of recipient',
    tests: 'tests/content',
    test: 'names the members of each group of filters',
  },
  {
    name: 'a help text names no term',
    file: 'content/filter-help/recipient_type.md',
    from: 'glossary: ',
    to: 'glosary: ',
    tests: 'tests/content',
    test: 'gives recipient type, infrastructure spending',
  },
  {
    name: 'Escape does not close a dialog',
    file: 'src/ui/useDialog.ts',
    from: "if (event.key === 'Escape' && !event.defaultPrevented) close(event);",
    to: '',
    tests: 'tests/journeys/modals',
    test: 'stays on the site when Escape closes the question',
  },
  {
    name: 'the player keeps the focus',
    file: 'src/ui/useDialog.ts',
    from: 'else opener?.focus?.();',
    to: '',
    tests: 'tests/journeys/modals',
    test: 'gives the focus back to the film',
  },
  {
    name: 'a submission period is due on another day',
    file: 'src/services/references/submissionPeriodsFromJson.ts',
    from: 'submissionDue: row.submission_due_date',
    to: 'submissionDue: row.certification_due_date',
    tests: 'src/services/references/submissionPeriodsFromJson',
    test: 'carry the specification’s fields',
  },
  {
    name: 'the latest submission date is the day it was revealed',
    file: 'src/domain/fiscal.ts',
    from: 'latestSubmissionDate: latest.periodEnd',
    to: 'latestSubmissionDate: latest.reveal',
    tests: 'src/domain/fiscal',
    test: 'has the year, the quarter, the period and the day of its latest submission',
  },
  {
    name: 'a page asks visitors to log in',
    file: 'src/app/shell/Header.tsx',
    from: '<button\n          type="button"\n          className="site-header__search"',
    to: '<a href="/login">Log in</a><button type="button" className="site-header__search"',
    tests: 'tests/journeys/shell',
    test: 'asks nobody at',
  },
  {
    name: 'who asks changes the answer',
    file: 'mock-api/core/cors.ts',
    from: "app.addHook('onRequest', async (request, reply) => {",
    to: "app.addHook('onRequest', async (request, reply) => {\n    if (request.headers.authorization) reply.header('set-cookie', 'visitor=1');",
    tests: 'mock-api/server',
    test: 'gives everybody the same answer',
  },
  {
    name: 'leaving an agency keeps the recipient',
    file: 'src/features/recipient/state/recipientState.ts',
    from: "    case 'agency/reset':\n",
    to: '',
    tests: 'tests/recipientReset',
    test: 'is reset by the reset of the agency',
  },
  {
    name: 'the official banner does not explain .gov',
    file: 'src/app/shell/GovBannerContent.tsx',
    from: 'A .gov website belongs to an official government organization in the United States.',
    to: '',
    tests: 'tests/journeys/shell',
    test: 'explains .gov and HTTPS under the official banner',
  },
  {
    name: 'the official banner does not explain HTTPS',
    file: 'src/app/shell/GovBannerContent.tsx',
    from: 'A lock or https:// means you have safely connected to the .gov website.',
    to: '',
    tests: 'tests/journeys/shell',
    test: 'explains .gov and HTTPS under the official banner',
  },
  {
    name: 'location help does not explain per capita',
    file: 'content/filter-help/location-filter-panel.md',
    from: 'divides them by its population',
    to: 'is another amount',
    tests: 'tests/content',
    test: 'tells apart total and per capita spending',
  },
  {
    name: 'a banner shows another type',
    file: 'src/app/shell/Banners.tsx',
    from: 'type={type}',
    to: 'type="general"',
    tests: 'tests/journeys/notices',
    test: 'show type, title and content on their page',
  },
  {
    name: 'a panel of the menu leaves out its third section',
    file: 'src/app/shell/MenuPanel.tsx',
    from: '{sections.map((section, index)',
    to: '{sections.slice(0, 2).map((section, index)',
    tests: 'tests/journeys/navigation',
    test: 'has four groups; the last three open panels',
  },
  {
    name: 'a static PDF is not made',
    file: 'scripts/lib/documents.mjs',
    from: "name: 'api-training',",
    to: "name: 'api-lessons',",
    tests: 'browser',
    test: 'every PDF has a title',
  },
  {
    name: 'an agency in analytics has other field names',
    file: 'src/domain/agencies/agencyProfile.ts',
    from: "{ name: '', abbreviation: '', toptier_code: '', subtier_code: '' }",
    to: "{ name: '', abbreviation: '', toptier_code: '' } as never",
    tests: 'src/features/agency/state/agencyState',
    test: 'names an agency for analytics',
  },
  {
    name: 'the latest year is the current fiscal year on a recipient profile',
    file: 'src/domain/profileYears.ts',
    from: "latest === 'trailing twelve months'\n    ? trailingTwelveMonths(today)",
    to: 'latest === undefined\n    ? trailingTwelveMonths(today)',
    tests: 'tests/journeys/recipientProfile',
    test: 'ask at `latest` for one year back',
  },
  {
    name: 'the memorandum on subaward data has lost its name',
    file: 'content/about-the-data/omb-m-08272010.md',
    from: 'M-08272010',
    to: 'M-2010',
    tests: 'tests/content',
    test: 'the three OMB memoranda and what they cover',
  },
  {
    name: 'the copy confirmation lasts two seconds',
    file: 'src/ui/ShareMenu.tsx',
    from: 'timings.copyConfirmation',
    to: '2000',
    tests: 'tests/journeys/glossary',
    test: 'copies the address of the term in view',
  },
  {
    name: 'the area of the results map is not in the history',
    file: 'src/features/award-search/state/searchAddress.ts',
    from: "layer: 'push'",
    to: "layer: 'replace'",
    tests: 'tests/journeys/resultPlaces',
    test: 'ranks states by total or per capita',
  },
  {
    name: 'the map of counties is given states',
    file: 'src/blocks/places-map/AmountsMap.tsx',
    from: "county: 'counties'",
    to: "county: 'states'",
    tests: 'src/blocks/places-map/amountsMap',
    test: 'requests the boundaries of its layer: county',
  },
  {
    name: 'current districts are drawn with the original boundaries',
    file: 'src/blocks/places-map/AmountsMap.tsx',
    from: "district: 'districts-current'",
    to: "district: 'districts-original'",
    tests: 'src/blocks/places-map/amountsMap',
    test: 'requests the boundaries of its layer: district',
  },
  {
    name: 'districts without boundaries have no tiles',
    file: 'src/blocks/places-map/AmountsMap.tsx',
    from: "if (layer !== 'district')",
    to: 'if (layer)',
    tests: 'src/blocks/places-map/amountsMap',
    test: 'shows districts as tiles',
  },
  {
    name: 'a flag is named by the code of its state',
    file: 'src/features/states/sections/StateMark.tsx',
    from: 'const flag = flagAddress(fips);',
    to: 'const flag = flagAddress(code);',
    tests: 'src/features/states/sections/stateMark',
    test: 'is the flag file of its FIPS ID',
  },
  {
    name: 'the last quarter of an account is taken for closed',
    file: 'src/features/account/sections/OverTime.tsx',
    from: 'closes && day < closes',
    to: 'closes && day > closes',
    tests: 'tests/journeys/accountCharts',
    test: 'say until when the last quarter may change',
  },
  {
    name: 'quarters close after 30 days',
    file: 'src/lib/layoutTokens.json',
    from: '"quarterCloseWindowDays": 45',
    to: '"quarterCloseWindowDays": 30',
    tests: 'tests/journeys/accountCharts',
    test: 'say until when the last quarter may change',
  },
  {
    name: 'the tabs of COVID-19 assistance leave out a loan type',
    file: 'src/domain/disaster/awardTabs.ts',
    from: "key === 'all' ? null : groupCodes(key);\n/**",
    to: "key === 'all' ? null : groupCodes(key).filter((code) => code !== '08');\n/**",
    tests: 'src/domain/disaster/disaster',
    test: 'send 02 to 11, and -1 for types not specified',
  },
  {
    name: 'requests outlive the app',
    file: 'src/app/App.tsx',
    from: '      cancelAll();\n',
    to: '',
    tests: 'tests/journeys/shell',
    test: 'cancels all requests under way when the app unmounts',
  },
  {
    name: 'the list of entities that do not report lacks one',
    file: 'content/about-the-data/reporting-requirement-for-federal-agencies.md',
    from: '- Federal courts\n',
    to: '',
    tests: 'tests/content',
    test: 'lists the entities that do not report',
  },
  {
    name: 'the text on Medicare locations warns of nothing',
    file: 'content/about-the-data/medicare-location-data.md',
    from: 'It is not always the place of the doctor’s office or hospital where care was given, and large',
    to: 'Large',
    tests: 'tests/content',
    test: 'Medicare locations',
  },
  {
    name: 'original districts are imported as current ones',
    file: 'scripts/import-boundaries.mjs',
    from: "FIRST_CURRENT ? 'districts-current' : 'districts-original'",
    to: "FIRST_CURRENT ? 'districts-current' : 'districts-current'",
    tests: 'tests/boundaries',
    test: 'makes original districts of an older congress',
  },
  {
    name: 'a link to a term lacks its text in analytics',
    file: 'src/ui/SlideOutLink.tsx',
    from: "track('glossaryLink', currentTarget.textContent, slug)",
    to: "track('glossaryLink', slug, slug)",
    tests: 'tests/journeys/aboutTheData',
    test: 'links entries by slug and name',
  },
  {
    name: 'an entry of About the Data links to another slug',
    file: 'src/blocks/slide-outs/about-the-data/AboutPanel.tsx',
    from: 'slug={entry.slug}',
    to: 'slug={entries.at(-1)!.slug}',
    tests: 'tests/journeys/aboutTheData',
    test: 'links entries by slug and name',
  },
];

const dry = process.argv.includes('--dry');
const asked = process.argv
  .slice(2)
  .filter((word) => word !== '--dry')
  .join(' ')
  .toLowerCase();
const chosen = breakages.filter(({ name }) => name.toLowerCase().includes(asked));
if (dry)
  process.exit(
    tellStale(
      chosen.map(({ name, file, from, to }) => ({
        name,
        file,
        edit: (text) => text.replace(from, to),
      })),
    )
      ? 1
      : 0,
  );
let failed = 0;
await inScratch((scratch) => {
  const results = join(scratch, '.cache', 'results.json');
  /** Whether the test ran, and whether it passed. @param {(typeof breakages)[number]} breakage */
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
    const told = JSON.parse(readFileSync(results, 'utf8'));
    return { ran: told.numPassedTests + told.numFailedTests > 0, passed: told.success };
  };
  /** How the unbroken copy does, by the test. @type {Map<string, ReturnType<typeof runTest>>} */
  const whole = new Map();
  for (const breakage of chosen) {
    const key = `${breakage.tests} ${breakage.test}`;
    const before = whole.get(key) ?? runTest(breakage);
    whole.set(key, before);
    let after;
    try {
      after = whileBroken(
        join(scratch, breakage.file),
        (text) => text.replace(breakage.from, breakage.to),
        () => runTest(breakage),
      );
    } catch (error) {
      // One breakage whose text is gone does not hide those behind it.
      failed += 1;
      console.log(`FAIL  ${breakage.name}: ${/** @type {Error} */ (error).message}`);
      continue;
    }
    const caught = before.ran && before.passed && after.ran && !after.passed;
    if (!caught) failed += 1;
    const fate = (/** @type {ReturnType<typeof runTest>} */ { ran, passed }) =>
      !ran ? 'did not run' : passed ? 'passes' : 'fails';
    console.log(
      `${caught ? 'ok   ' : 'FAIL '} ${breakage.name}: "${breakage.test}" ${fate(before)} before, ${fate(after)} when broken`,
    );
  }
});
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
