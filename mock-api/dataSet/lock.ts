import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ignoreErrors } from '../core/disk';
import { formatOwner, hasOtherOwner, startHeartbeat, touch } from '../core/ownerFile';
import { PlainProblem, toPlainProblem } from './makeDataSet';

const ownLocks = new Set<string>();
const getLockPath = (path: string): string => `${path}.lock`;

/** Returns whether the owner of a lock was killed. */
const isAbandoned = (lockPath: string): boolean =>
  !ownLocks.has(lockPath) && !hasOtherOwner(lockPath);

const describeHolder = (lockPath: string): string => {
  const [pid = '', , since = '', ...command] = readFileSync(lockPath, 'utf8').split(' ');
  return `process ${pid} (${command.join(' ')}), since ${since.replace('T', ' ').slice(0, 19)} UTC`;
};
/** Creates the lock file with its content at once, so that no other process sees an empty one. */
const createLock = (lockPath: string, command: string): boolean => {
  const draftPath = `${lockPath}.${process.pid}`;
  writeFileSync(draftPath, `${formatOwner()} ${new Date().toISOString()} ${command}`);
  try {
    linkSync(draftPath, lockPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draftPath, { force: true });
  }
};

/** Removes the lock of a killed process. Puts the file back if another process has replaced it in the meantime. */
const removeAbandoned = (lockPath: string): void => {
  const oldPath = `${lockPath}.${process.pid}`;
  ignoreErrors(() => {
    renameSync(lockPath, oldPath);
    if (!isAbandoned(oldPath)) linkSync(oldPath, lockPath);
  });
  rmSync(oldPath, { force: true });
};

/**
 * Runs `work` while no other process changes the dataset at `path`. Throws a `PlainProblem` that names the process if there is one.
 * `command` describes this process to others. A lock of a killed process is ignored.
 */
export const withLock = async <T>(
  path: string,
  command: string,
  work: () => Promise<T>,
): Promise<T> => {
  const lockPath = getLockPath(path);
  let isOwn = false;
  try {
    mkdirSync(dirname(path), { recursive: true });
    isOwn = createLock(lockPath, command);
    if (!isOwn && isAbandoned(lockPath)) {
      removeAbandoned(lockPath);
      isOwn = createLock(lockPath, command);
    }
  } catch (error) {
    throw toPlainProblem(error, dirname(path));
  }
  if (!isOwn)
    throw new PlainProblem(
      `Another load is changing this data: ${describeHolder(lockPath)}. Nothing was changed. Try again when it has ended.`,
    );
  ownLocks.add(lockPath);
  const stop = startHeartbeat(() => touch(lockPath));
  try {
    return await work();
  } finally {
    stop();
    ownLocks.delete(lockPath);
    ignoreErrors(() => rmSync(lockPath, { force: true }));
  }
};
