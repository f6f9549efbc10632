import { createReadStream } from 'node:fs';

const QUOTE = 34;
const FEED = 10;
const RETURN = 13;
/** Lines with stray quotes that are listed one by one. */
const STRAY_LISTED = 20;

export interface RecordLines {
  /** First and last line of each wanted record that the reader refused, by its number; the header is record 1, and blank lines count. */
  refused: Map<number, { first: number; last: number }>;
  /** First line of each wanted row that it kept, by its place from 0. */
  kept: Map<number, number>;
  /** Rows that must have been kept if both read the file alike. */
  rows: number;
  /** Lines with a quote within a field that has none around it: how many, and the first of them. */
  stray: { count: number; first: number[] };
  /** Whether the last record is one whose quote never ends. */
  open: boolean;
}

/**
 * Finds on which line of a CSV file records start. The database numbers records, not lines, so that a field of several lines puts
 * everything after it off; this is read only where rows were refused. `refused` are the numbers of all records that the database could
 * not read.
 */
export const linesOfRecords = async (
  path: string,
  delimiter: string,
  refused: ReadonlySet<number>,
  wantedRows: ReadonlySet<number>,
): Promise<RecordLines> => {
  const separator = delimiter.charCodeAt(0);
  const found: RecordLines = {
    refused: new Map(),
    kept: new Map(),
    rows: 0,
    stray: { count: 0, first: [] },
    open: false,
  };
  let line = 1;
  let record = 1;
  let start = 1;
  let blank = true;
  /** Where in a field the reader is: at its start, in plain text, between quotes, behind the closing one. */
  let at: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isStray = false;
  const end = (last: number) => {
    if (refused.has(record)) found.refused.set(record, { first: start, last });
    else if (!blank && record > 1) {
      if (wantedRows.has(found.rows)) found.kept.set(found.rows, start);
      found.rows += 1;
      if (isStray) {
        found.stray.count += 1;
        if (found.stray.first.length < STRAY_LISTED) found.stray.first.push(start);
      }
    }
    isStray = false;
    record += 1;
    start = line;
    blank = true;
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
        blank = false;
      } else if (byte === QUOTE && at !== 'plain') {
        at = 'quoted';
        blank = false;
      } else if (byte !== RETURN) {
        if (byte === QUOTE) isStray = true;
        at = 'plain';
        blank = false;
      }
    }
  }
  found.open = (at as string) === 'quoted';
  if (!blank) end(line);
  return found;
};
