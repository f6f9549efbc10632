import { pageMetadata, type Paging } from '../../core/paging';

/** The query parameters of a list. `sort` is the name of a field of its rows. */
export interface ListQuery extends Paging {
  /** Text that a row's name must contain; case is ignored. */
  filter?: string;
}
/** Groups rows by the key that `getKey` returns. Groups are in the order of their first row. */
export const groupBy = <T, K>(rows: readonly T[], getKey: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(getKey(row), [...(groups.get(getKey(row)) ?? []), row]);
  return groups;
};
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a) < String(b)
      ? -1
      : String(a) > String(b)
        ? 1
        : 0;

/** Returns the rows whose name contains the filter text. Case is ignored. */
export const filterByName = <T extends { name: string }>(rows: readonly T[], filter = ''): T[] => {
  const filterText = filter.trim().toLowerCase();
  return rows.filter(({ name }) => name.toLowerCase().includes(filterText));
};
/** Returns one page of an in-memory list, filtered and sorted by the query, with its paging metadata. Ties are sorted by name. */
export const buildListPage = <T extends { name: string }>(
  rows: readonly T[],
  { sort, order = 'desc', page = 1, limit = 10, filter }: ListQuery,
  fallback: string,
) => {
  const field = (sort ?? fallback) as keyof T;
  const sign = order === 'asc' ? 1 : -1;
  const matches = filterByName(rows, filter).sort(
    (a, b) => sign * compare(a[field], b[field]) || compare(a.name, b.name),
  );
  return {
    page_metadata: {
      limit,
      total: matches.length,
      ...pageMetadata(page, page * limit < matches.length),
    },
    results: matches.slice((page - 1) * limit, page * limit),
  };
};

/** Returns the sum of dollar amounts, exact to the cent. */
export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
