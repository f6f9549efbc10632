import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Everything that the service writes of its own: jobs, saved searches. Each call throws when the disk refuses. */
export interface Disk {
  makeFolder: (path: string) => void;
  /** Writes a file that is either there as a whole or not at all, whatever comes in between. */
  write: (path: string, data: string | Buffer) => void;
  move: (from: string, to: string) => void;
  /** Removes a file or folder; one that is not there is no error. */
  remove: (path: string) => void;
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
/** Ending of a file that is still being written. */
export const UNFINISHED = '.new';

/** The disk of this machine. Tests put another one in its place that is full or read-only. */
export const localDisk: Disk = {
  makeFolder: (path) => {
    mkdirSync(path, { recursive: true });
  },
  write: (path, data) => {
    const unfinished = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}${UNFINISHED}`;
    try {
      writeFileSync(unfinished, data, { flush: true });
      renameSync(unfinished, path);
    } catch (error) {
      // What was half written would take the room that is missing.
      try {
        remove(unfinished);
      } catch {
        /* The first error says more. */
      }
      throw error;
    }
  },
  move: renameSync,
  remove,
};

/** Runs a step that may fail without harm: what is left over is cleared at the next start. */
export const leniently = (step: () => void): void => {
  try {
    step();
  } catch {
    /* Nothing depends on it. */
  }
};

const FULL = /ENOSPC|EDQUOT|EFBIG|no space left|disk quota|file too large|max_temp_directory_size/i;
const FORBIDDEN =
  /EROFS|EACCES|EPERM|read-only file system|permission denied|operation not permitted/i;
/** What an error of the disk says: it is full, or this process may not write there; undefined for any other error. */
export const diskFault = (error: unknown): 'full' | 'forbidden' | undefined => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const told = `${code} ${message}`;
  if (FULL.test(told)) return 'full';
  return FORBIDDEN.test(told) ? 'forbidden' : undefined;
};
/** Why something could not be written, in words for visitors; `fallback` where the error is of another kind. */
export const diskReason = (
  error: unknown,
  fallback = 'The disk of the service failed.',
): string => {
  const fault = diskFault(error);
  if (fault === 'full') return 'The disk of the service is full. Try again later.';
  return fault ? 'The service may not write to its folder.' : fallback;
};
