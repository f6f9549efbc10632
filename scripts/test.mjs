/** `npm test`: types, lint, architecture, unit and journey tests, the build with its budgets, browser tests. Prints `N passed, N failed` last. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript, readJson, root, run } from './lib/dataSet.mjs';

const long = process.argv.includes('--long');
/** `--only=NAME` runs one step: how the meta tests see that a single gate closes. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice(7);
const bin = (name) => join(root, 'node_modules/.bin', name);
rmSync(join(root, '.cache/contract'), { recursive: true, force: true });
['jest-results.json', 'browser-results.json'].forEach((name) => rmSync(join(root, '.cache', name), { force: true }));
const env = { ...process.env, ...(long ? { RECONCILE_SETS: '1000' } : {}) };
/** Steps that count as one test each, and suites that count their own. */
const steps = [
  ['types', () => run(bin('tsc'), ['--noEmit'])],
  ['lint', () => run(bin('eslint'), ['.', '--max-warnings=0'])],
  ['architecture', () => run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'src', 'mock-api', 'tests'])],
  ['unit and journey tests', () => run(bin('jest'), process.env.TEST_FILES ? [process.env.TEST_FILES] : [], { env }), 'jest-results.json'],
  ['production build and budgets', () => run(process.execPath, ['scripts/build.mjs'], { env: { ...env, USASPENDING_API: 'mock' } })],
  ['browser tests', () => run(process.execPath, ['scripts/browserTests.mjs', ...(process.env.TEST_BROWSER ? [process.env.TEST_BROWSER] : [])], { env }), 'browser-results.json'],
];
let passed = 0;
let failed = 0;
for (const [name, step, counts] of steps) {
  if (only && only !== name) continue;
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const ended = await step().then(() => true, (error) => { console.log(error.message); return false; });
  const file = counts && join(root, '.cache', counts);
  if (file && existsSync(file)) {
    const result = readJson(file);
    passed += result.passed;
    failed += result.failed || (ended ? 0 : 1);
  } else if (ended) passed += 1;
  else failed += 1;
  console.log(`=== ${name}: ${ended ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
if (!only) {
console.log('\n=== statements of the specification');
const { statements, finishedIssues } = await importTypeScript('tests/statements/index.ts');
const seen = new Map(['jest-results.json', 'browser-results.json'].map((name) => join(root, '.cache', name)).filter(existsSync).flatMap((file) => readJson(file).tests.map((test) => [test.name, test.status])));
const owed = statements.filter(({ test, issue }) => (test ? seen.get(test) !== 'passed' : finishedIssues.includes(issue)));
owed.forEach(({ where, text, test }) => console.log(`  ${where} ${text}: ${test ? `no passing test "${test}"` : 'no test'}`));
if (owed.length) failed += 1; else passed += 1;
console.log(`  ${statements.filter(({ test }) => test).length} of ${statements.length} statements have a test; ${owed.length} are owed`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
