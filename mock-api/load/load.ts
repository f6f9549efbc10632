import { newMaking, type About } from '../dataSet/description';
import { makeDataSet } from '../dataSet/making';
import { Database, FOLLOWED } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, contentHash, dropStaging } from '../db/searchTables';
import { buildReferenceTables } from '../reference/referenceTables';
import { arrange } from './arrange';
import { arrangeAccounts } from './arrangeAccounts';
import { newCourse, type Course, type Progress } from './course';
import { fileKind, isAccounts, isSubawards } from './layouts';
import { FileProblem, openFiles, type OpenedFiles } from './readFiles';
import { dropRows, joinFiles, keepRows, readRaw, type FileSummary, type RawFile } from './readRows';

export interface LoadSummary {
  files: FileSummary[];
  /** What is wrong with each file that could not be used, by name. */
  skipped: string[];
  awards: number;
  transactions: number;
  subawards: number;
  /** Federal accounts that the account files have rows of, and these rows. */ accounts: number;
  accountRows: number;
  seconds: number;
}
export interface LoadOptions {
  files: readonly string[];
  /** The data set to make. */
  path: string;
  referenceFolder: string;
  /** ISO date; the day the computer says without it. */
  today?: string;
  onProgress?: (line: string) => void;
  /** Is told where the load is, every so many milliseconds. */
  onCourse?: (progress: Progress) => void;
  every?: number;
}
/** Files of which nothing could be kept; says of each why. */
export class NothingKept extends FileProblem {
  constructor(
    readonly files: FileSummary[],
    readonly skipped: string[],
  ) {
    super('None of the rows could be kept; the data on show stays as it is');
  }
}

/** Memory of the database while it loads. */
const MEMORY = '1800MB';
/** Milliseconds between two reports of where a load is. */
const EVERY = 250;
/** A date this many years from today is a slip of the pen, and not the date of the data. */
const YEARS_AHEAD = 2;

/** Reads the files into tables of rows; a file that cannot be used is named and left out. */
const readAll = async (
  db: Database,
  opened: OpenedFiles,
  course: Course,
  onProgress: (line: string) => void,
): Promise<{
  raws: RawFile[];
  /** Of `raws`, in their order. */ summaries: FileSummary[];
  files: FileSummary[];
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
  for (const [index, { file, place }] of opened.files.entries()) {
    const kind = await attempt(place, () => fileKind(file));
    if (kind) known.push({ index, file, kind, place });
  }
  const reasons = () =>
    [...skipped.entries()].sort(([a], [b]) => a - b).map(([, reason]) => reason);
  course.expect(known.map(({ file }) => file));
  course.begin('reading');
  if (!known.length) throw new FileProblem(reasons().join('\n'));
  const raws: RawFile[] = [];
  const summaries: FileSummary[] = [];
  const files: FileSummary[] = [];
  // Subawards last, whatever their place: each belongs to a prime award of some file.
  for (const raw of [...known].sort(
    (a, b) => Number(isSubawards(a.kind)) - Number(isSubawards(b.kind)) || a.index - b.index,
  )) {
    onProgress(`Reading ${raw.file.name} (${raw.kind}) …`);
    if (isSubawards(raw.kind))
      await db.run(
        `create or replace temp table raw_prime as select distinct award_key from (${['select null::VARCHAR as award_key limit 0', ...raws.filter(({ kind }) => !isSubawards(kind) && !isAccounts(kind)).map(({ index }) => `select award_key from raw_${index}`)].map((part) => `(${part})`).join(' union all ')})`,
      );
    await course.read(
      raw.file,
      () => db.share,
      () => readRaw(db, raw),
    );
    const summary = await keepRows(db, raw, raws);
    raws.push(raw);
    summaries.push(summary);
    files[raw.index] = summary;
    const [read, kept, refused] = [summary.read, summary.kept, summary.refused].map((count) =>
      count.toLocaleString('en-US'),
    );
    onProgress(`  ${read} rows read, ${kept} kept, ${refused} refused`);
  }
  return { raws, summaries, files: files.filter(Boolean), skipped: reasons() };
};

/** Makes the tables of a set from the files. */
const fill = async (
  db: Database,
  folder: string,
  {
    files: paths,
    referenceFolder,
    today = new Date().toISOString().slice(0, 10),
    onProgress = () => {},
  }: LoadOptions,
  course: Course,
): Promise<{ about: About; result: Omit<LoadSummary, 'seconds'> }> => {
  const opened = await openFiles(paths, folder);
  await buildReferenceTables(db, { folder: referenceFolder });
  await db.run(FOLLOWED);
  const { raws, summaries, files, skipped } = await readAll(db, opened, course, onProgress);
  const awardFiles = raws.filter(({ kind }) => !isAccounts(kind));
  await joinFiles(db, awardFiles);
  const number = async (sql: string) => Number((await db.query<{ n: bigint }>(sql))[0]!.n);
  const accountRows = raws.reduce(
    (sum, { kind }, at) => (isAccounts(kind) ? sum + summaries[at]!.kept : sum),
    0,
  );
  if (!(await number('select count(*) n from raw_all')) && !accountRows)
    throw new NothingKept(files, skipped);
  course.begin('arranging');
  onProgress('Arranging awards, recipients and places …');
  await arrange(db, awardFiles);
  if (accountRows) {
    onProgress(`Arranging ${accountRows.toLocaleString('en-US')} rows of account data …`);
    await arrangeAccounts(db, raws, summaries);
  }
  // Before the next tables, because the rows of the files are most of what is in memory.
  await dropRows(db, raws);
  course.begin('finishing');
  onProgress('Making the search tables …');
  await buildSearchTables(db);
  await dropStaging(db);
  const about = {
    source: 'files' as const,
    files: files.filter(({ kept, deletions }) => kept + deletions).map(({ name }) => name),
    schemaVersion: SCHEMA_VERSION,
    contentHash: await contentHash(db),
    made: newMaking(),
  };
  await db.run(`create table meta as select 0 AS seed, coalesce((select max(day) from (select latest AS day from award union all ${accountRows ? 'select period_end::DATE from submission_period' : 'select null::DATE'}) where day <= date '${today}' + interval ${YEARS_AHEAD} year), date '${today}') AS as_of, 'files' AS size, ${SCHEMA_VERSION} AS schema_version, 'files' AS source,
    '${JSON.stringify(about.files).replaceAll("'", "''")}' AS files, '${about.contentHash}' AS content_hash, '${about.made}' AS made`);
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
 * Reads official files into the tables in place of the data set at `path`, which is replaced only when all of it succeeds. Throws a
 * `FileProblem` when no file can be used, `NothingKept` when no row can, and a `PlainProblem` when the disk refuses.
 */
export const loadFiles = async (options: LoadOptions): Promise<LoadSummary> => {
  const started = Date.now();
  if (!options.files.length)
    throw new FileProblem(
      'Which files? npm run load -- FILE… (or --sample to go back to the sample data)',
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
        return { about, result: { ...result, seconds: (Date.now() - started) / 1000 } };
      } finally {
        db.close();
      }
    });
  } finally {
    clearInterval(reports);
  }
};
export { FileProblem };
