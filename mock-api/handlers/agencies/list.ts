import { pageMetadata } from '../../core/paging';

/** How a list is asked for; `sort` names a field of its rows. */
export interface ListQuery {
  sort?: string;
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
  /** Part of a row's name. */
  filter?: string;
}
/** Rows by what they have in common, in the order of their first. */
export const grouped = <T, K>(rows: readonly T[], by: (row: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
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

/** Rows whose name has the text of a filter in it. */
export const matching = <T extends { name: string }>(rows: readonly T[], filter = ''): T[] => {
  const wanted = filter.trim().toLowerCase();
  return rows.filter(({ name }) => name.toLowerCase().includes(wanted));
};
/** A page of rows that are all at hand, ties by name; with what stands at the end of every paged answer. */
export const listPage = <T extends { name: string }>(
  rows: readonly T[],
  { sort, order = 'desc', page = 1, limit = 10, filter }: ListQuery,
  fallback: string,
) => {
  const field = (sort ?? fallback) as keyof T;
  const sign = order === 'asc' ? 1 : -1;
  const kept = matching(rows, filter).sort(
    (a, b) => sign * compare(a[field], b[field]) || compare(a.name, b.name),
  );
  return {
    page_metadata: {
      limit,
      total: kept.length,
      ...pageMetadata(page, page * limit < kept.length),
    },
    results: kept.slice((page - 1) * limit, page * limit),
  };
};

/** Sum of dollars, exact to the cent. */
export const dollars = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
