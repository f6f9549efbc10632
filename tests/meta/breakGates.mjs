/**
 * `npm run test:meta`: breaks a scratch copy in five ways and sees the test command fail each time. A gate that cannot fail
 * proves nothing. Each break runs the test command, cut down to the step that must notice it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const breaks = [
  { name: 'a type error', file: 'src/domain/site.ts', edit: (text) => `${text}\nexport const wrong: number = 'text';\n`, step: 'types' },
  { name: 'an upward import', file: 'src/lib/csv.ts', edit: (text) => `import { site } from '@/domain/site';\n${text}\nexport const upward = site;\n`, step: 'architecture' },
  { name: 'a wrong sum', file: 'mock-api/handlers/searchTotals.ts', edit: (text) => text.replace('entry.total += row.a;', 'entry.total += row.a * 1.001;'), step: 'unit and journey tests', env: { TEST_FILES: 'mock-api/reconciliation', RECONCILE_SETS: '6' } },
  { name: 'an axe violation', file: 'src/app/shell/NotFoundPage.tsx', edit: (text) => text.replace(' alt="404"', ''), step: 'browser tests', env: { TEST_BROWSER: 'not found, full, at 1280' } },
  { name: 'an over-budget bundle', file: 'src/app/App.tsx', edit: (text) => `import 'axios';\nimport * as everything from 'd3';\n${text}\nexport const heavy = Object.keys(everything);\n`, step: 'production build and budgets' },
];

const scratch = mkdtempSync(join(tmpdir(), 'spending-meta-'));
let failed = 0;
try {
  for (const name of ['src', 'mock-api', 'public', 'scripts', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.js', 'babel.config.js', 'jest.config.js', 'architecture.cjs', '.dependency-cruiser.cjs', 'eslint.config.mjs', 'docs', 'README.md', 'CONTRIBUTING.md']) cpSync(join(root, name), join(scratch, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  for (const { name, file, edit, step, env } of breaks) {
    const path = join(scratch, file);
    const text = readFileSync(path, 'utf8');
    const run = () => spawnSync(process.execPath, ['scripts/test.mjs', `--only=${step}`], { cwd: scratch, env: { ...process.env, ...env }, encoding: 'utf8' });
    // The unbroken copy must pass, else the failure says nothing.
    const before = run();
    const broken = edit(text);
    if (broken === text) throw new Error(`${name}: nothing was broken`);
    writeFileSync(path, broken);
    const after = run();
    writeFileSync(path, text);
    const caught = before.status === 0 && after.status !== 0;
    if (!caught) failed += 1;
    console.log(`${caught ? 'ok   ' : 'FAIL '} ${name}: unbroken ${before.status === 0 ? 'passes' : `fails (${(before.stdout + before.stderr).slice(-300)})`}, broken ${after.status === 0 ? 'PASSES' : 'fails'}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${breaks.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
