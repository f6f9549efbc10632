import type { Database } from '../db/database';
import { canonicalSelect, refusalSql } from './canonical';
import type { canonicalColumns } from './canonicalColumns';
import { type FileKind, isAccounts, isSubawards } from './layouts';
import { linesOfRecords } from './lines';
import type { CsvFile } from './readFiles';

/** Why a row was not kept, and the line of the file it starts on. */
export interface Refusal {
  line: number;
  reason: string;
}
export interface FileSummary {
  name: string;
  kind: FileKind;
  read: number;
  kept: number;
  refused: number;
  /** Rows of earlier files that these took the place of. */ replaced: number;
  deletions: number;
  refusals: Refusal[];
  /** What else whoever loads it should know. */ notes: string[];
}
/** A file whose rows are in the table `raw_N`. */
export interface RawFile {
  index: number;
  file: CsvFile;
  kind: FileKind;
}

/** Refusals listed one by one for each file; the rest are counted. */
const LISTED = 20;
const reasons: Readonly<Record<string, string>> = {
  'MISSING COLUMNS': 'the line has too few columns',
  'TOO MANY COLUMNS': 'the line has too many columns',
  'UNQUOTED VALUE': 'a quoted field does not end where it should',
  'INVALID ENCODING': 'the line is not UTF-8',
  'LINE SIZE OVER MAXIMUM': 'the line is longer than 16 MB',
};
const OPEN_QUOTE =
  'a quoted field does not end: nothing from here to the end of the file could be read';

/** Name of the table that holds the canonical rows of a file. */
export const rawTable = (index: number): string => `raw_${index}`;
const keyOf = (kind: FileKind): string => {
  if (isAccounts(kind)) return 'line';
  if (kind.endsWith('summaries')) return 'award_key';
  // Subaward numbers are their reporter's own and repeat: a row is known by all that tells two reports apart.
  return isSubawards(kind)
    ? `md5(concat_ws(chr(31), ${['award_key', 'report', 'number', 'action_date::VARCHAR', 'amount::VARCHAR', 'name'].map((part) => `coalesce(${part}, chr(30))`).join(', ')}))`
    : 'tx_key';
};
/** What no two rows of one file have in common. Lines of an account may be reported in several rows, of which each counts, but no row twice. */
const repeatOf = (kind: FileKind): string => (isAccounts(kind) ? 'whole' : keyOf(kind));
/** Kinds whose rows replace each other. */
const target = (kind: FileKind): string => kind.split(' ').slice(1).join(' ');

/** Bytes of the longest line that is read, and of the pieces that the engine reads: left to itself it takes sixteen lines to a piece, and half a gigabyte more of memory. */
const LONGEST_LINE = 16 * 1024 * 1024;
const PIECE = 2 * LONGEST_LINE;

/** The file as a table of text columns. */
const csvSql = (file: CsvFile): string =>
  `read_csv('${file.path.replaceAll("'", "''")}', auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = {${file.columns.map((column) => `'${column.replaceAll("'", "''")}': 'VARCHAR'`).join(', ')}}, store_rejects = true, max_line_size = ${LONGEST_LINE}, buffer_size = ${PIECE}, null_padding = false)`;

/** Reads a CSV into canonical columns. The row id is the row's place in the file: order is kept, and numbering rows would cost a third of the time. */
export const readRaw = async (db: Database, { index, file, kind }: RawFile): Promise<void> => {
  await db.run('drop table if exists reject_errors; drop table if exists reject_scans');
  await db.run(
    `create temp table ${rawTable(index)} as select ${index} as file_no, ${canonicalSelect(kind, file.columns, file.name)} from ${csvSql(file)}`,
  );
};

interface Refused {
  row: number;
  reason: string;
  /** The row whose key it repeats. */ first: number | null;
}
/** Takes rows that cannot be kept out of a file's table: those with a fault, and those whose key stands before them. Gives their number, and the first of them. */
const refuseRows = async (
  db: Database,
  raw: RawFile,
): Promise<{ count: number; first: Refused[] }> => {
  const table = rawTable(raw.index);
  const key = repeatOf(raw.kind);
  await db.run(
    `create or replace temp table raw_refused as select rowid as nth, ${refusalSql(raw.kind)} as reason, null::BIGINT as earlier from ${table} where ${refusalSql(raw.kind)} is not null`,
  );
  await db.run(`delete from ${table} where rowid in (select nth from raw_refused)`);
  await db.run(
    `create or replace temp table raw_double as select k from (select hash(${key}) k from ${table}) group by k having count(*) > 1`,
  );
  await db.run(
    `create or replace temp table raw_repeated as select nth, null::VARCHAR reason, earlier from (select rowid as nth, min(rowid) over (partition by ${key}) earlier from ${table} where hash(${key}) in (select k from raw_double)) where nth <> earlier`,
  );
  await db.run(
    `delete from ${table} where rowid in (select nth from raw_repeated); insert into raw_refused from raw_repeated`,
  );
  const [count] = await db.query<{ n: bigint }>('select count(*) n from raw_refused');
  const first = await db.query<{ nth: bigint; reason: string | null; earlier: bigint | null }>(
    `select * from raw_refused order by nth limit ${LISTED}`,
  );
  return {
    count: Number(count!.n),
    first: first.map(({ nth, reason, earlier }) => ({
      row: Number(nth),
      reason: reason ?? '',
      first: earlier === null ? null : Number(earlier),
    })),
  };
};

