import { createBuildId, type About } from '../dataSet/description';
import { makeDataSet } from '../dataSet/makeDataSet';
import { Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, getContentHash, dropStaging } from '../db/searchTables';
import { buildStagingTables } from './arrange';
import { buildAccountTables } from './arrangeAccounts';
import { createProgressTracker, type ProgressTracker, type Progress } from './course';
import { isAccounts } from './layouts';
import { readAll } from './readAll';
import { FileProblem, openFiles } from './readFiles';
import { dropRows, joinFiles, type FileSummary } from './readRows';
import { linkRecipients } from './recipientIds';
import { formatLoadNotes, reportLines } from './report';

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
/** The error of a load in which no row was accepted. It contains the reasons for each file. */
export class NothingKept extends FileProblem {
  constructor(
    readonly files: FileSummary[],
    readonly skipped: string[],
  ) {
    super('No rows could be loaded. The current data is unchanged.');
  }
}

const MEMORY_LIMIT = '1800MB';
const INTERVAL_MS = 250;
/** A date more than this many years ahead is a typing error and is not used as the date of the data. */
const MAX_YEARS_AHEAD = 2;

const countAccounts = (db: Database): Promise<number> =>
  db.number(`select count(distinct t.federal_account_id) n
    from tas t
    where t.id in (select tas_id from file_a union select tas_id from file_b union select tas_id from file_c)`);

/** Creates the table `meta`, and returns the latest day of the data that is at most `MAX_YEARS_AHEAD` years ahead, or else `today`. */
const insertMeta = async (
  db: Database,
  info: Omit<About, 'asOf'>,
  today: string,
  hasAccounts: boolean,
): Promise<string> => {
  await db.run(`create table meta as
    select 0 AS seed,
      coalesce((
          select max(day)
          from (
            select latest AS day
            from award
            union all ${hasAccounts ? 'select period_end::DATE from submission_period' : 'select null::DATE'})
          where day <= date '${today}' + interval ${MAX_YEARS_AHEAD} year),
        date '${today}') AS as_of,
      'files' AS size, ${SCHEMA_VERSION} AS schema_version, 'files' AS source,
      '${JSON.stringify(info.files).replaceAll("'", "''")}' AS files,
      '${JSON.stringify(info.notes).replaceAll("'", "''")}' AS notes, '${info.contentHash}' AS content_hash,
      '${info.made}' AS made`);
  const [meta] = await db.query<{ day: string }>('select as_of::VARCHAR as day from meta');
  return meta!.day;
};

const fillDataSet = async (
  db: Database,
  folder: string,
  {
    files: paths,
    referenceFolder,
    today = new Date().toISOString().slice(0, 10),
    strict = false,
    onProgress = () => {},
  }: LoadOptions,
  tracker: ProgressTracker,
): Promise<{ about: About; result: Omit<LoadSummary, 'seconds'> }> => {
  const openedFiles = await openFiles(paths, folder, strict);
  const { rawFiles, summaries, files, skipped } = await readAll(db, openedFiles, tracker, {
    referenceFolder,
    onProgress,
    strict,
  });
  const awardFiles = rawFiles.filter(({ kind }) => !isAccounts(kind));
  await linkRecipients(db, awardFiles, summaries);
  await joinFiles(db, awardFiles);
  const accountRows = rawFiles.reduce(
    (sum, rawFile) => (isAccounts(rawFile.kind) ? sum + summaries.get(rawFile)!.kept : sum),
    0,
  );
  if (!(await db.number('select count(*) n from raw_all')) && !accountRows)
    throw new NothingKept(files, skipped);
  tracker.begin('arranging');
  onProgress('Building awards, recipients and places …');
  await buildStagingTables(db, awardFiles);
  if (accountRows) {
    onProgress(`Building account data from ${accountRows.toLocaleString('en-US')} rows …`);
    await buildAccountTables(db, rawFiles, summaries);
  }
  // Drop the rows of the files first, because they take up most of the memory.
  await dropRows(db, rawFiles);
  tracker.begin('finishing');
  onProgress('Building the search tables …');
  await buildSearchTables(db);
  await dropStaging(db);
  const info = {
    source: 'files' as const,
    files: files.filter(({ kept, deletions }) => kept + deletions).map(({ name }) => name),
    schemaVersion: SCHEMA_VERSION,
    contentHash: await getContentHash(db),
    made: createBuildId(),
    notes: formatLoadNotes(files),
  };
  const asOf = await insertMeta(db, info, today, accountRows > 0);
  await db.run('checkpoint');
  return {
    about: { ...info, asOf },
    result: {
      files,
      skipped,
      accounts: accountRows ? await countAccounts(db) : 0,
      accountRows,
      awards: await db.number('select count(*) n from award'),
      transactions: await db.number('select count(*) n from tx'),
      subawards: await db.number('select count(*) n from subaward'),
    },
  };
};

/**
 * Loads official files into a dataset that replaces the one at `path` only after success. Throws a `FileProblem` when no file can be
 * used, `NothingKept` when no row can be used, and a `PlainProblem` when the disk fails.
 */
export const loadFiles = async (options: LoadOptions): Promise<LoadSummary> => {
  const startTime = Date.now();
  if (!options.files.length)
    throw new FileProblem(
      'Name at least one file: npm run load -- FILE… (or --sample to return to the sample data)',
    );
  const tracker = createProgressTracker();
  const { onCourse } = options;
  const timer =
    onCourse && setInterval(() => onCourse(tracker.progress()), options.every ?? INTERVAL_MS);
  try {
    return await makeDataSet(options.path, 'loading', async (targetPath, folder) => {
      const db = await Database.open(targetPath, { write: true, memory: MEMORY_LIMIT });
      try {
        const { about, result } = await fillDataSet(db, folder, options, tracker);
        return {
          about,
          result: { ...result, seconds: (Date.now() - startTime) / 1000 },
          report: `${reportLines(result, Infinity).join('\n')}\n`,
        };
      } finally {
        db.close();
      }
    });
  } finally {
    clearInterval(timer);
  }
};
