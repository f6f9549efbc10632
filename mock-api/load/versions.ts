import type { Database } from '../db/database';
import { parseEdition, isSameEdition, parsePart } from './editions';
import { isAccounts, isSubawards } from './layouts';
import { type RawFile, rawTable } from './rawFile';
import { type FileSummary, keyOf } from './readRows';

const isPrime = ({ kind }: RawFile): boolean => !isAccounts(kind) && !isSubawards(kind);
const dateSql = (day: string | undefined): string => (day ? `date '${day}'` : 'null::DATE');

/** SQL for the fiscal year of a transaction. */
const yearSql = 'year(action_date + interval 3 month)';
/** Number of rows in each part of an archive's full file, except the last one. */
const PART_ROWS = 1_000_000;
/**
 * Returns why the parts of a full file are not enough to tell which rows are gone, or undefined. The files do not contain the number of
 * parts. It follows from the part numbers, from `otherNames` (parts of an older edition, or unusable parts), and from a last part that is
 * full.
 */
const findGap = (
  parts: readonly RawFile[],
  otherNames: readonly string[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
): string | undefined => {
  const numbers = parts.map(({ file }) => parsePart(file.name));
  const partCount = Math.max(...numbers, ...otherNames.map(parsePart));
  for (let part = 1; part <= partCount; part += 1)
    if (!numbers.includes(part)) return `part ${part} is not loaded`;
  const lastFile = parts.find(({ file }) => parsePart(file.name) === partCount)!;
  if (summaries.get(lastFile)!.read >= PART_ROWS) return `part ${partCount + 1} is not loaded`;
  return parts.some((part) => summaries.get(part)!.refused > 0)
    ? 'some of its rows were refused'
    : undefined;
};

/**
 * Deletes older rows that a newer full file no longer contains. A full file has every transaction of its fiscal year and agency up to
 * its date. Older rows are kept if parts of the full file are missing or some of its rows were refused.
 */
const deleteGoneRows = async (
  db: Database,
  files: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
  skippedNames: readonly string[],
): Promise<void> => {
  for (const fullFile of files) {
    const { published, scope } = parseEdition(fullFile.file.name);
    if (!published || !scope) continue;
    const parts = files.filter(
      ({ file, kind }) => kind === fullFile.kind && isSameEdition(file.name, fullFile.file.name),
    );
    const gapReason = findGap(
      parts,
      [
        ...skippedNames.filter((name) => isSameEdition(name, fullFile.file.name)),
        ...files.flatMap(({ file, kind }) => {
          const edition = parseEdition(file.name);
          return kind === fullFile.kind &&
            JSON.stringify(edition.scope) === JSON.stringify(scope) &&
            (edition.published ?? published) < published
            ? [file.name]
            : [];
        }),
      ],
      summaries,
    );
    const removedYears = parts.flatMap(({ withoutYears = [] }) => withoutYears);
    const keptKeysSql = parts
      .map(({ index }) => `select tx_key from ${rawTable(index)}`)
      .join(' union all ');
    for (const olderFile of files) {
      const olderDate = parseEdition(olderFile.file.name).published;
      if (olderFile.kind !== fullFile.kind || !olderDate || olderDate >= published) continue;
      const condition = [
        "removal is distinct from 'D'",
        `tx_key not in (${keptKeysSql})`,
        ...(scope.fiscalYear ? [`${yearSql} = ${scope.fiscalYear}`] : []),
        ...(scope.agency ? [`top_code = '${scope.agency}'`] : []),
        `not list_contains([${removedYears.join(', ')}]::BIGINT[], ${yearSql})`,
      ].join(' and ');
      const count = await db.number(
        `select count(*) n from ${rawTable(olderFile.index)} where ${condition}`,
      );
      if (!count) continue;
      if (gapReason) {
        const { notes } = summaries.get(fullFile)!;
        const note = `rows that only older files have were kept: ${gapReason}`;
        if (!notes.includes(note)) notes.push(note);
        continue;
      }
      await db.run(`delete from ${rawTable(olderFile.index)} where ${condition}`);
      const summary = summaries.get(olderFile)!;
      summary.outdated += count;
      summary.notes.push(
        `${count.toLocaleString('en-US')} ${count === 1 ? 'row was' : 'rows were'} left out: the newer file ${fullFile.file.name} no longer has ${count === 1 ? 'it' : 'them'}`,
      );
    }
  }
};

/** Returns whether a file contains changes and deletions, which count only for the records that it names. */
export const hasDeletions = ({ name, columns }: RawFile['file']): boolean =>
  parseEdition(name).isDelta || columns.includes('correction_delete_ind');

/**
 * Keeps the newest row for each key across files. Compares `last_modified_date`, then the date in the file name, then prefers deltas to
 * full files, then compares the time of change. Deletions are compared like other rows and are removed at the end.
 */
const keepNewest = async (
  db: Database,
  files: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
): Promise<void> => {
  const keyedFiles = files.map((raw) => ({
    raw,
    table: rawTable(raw.index),
    key: keyOf(raw.kind),
  }));
  if (files.length > 1) {
    await db.run(`create or replace temp table raw_shared as
      select h
      from (${keyedFiles.map(({ table, key }) => `select distinct hash(${key}) h from ${table}`).join(' union all ')})
      group by h
      having count(*) > 1`);
    await db.run(`create or replace temp table raw_version as
      select k, file_no, n, first_value(file_no) over newest as winner, first_value(removed) over newest as is_removed
      from (${keyedFiles
        .map(({ raw, table, key }) => {
          const { published } = parseEdition(raw.file.name);
          return `select ${key} as k, ${raw.index} as file_no,
              coalesce(max(modified), ${dateSql(published)}) as changed,
              ${dateSql(published)} as published, ${hasDeletions(raw.file) ? 1 : 0} as delta, max(modified_at) as moment,
              count(*) filter (removal is distinct from 'D') as n,
              bool_or(removal is not distinct from 'D') as removed
            from ${table}
            where hash(${key}) in (select h from raw_shared)
            group by ${key}`;
        })
        .join(' union all ')})
      window newest as (partition by k
        order by changed desc nulls last, published desc nulls last, delta desc, moment desc nulls last, file_no desc
        rows between unbounded preceding and unbounded following)`);
    for (const { raw, table, key } of keyedFiles)
      await db.run(`delete from ${table}
        where ${key} in (
          select k
          from raw_version
          where file_no = ${raw.index} and winner <> file_no)`);
    const counts = await db.query<{ file_no: number; winner: number; removed: boolean; n: bigint }>(
      `select file_no, winner, is_removed as removed, sum(n)::BIGINT n
        from raw_version
        where winner <> file_no
        group by all`,
    );
    const getSummary = (index: number) => summaries.get(files.find((raw) => raw.index === index)!)!;
    for (const { file_no: loser, winner, removed, n } of counts) {
      getSummary(Number(loser)).outdated += Number(n);
      if (!removed) getSummary(Number(winner)).replaced += Number(n);
    }
  }
  for (const { table } of keyedFiles) await db.run(`delete from ${table} where removal = 'D'`);
};

/** Returns the kind of record, regardless of contract or assistance. Rows of the same kind can replace each other. */
const getRecordKind = ({ kind }: RawFile): string => kind.split(' ').slice(1).join(' ');

/** Deletes rows that another file replaces or deletes, or that a newer full file no longer has. `skippedNames` lists unusable files. */
export const resolveVersions = async (
  db: Database,
  files: readonly RawFile[],
  summaries: ReadonlyMap<RawFile, FileSummary>,
  skippedNames: readonly string[],
): Promise<void> => {
  await deleteGoneRows(
    db,
    files.filter((raw) => isPrime(raw) && getRecordKind(raw) === 'transactions'),
    summaries,
    skippedNames,
  );
  for (const kind of new Set(files.map(getRecordKind)))
    await keepNewest(
      db,
      files.filter((raw) => getRecordKind(raw) === kind),
      summaries,
    );
};
