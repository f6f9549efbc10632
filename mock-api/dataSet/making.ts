import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { diskFault, leniently } from '../core/disk';
import { everyBeat, isAlive, isTaken, ownMark, touch } from '../core/living';
import { describe, readDescription, writeDescription, type About } from './description';

/** Where the report on the files of a data set is: beside it. */
export const reportPath = (path: string): string => `${path}.report.txt`;

/** A problem in words for whoever runs the command. */
export class PlainProblem extends Error {}

/** An error of writing to a folder in plain words; anything else as it is. */
export const inPlainWords = (error: unknown, folder: string): Error => {
  if (error instanceof PlainProblem) return error;
  const way = 'SPENDING_DATA=/another/folder chooses another place.';
  const fault = diskFault(error);
  if (fault === 'full')
    return new PlainProblem(
      `There is not enough room on the disk of ${folder}. What was there before is unchanged. Make room, or put the data elsewhere: ${way}`,
      { cause: error },
    );
  return fault
    ? new PlainProblem(
        `Nothing can be written to ${folder}: it is read-only, or this user may not write there. ${way}`,
        { cause: error },
      )
    : (error as Error);
};

/** Whether files can be written to a folder (or it can be made). */
export const isWritable = (folder: string): boolean => {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    return true;
  } catch {
    return false;
  } finally {
    leniently(() => rmSync(probe, { force: true }));
  }
};

/** Folders that this process makes sets in at the moment. */
const own = new Set<string>();
let made = 0;
const MARK = 'owner';
/** Names of what is written while a set is made; plain files are what older versions left. */
const LEFT = /\.(?:building|loading)-(\d+)(?:\.\w+)*$/;

/**
 * Makes a dataset in a folder of its own, moves it to `path` when it is complete, and removes the folder. `work` writes the file whose
 * path it gets, may use the folder for other files, and returns a description of the dataset with a report to keep beside it.
 */
export const makeDataSet = async <T>(
  path: string,
  verb: 'building' | 'loading',
  work: (file: string, folder: string) => Promise<{ about: About; result: T; report?: string }>,
): Promise<T> => {
  const target = dirname(path);
  made += 1;
  const folder = `${path}.${verb}-${process.pid}${made > 1 ? `.${made}` : ''}`;
  own.add(folder);
  let stop = () => {};
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const mark = join(folder, MARK);
    writeFileSync(mark, ownMark());
    stop = everyBeat(() => touch(mark));
    const file = join(folder, basename(path));
    const { about, result, report } = await work(file, folder);
    await publish(file, path, about);
    // The set has its place; a report that cannot be written was printed all the same.
    leniently(() => {
      if (report) writeFileSync(reportPath(path), report);
      else rmSync(reportPath(path), { force: true });
    });
    return result;
  } catch (error) {
    throw inPlainWords(error, target);
  } finally {
    stop();
    leniently(() => rmSync(folder, { recursive: true, force: true }));
    own.delete(folder);
  }
};

const flush = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
/**
 * Gives a whole set its place. Its description is written twice: before, saying also what is replaced, and after. Whenever this is
 * interrupted the description tells of both sets that may lie there.
 */
const publish = async (file: string, path: string, about: About): Promise<void> => {
  flush(file);
  const description = await describe(file, about);
  const former = readDescription(path);
  rmSync(`${path}.wal`, { force: true });
  writeDescription(path, {
    ...description,
    replaces:
      former && [former.source, former.replaces].includes('files') ? 'files' : former?.source,
  });
  renameSync(file, path);
  // The set has its place: what was written before tells enough of it, should this one fail.
  leniently(() => writeDescription(path, description));
  // Folders cannot be flushed everywhere.
  leniently(() => flush(dirname(path)));
};

/** Clears away what killed runs left in a data folder, and nothing of a living process. A folder that cannot be written to stays as it is. */
export const clearLeftOvers = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  const isLeft = (name: string): boolean => {
    const pid = Number(LEFT.exec(name)?.[1]);
    if (!pid || own.has(join(folder, name))) return false;
    const mark = join(folder, name, MARK);
    return existsSync(mark) ? !isTaken(mark) : pid === process.pid || !isAlive(pid);
  };
  // Parts of descriptions carry the number of their writer too.
  const isPart = (name: string): boolean => {
    const pid = Number(/\.duckdb\.json\.(\d+)-\w+\.new$/.exec(name)?.[1]);
    return pid > 0 && !isAlive(pid);
  };
  const isProbe = (name: string): boolean => {
    const pid = Number(/^\.writable-(\d+)$/.exec(name)?.[1]);
    return pid > 0 && !isAlive(pid);
  };
  // What the engine puts aside while it answers, where no server lives in this folder any more.
  const isSpill = (name: string): boolean =>
    name.endsWith('.duckdb.tmp') && !isTaken(join(folder, 'downloads/owner'));
  return readdirSync(folder)
    .filter((name) => isLeft(name) || isPart(name) || isProbe(name) || isSpill(name))
    .filter((name) => {
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
        return true;
      } catch {
        return false;
      }
    });
};
