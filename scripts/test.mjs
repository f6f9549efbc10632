/**
 * Runs the tests in three tiers (docs/testing.md): `npm run check`, `npm test` and `npm run test:full [-- --shard=k/n]`.
 * `--only=STEP` runs one step by its name. Prints the time of each step and the ten slowest files, and `N passed, N failed`
 * last.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findComplaints, readStatements } from '../tests/statements/statements.mjs';
import { readJson, root } from './lib/dataSet.mjs';
import { takeLock } from './lib/lock.mjs';
import { formatReport, runStep, runSteps } from './lib/steps.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */
/**
 * @typedef {{ passed: number, failed: number, tests: { name: string, status: string }[],
 *   files: { file: string, seconds: number }[] }} SuiteResult
 *   the result file of a test runner
 */

/** @param {string} name */
const readOption = (name) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const tier = readOption('tier') ?? 'test';
const onlyStep = readOption('only');
const shard = readOption('shard');
const isCheck = tier === 'check';
const isFull = tier === 'full';
if (
  !['check', 'test', 'full'].includes(tier) ||
  (shard && (!isFull || !/^[1-9]\d*\/\d+$/.test(shard)))
) {
  console.error(
    'Usage: node scripts/test.mjs [--tier=check|test|full] [--only=STEP] [--shard=k/n, with --tier=full]',
  );
  process.exit(2);
}

/**
 * Raises V8's semi-space for new objects from 16 MB to 64 MB, because rendered pages keep objects longer. Journeys take 64.6 s instead
 * of 66.5 s.
 */
const jest = [process.execPath, '--max-semi-space-size=64', join(root, 'node_modules/.bin/jest')];
/** @param {string} name */
const getBinPath = (name) => join(root, 'node_modules/.bin', name);
/** @param {string} name */
const getCachePath = (name) => join(root, '.cache', name);
/** @param {readonly string[]} args */
const runGit = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

const fullRunEnv = {
  TEST_FULL: '1',
  RECONCILE_SETS: '1000',
  FUZZ_REQUESTS: '20000',
  RECIPIENT_VISITS: '200',
  AWARD_VISITS: '200',
  BUDGET_VISITS: '120',
  BUDGET_WALKS: '50',
  CRAWL_PAGES: '20',
};
const env = {
  ...process.env,
  ...(isCheck ? {} : { TEST_AGAIN: '1' }),
  ...(isFull ? fullRunEnv : {}),
};
const shardOption = shard ? [`--shard=${shard}`] : [];
const isFirstShard = !shard || shard.startsWith('1/');

/** File with the commit at which `npm run check` last passed. */
const checkedCommitFile = getCachePath('checked-commit');
/** Returns options that limit unit tests to files changed since `npm run check` last passed, or [] if that commit is unknown. */
const getChangedOption = () => {
  const commit = existsSync(checkedCommitFile) ? readFileSync(checkedCommitFile, 'utf8') : '';
  return commit && runGit('cat-file', '-t', commit) === 'commit'
    ? [`--changedSince=${commit}`]
    : [];
};

/** Returns cache options for `npm run check`, and [] for the other tiers, which read every file. @param {string} name */
const getCacheOptions = (name) =>
  isCheck ? ['--cache', '--cache-location', getCachePath(name)] : [];
