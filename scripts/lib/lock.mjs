/** One run of a command per clone. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a process with this ID exists. @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Takes a lock file. Ends the process with a message when a running process has it, and ignores the lock of a killed run.
 * Returns the function that releases it.
 * @param {string} path
 * @param {string} what the command, for the message
 */
export const takeLock = (path, what) => {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder && holder !== process.pid && isRunning(holder)) {
      console.error(
        `${what} already runs in this folder (process ${holder}). Wait for it, or use a second clone.`,
      );
      process.exit(2);
    }
    writeFileSync(path, String(process.pid));
  }
  return () => rmSync(path, { force: true });
};
