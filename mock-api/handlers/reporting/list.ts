import { type ListQuery, slicePage } from '../shared/lists';

type Key = string | number | boolean | null;

const compare = (a: Key, b: Key): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1;

/** Returns one page of in-memory rows, sorted by `keyOf`. Nulls are lowest. Equal rows are in ascending order of `tieKeyOf`. */
export const listPage = <T>(
  rows: readonly T[],
  { order = 'desc', page = 1, limit = 10 }: ListQuery,
  keyOf: (row: T) => Key,
  tieKeyOf: (row: T) => Key,
) => {
  const sign = order === 'asc' ? 1 : -1;
  const sortedRows = [...rows].sort(
    (a, b) => sign * compare(keyOf(a), keyOf(b)) || compare(tieKeyOf(a), tieKeyOf(b)),
  );
  return { ...slicePage(sortedRows, page, limit), messages: [] as string[] };
};
