import { sortRows } from '../lib/sortRows';

export interface DictionaryColumn {
  id: string;
  label: string;
}
/** The data dictionary: one row per data element, with columns in groups. An empty cell is ''. */
export interface DataDictionary {
  groups: readonly { label: string; columns: number }[];
  columns: readonly DictionaryColumn[];
  rows: readonly (readonly string[])[];
  /** URL of the spreadsheet; '' if there is none. */ downloadUrl: string;
}

/** Text shown in place of an empty cell. */
export const EMPTY_CELL = 'N/A';
/** Number of characters above which a cell is truncated until it is expanded (pages document §13). */
export const MAX_CELL_LENGTH = 205;
export const MIN_TERM_LENGTH = 2;

/** Returns the trimmed search term; '' below `MIN_TERM_LENGTH` characters. */
export const toSearchTerm = (input: string): string =>
  input.trim().length < MIN_TERM_LENGTH ? '' : input.trim();
export const hasTerm = (cell: string, term: string): boolean =>
  term !== '' && cell.toLowerCase().includes(term.toLowerCase());
/** Returns the rows with the term in any cell, sorted by one column. Empty cells are last. Equal cells keep their order. */
export const arrangeRows = (
  rows: DataDictionary['rows'],
  term: string,
  columnIndex: number,
  order: 'asc' | 'desc',
): DataDictionary['rows'] =>
  sortRows(
    rows.filter((row) => !term || row.some((cell) => hasTerm(cell, term))),
    (row) => row[columnIndex]?.toLowerCase(),
    order,
  );
