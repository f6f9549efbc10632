/**
 * `npm run test:meta`, first part: puts one deliberate fault at a time into a scratch copy and expects the step or test that must
 * detect the fault to fail. Arguments select faults by name, and `--dry` only reports faults that no longer change anything.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inScratch, runBrowser, reportStale, whileBroken } from './scratch.mjs';

/**
 * Deliberate faults, each with the `step` of the test command, or part of the title of the `browser` test, that must
 * detect it.
 * @type {{ name: string, file: string, edit: (text: string) => string, step?: string, browser?: string, env?: Record<string, string> }[]}
 */
const faults = [
  {
    name: 'an unformatted file',
    file: 'src/domain/site/site.ts',
    edit: (text) => `${text}\nexport const   unformatted = "text"\n`,
    step: 'format',
  },
  {
    name: 'a type error',
    file: 'src/domain/site/site.ts',
    edit: (text) => `${text}\nexport const wrong: number = 'text';\n`,
    step: 'types',
  },
  {
    name: 'an upward import',
    file: 'src/lib/csv.ts',
    edit: (text) =>
      `import { site } from '@/domain/site/site';\n${text}\nexport const upward = site;\n`,
    step: 'architecture',
  },
  {
    name: 'a wrong sum',
    file: 'mock-api/handlers/search/queries/overTime.ts',
    edit: (text) => text.replace('entry.total += row.a;', 'entry.total += row.a * 1.001;'),
    step: 'unit, API and journey tests',
    env: { TEST_FILES: 'mock-api/reconciliation', RECONCILE_SETS: '6' },
  },
  {
    name: 'an axe violation',
    file: 'src/blocks/not-found/NotFoundPage.tsx',
    edit: (text) => text.replace(' alt="404"', ''),
    browser: 'not found, full',
  },
  {
    name: 'an over-budget bundle',
    file: 'src/app/App.tsx',
    edit: (text) =>
      `import 'axios';\nimport * as everything from 'd3';\n${text}\nexport const heavy = Object.keys(everything);\n`,
    step: 'production build and budgets',
  },
];

if (process.argv.includes('--dry')) process.exit(reportStale(faults) ? 1 : 0);
const filterText = process.argv.slice(2).join(' ');
const selectedFaults = faults.filter(({ name }) => name.includes(filterText));
let failed = 0;
await inScratch((scratch) => {
  for (const { name, file, edit, step, browser, env } of selectedFaults) {
    const run = () =>
      browser
        ? runBrowser(scratch, browser)
        : spawnSync(process.execPath, ['scripts/test.mjs', `--only=${step}`], {
            cwd: scratch,
            env: { ...process.env, ...env },
            encoding: 'utf8',
          });
    // The intact copy must pass, or else the failure proves nothing.
    const before = run();
    const after = whileBroken(join(scratch, file), edit, run);
    const isCaught = before.status === 0 && after.status !== 0;
    if (!isCaught) failed += 1;
    console.log(
      `${isCaught ? 'ok   ' : 'FAIL '} ${name}: unbroken ${before.status === 0 ? 'passes' : `fails (${(before.stdout + before.stderr).slice(-300)})`}, broken ${after.status === 0 ? 'PASSES' : 'fails'}`,
    );
  }
});
console.log(`${selectedFaults.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
