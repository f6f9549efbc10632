import { getDiskFault } from '../core/disk';
import { PlainProblem } from '../dataSet/makeDataSet';
import type { Database } from '../db/database';
import type { ProgressTracker } from './course';
import { compareEditions, parseEdition, parsePart } from './editions';
import { getFileKind, type FileKind } from './layouts';
import type { LoadedFile } from './loadRecord';
import { parsePeriod } from './parsePeriod';
import { rawTable, type UnreadFile } from './rawFile';
import { type CsvFile, FileProblem, type OpenedFiles } from './readFiles';
import { keepRows, readRaw, type FileSummary } from './readRows';
import { writeRows } from './rowFiles';

/** Returns a `FileProblem` for a DuckDB error. Problems that do not depend on the file, such as a full disk, are returned unchanged. */
const toEngineProblem = (name: string, error: unknown): Error => {
  const { message } = error as Error;
  if (error instanceof PlainProblem || getDiskFault(error) || /out of memory/i.test(message))
    return error as Error;
  return new FileProblem(`${name}: the file cannot be read (${message.split('\n', 1)[0]!})`);
};

/** Reads a file, writes its accepted rows to a row file in `folder`, and returns the record of the file. */
const readFile = async (
  db: Database,
  file: CsvFile,
  kind: FileKind,
  tracker: ProgressTracker,
  { folder, strict }: { folder: string; strict: boolean },
): Promise<LoadedFile> => {
  const unreadFile: UnreadFile = { index: 0, file, kind };
  try {
    await tracker.read(
      file,
      () => db.share,
      () => readRaw(db, unreadFile),
    );
    const kept = await keepRows(db, unreadFile, strict);
    return {
      name: file.name,
      kind,
      columns: file.columns,
      digest: file.digest,
      loadedAt: new Date().toISOString(),
      withoutYears: [],
      rows: kept.summary.kept,
      ...kept,
      ...(await writeRows(db, unreadFile, folder)),
    };
  } catch (error) {
    throw toEngineProblem(file.name, error);
  } finally {
    await db.run(`drop table if exists ${rawTable(0)}`);
  }
};
const formatCounts = (summary: FileSummary): string => {
  const [rows, kept, refused] = [summary.read, summary.kept, summary.refused].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `  ${rows} rows read, ${kept} kept, ${refused} refused`;
};

/** Returns a text that is equal for two files if they have the same content and their names mean the same edition and period. */
const getIdentity = ({ name, digest }: Pick<LoadedFile, 'name' | 'digest'>): string =>
  JSON.stringify([digest, parseEdition(name), parsePart(name), parsePeriod(name)]);

interface Recognized {
  file: CsvFile;
  kind: FileKind;
  place: number;
}
export interface NewFiles {
  /** In the order of the command line. */ files: LoadedFile[];
  /** Files whose content is loaded, with the name under which it is. */ known: {
    name: string;
    same: LoadedFile | CsvFile;
  }[];
  /** Reasons why files could not be used, each with the file name. */ skipped: string[];
}
export interface ReadOptions {
  /** The work folder, for the new row files. */ folder: string;
  /** The loaded files, to which the new ones are added. */ loaded: readonly LoadedFile[];
  /** Milliseconds that the later steps took last time. */ laterMs?: number;
  strict: boolean;
  onProgress: (line: string) => void;
}
/** Reads the files that are not loaded yet into row files. Skips unusable files. Throws a `FileProblem` if none is usable. */
export const readNewFiles = async (
  db: Database,
  openedFiles: OpenedFiles,
  tracker: ProgressTracker,
  { folder, loaded, laterMs, strict, onProgress }: ReadOptions,
): Promise<NewFiles> => {
  const skippedReasons = new Map<number, string>(openedFiles.problems);
  const attempt = async <T>(place: number, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      skippedReasons.set(place, error.message);
      return undefined;
    }
  };
  const known: NewFiles['known'] = [];
  const sameFiles = new Map<string, LoadedFile | CsvFile>(
    loaded.map((file) => [getIdentity(file), file]),
  );
  const recognizedFiles: Recognized[] = [];
  for (const { file, place } of openedFiles.files) {
    const kind = await attempt(place, () => getFileKind(file));
    if (!kind) continue;
    const same = sameFiles.get(getIdentity(file));
    if (same) known.push({ name: file.name, same });
    else recognizedFiles.push({ file, kind, place });
    sameFiles.set(getIdentity(file), same ?? file);
  }
  const reasons = () => [...skippedReasons].sort(([a], [b]) => a - b).map(([, reason]) => reason);
  const isMostlyLoaded =
    recognizedFiles.reduce((sum, { file }) => sum + file.lines, 0) <
    loaded.reduce((sum, { rows }) => sum + rows, 0);
  tracker.expect(
    recognizedFiles.map(({ file }) => file),
    isMostlyLoaded ? laterMs : undefined,
  );
  tracker.begin('reading');
  const files = new Map<number, LoadedFile>();
  const sortedFiles = [...recognizedFiles].sort((a, b) => compareEditions(a.file, b.file));
  for (const { file, kind, place } of sortedFiles) {
    onProgress(`Reading ${file.name} (${kind}) …`);
    const record = await attempt(place, () =>
      readFile(db, file, kind, tracker, { folder, strict }),
    );
    if (!record) continue;
    files.set(place, record);
    onProgress(formatCounts(record.summary));
  }
  if (!files.size && !known.length) throw new FileProblem(reasons().join('\n'));
  return {
    files: [...files].sort(([a], [b]) => a - b).map(([, file]) => file),
    known,
    skipped: reasons(),
  };
};
