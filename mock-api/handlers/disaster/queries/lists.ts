import { ApiError } from '../../../core/errors';
import type { Paging } from '../../../core/paging';
import { slicePage } from '../../shared/lists';

/** The amounts of a row in dollars, and its number of awards. They are null if no file has them. */
export interface Money {
  award_count: number | null;
  obligation: number | null;
  outlay: number | null;
  face_value_of_loan?: number | null;
  total_budgetary_resources?: number | null;
}
export interface ListRow extends Money {
  id: number | string | null;
  code: string | null;
  description: string | null;
  children?: ListRow[];
}

/** The maximum number of rows of a grouped list. Pages beyond it are rejected (API contract §4). */
export const MAX_ROWS = 10_000;
/** Throws 403 for a page that begins after row `MAX_ROWS`. */
export const checkPageRange = ({ page = 1, limit = 10 }: Paging): void => {
  if ((page - 1) * limit >= MAX_ROWS)
    throw new ApiError(
      403,
      `Field 'page': only the first ${MAX_ROWS.toLocaleString('en-US')} rows are available. Use a lower page, for example 1`,
    );
};
/** Returns a message if the requested sort is by ID or code, which is not supported. Returns [] otherwise. */
export const getSortMessages = (sort: string | undefined): string[] =>
  sort === 'id' || sort === 'code'
    ? [`Sorting by '${sort}' is not supported. The rows are sorted by 'description'`]
    : [];

const compare = (a: unknown, b: unknown): number =>
  a === b
    ? 0
    : typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a) < String(b)
        ? -1
        : 1;

/** Returns whether one of the names contains the query text, ignoring case. An empty query always matches. */
export const hasQueryText = (
  query: string | undefined,
  names: readonly (string | null)[],
): boolean => {
  const queryText = query?.trim().toUpperCase();
  return !queryText || names.some((name) => name?.toUpperCase().includes(queryText));
};
/** Returns whether a row or one of its children matches the query text by code or description. */
export const matches = (query: string | undefined, row: ListRow): boolean =>
  [row, ...(row.children ?? [])].some(({ code, description }) =>
    hasQueryText(query, [code, description, `${code}: ${description}`]),
  );

/** Returns one page of rows that are in memory. Nulls are last in descending order; ties are sorted by description. */
export const listPage = (
  rows: readonly ListRow[],
  { page = 1, limit = 10, order = 'desc', sort = 'id' }: Paging,
) => {
  const sign = order === 'asc' ? 1 : -1;
  const getSortValue = (row: ListRow) => row[sort as keyof ListRow] ?? null;
  const sortRows = (siblings: readonly ListRow[]): ListRow[] =>
    [...siblings].sort((a, b) => {
      const [left, right] = [getSortValue(a), getSortValue(b)];
      const nullOrder = Number(left === null) - Number(right === null);
      return (
        -sign * nullOrder ||
        (nullOrder ? 0 : sign * compare(left, right)) ||
        compare(a.description, b.description) ||
        compare(a.code, b.code)
      );
    });
  const { page_metadata, results } = slicePage(sortRows(rows), page, limit);
  return {
    page_metadata,
    results: results.map((row) =>
      row.children ? { ...row, children: sortRows(row.children) } : row,
    ),
  };
};
/** Returns the sum of dollar amounts, exact to the cent; 0 without amounts, and null if all amounts are unknown. */
export const sumDollars = (amounts: readonly (number | null | undefined)[]): number | null => {
  const knownAmounts = amounts.filter((amount) => amount !== null && amount !== undefined);
  return knownAmounts.length || !amounts.length
    ? knownAmounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
    : null;
};
