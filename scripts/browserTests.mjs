/** `npm run test:browser`: the built site in Chromium over the real server: states, widths, axe, tasks by mouse and by keyboard, faults. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser } from './lib/browser.mjs';
import { ensureDataSet, importTypeScript, root } from './lib/dataSet.mjs';
import { buildSite, isSiteStale } from './lib/siteBuild.mjs';
import { suites } from '../tests/browser/suites.mjs';

const only = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
if (isSiteStale()) await buildSite();
const path = await ensureDataSet('default', {
  asOf: '2025-11-15',
  folder: join(root, '.cache/tests'),
});
// Files of an earlier run would be there before a test has asked for them.
rmSync(join(dirname(path), 'downloads'), { recursive: true, force: true });
const { buildServer } = await importTypeScript('mock-api/tools.ts');
const server = await buildServer({ path, site: { dist: join(root, 'dist'), apiRoot: '/api/' } });
await server.app.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${server.app.server.address().port}`;
const browser = await launchBrowser();
const results = [];
try {
  for (const test of suites) {
    if (only && !test.name.includes(only)) continue;
    const started = Date.now();
    try {
      await test.run({ browser, base });
      results.push({ name: test.name, status: 'passed' });
      console.log(`ok    ${test.name} (${Date.now() - started} ms)`);
    } catch (error) {
      results.push({ name: test.name, status: 'failed' });
      console.log(
        `FAIL  ${test.name}\n      ${String(error.message).split('\n').slice(0, 12).join('\n      ')}`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
}
const failed = results.filter((result) => result.status === 'failed').length;
mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(
  join(root, '.cache/browser-results.json'),
  JSON.stringify({ passed: results.length - failed, failed, tests: results }),
);
console.log(`browser: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed || !results.length ? 1 : 0);
