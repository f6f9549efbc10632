import { join } from 'node:path';
import { withLock } from '../dataSet/lock';
import { makeDataSet, PlainProblem } from '../dataSet/makeDataSet';
import { Database } from '../db/database';
import { createProgressTracker, type Progress } from './course';
import {
  beginDataSet,
  type DataSetTotals,
  fillDataSet,
  type FillOptions,
  NothingKept,
} from './fillDataSet';
import {
  formatTime,
  getRecord,
  type LoadedFile,
  type LoadRecord,
  removeUnusedRows,
  rowFolder,
} from './loadRecord';
import { listSkippedParts } from './openAll';
import { type NewFiles, readNewFiles } from './readAll';
import { FileProblem, openFiles } from './readFiles';
import { removeFrom } from './removeFrom';
import { reportLines } from './report';
import { findDamagedRows, storeRows } from './rowFiles';

export interface LoadSummary extends DataSetTotals {
  /** Names of the files that were read now. */ read: string[];
  /** Sentences about files that were loaded before, and about removed rows. */ remarks: string[];
  /** Reasons why files could not be used, each with the file name. */ skipped: string[];
  seconds: number;
}
export interface ChangeOptions extends FillOptions {
  /** Path of the dataset. */ path: string;
  /** Receives the progress of the load every `every` milliseconds. */
  onCourse?: (progress: Progress) => void;
  every?: number;
  /** The command, for the message of another load that starts meanwhile. */ command?: string;
}
export interface LoadOptions extends ChangeOptions {
  files: readonly string[];
  /** Adds the files to the loaded ones. By default, they replace them. */ add?: boolean;
  /** Refuses rows and files that need repairs. */ strict?: boolean;
}
/** Thrown if a change would give the same dataset. */
export class NothingToDo extends PlainProblem {}

const MEMORY_LIMIT = '1800MB';
const INTERVAL_MS = 250;
const emptyRecord: Pick<LoadRecord, 'files' | 'skippedNames'> & { laterMs?: number } = {
  files: [],
  skippedNames: [],
};

/** The files of a dataset after a change. */
interface Contents {
  files: readonly LoadedFile[];
  /** The files of `files` that were read now. Their rows are in the work folder. */ read: readonly LoadedFile[];
  remarks: string[];
  skipped: string[];
  skippedNames: readonly string[];
}

/** Makes a dataset with the files that `change` returns, and replaces the one at `path` after success. Other processes have to wait. */
const changeDataSet = (
  options: ChangeOptions,
  /** Returns the files before the change. */ getBefore: () => Promise<typeof emptyRecord>,
  change: (
    before: typeof emptyRecord,
    db: Database,
    folder: string,
    tracker: ReturnType<typeof createProgressTracker>,
  ) => Promise<Contents>,
): Promise<LoadSummary> => {
  const { path, onCourse, every = INTERVAL_MS, command = 'load' } = options;
  const startTime = Date.now();
  return withLock(path, command, async () => {
    const tracker = createProgressTracker();
    const timer = onCourse && setInterval(() => onCourse(tracker.progress()), every);
    try {
      const before = await getBefore();
      await removeUnusedRows(path);
      return await makeDataSet(path, 'loading', async (targetPath, folder) => {
        const db = await Database.open(targetPath, { write: true, memory: MEMORY_LIMIT });
        try {
          await beginDataSet(db, options.referenceFolder);
          const contents = await change(before, db, folder, tracker);
          const { read, remarks, skipped } = contents;
          const getPath = (file: LoadedFile) =>
            join(read.includes(file) ? folder : rowFolder(path), file.rowFile);
          const { about, totals } = await fillDataSet(
            db,
            { ...contents, getPath },
            tracker,
            options,
          );
          storeRows(folder, path, read);
          return {
            about,
            result: {
              ...totals,
              read: read.map(({ name }) => name),
              remarks,
              skipped,
              seconds: (Date.now() - startTime) / 1000,
            },
            report: `${reportLines({ files: totals.files, skipped }, Infinity).join('\n')}\n`,
          };
        } finally {
          db.close();
        }
      });
    } finally {
      clearInterval(timer);
      // After a failure these are the rows of the new files, otherwise those of files that are no longer loaded.
      await removeUnusedRows(path);
    }
  });
};

