/** A fresh start: from `npm start` in a clone with its packages until the site can be opened. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  const clone = mkdtempSync(join(tmpdir(), 'start-'));
  try {
    await run('git', ['clone', '--quiet', root, clone]);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
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
