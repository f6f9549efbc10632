import { createReadStream } from 'node:fs';
import { addLine, type LineList } from './bytes';

const QUOTE = 34;
const FEED = 10;
const RETURN = 13;

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
}

/**
 * Finds the lines of a CSV file on which records start. DuckDB numbers only records, and a record can span several lines. `refused`
 * contains the numbers of all records that DuckDB could not read, and `wantedRows` the indexes of the rows whose lines are needed.
 */
export const findRecordLines = async (
  path: string,
  delimiter: string,
  refused: ReadonlySet<number>,
  wantedRows: ReadonlySet<number>,
): Promise<RecordLines> => {
  const separator = delimiter.charCodeAt(0);
  const result: RecordLines = {
    refused: new Map(),
    rowLines: new Map(),
    rows: 0,
    stray: { count: 0, first: [] },
    open: false,
  };
  let line = 1;
  let record = 1;
  let start = 1;
  let isBlank = true;
  /** Position within a field: at its start, in unquoted text, inside quotes, or after the closing quote. */
  let at: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isStray = false;
  const end = (last: number) => {
    if (refused.has(record)) result.refused.set(record, { first: start, last });
    else if (!isBlank && record > 1) {
      if (wantedRows.has(result.rows)) result.rowLines.set(result.rows, start);
      result.rows += 1;
      if (isStray) addLine(result.stray, start);
    }
    isStray = false;
    record += 1;
    start = line;
    isBlank = true;
    at = 'start';
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Buffer;
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (byte === FEED) {
        line += 1;
        if (at !== 'quoted') end(line - 1);
      } else if (at === 'quoted') {
        if (byte === QUOTE) at = 'closed';
      } else if (byte === separator) {
        at = 'start';
        isBlank = false;
      } else if (byte === QUOTE && at !== 'plain') {
        at = 'quoted';
        isBlank = false;
      } else if (byte !== RETURN) {
        if (byte === QUOTE) isStray = true;
        at = 'plain';
        isBlank = false;
      }
    }
  }
  result.open = (at as string) === 'quoted';
  if (!isBlank) end(line);
  return result;
};
