/** A fresh start: from `npm start` in a clone with its packages until the site can be opened. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { anyPort } from './ports.mjs';
import { root, run } from './dataSet.mjs';

/** Longer than this takes no start, in milliseconds. */
const PATIENCE = 600_000;

/**
 * Clones what is committed, starts it and ends it; prints and answers with the seconds until it is ready. The packages are those that lie
 * here: installing them is another matter.
 * @returns {Promise<number>}
 */
export const benchStart = async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const clone = mkdtempSync(join(root, '.cache/start-'));
  try {
    await run('git', ['clone', '--quiet', root, clone]);
    // Linked file by file: through a link to their folder the build would find them under another path.
    await run('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')]);
    const started = performance.now();
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: clone,
      env: { ...process.env, PORT: String(await anyPort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((done) => {
      child.once('exit', done);
    });
    const late = setTimeout(() => child.kill(), PATIENCE);
    let seconds = Number.NaN;
    for await (const text of child.stdout.setEncoding('utf8'))
      if (/^Open http/m.test(text)) {
        seconds = (performance.now() - started) / 1000;
        break;
      }
    clearTimeout(late);
    child.kill();
    await ended;
    if (Number.isNaN(seconds)) throw new Error('a fresh start ended before it was ready');
    console.log(`\nfresh start: ready after ${seconds.toFixed(1)} s`);
    return seconds;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
};
