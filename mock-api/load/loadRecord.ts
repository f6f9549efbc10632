import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ignoreErrors } from '../core/disk';
import { inspectDataSet } from '../dataSet/inspect';
import { PlainProblem } from '../dataSet/makeDataSet';
import { Database } from '../db/database';
import { SCHEMA_VERSION } from '../db/schema';
import type { FileKind } from './layouts';
import type { LineShifts } from './lines';
import type { FileSummary } from './readRows';

/** A loaded file. Its accepted rows are in a Parquet file next to the dataset, as they were before they were compared with other files. */
export interface LoadedFile {
  /** Name of the file with its rows. */ rowFile: string;
  /** SHA-256 of the file with its rows. */ rowDigest: string;
  name: string;
  kind: FileKind;
  columns: readonly string[];
  /** SHA-256 of the text that was read. */ digest: string;
  /** ISO time. */ loadedAt: string;
  /** First and last date, or account period, of the rows. */ dates:
    readonly [string, string] | null;
  /** Number of accepted rows by fiscal year. */ years: Readonly<Record<string, number>>;
  /** Fiscal years that were removed. */ withoutYears: readonly number[];
  /** Number of rows that count, after the comparison with other files. */ rows: number;
  /** Before the comparison with other files. */ summary: FileSummary;
  /** Only subawards need line numbers later. Undefined if the quotes of the file are ambiguous. */
  lineShifts?: LineShifts;
}
/** The files of a dataset. Stored in the dataset, so that both are replaced at once. */
export interface LoadRecord {
  version: string;
  files: readonly LoadedFile[];
  /** Names of unusable files, which can be the missing parts of a full file. */ skippedNames: readonly string[];
  /** Milliseconds from the last row read to the complete dataset, for the progress of the next change. */ laterMs: number;
}

/** Increase this when the canonical rows or the rules for reading them change. Stored rows of other versions are not used. */
const ROWS_VERSION = 1;
export const RECORD_VERSION = `${SCHEMA_VERSION}.${ROWS_VERSION}`;
const TABLE = 'loaded_files';

/** Returns the folder with the rows of the loaded files. */
export const rowFolder = (path: string): string => `${path}.rows`;

/** Returns the number of rows of a file's years that were not removed. */
export const countYearRows = ({ years, withoutYears }: LoadedFile): number =>
  Object.entries(years).reduce(
    (sum, [year, rows]) => (withoutYears.includes(Number(year)) ? sum : sum + rows),
    0,
  );
/** Returns the fiscal years of the files in ascending order, without removed ones. */
export const listYears = (files: readonly LoadedFile[]): number[] =>
  [
    ...new Set(
      files.flatMap(({ years, withoutYears }) =>
        Object.keys(years)
          .map(Number)
          .filter((year) => !withoutYears.includes(year)),
      ),
    ),
  ].sort((a, b) => a - b);

/** Returns an ISO time as a date and a time in UTC. */
export const formatTime = (time: string): string => `${time.replace('T', ' ').slice(0, 16)} UTC`;

/** Stores the record in a new dataset. */
export const insertRecord = async (db: Database, record: LoadRecord): Promise<void> => {
  await db.run(`create table ${TABLE} as
    select '${JSON.stringify(record).replaceAll("'", "''")}' as record`);
};

const readRecord = async (path: string): Promise<LoadRecord | undefined> => {
  const db = await Database.open(path, { connections: 1 });
  try {
    const [table] = await db.query(
      `select 1 from information_schema.tables where table_name = '${TABLE}'`,
    );
    if (!table) return undefined;
    const [row] = await db.query<{ record: string }>(`select record from ${TABLE}`);
    return JSON.parse(row!.record) as LoadRecord;
  } finally {
    db.close();
  }
};

const LOAD_HINT = 'npm run load -- FILE…';
/** Returns the record of the dataset at a path. Throws a `PlainProblem` if it was not made from files, or cannot be used. */
export const getRecord = async (path: string): Promise<LoadRecord> => {
  const verdict = await inspectDataSet(path);
  if (verdict.state === 'none')
    throw new PlainProblem(`No files are loaded. Load files first: ${LOAD_HINT}`);
  if (verdict.state === 'closed')
    throw new PlainProblem(
      `The dataset ${path} cannot be opened now: ${verdict.reason}. Nothing was changed.`,
    );
  if (verdict.state === 'damaged')
    throw new PlainProblem(
      `The dataset ${path} cannot be used: ${verdict.reason}. Load its files again: ${LOAD_HINT}`,
    );
  if (verdict.about.source === 'sample')
    throw new PlainProblem(
      `The sample data is loaded. It is invented and cannot be combined with files. To replace it: ${LOAD_HINT}`,
    );
  const record = verdict.state === 'good' ? await readRecord(path) : undefined;
  if (record?.version !== RECORD_VERSION)
    throw new PlainProblem(
      `Another version of this program loaded the data. Load its files again once: ${LOAD_HINT} (it was made from ${verdict.about.files.join(', ')})`,
    );
  return record;
};

/** Removes the row files that the dataset at a path does not use, and ignores failures. */
export const removeUnusedRows = async (path: string): Promise<void> => {
  const folder = rowFolder(path);
  if (!existsSync(folder)) return;
  const record = existsSync(path) ? await readRecord(path).catch(() => 'unreadable') : undefined;
  // The rows of a dataset that cannot be read now may still be needed.
  if (typeof record === 'string') return;
  const usedNames = new Set(record?.files.map(({ rowFile }) => rowFile));
  ignoreErrors(() => {
    for (const name of readdirSync(folder))
      if (!usedNames.has(name)) rmSync(join(folder, name), { force: true });
    if (!usedNames.size) rmSync(folder, { recursive: true, force: true });
  });
};
