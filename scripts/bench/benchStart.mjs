/** Measures a fresh start: from `npm start` in a clone with installed packages until the site can be opened. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findAnyPort } from '../lib/ports.mjs';
import { root, run } from '../lib/dataSet.mjs';

/** Time limit of a start, in milliseconds. */
const TIME_LIMIT_MS = 600_000;

/**
 * Clones the last commit, starts the site and stops it. Prints and returns the seconds until the site is ready. The
 * clone uses the packages installed here, so the time to install them is not measured.
 * @returns {Promise<number>}
 */
export const benchStart = async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const clone = mkdtempSync(join(root, '.cache/start-'));
  try {
    await run('git', ['clone', '--quiet', root, clone]);
    // Each file is a hard link. Through a symbolic link to the folder, the build would resolve the packages to another path.
    await run('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')]);
    const startTime = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: clone,
      env: { ...process.env, PORT: String(await findAnyPort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exitPromise = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    const killTimer = setTimeout(() => child.kill(), TIME_LIMIT_MS);
    let seconds = Number.NaN;
    for await (const text of child.stdout.setEncoding('utf8'))
      if (/^Open http/m.test(text)) {
        seconds = (performance.now() - startTime) / 1000;
        break;
      }
    clearTimeout(killTimer);
    child.kill();
    await exitPromise;
    if (Number.isNaN(seconds)) throw new Error('The fresh start ended before the site was ready');
    console.log(`\nfresh start: ready after ${seconds.toFixed(1)} s`);
    return seconds;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
};
