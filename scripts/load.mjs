/**
 * `npm run load -- FILE…`: replaces the sample data with official award and account files. `--strict` rejects data that would have to
 * be repaired. `--sample` restores the sample data.
 */
import { join } from 'node:path';
import {
  dataFolder,
  ensureDataSet,
  importTypeScript,
  referenceFolder,
  servedSize,
  getToday,
} from './lib/dataSet.mjs';

const allArgs = process.argv.slice(2);
const isStrict = allArgs.includes('--strict');
const args = allArgs.filter((arg) => arg !== '--strict');
/** @type {(report: Report) => string[]} */
let formatReportLines = () => [];
/** @typedef {Pick<import('../mock-api/load/load').LoadSummary, 'files' | 'skipped'>} Report */

try {
  if (args.includes('--sample')) {
    if (args.length > 1)
      throw new Error(
        'Use either files or --sample: npm run load -- FILE… or npm run load -- --sample',
      );
    await ensureDataSet(servedSize, { force: true });
    console.log('The sample data is restored. A running server uses it from the next request on.');
  } else {
    const tools = await importTypeScript('mock-api/tools.ts');
    const { clearLeftOvers, loadFiles, progressLines } = tools;
    formatReportLines = tools.reportLines;
    const path = join(dataFolder, `${servedSize}.duckdb`);
    clearLeftOvers(dataFolder);
    const { line, course, clear } = progressLines({
      terminal: process.stdout.isTTY,
      columns: () => process.stdout.columns,
      write: (text) => process.stdout.write(text),
    });
    const summary = await loadFiles({
      files: args,
      path,
      referenceFolder,
      today: getToday(),
      strict: isStrict,
      onProgress: line,
      onCourse: course,
    }).finally(clear);
    for (const text of formatReportLines(summary)) console.log(text);
    console.log(`Full report: ${tools.reportPath(path)}`);
    console.log(
      `${summary.awards} ${summary.awards === 1 ? 'award' : 'awards'}, ${summary.transactions} transactions${summary.accountRows ? ',' : ' and'} ${summary.subawards} subawards${summary.accountRows ? ` and ${summary.accountRows} rows of ${summary.accounts} federal accounts` : ''} loaded in ${summary.seconds.toFixed(1)} s. A running server uses them from the next request on.`,
    );
  }
} catch (error) {
  const loadError = /** @type {Error & Partial<Report>} */ (error);
  if (loadError.files && loadError.skipped)
    for (const text of formatReportLines({ files: loadError.files, skipped: loadError.skipped }))
      console.log(text);
  console.error(loadError.message);
  process.exitCode = 1;
}
