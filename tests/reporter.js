const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** How many tests may pass at the second try only (decision 0029). */
const mayBeUnsteady = 3;

/**
 * Writes the names of all tests and how they ended, for the statements check and the last line of a run, and names those that
 * passed at the second try only: more than a few fail the run.
 */
module.exports = class {
  /**
   * @param {unknown} _contexts
   * @param {import('@jest/reporters').AggregatedResult} results
   */
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
    mkdirSync(join(__dirname, '../.cache'), { recursive: true });
    writeFileSync(
      join(__dirname, '../.cache/jest-results.json'),
      JSON.stringify({
        passed: results.numPassedTests - (over ? unsteady.length : 0),
        failed,
        tests,
      }),
    );
  }

  /** Jest ends with an error while there is one. */
  getLastError() {
    return this.error;
  }
};
