import { naturally } from '../lib/naturally';

/** The data dictionary: one row an element, columns in groups. Cells are text; an empty one has nothing to say. */
export interface DictionaryColumn {
  id: string;
  label: string;
}
export interface DataDictionary {
  groups: readonly { label: string; columns: number }[];
  columns: readonly DictionaryColumn[];
  rows: readonly (readonly string[])[];
  /** Address of the whole as a spreadsheet; '' where there is none. */ download: string;
}

/** Shown in place of an empty cell. */
export const EMPTY_CELL = 'N/A';
/** Longer cells are cut until they are opened (pages document §13). */
export const LONG_CELL = 205;
/** Characters from which a search begins. */
export const TERM_MINIMUM = 2;

/** What a search looks for: '' below two characters. */
export const searchTerm = (input: string): string =>
  input.trim().length < TERM_MINIMUM ? '' : input.trim();
export const holdsTerm = (cell: string, term: string): boolean =>
  term !== '' && cell.toLowerCase().includes(term.toLowerCase());
/** Rows with the term in any cell, ordered by one column; empty cells last, equal ones in their own order. */
export const arrangeRows = (
  rows: DataDictionary['rows'],
  term: string,
  column: number,
  order: 'asc' | 'desc',
): DataDictionary['rows'] => {
  const sign = order === 'asc' ? 1 : -1;
  const nameIn = (row: readonly string[]) => (row[column] ?? '').toLowerCase();
  return rows
    .filter((row) => !term || row.some((cell) => holdsTerm(cell, term)))
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) =>
        Number(!a.row[column]) - Number(!b.row[column]) ||
        sign * naturally(nameIn(a.row), nameIn(b.row)) ||
        a.at - b.at,
    )
    .map(({ row }) => row);
};
