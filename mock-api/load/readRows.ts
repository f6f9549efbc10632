import type { Database } from '../db/database';
import { hashSql, unevenSql } from './accountParts';
import { MAX_LISTED } from './bytes';
import { canonicalQuery, refusalSql } from './canonical';
import { type DateOrder, SLASHED_DATE } from './cells';
import { type FileKind, isAccounts, isSubawards } from './layouts';
import { type RawFile, rawTable, type UnreadFile } from './rawFile';
import type { CsvFile, Repair } from './readFiles';
import { repairRows, listTextColumns } from './repairs';
import { findLineShifts, listChanges, listRows, type Refusal, type RefusedRow } from './listRows';
import type { LineShifts } from './lines';

export interface FileSummary {
  name: string;
  kind: FileKind;
  read: number;
  kept: number;
  refused: number;
  /** Rows of other files that rows of this file replaced. */ replaced: number;
  /** Number of rows that another file replaces or deletes, or that a newer full file no longer has. */ outdated: number;
  deletions: number;
  refusals: Refusal[];
  /** Number of repaired rows, and the repairs by kind. */ repaired: number;
  repairs: Repair[];
  /** Further notes for the person who loads the file. */ notes: string[];
}
const CUT_OFF_REASON = 'the file is truncated: it ends within an amount';
/** SQL for the identity of a subaward row within a file. Subaward numbers are chosen by the reporter and repeat. */
const subawardRowSql = hashSql([
  'award_key',
  'report',
  'number',
  'action_date::VARCHAR',
  'amount::VARCHAR',
  'name',
]);
/** Returns SQL for the key of a row across files. A subaward report can have another date or amount in a newer file. */
export const keyOf = (kind: FileKind): string => {
  if (isAccounts(kind)) return 'line';
  if (kind.endsWith('summaries')) return 'award_key';
  return isSubawards(kind)
    ? `case
        when report is null then ${subawardRowSql}
        else ${hashSql(['award_key', 'report', 'number', 'uei', 'case when uei is null then name end'])}
      end`
    : 'tx_key';
};
/** Returns SQL for the key that finds repeated rows within a file. Rows of one account line are repeats only if they are identical. */
const getRepeatKey = (kind: FileKind): string =>
  isAccounts(kind) ? 'whole' : isSubawards(kind) ? subawardRowSql : keyOf(kind);
/** Maximum bytes of a line, and the buffer size for reading. DuckDB's default buffer of 16 such lines takes half a gigabyte more. */
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const BUFFER_BYTES = 2 * MAX_LINE_BYTES;

