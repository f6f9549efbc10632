/** Prints a dot per passed test and all failures. Writes `.cache/browser-results.json`, which `npm test` reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../scripts/lib/dataSet.mjs';

/**
 * @typedef {import('@playwright/test/reporter').Reporter} Reporter
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestError} TestError
 */

/** Maximum number of tests that may pass only on the second try (decision 0029). */
const MOST_FLAKY = 3;
const MARKS_PER_LINE = 80;
const LINES_PER_FAILURE = 20;
const colorCodes = /\u001B\[\d+m/g;

/** Returns the title of a test without project and file. @param {TestCase} test */
const nameOf = (test) => test.titlePath().slice(3).join(' ');
/** @param {TestCase} test */
const getSeconds = (test) => test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
/** Returns whether a test has a result and was neither interrupted nor skipped. @param {TestCase} test */
const hasEnded = (test) =>
  !['interrupted', 'skipped', undefined].includes(test.results.at(-1)?.status);
/** @param {TestError} error */
const formatError = ({ message, value }) =>
  (message ?? value ?? '')
    .replaceAll(colorCodes, '')
    .split('\n')
    .slice(0, LINES_PER_FAILURE)
    .join('\n      ');
/** Returns `file:line` of the failure in the test, or of its first line. @param {TestCase} test @param {readonly TestError[]} errors */
const formatPlace = ({ location }, errors) => {
  const file = relative(root, location.file);
  const line = errors[0]?.stack?.match(new RegExp(`${file.replaceAll('.', '\\.')}:(\\d+)`))?.[1];
  return `${file}:${line ?? location.line}`;
};

/** @implements {Reporter} */
export default class BrowserReporter {
  /** @type {TestCase[]} */
  tests = [];
  marks = 0;

  /** @param {string} mark */
  mark(mark) {
    this.marks += 1;
    process.stdout.write(this.marks % MARKS_PER_LINE ? mark : `${mark}\n`);
  }

  /**
   * @param {import('@playwright/test/reporter').FullConfig} config @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(config, suite) {
    this.tests = suite.allTests();
    if (this.tests.length)
      console.log(`${this.tests.length} browser tests, ${config.workers} workers`);
  }

  /** @param {TestCase} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { status, errors, retry }) {
    if (status === 'passed') this.mark('.');
    if (status !== 'failed' && status !== 'timedOut') return;
    const texts = errors.map(formatError).join('\n      ');
    console.log(
      `\nFAIL  ${nameOf(test)}${retry ? ' (again)' : ''}\n      ${formatPlace(test, errors)}\n      ${texts}`,
    );
    this.marks = 0;
  }

  /** Prints errors outside any test, such as a browser that does not start. @param {TestError} error */
  onError(error) {
    const place =
      error.location && `${relative(root, error.location.file)}:${error.location.line}: `;
    console.log(`\n${place ?? ''}${formatError(error)}`);
  }

  /** @param {import('@playwright/test/reporter').FullResult} result */
  async onEnd({ status }) {
    const finishedTests = this.tests.filter(hasEnded);
    const flaky = finishedTests.filter((test) => test.outcome() === 'flaky');
    if (flaky.length)
      console.log(`\npassed at the second try only:\n  ${flaky.map(nameOf).join('\n  ')}`);
    const tooMany = flaky.length > MOST_FLAKY ? flaky : [];
    const tests = finishedTests.map((test) => ({
      name: nameOf(test),
      status: test.ok() && !tooMany.includes(test) ? 'passed' : 'failed',
      seconds: getSeconds(test),
    }));
    /** @type {Map<string, number>} */
    const files = new Map();
    for (const test of finishedTests) {
      const file = relative(root, test.location.file);
      files.set(file, (files.get(file) ?? 0) + getSeconds(test));
    }
    const failedCount = tests.filter((test) => test.status === 'failed').length;
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(
      join(root, '.cache/browser-results.json'),
      JSON.stringify({
        passed: tests.length - failedCount,
        failed: failedCount,
        tests,
        files: [...files].map(([file, seconds]) => ({ file, seconds })),
      }),
    );
    const missedCount = this.tests.length - finishedTests.length;
    console.log(
      `\nbrowser: ${tests.length - failedCount} passed, ${failedCount} failed${missedCount ? `, ${missedCount} did not run` : ''}`,
    );
    return { status: failedCount ? /** @type {const} */ ('failed') : status };
  }
}