/** The first refusals of a file with the lines they stand on. */
const listRefusals = async (
  file: CsvFile,
  rows: number,
  unread: readonly { record: number; kind: string }[],
  refused: readonly Refused[],
  whole: boolean,
): Promise<Refusal[]> => {
  if (!unread.length && !refused.length) return [];
  const lines = await linesOfRecords(
    file.path,
    new Set(unread.map(({ record }) => record)),
    new Set(refused.flatMap(({ row, first }) => (first === null ? [row] : [row, first]))),
  );
  // Only a file whose quotes can be read in two ways comes to this.
  const note =
    lines.rows === rows
      ? ''
      : ' (the line may be a little off: the quotes of this file are irregular)';
  const lineOf = (row: number) => lines.kept.get(row) ?? row + 2;
  const last = unread.at(-1)?.record;
  return [
    ...unread.slice(0, LISTED).map(({ record, kind }) => ({
      line: lines.refused.get(record) ?? record,
      reason:
        lines.open && record === last
          ? OPEN_QUOTE
          : (reasons[kind] ?? `the line cannot be read (${kind.toLowerCase()})`) + note,
    })),
    ...refused.map(({ row, reason, first }) => ({
      line: lineOf(row),
      reason:
        (first === null
          ? reason
          : `the ${whole ? 'same row' : 'key'} already stands on line ${lineOf(first)}`) + note,
    })),
  ]
    .sort((a, b) => a.line - b.line)
    .slice(0, LISTED);
};

/**
 * Keeps what is good of a file that was read: its rows replace those of earlier files with the same key, and its deletions remove them.
 * What remains in `raw_N` are the rows that count.
 */
export const keepRows = async (
  db: Database,
  raw: RawFile,
  earlier: readonly RawFile[],
): Promise<FileSummary> => {
  const { index, file, kind } = raw;
  const table = rawTable(index);
  const key = keyOf(kind);
  const number = async (sql: string) => Number((await db.query<{ n: bigint }>(sql))[0]!.n);
  const unread = (
    await db.query<{ record: bigint; kind: string }>(
      'select line as record, min(error_type::VARCHAR) kind from reject_errors group by line order by line',
    )
  ).map((row) => ({ record: Number(row.record), kind: row.kind }));
  const rows = await number(`select count(*) n from ${table}`);
  const { count, first } = await refuseRows(db, raw);
  const deletions = await number(`select count(*) n from ${table} where removal = 'D'`);
  let replaced = 0;
  for (const former of earlier.filter((other) => target(other.kind) === target(kind))) {
    replaced += await number(
      `select count(*) n from ${rawTable(former.index)} where ${keyOf(former.kind)} in (select ${key} from ${table} where removal is distinct from 'D')`,
    );
    await db.run(
      `delete from ${rawTable(former.index)} where ${keyOf(former.kind)} in (select ${key} from ${table})`,
    );
  }
  if (deletions) await db.run(`delete from ${table} where removal = 'D'`);
  return {
    name: file.name,
    kind,
    read: rows + unread.length,
    kept: rows - count - deletions,
    refused: count + unread.length,
    replaced,
    deletions,
    refusals: await listRefusals(file, rows, unread, first, isAccounts(kind)),
    notes: [],
  };
};

/** The rows of all award files as one view, `raw_every`, and those of prime awards as `raw_all`. `raw_id` is their order, and `rank` puts what is said last highest: by day, and within a day by place. */
export const joinFiles = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  await db.run(
    `create temp table raw_none as select 0 as file_no, ${canonicalSelect('contract subawards', [], '')} limit 0`,
  );
  await viewRows(db, files);
};
/** The views that `joinFiles` tells of. */
const viewRows = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  const parts = files.map(
    ({ index }) => `select (file_no::BIGINT << 40) + rowid as raw_id, * from ${rawTable(index)}`,
  );
  await db.run(
    `create or replace temp view raw_every as select *, datediff('day', date '0001-01-01', coalesce(action_date, latest))::HUGEINT * 1152921504606846976 + raw_id as rank from (${['select 0::BIGINT as raw_id, * from raw_none', ...parts].join(' union all by name ')})`,
  );
  await db.run(
    'create or replace temp view raw_all as select * from raw_every where number is null',
  );
};

/** Forgets columns that nothing reads any more: the rows of wide files are most of what is in memory while they are arranged. */
export const dropColumns = async (
  db: Database,
  files: readonly RawFile[],
  columns: readonly (typeof canonicalColumns)[number][],
): Promise<void> => {
  for (const { index } of files)
    await db.run(
      columns
        .map((column) => `alter table ${rawTable(index)} drop column if exists ${column}`)
        .join('; '),
    );
  await viewRows(db, files);
};
/** Forgets the rows of the files, once they are arranged. */
export const dropRows = async (db: Database, files: readonly RawFile[]): Promise<void> => {
  await db.run('drop view if exists raw_latest; drop view raw_all; drop view raw_every');
  for (const { index } of files) await db.run(`drop table ${rawTable(index)}`);
};
