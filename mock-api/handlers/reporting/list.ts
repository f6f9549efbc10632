import { pageMetadata } from '../../core/paging';

/** How a list is asked for; `sort` names what its rows are in order of. */
export interface ListQuery {
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
}
type Key = string | number | boolean | null;

const compare = (a: Key, b: Key): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1;

/**
 * A page of rows that are all at hand. The unknown stands at the low end; rows that are alike are in order of `tie`, whatever
 * the order asked for.
 */
export const listPage = <T>(
  rows: readonly T[],
  { order = 'desc', page = 1, limit = 10 }: ListQuery,
  keyOf: (row: T) => Key,
  tie: (row: T) => Key,
) => {
  const sign = order === 'asc' ? 1 : -1;
  const sorted = [...rows].sort(
    (a, b) => sign * compare(keyOf(a), keyOf(b)) || compare(tie(a), tie(b)),
  );
  return {
    page_metadata: {
      limit,
      total: rows.length,
      ...pageMetadata(page, page * limit < rows.length),
    },
    results: sorted.slice((page - 1) * limit, page * limit),
    messages: [] as string[],
  };
};
