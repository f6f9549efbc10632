import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { getDiskFault, ignoreErrors } from '../core/disk';
import { startHeartbeat, isAlive, hasOtherOwner, formatOwner, touch } from '../core/ownerFile';
import { createDescription, readDescription, writeDescription, type About } from './description';

/** Returns the path of the load report, which is next to the dataset. */
export const reportPath = (path: string): string => `${path}.report.txt`;

/** A problem with a message for the person who runs the command. */
export class PlainProblem extends Error {}

/** Returns a `PlainProblem` for an error of writing to `folder`, and any other error unchanged. */
export const toPlainProblem = (error: unknown, folder: string): Error => {
  if (error instanceof PlainProblem) return error;
  const hint = 'To use another folder, set SPENDING_DATA=/another/folder.';
  const fault = getDiskFault(error);
  if (fault === 'full')
    return new PlainProblem(
      `The disk of ${folder} is full. The existing data is unchanged. Free some space and try again. ${hint}`,
      { cause: error },
    );
  return fault
    ? new PlainProblem(
        `Cannot write to ${folder}: it is read-only, or this user has no permission. ${hint}`,
        { cause: error },
      )
    : (error as Error);
};

/** Returns whether files can be written to a folder, and creates the folder if it is missing. */
export const isWritable = (folder: string): boolean => {
  const probePath = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probePath, '');
    return true;
  } catch {
    return false;
  } finally {
    ignoreErrors(() => rmSync(probePath, { force: true }));
  }
};

const ownFolders = new Set<string>();
let buildCount = 0;
const OWNER_FILE = 'owner';
/** Pattern of the names of work folders, and of the work files of older versions. */
const WORK_FOLDER_PATTERN = /\.(?:building|loading)-(\d+)(?:\.\w+)*$/;

/**
 * Makes a dataset in a temporary folder, moves the complete dataset to `path`, and removes the folder. `work` writes the file and may
 * use the folder for other files. It returns the facts about the dataset, the result of `makeDataSet`, and an optional report to save
 * next to the dataset.
 */
export const makeDataSet = async <T>(
  path: string,
  verb: 'building' | 'loading',
  work: (file: string, folder: string) => Promise<{ about: About; result: T; report?: string }>,
): Promise<T> => {
  const targetFolder = dirname(path);
  buildCount += 1;
  const folder = `${path}.${verb}-${process.pid}${buildCount > 1 ? `.${buildCount}` : ''}`;
  ownFolders.add(folder);
  let stop = () => {};
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const ownerPath = join(folder, OWNER_FILE);
    writeFileSync(ownerPath, formatOwner());
    stop = startHeartbeat(() => touch(ownerPath));
    const filePath = join(folder, basename(path));
    const { about, result, report } = await work(filePath, folder);
    await publish(filePath, path, about);
    // The dataset is published and the report was printed, so a failure to save the report is ignored.
    ignoreErrors(() => {
      if (report) writeFileSync(reportPath(path), report);
      else rmSync(reportPath(path), { force: true });
    });
    return result;
  } catch (error) {
    throw toPlainProblem(error, targetFolder);
  } finally {
    stop();
    ignoreErrors(() => rmSync(folder, { recursive: true, force: true }));
    ownFolders.delete(folder);
  }
};

/** Writes a file or folder from the memory of the system to the disk. */
export const flush = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};
/**
 * Moves a complete dataset to its path. The description is written before the move with the source of the replaced dataset, and after
 * it without that source. After an interruption, the description therefore covers both datasets that may be at the path.
 */
const publish = async (builtPath: string, path: string, about: About): Promise<void> => {
  flush(builtPath);
  const description = await createDescription(builtPath, about);
  const stored = readDescription(path);
  rmSync(`${path}.wal`, { force: true });
  writeDescription(path, {
    ...description,
    replaces:
      stored && [stored.source, stored.replaces].includes('files') ? 'files' : stored?.source,
  });
  renameSync(builtPath, path);
  // The dataset is published. If this write fails, the description from before the move is sufficient.
  ignoreErrors(() => writeDescription(path, description));
  // Not every system can flush folders.
  ignoreErrors(() => flush(dirname(path)));
};

/** Removes leftovers of killed processes from a data folder, and ignores failures. Returns the removed names. */
export const clearLeftOvers = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  const isAbandoned = (name: string): boolean => {
    const pid = Number(WORK_FOLDER_PATTERN.exec(name)?.[1]);
    if (!pid || ownFolders.has(join(folder, name))) return false;
    const ownerPath = join(folder, name, OWNER_FILE);
    return existsSync(ownerPath) ? !hasOtherOwner(ownerPath) : pid === process.pid || !isAlive(pid);
  };
  /** Returns whether a temporary description, lock or probe file is left over. Its name contains the process ID of its writer. */
  const isOrphan = (name: string): boolean => {
    const [, part, lock, probe] =
      /\.duckdb\.json\.(\d+)-\w+\.new$|\.duckdb\.lock\.(\d+)$|^\.writable-(\d+)$/.exec(name) ?? [];
    const pid = Number(part ?? lock ?? probe);
    return pid > 0 && !isAlive(pid);
  };
  const isFormerLock = (name: string): boolean =>
    name.endsWith('.duckdb.lock') &&
    !readFileSync(join(folder, name), 'utf8').startsWith(`${process.pid} `) &&
    !hasOtherOwner(join(folder, name));
  // Temporary files of DuckDB are left over if no server uses this folder.
  const isSpill = (name: string): boolean =>
    name.endsWith('.duckdb.tmp') && !hasOtherOwner(join(folder, 'downloads/owner'));
  return readdirSync(folder)
    .filter((name) => isAbandoned(name) || isOrphan(name) || isFormerLock(name) || isSpill(name))
    .filter((name) => {
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
        return true;
      } catch {
        return false;
      }
    });
};
