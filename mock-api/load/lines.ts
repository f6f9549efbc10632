import { createReadStream } from 'node:fs';
import { addLine, type LineList } from './bytes';

const QUOTE_BYTE = 34;
const LINE_FEED_BYTE = 10;
const RETURN_BYTE = 13;

/** Rows from which the line is not the row index plus 2, but plus 2 and the given shift. */
export type LineShifts = readonly (readonly [row: number, shift: number])[];

export interface RecordLines {
  /** First and last line of each record that DuckDB refused, by record number. The header is record 1, and blank lines count. */
  refused: Map<number, { first: number; last: number }>;
  /** First line of each requested row that DuckDB read, by row index from 0. */
  rowLines: Map<number, number>;
  /** Number of rows that DuckDB should have read if both parsers agree. */
  rows: number;
  /** First lines of the rows with a quote inside an unquoted field. */
  stray: LineList;
  /** Whether the last record has a quote that is never closed. */
  open: boolean;
  shifts: [row: number, shift: number][];
}

/**
 * Finds the lines of a CSV file on which records start. DuckDB numbers only records, and a record can span several lines. `refused`
 * contains the numbers of all records that DuckDB could not read, and `wantedRows` the indexes of the rows whose lines are needed.
 */
export const findRecordLines = async (
  path: string,
  delimiter: string,
  refusedRecords: ReadonlySet<number>,
  wantedRows: ReadonlySet<number>,
): Promise<RecordLines> => {
  const separator = delimiter.charCodeAt(0);
  const result: RecordLines = {
    refused: new Map(),
    rowLines: new Map(),
    rows: 0,
    stray: { count: 0, first: [] },
    open: false,
    shifts: [],
  };
  let line = 1;
  let record = 1;
  let startLine = 1;
  let isBlank = true;
  /** Position within a field: at its start, in unquoted text, inside quotes, or after the closing quote. */
  let at: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isStray = false;
  const endRecord = (lastLine: number) => {
    if (refusedRecords.has(record))
      result.refused.set(record, { first: startLine, last: lastLine });
    else if (!isBlank && record > 1) {
      const shift = startLine - result.rows - 2;
      if (shift !== (result.shifts.at(-1)?.[1] ?? 0)) result.shifts.push([result.rows, shift]);
      if (wantedRows.has(result.rows)) result.rowLines.set(result.rows, startLine);
      result.rows += 1;
      if (isStray) addLine(result.stray, startLine);
    }
    isStray = false;
    record += 1;
    startLine = line;
    isBlank = true;
    at = 'start';
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Buffer;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (byte === LINE_FEED_BYTE) {
        line += 1;
        if (at !== 'quoted') endRecord(line - 1);
      } else if (at === 'quoted') {
        if (byte === QUOTE_BYTE) at = 'closed';
      } else if (byte === separator) {
        at = 'start';
        isBlank = false;
      } else if (byte === QUOTE_BYTE && at !== 'plain') {
        at = 'quoted';
        isBlank = false;
      } else if (byte !== RETURN_BYTE) {
        if (byte === QUOTE_BYTE) isStray = true;
        at = 'plain';
        isBlank = false;
      }
    }
  }
  result.open = (at as string) === 'quoted';
  if (!isBlank) endRecord(line);
  return result;
};
