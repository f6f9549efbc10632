import { createBuildId, type About } from '../dataSet/description';
import { TRACK_PROGRESS_SQL, type Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import { buildSearchTables, getContentHash, dropStaging } from '../db/searchTables';
import { buildReferenceTables } from '../reference/referenceTables';
import { buildStagingTables } from './arrange';
import { buildAccountTables } from './arrangeAccounts';
import type { ProgressTracker } from './course';
import { isAccounts } from './layouts';
import { insertRecord, type LoadedFile, RECORD_VERSION } from './loadRecord';
import { countRows, openAll } from './openAll';
import { FileProblem } from './readFiles';
import { dropRows, joinFiles } from './rawViews';
import type { FileSummary } from './readRows';
import { linkRecipients } from './recipientIds';
import { formatLoadNotes } from './report';

/** The totals of a dataset. */
export interface DataSetTotals {
  /** Every file of the dataset, in the order in which the files were named. */ files: FileSummary[];
  awards: number;
  transactions: number;
  subawards: number;
  /** Number of federal accounts with rows in the account files. */ accounts: number;
  accountRows: number;
}
export interface FillOptions {
  referenceFolder: string;
  /** ISO date; the current date by default. */ today?: string;
  onProgress?: (line: string) => void;
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

/** Creates the reference tables in a new dataset. */
export const beginDataSet = async (db: Database, referenceFolder: string): Promise<void> => {
  await buildReferenceTables(db, { folder: referenceFolder });
  await db.run(TRACK_PROGRESS_SQL);
};

/**
 * Fills a dataset with the rows of all its files, whether they were read now or earlier. `getPath` returns the path of a row file.
 * Throws `NothingKept` if no row counts.
 */
export const fillDataSet = async (
  db: Database,
  {
    files: loaded,
    skipped,
    skippedNames,
    getPath,
  }: {
    files: readonly LoadedFile[];
    /** Reasons why files could not be used now. */ skipped: string[];
    /** Names of unusable files, now or earlier. */ skippedNames: readonly string[];
    getPath: (file: LoadedFile) => string;
  },
  tracker: ProgressTracker,
  { today = new Date().toISOString().slice(0, 10), onProgress = () => {} }: FillOptions,
): Promise<{ about: About; totals: DataSetTotals }> => {
  const startTime = performance.now();
  tracker.begin('arranging');
  const { rawFiles, summaries, files } = await openAll(db, loaded, skippedNames, getPath);
  const counts = await countRows(db, rawFiles);
  const awardFiles = rawFiles.filter(({ kind }) => !isAccounts(kind));
  await linkRecipients(db, awardFiles, summaries);
  await joinFiles(db, awardFiles);
  const accountRows = rawFiles.reduce(
    (sum, rawFile) => (isAccounts(rawFile.kind) ? sum + summaries.get(rawFile)!.kept : sum),
    0,
  );
  if (!(await db.number('select count(*) n from raw_all')) && !accountRows)
    throw new NothingKept(files, skipped);
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
  await insertRecord(db, {
    version: RECORD_VERSION,
    files: loaded.map((file) => ({ ...file, rows: counts.get(file)! })),
    skippedNames,
    laterMs: Math.round(performance.now() - startTime),
  });
  await db.run('checkpoint');
  return {
    about: { ...info, asOf },
    totals: {
      files,
      accounts: accountRows ? await countAccounts(db) : 0,
      accountRows,
      awards: await db.number('select count(*) n from award'),
      transactions: await db.number('select count(*) n from tx'),
      subawards: await db.number('select count(*) n from subaward'),
    },
  };
};
