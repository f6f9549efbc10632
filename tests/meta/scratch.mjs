/** Creates and changes scratch copies of the project, for tests that break it. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const copiedPaths = [
  'src',
  'mock-api',
  'public',
  'content',
  'scripts',
  'tests',
  'docs',
  'deploy',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.prettierrc',
  '.prettierignore',
  'webpack.config.js',
  'babel.config.js',
  'jest.config.js',
  'playwright.config.mjs',
  'architecture.cjs',
  '.dependency-cruiser.cjs',
  'eslint.config.mjs',
  'README.md',
  'CONTRIBUTING.md',
];

/**
 * Creates a scratch copy, passes its folder to `work` and returns the result. Always deletes the copy afterwards.
 * @template T
 * @param {(folder: string) => T | Promise<T>} work
 */
export const inScratch = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'spending-meta-'));
  try {
    for (const name of copiedPaths)
      if (existsSync(join(root, name)))
        cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    mkdirSync(join(folder, '.cache'));
    // The test datasets take longest to build and do not depend on the deliberate faults.
    if (existsSync(join(root, '.cache/tests')))
      cpSync(join(root, '.cache/tests'), join(folder, '.cache/tests'), { recursive: true });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const NOTHING_BROKEN = 'nothing was broken';

/**
 * Prints the faults that no longer change anything, because the text that they replace is gone, and those whose test is
 * not found. Returns whether there are any. `--dry` uses this function.
 * @param {readonly { name: string, file: string, edit: (text: string) => string, missingTest?: string }[]} breakages
 */
export const reportStale = (breakages) => {
  const staleFaults = breakages.filter(({ file, edit, missingTest }) => {
    const path = join(root, file);
    if (missingTest || !existsSync(path)) return true;
    const text = readFileSync(path, 'utf8');
    return edit(text) === text;
  });
  staleFaults.forEach(({ name, file, missingTest }) =>
    console.log(
      `FAIL  ${name}: ${missingTest ? `no test has the title "${missingTest}"` : `${file}: ${NOTHING_BROKEN}`}`,
    ),
  );
  console.log(`${breakages.length - staleFaults.length} passed, ${staleFaults.length} failed`);
  return staleFaults.length > 0;
};

/**
 * Changes a file, runs `work`, and restores the file. Throws when the change has no effect.
 * @template T
 * @param {string} path
 * @param {(text: string) => string} edit
 * @param {() => T} work
 * @returns {T}
 */
export const whileBroken = (path, edit, work) => {
  const text = readFileSync(path, 'utf8');
  const brokenText = edit(text);
  if (brokenText === text) throw new Error(`${path}: ${NOTHING_BROKEN}`);
  writeFileSync(path, brokenText);
  try {
    return work();
  } finally {
    writeFileSync(path, text);
  }
};

/**
 * Runs the browser tests whose titles contain `title`, and returns the finished process.
 * @param {string} scratch @param {string} title
 */
export const runBrowser = (scratch, title) => {
  rmSync(join(scratch, '.cache/browser-results.json'), { force: true });
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return spawnSync(join(scratch, 'node_modules/.bin/playwright'), ['test', '-g', pattern], {
    cwd: scratch,
    encoding: 'utf8',
  });
};

/** Returns the number of browser tests that ran. @param {string} scratch */
export const countRun = (scratch) => {
  const file = join(scratch, '.cache/browser-results.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).tests.length : 0;
};
