const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Writes the names of all tests and how they ended, for the statements check and the last line of a run. */
module.exports = class {
  onRunComplete(_contexts, results) {
    const tests = results.testResults.flatMap((file) =>
      file.testResults.map((test) => ({ name: test.fullName, status: test.status })),
    );
    const failedFiles = results.testResults.filter((file) => file.testExecError).length;
    mkdirSync(join(__dirname, '../.cache'), { recursive: true });
    writeFileSync(
      join(__dirname, '../.cache/jest-results.json'),
      JSON.stringify({
        passed: results.numPassedTests,
        failed: results.numFailedTests + failedFiles,
        tests,
      }),
    );
  }
};
