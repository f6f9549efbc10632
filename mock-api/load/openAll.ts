import type { Database } from '../db/database';
import { MAX_LISTED } from './bytes';
import { compareEditions, parseEdition } from './editions';
import { isAccounts, isSubawards } from './layouts';
import { APPROXIMATE_NOTE, getLine } from './listRows';
import { countYearRows, listYears, type LoadedFile } from './loadRecord';
import { type RawFile, rawTable } from './rawFile';
import type { FileSummary } from './readRows';
import { openRows } from './rowFiles';
import { hasDeletions, resolveVersions } from './versions';

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

/**
 * Refuses the subawards of a file whose prime award is in none of the files (`raw_prime`). This is not part of reading, because other
 * files can be added later.
 */
const refuseOrphans = async (
  db: Database,
  { index }: RawFile,
  { lineShifts }: Pick<LoadedFile, 'lineShifts'>,
  summary: FileSummary,
): Promise<void> => {
  const table = rawTable(index);
  const condition = 'award_key not in (select award_key from raw_prime)';
  const count = await db.number(`select count(*) n from ${table} where ${condition}`);
  if (!count) return;
  const firstRows = await db.query<{ nth: bigint }>(
    `select nth from ${table} where ${condition} order by nth limit ${MAX_LISTED}`,
  );
  await db.run(`delete from ${table} where ${condition}`);
  const reason = `its prime award is in none of the files${lineShifts ? '' : APPROXIMATE_NOTE}`;
  summary.kept -= count;
  summary.refused += count;
  summary.refusals = [
    ...summary.refusals,
    ...firstRows.map(({ nth }) => ({ line: getLine(Number(nth), lineShifts ?? []), reason })),
  ]
    .sort((a, b) => a.line - b.line)
    .slice(0, MAX_LISTED);
};

const formatRows = (rows: number): string =>
  `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
/** Returns years as text, such as `fiscal years 2023 and 2024`. */
const formatYears = (years: readonly number[]): string =>
  years.length === 1
    ? `fiscal year ${years[0]!}`
    : `fiscal years ${years.slice(0, -1).join(', ')} and ${years.at(-1)!}`;

/** Returns a note about the fiscal years of which only the changes in delta files are loaded, or no note. */
const getChangeNotes = (file: LoadedFile, files: readonly LoadedFile[]): string[] => {
  if (!file.kind.endsWith(' transactions') || !hasDeletions(file)) return [];
  const baseYears = listYears(
    files.filter((other) => other.kind === file.kind && !hasDeletions(other)),
  );
  const loneYears = listYears([file]).filter((year) => !baseYears.includes(year));
  if (!loneYears.length) return [];
  const [side] = file.kind.split(' ');
  const changes = loneYears.map((year) => `${formatRows(file.years[year]!)} of ${year}`);
  return [
    `${formatYears(loneYears)}: only changed ${side!} transactions are loaded (${changes.join(', ')}), so totals are incomplete. Loaded in full: ${baseYears.length ? formatYears(baseYears) : 'no year'}. Add the full files of these years, or take the years out`,
  ];
};

export interface OpenedRows {
  /** From the oldest edition to the newest, with subawards last. */ rawFiles: RawFile[];
  summaries: ReadonlyMap<RawFile, FileSummary>;
  /** In the order in which the files were named. */ files: FileSummary[];
}
/**
 * Creates the raw tables of all files, and deletes the rows that do not count: those that another file replaces or deletes, and
 * subawards without their prime award. `getPath` returns the path of a row file.
 */
export const openAll = async (
  db: Database,
  loaded: readonly LoadedFile[],
  skippedNames: readonly string[],
  getPath: (file: LoadedFile) => string,
): Promise<OpenedRows> => {
  const entries = [...loaded]
    .sort((a, b) => compareEditions(a, b) || (a.digest < b.digest ? -1 : 1))
    .map((file, at) => {
      const raw: RawFile = {
        index: at + 1,
        file,
        kind: file.kind,
        withoutYears: file.withoutYears,
      };
      const summary = structuredClone(file.summary);
      const removed =
        Object.values(file.years).reduce((sum, rows) => sum + rows, 0) - countYearRows(file);
      if (removed) {
        summary.kept -= removed;
        summary.notes.push(
          `${formatRows(removed)} of ${formatYears(file.withoutYears)} left out, as requested`,
        );
      }
      summary.notes.push(...getChangeNotes(file, loaded));
      return { file, raw, summary };
    });
  const summaries = new Map(entries.map(({ raw, summary }) => [raw, summary]));
  for (const { raw, file } of entries) await openRows(db, raw, getPath(file));
  const [subawards, others] = [true, false].map((isSub) =>
    entries.filter(({ raw }) => isSubawards(raw.kind) === isSub),
  ) as [typeof entries, typeof entries];
  const primeFiles = others.map(({ raw }) => raw);
  await resolveVersions(db, primeFiles, summaries, skippedNames);
  await createPrimeTable(db, primeFiles);
  for (const { raw, file, summary } of subawards) await refuseOrphans(db, raw, file, summary);
  const subawardFiles = subawards.map(({ raw }) => raw);
  await resolveVersions(db, subawardFiles, summaries, skippedNames);
  return {
    rawFiles: [...primeFiles, ...subawardFiles],
    summaries,
    files: loaded.map((file) => entries.find((entry) => entry.file === file)!.summary),
  };
};

/** Returns the number of rows of each file that count. */
export const countRows = async (
  db: Database,
  rawFiles: readonly RawFile[],
): Promise<Map<RawFile['file'], number>> => {
  const counts = new Map<RawFile['file'], number>();
  for (const { file, index } of rawFiles)
    counts.set(file, await db.number(`select count(*) n from ${rawTable(index)}`));
  return counts;
};
/** Returns the names of unusable files that can be parts of a full file. */
export const listSkippedParts = (skipped: readonly string[]): string[] =>
  skipped
    .map((reason) => reason.split(': ', 1)[0]!)
    .filter((name) => parseEdition(name).scope !== undefined);
