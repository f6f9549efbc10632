import { ApiError } from '../../../core/errors';
import { pageMetadata, type Paging } from '../../../core/paging';

/** The amounts of a row in dollars; null if no file has them. */
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

/** The maximum number of rows of a grouped list; pages beyond it are refused (API contract §4). */
export const MOST_ROWS = 10_000;
/** Throws 403 for a page that begins beyond the last listed row. */
export const checkPageRange = ({ page = 1, limit = 10 }: Paging): void => {
  if ((page - 1) * limit >= MOST_ROWS)
    throw new ApiError(
      403,
      `Only the first ${MOST_ROWS.toLocaleString('en-US')} rows are available. Use a lower page or narrower filters`,
    );
};
/** Returns the message for a list that cannot be sorted by ID or code. */
export const sortNote = (sort: string | undefined): string[] =>
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

/** Returns whether one of a row's names contains the query text. Case is ignored. */
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
  const by = (row: ListRow) => row[sort as keyof ListRow] ?? null;
  const sorted = (some: readonly ListRow[]): ListRow[] =>
    [...some].sort((a, b) => {
      const [left, right] = [by(a), by(b)];
      const nullOrder = Number(left === null) - Number(right === null);
      return (
        -sign * nullOrder ||
        (nullOrder ? 0 : sign * compare(left, right)) ||
        compare(a.description, b.description) ||
        compare(a.code, b.code)
      );
    });
  return {
    page_metadata: { limit, total: rows.length, ...pageMetadata(page, page * limit < rows.length) },
    results: sorted(rows)
      .slice((page - 1) * limit, page * limit)
      .map((row) => (row.children ? { ...row, children: sorted(row.children) } : row)),
  };
};
/** Returns the sum of dollar amounts, exact to the cent; null if all amounts are unknown. */
export const sumDollars = (amounts: readonly (number | null | undefined)[]): number | null => {
  const knownAmounts = amounts.filter((amount) => amount !== null && amount !== undefined);
  return knownAmounts.length || !amounts.length
    ? knownAmounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
    : null;
};
