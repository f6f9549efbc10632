/** `npm test`: format, types, lint, architecture, nothing unused, unit and journey tests, the build with its budgets, browser tests. Prints `N passed, N failed` last. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findComplaints, readStatements } from '../tests/statements/statements.mjs';
import { readJson, root, run } from './lib/dataSet.mjs';

/** @typedef {{ passed: number, failed: number, tests: { name: string, status: string }[] }} Results of a suite, as it wrote them down */
/** @typedef {{ name: string, run: () => Promise<unknown>, counts?: string }} Step `counts`: the file of a suite that counts its own tests */

const long = process.argv.includes('--long');
/** `--only=NAME` runs one step: how the meta tests see that a single gate closes. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);
/** @param {string} name */
const bin = (name) => join(root, 'node_modules/.bin', name);
/** @param {string} name */
const cache = (name) => join(root, '.cache', name);
const suites = ['jest-results.json', 'browser-results.json'];
rmSync(cache('contract'), { recursive: true, force: true });
suites.forEach((name) => rmSync(cache(name), { force: true }));
const longRun = {
  RECONCILE_SETS: '1000',
  FUZZ_REQUESTS: '20000',
  RECIPIENT_VISITS: '200',
  AWARD_VISITS: '200',
};
const env = { ...process.env, TEST_AGAIN: '1', ...(long ? longRun : {}) };
const given = (/** @type {string | undefined} */ words) => (words ? [words] : []);

/** Every statement's key ends the title of a passing test. */
const checkStatements = async () => {
  const statements = readStatements(join(root, 'tests/statements/chapters'));
  const results = suites.map(cache).filter(existsSync);
  const tests = results.flatMap((file) => /** @type {Results} */ (readJson(file)).tests);
  const complaints = findComplaints(statements, tests);
  console.log(`  ${statements.length} statements, ${complaints.length} complaints`);
  if (complaints.length) throw new Error(complaints.map((text) => `  ${text}`).join('\n'));
};

/**
 * What is promised of the largest searches in seconds is promised for a machine that does nothing else.
 * @type {Step}
 */
const largeSearches = {
  name: 'searches of the large set, alone',
  run: () =>
    run(bin('jest'), ['-i', 'mock-api/abandonedSearches'], {
      env: { ...env, SEARCHES_SET: 'default' },
    }),
  counts: 'jest-results.json',
};

/** @type {Step[]} */
const steps = [
  { name: 'format', run: () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.']) },
  { name: 'types', run: () => run(bin('tsc'), ['--noEmit']) },
  { name: 'lint', run: () => run(bin('eslint'), ['.', '--max-warnings=0']) },
  {
    name: 'architecture',
    run: () =>
      run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'src', 'mock-api', 'tests']),
  },
  {
    name: 'nothing unused',
    run: async () => {
      await run(bin('knip'), ['--no-progress']);
      await run(bin('knip'), ['--no-progress', '--production', '--include', 'files,exports,types']);
    },
  },
  ...(long ? [largeSearches] : []),
  {
    name: 'unit and journey tests',
    run: () => run(bin('jest'), given(process.env.TEST_FILES), { env }),
    counts: 'jest-results.json',
  },
  {
    name: 'production build and budgets',
    run: () =>
      run(process.execPath, ['scripts/build.mjs'], { env: { ...env, USASPENDING_API: 'mock' } }),
  },
  {
    name: 'browser tests',
    run: () =>
      run(
        process.execPath,
        ['scripts/browserTests.mjs', '--again', ...given(process.env.TEST_BROWSER)],
        {
          env,
        },
      ),
    counts: 'browser-results.json',
  },
  // Without the other steps there are no tests to look for.
  ...(only ? [] : [{ name: 'statements of the specification', run: checkStatements }]),
];

let passed = 0;
let failed = 0;
for (const { name, run: step, counts } of steps) {
  if (only && only !== name) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const ended = await step().then(
    () => true,
    (error) => {
      console.log(error.message);
      return false;
    },
  );
  const file = counts && cache(counts);
  if (file && existsSync(file)) {
    const result = /** @type {Results} */ (readJson(file));
    passed += result.passed;
    failed += result.failed || (ended ? 0 : 1);
  } else if (ended) passed += 1;
  else failed += 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`=== ${name}: ${ended ? 'passed' : 'FAILED'} in ${seconds} s`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