/** Steps that each use one core, so that two run in parallel. The longest is first. @type {Step[]} */
const staticSteps = [
  {
    name: 'lint',
    commands: [[getBinPath('eslint'), '.', '--max-warnings=0', ...getCacheOptions('eslint')]],
  },
  {
    name: 'types',
    commands: [
      [
        // This compiler, written in Go, takes 13 s. The version that ESLint uses takes 40 s.
        join(root, 'node_modules/typescript-7/bin/tsc'),
        '--noEmit',
        ...(isCheck
          ? ['--incremental', '--tsBuildInfoFile', getCachePath('check.tsbuildinfo')]
          : []),
      ],
    ],
  },
  {
    name: 'format',
    commands: [
      [
        getBinPath('prettier'),
        '--check',
        '--log-level',
        'warn',
        '.',
        ...getCacheOptions('prettier'),
      ],
    ],
  },
  {
    name: 'unused code',
    commands: [
      [getBinPath('knip'), '--no-progress'],
      [getBinPath('knip'), '--no-progress', '--production', '--include', 'files,exports,types'],
    ],
  },
  {
    name: 'architecture',
    commands: [
      [getBinPath('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'mock-api', 'tests'],
    ],
  },
];
/** @type {Step} */
const buildStep = {
  name: 'production build and budgets',
  commands: [[process.execPath, 'scripts/build.mjs']],
  env: { ...env, USASPENDING_API: 'mock' },
};

/** Test files to run instead of all, from `TEST_FILES`, which `npm run test:meta` sets. */
const testFiles = process.env.TEST_FILES ? [process.env.TEST_FILES] : [];
/** @type {Step} */
const unitTests = {
  name: 'unit tests',
  commands: [
    [
      ...jest,
      '--selectProjects',
      'unit',
      'unit-dom',
      '--passWithNoTests',
      ...getChangedOption(),
      ...testFiles,
    ],
  ],
  env,
  result: 'jest-results.json',
  isLive: true,
};
/** @type {Step} */
const jestTests = {
  name: 'unit, API and journey tests',
  commands: [[...jest, ...shardOption, ...testFiles]],
  env,
  result: 'jest-results.json',
  isLive: true,
};
/** Runs alone, because the time limits of the widest searches apply to an otherwise idle machine. @type {Step} */
const largeSearches = {
  name: 'searches of the default dataset',
  commands: [[...jest, '-i', 'mock-api/abandonedSearches']],
  env: { ...env, SEARCHES_SET: 'default' },
  result: 'jest-results.json',
  isLive: true,
};
/** @type {Step} */
const browserTests = {
  name: 'browser tests',
  commands: [
    [
      getBinPath('playwright'),
      'test',
      ...shardOption,
      ...(process.env.TEST_BROWSER ? ['--grep', process.env.TEST_BROWSER] : []),
    ],
  ],
  env,
  result: 'browser-results.json',
  isLive: true,
};

/** @type {Map<string, SuiteResult>} */
const resultsBySuite = new Map();
/** Checks that each statement of the specification has a passing test whose title ends with its key. @type {Step} */
const statementCheck = {
  name: 'statements of the specification',
  check: () => {
    const rows = readStatements(join(root, 'tests/statements/chapters'));
    const complaints = findComplaints(
      rows,
      [...resultsBySuite.values()].flatMap(({ tests }) => tests),
    );
    if (complaints.length)
      throw new Error(
        [...complaints.slice(0, 20), `${complaints.length} problems in total`].join('\n'),
      );
    return `${rows.length} statements, each with a passing test`;
  },
};

/** Stages in order. Steps of one stage may run in parallel. @type {Step[][]} */
const stages = {
  check: [staticSteps, [unitTests]],
  test: [[buildStep, ...staticSteps], [jestTests], [browserTests], [statementCheck]],
  full: [
    isFirstShard ? [buildStep, ...staticSteps] : [buildStep],
    ...(isFirstShard ? [[largeSearches]] : []),
    [jestTests],
    [browserTests],
    // A single shard does not run every test.
    ...(shard ? [] : [[statementCheck]]),
  ],
}[/** @type {'check' | 'test' | 'full'} */ (tier)];
const selectedStages = stages
  .map((stage) => stage.filter(({ name }) => !onlyStep || name === onlyStep))
  .filter((stage) => stage.length);
if (!selectedStages.length) {
  console.error(
    `No step is called "${onlyStep}". Steps: ${stages
      .flat()
      .map(({ name }) => name)
      .join(', ')}`,
  );
  process.exit(2);
}

process.chdir(root);
const releaseLock = takeLock(getCachePath('test.lock'), 'npm test');
process.on('exit', releaseLock);
mkdirSync(getCachePath('.'), { recursive: true });
for (const name of ['jest-results.json', 'browser-results.json'])
  rmSync(getCachePath(name), { force: true });
if (selectedStages.flat().includes(jestTests))
  rmSync(getCachePath('contract'), { recursive: true, force: true });
const startTime = Date.now();
/** @type {import('./lib/steps.mjs').StepTime[]} */
const times = [];
let passedCount = 0;
let failed = 0;
for (const stage of selectedStages)
  await runSteps(stage, stage.some(({ isLive }) => isLive) ? 1 : 2, async (step) => {
    const { isPassed, seconds } = await runStep(step);
    times.push({ name: step.name, seconds, isPassed });
    const file = step.result && getCachePath(step.result);
    const result =
      file && existsSync(file) ? /** @type {SuiteResult} */ (readJson(file)) : undefined;
    if (result) resultsBySuite.set(step.name, result);
    passedCount += result?.passed ?? (isPassed ? 1 : 0);
    failed += result ? result.failed || (isPassed ? 0 : 1) : isPassed ? 0 : 1;
  });

const files = [...resultsBySuite.values()].flatMap((suite) => suite.files);
console.log(formatReport(times, (Date.now() - startTime) / 1000, files));
if (isCheck && !failed && !onlyStep) writeFileSync(checkedCommitFile, runGit('rev-parse', 'HEAD'));
console.log(`\n${passedCount} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
