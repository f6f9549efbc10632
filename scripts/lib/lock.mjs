/** Ensures that a command runs only once at a time per clone. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns whether a process with this ID exists. @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};
/** Returns the start time of a process in clock ticks, or '' where the system does not report it. @param {number} pid */
const getStartTime = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};
/** Returns the content of a process's lock file. The start time distinguishes processes that reuse an ID. @param {number} pid */
const formatLock = (pid) => `${pid} ${getStartTime(pid)}`;

/**
 * Takes a lock file. Exits with a message that names the command when a running process has it, and ignores the lock of a
 * killed run. Returns the function that releases it.
 * @type {(path: string, what: string) => () => void}
 */
export const takeLock = (path, command) => {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, formatLock(process.pid), { flag: 'wx' });
  } catch {
    const content = readFileSync(path, 'utf8');
    const holder = Number(content.split(' ')[0]);
    if (holder && holder !== process.pid && isRunning(holder) && content === formatLock(holder)) {
      console.error(
        `${command} is already running in this folder (process ${holder}). Wait for it, or use a second clone.`,
      );
      process.exit(2);
    }
    writeFileSync(path, formatLock(process.pid));
  }
  return () => rmSync(path, { force: true });
};
