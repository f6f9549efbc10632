import { newMaking, type About } from '../dataSet/description';
import { diskFault } from '../core/disk';
import { makeDataSet, PlainProblem } from '../dataSet/making';
import { Database, FOLLOWED } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, contentHash, dropStaging } from '../db/searchTables';
import { buildReferenceTables } from '../reference/referenceTables';
import { arrange } from './arrange';
import { arrangeAccounts } from './arrangeAccounts';
import { newCourse, type Course, type Progress } from './course';
import { fileKind, isAccounts, isSubawards } from './layouts';
import { byEdition } from './editions';
import { type RawFile, rawTable } from './rawFile';
import { FileProblem, openFiles, type OpenedFiles } from './readFiles';
import { dropRows, joinFiles, keepRows, readRaw, type FileSummary } from './readRows';
import { linkRecipients } from './recipientIds';
import { notesOfLoad, reportLines } from './report';
import { settleVersions } from './versions';

export interface LoadSummary {
  files: FileSummary[];
  /** Reasons why files could not be used, each with the file name. */
  skipped: string[];
  awards: number;
  transactions: number;
  subawards: number;
  /** Number of federal accounts with rows in the account files. */ accounts: number;
  accountRows: number;
  seconds: number;
}
export interface LoadOptions {
  files: readonly string[];
  /** Path of the dataset. */
  path: string;
  referenceFolder: string;
  /** ISO date; the current date by default. */
  today?: string;
  /** Refuses rows and files that need repairs. */
  strict?: boolean;
  onProgress?: (line: string) => void;
  /** Receives the progress of the load every `every` milliseconds. */
  onCourse?: (progress: Progress) => void;
  every?: number;
}
/** The error of a load in which no row was accepted; it contains the reasons per file. */
export class NothingKept extends FileProblem {
  constructor(
    readonly files: FileSummary[],
    readonly skipped: string[],
  ) {
    super('No rows could be loaded. The current data is unchanged.');
  }
}

/** Memory limit of DuckDB during a load. */
const MEMORY = '1800MB';
/** Default interval of progress reports in milliseconds. */
const EVERY = 250;
/** A date more than this many years ahead is a typing error and is not used as the date of the data. */
const YEARS_AHEAD = 2;

/** Converts a DuckDB error to a problem with the file it read. Errors of the machine stay as they are. */
const engineProblem = (name: string, error: unknown): Error => {
  const { message } = error as Error;
  if (error instanceof PlainProblem || diskFault(error) || /out of memory/i.test(message))
    return error as Error;
  return new FileProblem(`${name}: the file cannot be read (${message.split('\n', 1)[0]!})`);
};

/** Creates the reference tables and reads the files into raw tables. A file that cannot be used is reported and skipped. */
const readAll = async (
  db: Database,
  opened: OpenedFiles,
  course: Course,
  {
    referenceFolder,
    onProgress,
    strict,
  }: Required<Pick<LoadOptions, 'referenceFolder' | 'onProgress' | 'strict'>>,
): Promise<{
  /** From the oldest edition to the newest, with subawards last. */ raws: RawFile[];
  summaries: ReadonlyMap<RawFile, FileSummary>;
  /** In the order of the command line. */ files: FileSummary[];
  skipped: string[];
}> => {
  const skipped = new Map<number, string>(opened.problems);
  const attempt = async <T>(place: number, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      skipped.set(place, error.message);
      return undefined;
    }
  };
  const known: (RawFile & { place: number })[] = [];
  for (const { file, place } of opened.files) {
    const kind = await attempt(place, () => fileKind(file));
    if (kind) known.push({ index: 0, file, kind, place });
  }
  const reasons = () =>
    [...skipped.entries()].sort(([a], [b]) => a - b).map(([, reason]) => reason);
  course.expect(known.map(({ file }) => file));
  course.begin('reading');
  if (!known.length) throw new FileProblem(reasons().join('\n'));
  await buildReferenceTables(db, { folder: referenceFolder });
  await db.run(FOLLOWED);
  const raws: RawFile[] = [];
  const summaries = new Map<RawFile, FileSummary>();
  const places = new Map<RawFile, number>();
  const read = async (all: typeof known) => {
    const own: RawFile[] = [];
    for (const { place, ...raw } of all) {
      onProgress(`Reading ${raw.file.name} (${raw.kind}) …`);
      const summary = await attempt(place, async () => {
        try {
          await course.read(
            raw.file,
            () => db.share,
            () => readRaw(db, raw),
          );
          return await keepRows(db, raw, { strict });
        } catch (error) {
          throw engineProblem(raw.file.name, error);
        }
      });
      if (!summary) continue;
      own.push(raw);
      summaries.set(raw, summary);
      places.set(raw, place);
      const [rows, kept, refused] = [summary.read, summary.kept, summary.refused].map((count) =>
        count.toLocaleString('en-US'),
      );
      onProgress(`  ${rows} rows read, ${kept} kept, ${refused} refused`);
    }
    await settleVersions(
      db,
      own,
      summaries,
      [...skipped.values()].map((reason) => reason.split(': ', 1)[0]!),
    );
    raws.push(...own);
  };
  const inOrder = known
    .sort((a, b) => byEdition(a.file, b.file))
    .map((raw, index) => ({ ...raw, index }));
  await read(inOrder.filter(({ kind }) => !isSubawards(kind)));
  // Subawards are last, because each belongs to a prime award of some file.
  const prime = raws.filter(({ kind }) => !isAccounts(kind));
  await db.run(
    `create or replace temp table raw_prime as select distinct award_key from (${['select null::VARCHAR as award_key limit 0', ...prime.map(({ index }) => `select award_key from ${rawTable(index)}`)].map((part) => `(${part})`).join(' union all ')})`,
  );
  await read(inOrder.filter(({ kind }) => isSubawards(kind)));
  if (!raws.length) throw new FileProblem(reasons().join('\n'));
  const files = [...places.entries()]
    .sort(([, a], [, b]) => a - b)
    .map(([raw]) => summaries.get(raw)!);
  return { raws, summaries, files, skipped: reasons() };
};

