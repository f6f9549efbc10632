const { mkdirSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '..');
/** Whether no other reporter prints the output of each file (`jest.config.js`). */
const isQuiet = Boolean(process.env.TEST_AGAIN);

/** Number of tests that may pass only when retried (decision 0029). */
const mayBeUnsteady = 3;

/**
 * Writes the name and status of each test and the seconds of each file to `.cache/jest-results.json`, for the statements check
 * and the report of a run. Prints the console output of files with tests that failed or passed only when retried, and the names
 * and first errors of the latter. More than a few of those fail the run.
 */
module.exports = class {
  /** @param {unknown} _test @param {import('@jest/reporters').TestResult} file */
  onTestResult(_test, { console: output, testFilePath, testResults, testExecError }) {
    const isSteady =
      !testExecError &&
      testResults.every(({ status, invocations }) => status !== 'failed' && (invocations ?? 1) < 2);
    if (isSteady || !isQuiet) return;
    for (const { fullName, status, retryReasons } of testResults)
      if (status === 'passed' && retryReasons?.length)
        console.log(`First error of “${fullName}”:\n${retryReasons.join('\n')}`);
    if (!output?.length) return;
    console.log(`Console output of ${relative(root, testFilePath)}:`);
    output.forEach(({ message, type }) => console.log(`  ${type}: ${message}`));
  }

  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((file) =>
      file.testResults.map(({ fullName, status, invocations }) => ({
        name: fullName,
        status,
        again: status === 'passed' && (invocations ?? 1) > 1,
      })),
    );
    const unsteady = tests.filter(({ again }) => again).map(({ name }) => name);
    const over = unsteady.length > mayBeUnsteady;
    if (unsteady.length) console.log(`passed at the second try only:\n  ${unsteady.join('\n  ')}`);
    if (over) this.error = new Error(`${unsteady.length} tests passed at the second try only`);
    const failedFiles = results.testResults.filter((file) => file.testExecError).length;
    const failed = results.numFailedTests + failedFiles + (over ? unsteady.length : 0);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(
      join(root, '.cache/jest-results.json'),
      JSON.stringify({
        passed: results.numPassedTests - (over ? unsteady.length : 0),
        failed,
        tests,
        files: results.testResults.map(({ testFilePath, perfStats }) => ({
          file: relative(root, testFilePath),
          seconds: (perfStats.end - perfStats.start) / 1000,
        })),
      }),
    );
  }

  /** Returns the error with which Jest ends the run, if any. */
  getLastError() {
    return this.error;
  }
};
