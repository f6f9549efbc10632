import type { Database } from '../db/database';
import { MAX_LISTED, type LineList } from './bytes';
import { findRecordLines, type LineShifts } from './lines';
import type { CsvFile, Repair } from './readFiles';

/** The reason why a row was refused, and the line on which it starts. */
export interface Refusal {
  line: number;
  reason: string;
}
const reasons: Readonly<Record<string, string>> = {
  'MISSING COLUMNS': 'the line has too few columns',
  'TOO MANY COLUMNS': 'the line has too many columns',
  'UNQUOTED VALUE': 'a quoted field is not closed correctly',
  'INVALID ENCODING': 'the line is not UTF-8',
  'LINE SIZE OVER MAXIMUM': 'the line is longer than 16 MB',
};
const OPEN_QUOTE_REASON = 'a quoted field is not closed: the rest of the file could not be read';

export interface RefusedRow {
  row: number;
  reason: string;
  /** Index of the first row with the same key, or null if the row was refused for another reason. */ first:
    number | null;
}
interface Changed {
  what: string;
  rows: number;
  first: { row: number; detail: string }[];
}
/** Returns the number of accepted rows with changes, and the changes by kind with the first rows of each. */
export const listChanges = async (db: Database): Promise<{ count: number; changes: Changed[] }> => {
  const acceptedSql = '(select * from raw_change where nth not in (select nth from raw_refused))';
  const count = await db.number(`select count(distinct nth) n from ${acceptedSql}`);
  if (!count) return { count: 0, changes: [] };
  const rows = await db.query<{
    what: string;
    nth: bigint;
    before: string | null;
    after: string | null;
    n: bigint;
  }>(`select what, nth, "before", "after", n
    from (
      select *, count(*) over (partition by what) n, row_number() over (partition by what order by nth) place
      from ${acceptedSql})
    where place <= ${MAX_LISTED}
    order by what, nth`);
  const changes = new Map<string, Changed>();
  for (const { what, nth, before, after, n } of rows) {
    const change = changes.get(what) ?? { what, rows: Number(n), first: [] };
    changes.set(what, change);
    change.first.push({
      row: Number(nth),
      detail: [before, after].filter((part) => part !== null).join(' → '),
    });
  }
  return { count, changes: [...changes.values()] };
};

/** Follows the line number of a row in a file whose quotes are ambiguous. */
export const APPROXIMATE_NOTE = ' (the line number is approximate: this file has irregular quotes)';
/** Returns the rows from which the line differs from the row index, or undefined if DuckDB reads the quotes differently. */
export const findLineShifts = async (
  file: CsvFile,
  rows: number,
  unreadRecords: readonly { record: number }[],
): Promise<LineShifts | undefined> => {
  if (file.lines === rows + 1) return [];
  const lines = await findRecordLines(
    file.path,
    file.delimiter,
    new Set(unreadRecords.map(({ record }) => record)),
    new Set(),
  );
  return lines.rows === rows ? lines.shifts : undefined;
};
/** Returns the line of a row of a file with these shifts. */
export const getLine = (row: number, shifts: LineShifts): number =>
  row + 2 + (shifts.findLast(([from]) => from <= row)?.[1] ?? 0);

const formatLines = ({ count, first }: LineList): string =>
  first.map((line) => `line ${line}`).join(', ') +
  (count > first.length ? ` and ${count - first.length} more` : '');
const openQuoteNote = (at?: { first: number; last: number }): string =>
  at && at.last > at.first
    ? `; its open quote includes the lines up to ${at.last}, which are refused too`
    : '';

/** Returns the first refusals and repairs of a file with their lines, and notes about stray quotes and wrong totals. */
export const listRows = async (
  file: CsvFile,
  rows: number,
  unreadRecords: readonly { record: number; kind: string }[],
  refusedRows: readonly RefusedRow[],
  changes: readonly Changed[],
  {
    whole,
    quotes,
    unevenRows,
  }: {
    whole: boolean;
    quotes: boolean;
    /** Indexes of the rows whose amounts do not add up to their total. */ unevenRows: readonly number[];
  },
): Promise<{ refusals: Refusal[]; repairs: Repair[]; notes: string[] }> => {
  if (
    !unreadRecords.length &&
    !refusedRows.length &&
    !changes.length &&
    !quotes &&
    !unevenRows.length
  )
    return { refusals: [], repairs: [], notes: [] };
  const lines = await findRecordLines(
    file.path,
    file.delimiter,
    new Set(unreadRecords.map(({ record }) => record)),
    new Set([
      ...refusedRows.flatMap(({ row, first }) => (first === null ? [row] : [row, first])),
      ...changes.flatMap(({ first }) => first.map(({ row }) => row)),
      ...unevenRows.slice(0, MAX_LISTED),
    ]),
  );
  // The counts differ only when the quotes of a file are ambiguous.
  const note = lines.rows === rows ? '' : APPROXIMATE_NOTE;
  const findLine = (row: number) => lines.rowLines.get(row) ?? row + 2;
  const lastRecord = unreadRecords.at(-1)?.record;
  const refusals = [
    ...unreadRecords.slice(0, MAX_LISTED).map(({ record, kind }) => ({
      line: lines.refused.get(record)?.first ?? record,
      reason:
        lines.open && record === lastRecord
          ? OPEN_QUOTE_REASON
          : (reasons[kind] ?? `the line cannot be read (${kind.toLowerCase()})`) +
            openQuoteNote(lines.refused.get(record)) +
            note,
    })),
    ...refusedRows.map(({ row, reason, first }) => ({
      line: findLine(row),
      reason:
        (first === null
          ? reason
          : `${whole ? 'the same row' : 'a row with the same key'} is on line ${findLine(first)}`) +
        note,
    })),
  ]
    .sort((a, b) => a.line - b.line)
    .slice(0, MAX_LISTED);
  const { stray } = lines;
  return {
    refusals,
    notes: [
      ...(stray.count
        ? [`${formatLines(stray)}: a quote inside an unquoted field was kept as text`]
        : []),
      ...(unevenRows.length
        ? [
            `${unevenRows.length.toLocaleString('en-US')} ${unevenRows.length === 1 ? 'row has' : 'rows have'} amounts that do not add up to their total and were kept unchanged: ${formatLines({ count: unevenRows.length, first: unevenRows.slice(0, MAX_LISTED).map(findLine) })}`,
          ]
        : []),
    ],
    repairs: changes.map(({ what, rows: count, first }) => ({
      what,
      rows: count,
      first: first.map(({ row, detail }) => ({ line: findLine(row), detail })),
    })),
  };
};