const csvSql = (file: CsvFile): string =>
  `read_csv('${file.path.replaceAll("'", "''")}', auto_detect = false, header = true, delim = '${file.delimiter}',
      quote = '"', escape = '"',
      columns = {${file.fields.map((column) => `'${column.replaceAll("'", "''")}': 'VARCHAR'`).join(', ')}},
      store_rejects = true, max_line_size = ${MAX_LINE_BYTES}, buffer_size = ${BUFFER_BYTES}, null_padding = false)`;

/** Returns the order of day and month in the file's dates with slashes, or undefined when the dates are ambiguous or contradictory. */
const findDateOrder = async (
  db: Database,
  { file }: UnreadFile,
  dates: string,
): Promise<DateOrder | undefined> => {
  const maxPartSql = (at: 1 | 2) => `max(regexp_extract(d, '${SLASHED_DATE}', ${at})::INTEGER)`;
  const [most] = await db.query<{
    one: number;
    two: number;
  }>(`select ${maxPartSql(1)} as one, ${maxPartSql(2)} as two
    from (select unnest(${dates}) as d from ${csvSql(file)})
    where regexp_full_match(d, '${SLASHED_DATE}')`);
  const { one, two } = most!;
  return one > 12 === two > 12 ? undefined : two > 12 ? 'month' : 'day';
};

/**
 * Converts the two-letter country codes of subawards and the state names of assistance to the codes of this dataset. A join while
 * reading would lose the order of the rows, and with it the line numbers in reports.
 */
const convertPlaceCodes = async (db: Database, { index, kind }: RawFile): Promise<void> => {
  const table = rawTable(index);
  if (isSubawards(kind))
    for (const side of ['rec', 'pop'])
      await db.run(`update ${table}
        set ${side}_country = k.alpha3
        from (select alpha2, any_value(alpha3) as alpha3 from country group by 1) k
        where ${table}.${side}_country = k.alpha2`);
  else if (kind.startsWith('assistance'))
    await db.run(`update ${table} set pop_state = null where pop_state not in (select upper(name) from state);
      update ${table} set pop_state = s.code from state s where ${table}.pop_state = upper(s.name)`);
};

/** Reads a CSV file into canonical columns. The order of rows is preserved, so a row ID is the row's position in the file. */
export const readRaw = async (db: Database, rawFile: UnreadFile): Promise<void> => {
  const { index, file, kind } = rawFile;
  const readCsv = async (order?: DateOrder): Promise<string> => {
    await db.run('drop table if exists reject_errors; drop table if exists reject_scans');
    const { sql, dates } = canonicalQuery(kind, file.columns, file.name, csvSql(file), order);
    await db.run(
      `create or replace temp table ${rawTable(index)} as select ${index} as file_no, ${sql}`,
    );
    return dates;
  };
  const dates = await readCsv();
  const [slashed] = await db.query<{ any: boolean | null }>(
    `select bool_or(slashed) as any from ${rawTable(index)}`,
  );
  const order = slashed!.any ? await findDateOrder(db, rawFile, dates) : undefined;
  if (order) await readCsv(order);
  await convertPlaceCodes(db, rawFile);
};

/**
 * Deletes rows with a fault, and repeated rows except the newest (in account files, the first). Returns the number of deleted rows, and
 * the first of them with the reason or the index of the row that was kept.
 */
const refuseRows = async (
  db: Database,
  rawFile: UnreadFile,
  isStrict: boolean,
): Promise<{ count: number; firstRows: RefusedRow[] }> => {
  const table = rawTable(rawFile.index);
  const key = getRepeatKey(rawFile.kind);
  await db.run(`create or replace temp table raw_refused as
    select nth, min(reason) as reason, null::BIGINT as earlier
    from raw_fault
    group by nth`);
  const refuse = (rowsSql: string) =>
    db.run(`insert into raw_refused
      select nth, min(reason), null
      from (${rowsSql})
      where nth not in (select nth from raw_refused)
      group by nth`);
  const reasonSql = refusalSql(rawFile.kind);
  await refuse(
    `select rowid as nth, ${reasonSql} as reason from ${table} where ${reasonSql} is not null`,
  );
  if (rawFile.file.isCutOff)
    await refuse(
      `select max(rowid) as nth, '${CUT_OFF_REASON}' as reason from ${table} having count(*) > 0`,
    );
  // If most rows seem shifted, the file has its own format for these columns.
  await refuse(
    `select rowid as nth, 'the row is shifted: its link or its last date is in another column' as reason from ${table}
      where is_moved and (select count(*) filter (is_moved) * 2 < count(*) from ${table})`,
  );
  if (isStrict)
    await refuse(`select nth, what || coalesce(': ' || "before", '') as reason from raw_change`);
  await db.run(`delete from ${table} where rowid in (select nth from raw_refused)`);
  await db.run(`create or replace temp table raw_double as
    select k
    from (select hash(${key}) k from ${table})
    group by k
    having count(*) > 1`);
  const newestFirstSql = isAccounts(rawFile.kind)
    ? ''
    : 'modified desc nulls last, modified_at desc nulls last, ';
  await db.run(`create or replace temp table raw_repeated as
    select nth, null::VARCHAR reason, earlier
    from (
      select rowid as nth,
        first_value(rowid) over (partition by ${key} order by ${newestFirstSql}rowid) earlier
      from ${table}
      where hash(${key}) in (select k from raw_double))
    where nth <> earlier`);
  await db.run(`delete from ${table} where rowid in (select nth from raw_repeated);
    insert into raw_refused from raw_repeated`);
  const first = await db.query<{ nth: bigint; reason: string | null; earlier: bigint | null }>(
    `select * from raw_refused order by nth limit ${MAX_LISTED}`,
  );
  return {
    count: await db.number('select count(*) n from raw_refused'),
    firstRows: first.map(({ nth, reason, earlier }) => ({
      row: Number(nth),
      reason: reason ?? '',
      first: earlier === null ? null : Number(earlier),
    })),
  };
};

/** Returns whether any name, code or key contains a quote, which may be escaped correctly or stray. */
const hasQuotes = async (db: Database, table: string): Promise<boolean> => {
  const quoteConditions = (await listTextColumns(db, table)).map(
    (column) => `coalesce(contains(${column}, '"'), false)`,
  );
  const [any] = await db.query<{ hasQuote: boolean | null }>(
    `select bool_or(${quoteConditions.join(' or ')}) as hasQuote from ${table}`,
  );
  return any!.hasQuote === true;
};

/** Repairs the rows of a raw table, deletes those that are refused, and returns a summary of the file. */
export const keepRows = async (
  db: Database,
  rawFile: UnreadFile,
  isStrict: boolean,
): Promise<{ summary: FileSummary; lineShifts?: LineShifts }> => {
  const { index, file, kind } = rawFile;
  const table = rawTable(index);
  const unreadRecords = (
    await db.query<{ record: bigint; kind: string }>(
      'select line as record, min(error_type::VARCHAR) kind from reject_errors group by line order by line',
    )
  ).map((row) => ({ record: Number(row.record), kind: row.kind }));
  const rows = await db.number(`select count(*) n from ${table}`);
  const hasAnyQuotes = await hasQuotes(db, table);
  await repairRows(db, rawFile);
  const { count, firstRows: first } = await refuseRows(db, rawFile, isStrict);
  const { count: changedCount, changes } = await listChanges(db);
  await db.run(
    `alter table ${table} drop column unread; alter table ${table} drop column is_moved`,
  );
  const deletions = await db.number(`select count(*) n from ${table} where removal = 'D'`);
  const unevenRows =
    kind === 'account balances'
      ? (
          await db.query<{ nth: bigint }>(
            `select rowid as nth from ${table} where ${unevenSql} order by 1`,
          )
        ).map(({ nth }) => Number(nth))
      : [];
  const { refusals, repairs, notes } = await listRows(file, rows, unreadRecords, first, changes, {
    whole: isAccounts(kind),
    quotes: hasAnyQuotes,
    unevenRows,
  });
  const summary: FileSummary = {
    name: file.name,
    kind,
    read: rows + unreadRecords.length,
    kept: rows - count - deletions,
    refused: count + unreadRecords.length,
    replaced: 0,
    outdated: 0,
    deletions,
    refusals,
    repaired: changedCount + file.repairs.reduce((sum, repair) => sum + repair.rows, 0),
    repairs: [...file.repairs, ...repairs],
    notes: [...file.notes, ...notes],
  };
  return {
    summary,
    ...(isSubawards(kind) && { lineShifts: await findLineShifts(file, rows, unreadRecords) }),
  };
};
