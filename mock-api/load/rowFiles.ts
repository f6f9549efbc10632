import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flush } from '../dataSet/makeDataSet';
import type { Database } from '../db/database';
import { isAccounts, type FileKind } from './layouts';
import { type LoadedFile, rowFolder } from './loadRecord';
import { type RawFile, rawTable } from './rawFile';

const toLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns SQL for the fiscal year of a row, the same year under which the site counts it. */
const yearSql = (kind: FileKind): string =>
  isAccounts(kind) ? 'fy' : 'year(coalesce(action_date, latest) + interval 3 month)';
/** Returns SQL for the date of a row, as ISO text or as an account period. */
const dateSql = (kind: FileKind): string =>
  isAccounts(kind)
    ? "'FY' || fy || 'P' || lpad(period::VARCHAR, 2, '0')"
    : 'coalesce(action_date, latest)::VARCHAR';

const digestFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Writes the accepted rows of a file, and returns the name of the new file, its digest, and the dates and years of the rows. */
export const writeRows = async (
  db: Database,
  { index, kind }: RawFile,
  folder: string,
): Promise<Pick<LoadedFile, 'rowFile' | 'rowDigest' | 'dates' | 'years'>> => {
  const table = rawTable(index);
  const rowFile = `${randomUUID()}.parquet`;
  const path = join(folder, rowFile);
  await db.run(`copy (select rowid as nth, * exclude (file_no) from ${table})
    to ${toLiteral(path)} (format parquet, compression zstd, compression_level 1)`);
  const years = await db.query<{ year: bigint; rows: bigint; first: string; last: string }>(
    `select ${yearSql(kind)}::BIGINT as year, count(*) as rows, min(${dateSql(kind)}) as first, max(${dateSql(kind)}) as last
    from ${table}
    where removal is distinct from 'D'
    group by 1
    order by 1`,
  );
  return {
    rowFile,
    rowDigest: await digestFile(path),
    dates: years.length ? [years[0]!.first, years.at(-1)!.last] : null,
    years: Object.fromEntries(years.map(({ year, rows }) => [Number(year), Number(rows)])),
  };
};

/** Returns the files whose stored rows are missing or damaged. */
export const findDamagedRows = async (
  path: string,
  files: readonly LoadedFile[],
): Promise<LoadedFile[]> => {
  const damagedFiles: LoadedFile[] = [];
  for (const file of files) {
    const rowPath = join(rowFolder(path), file.rowFile);
    if (!existsSync(rowPath) || (await digestFile(rowPath)) !== file.rowDigest)
      damagedFiles.push(file);
  }
  return damagedFiles;
};

/** Creates the raw table of a file from its stored rows in `path`, without the rows of removed years. */
export const openRows = (
  db: Database,
  { index, kind, withoutYears = [] }: RawFile,
  path: string,
): Promise<void> =>
  db.run(`create temp table ${rawTable(index)} as
    select ${index} as file_no, *
    from read_parquet(${toLiteral(path)})
    ${withoutYears.length ? `where (${yearSql(kind)} in (${withoutYears.join(', ')})) is not true` : ''}`);

/** Moves new row files from the work folder to the folder of the dataset at `path`. */
export const storeRows = (folder: string, path: string, files: readonly LoadedFile[]): void => {
  if (!files.length) return;
  mkdirSync(rowFolder(path), { recursive: true });
  for (const { rowFile } of files) {
    flush(join(folder, rowFile));
    renameSync(join(folder, rowFile), join(rowFolder(path), rowFile));
  }
  flush(rowFolder(path));
};
