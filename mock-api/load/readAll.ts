import { getDiskFault } from '../core/disk';
import { PlainProblem } from '../dataSet/makeDataSet';
import { TRACK_PROGRESS_SQL, type Database } from '../db/database';
import { buildReferenceTables } from '../reference/referenceTables';
import type { ProgressTracker } from './course';
import { compareEditions } from './editions';
import { getFileKind, isAccounts, isSubawards } from './layouts';
import { type RawFile, rawTable } from './rawFile';
import { FileProblem, type OpenedFiles } from './readFiles';
import { keepRows, readRaw, type FileSummary } from './readRows';
import { resolveVersions } from './versions';

/** Returns a `FileProblem` for a DuckDB error. Problems that do not depend on the file, such as a full disk, are returned unchanged. */
const toEngineProblem = (name: string, error: unknown): Error => {
  const { message } = error as Error;
  if (error instanceof PlainProblem || getDiskFault(error) || /out of memory/i.test(message))
    return error as Error;
  return new FileProblem(`${name}: the file cannot be read (${message.split('\n', 1)[0]!})`);
};

const readUsableRows = async (
  db: Database,
  rawFile: RawFile,
  tracker: ProgressTracker,
  isStrict: boolean,
): Promise<FileSummary> => {
  try {
    await tracker.read(
      rawFile.file,
      () => db.share,
      () => readRaw(db, rawFile),
    );
    return await keepRows(db, rawFile, isStrict);
  } catch (error) {
    throw toEngineProblem(rawFile.file.name, error);
  }
};
const formatCounts = (summary: FileSummary): string => {
  const [rows, kept, refused] = [summary.read, summary.kept, summary.refused].map((count) =>
    count.toLocaleString('en-US'),
  );
  return `  ${rows} rows read, ${kept} kept, ${refused} refused`;
};

/** Creates `raw_prime` with the keys of all awards in the files. */
const createPrimeTable = async (db: Database, rawFiles: readonly RawFile[]): Promise<void> => {
  const keyQueries = [
    'select null::VARCHAR as award_key limit 0',
    ...rawFiles
      .filter(({ kind }) => !isAccounts(kind))
      .map(({ index }) => `select award_key from ${rawTable(index)}`),
  ];
  await db.run(`create or replace temp table raw_prime as
    select distinct award_key
    from (${keyQueries.map((query) => `(${query})`).join(' union all ')})`);
};

/** Creates the reference tables and reads the files into raw tables. Skips unusable files. Throws a `FileProblem` if none is usable. */
export const readAll = async (
  db: Database,
  openedFiles: OpenedFiles,
  tracker: ProgressTracker,
  {
    referenceFolder,
    onProgress,
    strict,
  }: { referenceFolder: string; onProgress: (line: string) => void; strict: boolean },
): Promise<{
  /** From the oldest edition to the newest, with subawards last. */ rawFiles: RawFile[];
  summaries: ReadonlyMap<RawFile, FileSummary>;
  /** In the order of the command line. */ files: FileSummary[];
  skipped: string[];
}> => {
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
  const recognizedFiles: (RawFile & { place: number })[] = [];
  for (const { file, place } of openedFiles.files) {
    const kind = await attempt(place, () => getFileKind(file));
    if (kind) recognizedFiles.push({ index: 0, file, kind, place });
  }
  const reasons = () => [...skippedReasons].sort(([a], [b]) => a - b).map(([, reason]) => reason);
  tracker.expect(recognizedFiles.map(({ file }) => file));
  tracker.begin('reading');
  if (!recognizedFiles.length) throw new FileProblem(reasons().join('\n'));
  await buildReferenceTables(db, { folder: referenceFolder });
  await db.run(TRACK_PROGRESS_SQL);
  const rawFiles: RawFile[] = [];
  const summaries = new Map<RawFile, FileSummary>();
  const places = new Map<RawFile, number>();
  const readFiles = async (candidates: typeof recognizedFiles) => {
    const usableFiles: RawFile[] = [];
    for (const { place, ...raw } of candidates) {
      onProgress(`Reading ${raw.file.name} (${raw.kind}) …`);
      const summary = await attempt(place, () => readUsableRows(db, raw, tracker, strict));
      if (!summary) continue;
      usableFiles.push(raw);
      summaries.set(raw, summary);
      places.set(raw, place);
      onProgress(formatCounts(summary));
    }
    await resolveVersions(
      db,
      usableFiles,
      summaries,
      [...skippedReasons.values()].map((reason) => reason.split(': ', 1)[0]!),
    );
    rawFiles.push(...usableFiles);
  };
  const sortedFiles = recognizedFiles
    .sort((a, b) => compareEditions(a.file, b.file))
    .map((raw, index) => ({ ...raw, index }));
  await readFiles(sortedFiles.filter(({ kind }) => !isSubawards(kind)));
  // Subawards are read last, because the prime award of a subaward can be in any file.
  await createPrimeTable(db, rawFiles);
  await readFiles(sortedFiles.filter(({ kind }) => isSubawards(kind)));
  if (!rawFiles.length) throw new FileProblem(reasons().join('\n'));
  const files = [...places].sort(([, a], [, b]) => a - b).map(([raw]) => summaries.get(raw)!);
  return { rawFiles, summaries, files, skipped: reasons() };
};
