/** `npm run load -- FILE…`: shows official award files instead of the sample data; `--sample` goes back. */
import { join } from 'node:path';
import { dataFolder, ensureDataSet, importTypeScript, referenceFolder } from './lib/dataSet.mjs';

const args = process.argv.slice(2);
try {
  if (args.includes('--sample')) {
    await ensureDataSet('default', { force: true });
    console.log('The sample data is back. Restart the server to see it.');
  } else {
    const { loadFiles } = await importTypeScript('mock-api/tools.ts');
    const summary = await loadFiles({ files: args, path: join(dataFolder, 'default.duckdb'), referenceFolder, onProgress: (line) => console.log(line) });
    for (const file of summary.files) {
      console.log(`${file.name}: ${file.kind}, ${file.read} rows read, ${file.kept} kept, ${file.replaced} of them replacing earlier rows, ${file.deletions} deletions, ${file.refused} refused`);
      for (const refusal of file.refusals) console.log(`  line ${refusal.line}: ${refusal.reason}`);
      if (file.refused > file.refusals.length) console.log(`  … and ${file.refused - file.refusals.length} more`);
    }
    console.log(`${summary.awards} awards, ${summary.transactions} transactions and ${summary.subawards} subawards loaded in ${summary.seconds.toFixed(1)} s. Restart the server to see them.`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