const refuseLostRows = (damagedFiles: readonly LoadedFile[]): void => {
  if (damagedFiles.length)
    throw new PlainProblem(
      `The stored rows of ${damagedFiles.map(({ name }) => name).join(', ')} are missing or damaged. Nothing was changed. Name these files again: npm run load -- --add FILE…`,
    );
};

/** Returns the loaded files after the files that were named again. Rows of removed years count again, and damaged rows are replaced. */
const mergeFiles = (
  before: readonly LoadedFile[],
  damagedFiles: readonly LoadedFile[],
  { files: newFiles, known }: NewFiles,
): { files: LoadedFile[]; remarks: string[]; isChanged: boolean } => {
  const remarks: string[] = [];
  const restored = new Set<LoadedFile>();
  for (const { name, same } of known) {
    const loadedFile = before.find((file) => file === same);
    if (loadedFile?.withoutYears.length) {
      restored.add(loadedFile);
      remarks.push(`${name}: fiscal year ${loadedFile.withoutYears.join(', ')} counts again`);
    } else
      remarks.push(
        same.name !== name
          ? `${name}: has the same content as ${same.name}, and counts once`
          : loadedFile
            ? `${name}: already loaded on ${formatTime(loadedFile.loadedAt)}`
            : `${name}: named twice, and counts once`,
      );
  }
  const files = [
    ...before
      .filter((file) => !damagedFiles.includes(file))
      .map((file) => (restored.has(file) ? { ...file, withoutYears: [] } : file)),
    ...newFiles,
  ];
  return { files, remarks, isChanged: newFiles.length > 0 || restored.size > 0 };
};
/**
 * Loads official files into a dataset that replaces the one at `path` only after success. Throws a `FileProblem` when no file can be
 * used, `NothingKept` when no row can be used, `NothingToDo` when every file is loaded, and a `PlainProblem` when the disk fails.
 */
export const loadFiles = async (options: LoadOptions): Promise<LoadSummary> => {
  const { path, files: paths, add = false, strict = false, onProgress = () => {} } = options;
  if (!paths.length)
    throw new FileProblem(
      `Name at least one file: npm run load -- ${add ? '--add ' : ''}FILE… (or --sample to return to the sample data)`,
    );
  return changeDataSet(
    options,
    () => (add ? getRecord(path) : Promise.resolve(emptyRecord)),
    async (before, db, folder, tracker) => {
      const openedFiles = await openFiles(paths, folder, strict);
      const damagedFiles = await findDamagedRows(path, before.files);
      const newFiles = await readNewFiles(db, openedFiles, tracker, {
        folder,
        loaded: before.files.filter((file) => !damagedFiles.includes(file)),
        laterMs: before.laterMs,
        strict,
        onProgress,
      });
      const { skipped } = newFiles;
      const { files, remarks, isChanged } = mergeFiles(before.files, damagedFiles, newFiles);
      refuseLostRows(
        damagedFiles.filter(({ name }) => !newFiles.files.some((file) => file.name === name)),
      );
      if (!isChanged)
        throw new NothingToDo([...remarks, ...skipped, 'Nothing was changed.'].join('\n'));
      const summaries = newFiles.files.map(({ summary }) => summary);
      if (newFiles.files.length && summaries.every(({ kept, deletions }) => !(kept + deletions)))
        throw new NothingKept(summaries, skipped);
      return {
        files,
        read: newFiles.files,
        remarks,
        skipped,
        skippedNames: [...new Set([...before.skippedNames, ...listSkippedParts(skipped)])],
      };
    },
  );
};

/** Removes fiscal years (such as `2024`) and files from a dataset. Throws a `PlainProblem` if a name is unknown or nothing would be left. */
export const removeFiles = (
  options: ChangeOptions & { names: readonly string[] },
): Promise<LoadSummary> =>
  changeDataSet(
    options,
    () => getRecord(options.path),
    async (before, _db, _folder, tracker) => {
      const { files, remarks } = removeFrom(before.files, options.names);
      refuseLostRows(await findDamagedRows(options.path, files));
      tracker.expect([], before.laterMs);
      tracker.begin('reading');
      return {
        files,
        read: [],
        remarks,
        skipped: [],
        skippedNames: before.skippedNames.filter((name) => !options.names.includes(name)),
      };
    },
  );