/** Fills a new dataset from the files. */
const fill = async (
  db: Database,
  folder: string,
  {
    files: paths,
    referenceFolder,
    today = new Date().toISOString().slice(0, 10),
    strict = false,
    onProgress = () => {},
  }: LoadOptions,
  course: Course,
): Promise<{ about: About; result: Omit<LoadSummary, 'seconds'> }> => {
  const opened = await openFiles(paths, folder, { strict });
  const { raws, summaries, files, skipped } = await readAll(db, opened, course, {
    referenceFolder,
    onProgress,
    strict,
  });
  const awardFiles = raws.filter(({ kind }) => !isAccounts(kind));
  await linkRecipients(db, awardFiles, summaries);
  await joinFiles(db, awardFiles);
  const number = async (sql: string) => Number((await db.query<{ n: bigint }>(sql))[0]!.n);
  const accountRows = raws.reduce(
    (sum, raw) => (isAccounts(raw.kind) ? sum + summaries.get(raw)!.kept : sum),
    0,
  );
  if (!(await number('select count(*) n from raw_all')) && !accountRows)
    throw new NothingKept(files, skipped);
  course.begin('arranging');
  onProgress('Building awards, recipients and places …');
  await arrange(db, awardFiles);
  if (accountRows) {
    onProgress(`Building account data from ${accountRows.toLocaleString('en-US')} rows …`);
    await arrangeAccounts(db, raws, summaries);
  }
  // Drop the rows of the files first, because they take up most of the memory.
  await dropRows(db, raws);
  course.begin('finishing');
  onProgress('Building the search tables …');
  await buildSearchTables(db);
  await dropStaging(db);
  const about = {
    source: 'files' as const,
    files: files.filter(({ kept, deletions }) => kept + deletions).map(({ name }) => name),
    schemaVersion: SCHEMA_VERSION,
    contentHash: await contentHash(db),
    made: newMaking(),
    notes: notesOfLoad(files),
  };
  await db.run(`create table meta as select 0 AS seed, coalesce((select max(day) from (select latest AS day from award union all ${accountRows ? 'select period_end::DATE from submission_period' : 'select null::DATE'}) where day <= date '${today}' + interval ${YEARS_AHEAD} year), date '${today}') AS as_of, 'files' AS size, ${SCHEMA_VERSION} AS schema_version, 'files' AS source,
    '${JSON.stringify(about.files).replaceAll("'", "''")}' AS files, '${JSON.stringify(about.notes).replaceAll("'", "''")}' AS notes, '${about.contentHash}' AS content_hash, '${about.made}' AS made`);
  const [meta] = await db.query<{ day: string }>('select as_of::VARCHAR as day from meta');
  await db.run('checkpoint');
  const [accounts, awards, transactions, subawards] = [
    accountRows
      ? await number(
          'select count(distinct t.federal_account_id) n from tas t where t.id in (select tas_id from file_a union select tas_id from file_b union select tas_id from file_c)',
        )
      : 0,
    await number('select count(*) n from award'),
    await number('select count(*) n from tx'),
    await number('select count(*) n from subaward'),
  ];
  return {
    about: { ...about, asOf: meta!.day },
    result: {
      files,
      skipped,
      accounts: accounts!,
      accountRows,
      awards: awards!,
      transactions: transactions!,
      subawards: subawards!,
    },
  };
};

/**
 * Loads official files into a new dataset, which replaces the one at `path` only after success. Throws a `FileProblem` when no file can be
 * used, `NothingKept` when no row can, and a `PlainProblem` when the disk refuses.
 */
export const loadFiles = async (options: LoadOptions): Promise<LoadSummary> => {
  const started = Date.now();
  if (!options.files.length)
    throw new FileProblem(
      'Name at least one file: npm run load -- FILE… (or --sample to return to the sample data)',
    );
  const course = newCourse();
  const { onCourse } = options;
  const reports =
    onCourse && setInterval(() => onCourse(course.progress()), options.every ?? EVERY);
  try {
    return await makeDataSet(options.path, 'loading', async (target, folder) => {
      const db = await Database.open(target, { write: true, memory: MEMORY });
      try {
        const { about, result } = await fill(db, folder, options, course);
        return {
          about,
          result: { ...result, seconds: (Date.now() - started) / 1000 },
          report: `${reportLines(result, Infinity).join('\n')}\n`,
        };
      } finally {
        db.close();
      }
    });
  } finally {
    clearInterval(reports);
  }
};
export { FileProblem };
