/**
 * `npm run test:mutants [-- AREA… | -- FILE…] [--sample=SHARE]`: makes thousands of small changes to the code and reports, by
 * area, the changes that no test detects. `--sample=0.2` takes a fifth of the files, always the same ones, so that two versions
 * of the tests can be compared. Results and their reasons are in docs/long-checks.md. All four areas take about an hour on two
 * cores.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { ensureTestDataSet, root, run } from './lib/dataSet.mjs';

/** The files to change in each area, and the tests beside them, which may detect a change. */
const areas = {
  domain: { mutate: ['src/domain/**/*.ts'], tests: ['src/domain/**'] },
  services: { mutate: ['src/services/**/*.ts'], tests: ['src/services/**'] },
  state: {
    mutate: ['src/**/state/**/*.ts', 'src/**/*State.ts', 'src/**/state.ts'],
    tests: ['src/**/state/**', 'src/**/*State', 'src/**/state'],
  },
  filters: { mutate: ['mock-api/filters/**/*.ts'], tests: ['mock-api/filters/**'] },
};
/** Returns the tests that may detect a change to a file: those of its area, else those beside it. @param {string} file */
const getTests = (file) => {
  if (file.startsWith('src/domain/')) return areas.domain.tests;
  if (file.startsWith('src/services/')) return areas.services.tests;
  if (file.startsWith('mock-api/')) return areas.filters.tests;
  return /(\/state\/|[sS]tate\.ts$)/.test(file) ? areas.state.tests : [`${dirname(file)}/**`];
};
const excludedPatterns = ['!**/*.test.ts', '!**/*.d.ts', '!**/wire.ts'];
/** Minimum percentage of changes that each area's tests must detect. */
const MIN_DETECTED_PERCENT = 80;

/** @param {{ status: string }[]} mutants @param {string} status */
const count = (mutants, status) => mutants.filter((mutant) => mutant.status === status).length;

/** Tests the changes of one area and returns them by file. @param {string} name @param {string[]} patterns @param {string[]} tests */
const runArea = async (name, patterns, tests) => {
  const folder = join(root, '.cache/mutants', name);
  mkdirSync(folder, { recursive: true });
  const reportFile = join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  const configFile = join(folder, 'stryker.config.json');
  writeFileSync(
    configFile,
    JSON.stringify({
      mutate: [...patterns, ...excludedPatterns],
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      jest: {
        projectType: 'custom',
        configFile: 'jest.mutants.config.js',
        enableFindRelatedTests: true,
      },
      coverageAnalysis: 'perTest',
      // Checking a change to a value computed at module load would run every test. The tests in tests/statements cover such values.
      ignoreStatic: true,
      concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
      timeoutMS: 20000,
      checkers: [],
      reporters: ['json', 'clear-text', 'progress-append-only'],
      clearTextReporter: {
        allowColor: false,
        logTests: false,
        reportTests: false,
        reportScoreTable: false,
      },
      jsonReporter: { fileName: reportFile },
      tempDirName: join('.cache/mutants', name, 'tmp'),
      ignorePatterns: ['dist', '.data', '.cache/*', '!.cache/tests', 'docs', 'public/data'],
      disableTypeChecks: false,
      allowEmpty: true,
    }),
  );
  await run(join(root, 'node_modules/.bin/stryker'), ['run', relative(root, configFile)], {
    env: { ...process.env, MUTANTS: tests.join(' ') },
  });
  return Object.entries(JSON.parse(readFileSync(reportFile, 'utf8')).files).map(
    ([file, { mutants }]) => ({ file, mutants }),
  );
};

const sampleShare = Number(
  process.argv.find((arg) => arg.startsWith('--sample='))?.slice('--sample='.length) ?? 1,
);
if (!(sampleShare > 0 && sampleShare <= 1)) {
  console.error('--sample must be above 0 and at most 1, for example --sample=0.2');
  process.exit(1);
}
/** Returns whether a file belongs to the sample, which depends only on its path. @param {string} path */
const isSampled = (path) =>
  createHash('md5').update(path).digest().readUInt32BE() < sampleShare * 2 ** 32;
const trackedFiles = execFileSync('git', ['ls-files', 'src', 'mock-api'], {
  cwd: root,
  encoding: 'utf8',
});
/**
 * Returns the files to change: the patterns themselves, or with `--sample` the sampled files that match them.
 * @param {readonly string[]} patterns
 */
const getSampledFiles = (patterns) =>
  sampleShare === 1
    ? patterns
    : trackedFiles
        .split('\n')
        .filter(
          (path) => patterns.some((pattern) => matchesGlob(path, pattern)) && isSampled(path),
        );

const selectedNames = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const unknownNames = selectedNames.filter((name) => !(name in areas) && !/[./]/.test(name));
if (unknownNames.length) {
  console.error(
    `Unknown area or file: ${unknownNames.join(', ')}. Areas: ${Object.keys(areas).join(', ')}`,
  );
  process.exit(1);
}
const files = selectedNames.filter((name) => !(name in areas));
const selectedAreas = files.length
  ? [['files', files, [...new Set(files.flatMap(getTests))]]]
  : Object.entries(areas)
      .filter(([name]) => !selectedNames.length || selectedNames.includes(name))
      .map(([name, { mutate, tests }]) => [name, mutate, tests]);

await ensureTestDataSet('small', true);
const rows = [];
for (const [name, mutate, tests] of selectedAreas) {
  const mutatedFiles = await runArea(
    /** @type {string} */ (name),
    [...getSampledFiles(/** @type {string[]} */ (mutate))],
    /** @type {string[]} */ (tests),
  );
  const mutants = mutatedFiles.flatMap((entry) => entry.mutants);
  const killedCount = count(mutants, 'Killed') + count(mutants, 'Timeout');
  const total = killedCount + count(mutants, 'Survived') + count(mutants, 'NoCoverage');
  rows.push({
    area: name,
    changes: total,
    detected: killedCount,
    undetected: count(mutants, 'Survived'),
    'not covered': count(mutants, 'NoCoverage'),
    'share detected': `${total ? ((killedCount / total) * 100).toFixed(1) : '--'} %`,
    below: total > 0 && (killedCount / total) * 100 < MIN_DETECTED_PERCENT,
  });
  console.table(
    mutatedFiles.map(({ file, mutants: fileMutants }) => ({
      file,
      detected: count(fileMutants, 'Killed') + count(fileMutants, 'Timeout'),
      undetected: count(fileMutants, 'Survived'),
      'not covered': count(fileMutants, 'NoCoverage'),
    })),
  );
}
console.table(rows.map(({ below, ...row }) => row));
process.exitCode = rows.some(({ below }) => below) ? 1 : 0;
