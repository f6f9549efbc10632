/**
 * `npm run load -- FILE…`: replaces the current data with official award and account files. `--add FILE…` adds files to the loaded
 * ones, `--remove YEAR|FILE…` removes fiscal years or files, `--list` lists the files. `--strict` rejects data that would have to be
 * repaired. `--sample` restores the sample data.
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
const actionOptions = ['--add', '--list', '--remove', '--sample'];
const actions = allArgs.filter((arg) => actionOptions.includes(arg));
const isStrict = allArgs.includes('--strict');
const names = allArgs.filter((arg) => !actionOptions.includes(arg) && arg !== '--strict');
const path = join(dataFolder, `${servedSize}.duckdb`);
const command = ['npm run load', ...(allArgs.length ? ['--', ...allArgs] : [])].join(' ');
const usage =
  'Use one of these: npm run load -- FILE…, --add FILE…, --remove YEAR or FILE…, --list, --sample';
/** @typedef {Pick<import('../mock-api/load/load').LoadSummary, 'files' | 'skipped'>} Report */
/** @typedef {typeof import('../mock-api/tools')} Tools */

/** Restores the sample data. @type {(tools: Tools) => Promise<void>} */
const restoreSample = async ({ removeUnusedRows, withLock }) => {
  await withLock(path, command, async () => {
    await ensureDataSet(servedSize, { force: true });
    await removeUnusedRows(path);
  });
  console.log('The sample data is restored. A running server uses it from the next request on.');
};

/** Loads, adds or removes files, and prints the result. @type {(tools: Tools, action: string | undefined) => Promise<void>} */
const changeFiles = async (tools, action) => {
  const { line, course, clear } = tools.progressLines({
    terminal: process.stdout.isTTY,
    columns: () => process.stdout.columns,
    write: (text) => process.stdout.write(text),
  });
  const options = {
    path,
    referenceFolder,
    today: getToday(),
    onProgress: line,
    onCourse: course,
    command,
  };
  const summary = await (
    action === '--remove'
      ? tools.removeFiles({ ...options, names })
      : tools.loadFiles({ ...options, files: names, add: action === '--add', strict: isStrict })
  ).finally(clear);
  const files = summary.files.filter(({ name }) => summary.read.includes(name));
  for (const text of tools.reportLines({ files, skipped: summary.skipped })) console.log(text);
  for (const text of summary.remarks) console.log(text);
  console.log(`Full report: ${tools.reportPath(path)}`);
  if (action) for (const text of await tools.listFiles(path)) console.log(text);
  console.log(
    `${summary.awards} ${summary.awards === 1 ? 'award' : 'awards'}, ${summary.transactions} transactions${summary.accountRows ? ',' : ' and'} ${summary.subawards} subawards${summary.accountRows ? ` and ${summary.accountRows} rows of ${summary.accounts} federal accounts` : ''} loaded in ${summary.seconds.toFixed(1)} s. A running server uses them from the next request on.`,
  );
};

const tools = await importTypeScript('mock-api/tools.ts');
try {
  const unknownOption = names.find((name) => name.startsWith('--'));
  if (unknownOption) throw new Error(`${unknownOption} is not an option. ${usage}`);
  const [action] = actions;
  const needsNames = action === '--remove';
  const isAlone = action === '--list' || action === '--sample';
  if (actions.length > 1 || (isAlone && names.length) || (needsNames && !names.length))
    throw new Error(usage);
  if (action === '--list') for (const text of await tools.listFiles(path)) console.log(text);
  else {
    tools.clearLeftOvers(dataFolder);
    if (action === '--sample') await restoreSample(tools);
    else await changeFiles(tools, action);
  }
} catch (error) {
  const loadError = /** @type {Error & Partial<Report>} */ (error);
  if (loadError.files && loadError.skipped)
    for (const text of tools.reportLines({ files: loadError.files, skipped: loadError.skipped }))
      console.log(text);
  if (error instanceof tools.NothingToDo) console.log(error.message);
  else {
    console.error(loadError.message);
    process.exitCode = 1;
  }
}
