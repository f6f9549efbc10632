import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The file operations for jobs and saved searches. Each one throws when the disk fails. */
export interface Disk {
  makeFolder: (path: string) => void;
  /** Writes a file atomically: an interruption leaves either the whole file or none. */
  write: (path: string, data: string | Buffer) => void;
  move: (fromPath: string, toPath: string) => void;
  /** Removes a file or folder, and ignores a missing one. */
  remove: (path: string) => void;
}

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });
/** Extension of a file that is being written. */
export const UNFINISHED = '.new';

/** The local disk. Tests replace it with a full or read-only disk. */
export const localDisk: Disk = {
  makeFolder: (path) => {
    mkdirSync(path, { recursive: true });
  },
  write: (path, data) => {
    const tempPath = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}${UNFINISHED}`;
    try {
      writeFileSync(tempPath, data, { flush: true });
      renameSync(tempPath, path);
    } catch (error) {
      // A partial file would take up scarce space.
      try {
        remove(tempPath);
      } catch {
        /* The first error is more useful. */
      }
      throw error;
    }
  },
  move: renameSync,
  remove,
};

/** Runs a step and ignores its failure. The next start removes any files that remain. */
export const ignoreErrors = (step: () => void): void => {
  try {
    step();
  } catch {
    /* Nothing depends on it. */
  }
};

const FULL_PATTERN =
  /ENOSPC|EDQUOT|EFBIG|no space left|disk quota|file too large|max_temp_directory_size/i;
const FORBIDDEN_PATTERN =
  /EROFS|EACCES|EPERM|read-only file system|permission denied|operation not permitted/i;
/** Returns 'full' or 'forbidden' (no permission to write) for a disk error, or undefined for any other error. */
export const getDiskFault = (error: unknown): 'full' | 'forbidden' | undefined => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const errorText = `${code} ${message}`;
  if (FULL_PATTERN.test(errorText)) return 'full';
  return FORBIDDEN_PATTERN.test(errorText) ? 'forbidden' : undefined;
};
/** Returns text for visitors about a failed write: a full disk, missing permission, or `fallback` for other errors. */
export const formatDiskError = (
  error: unknown,
  fallback = "The server's disk failed. Try again later.",
): string => {
  const fault = getDiskFault(error);
  if (fault === 'full') return "The server's disk is full. Try again later.";
  return fault
    ? 'The server has no permission to write to its data folder. Try again later.'
    : fallback;
};
