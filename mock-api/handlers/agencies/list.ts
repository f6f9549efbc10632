import { type ListQuery, slicePage } from '../shared/lists';

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
  return slicePage(matches, page, limit);
};

/** Returns the sum of dollar amounts, exact to the cent. */
export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
