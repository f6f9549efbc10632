/** `npm run load -- FILE…`: shows official award and account files instead of the sample data; `--sample` goes back. */
import { join } from 'node:path';
import {
  dataFolder,
  ensureDataSet,
  importTypeScript,
  referenceFolder,
  servedSize,
  today,
} from './lib/dataSet.mjs';

const args = process.argv.slice(2);
/** @typedef {Pick<import('../mock-api/load/load').LoadSummary, 'files' | 'skipped'>} Report */

/** Everything that became of the files. @param {Report} summary */
const report = ({ files, skipped }) => {
  for (const file of files) {
    console.log(
      `${file.name}: ${file.kind}, ${file.read} rows read, ${file.kept} kept, ${file.replaced} of them replacing earlier rows, ${file.deletions} deletions, ${file.refused} refused`,
    );
    for (const refusal of file.refusals) console.log(`  line ${refusal.line}: ${refusal.reason}`);
    if (file.refused > file.refusals.length)
      console.log(`  … and ${file.refused - file.refusals.length} more`);
    for (const note of file.notes) console.log(`  ${note}`);
  }
  for (const reason of skipped) console.log(`Skipped: ${reason}`);
};
try {
  if (args.includes('--sample')) {
    if (args.length > 1)
      throw new Error(
        'Either files or --sample, not both: npm run load -- FILE… or npm run load -- --sample',
      );
    await ensureDataSet(servedSize, { force: true });
    console.log('The sample data is back. A server that runs shows it from the next request on.');
  } else {
    const { clearLeftOvers, loadFiles, progressLines } =
      await importTypeScript('mock-api/tools.ts');
    clearLeftOvers(dataFolder);
    const { line, course, clear } = progressLines({
      terminal: process.stdout.isTTY,
      columns: () => process.stdout.columns,
      write: (text) => process.stdout.write(text),
    });
    const summary = await loadFiles({
      files: args,
      path: join(dataFolder, `${servedSize}.duckdb`),
      referenceFolder,
      today: today(),
      onProgress: line,
      onCourse: course,
    }).finally(clear);
    report(summary);
    console.log(
      `${summary.awards} awards, ${summary.transactions} transactions${summary.accountRows ? ',' : ' and'} ${summary.subawards} subawards${summary.accountRows ? ` and ${summary.accountRows} rows of ${summary.accounts} federal accounts` : ''} loaded in ${summary.seconds.toFixed(1)} s. A server that runs shows them from the next request on.`,
    );
  }
} catch (error) {
  const problem = /** @type {Error & Partial<Report>} */ (error);
  if (problem.files && problem.skipped) report({ files: problem.files, skipped: problem.skipped });
  console.error(problem.message);
  process.exitCode = 1;
}
