import { naturally } from './naturally';

type Value = string | number | null | undefined;
const missing = (value: Value): boolean => value === null || value === undefined || value === '';

/** Rows by a value of theirs; equal ones keep their order, and those without one stand last either way. */
export const sortedBy = <R>(
  rows: readonly R[],
  valueOf: (row: R) => Value,
  order: 'asc' | 'desc',
): R[] =>
  [...rows].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (missing(one) || missing(other)) return Number(missing(one)) - Number(missing(other));
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : naturally(String(one), String(other));
    return order === 'asc' ? difference : -difference;
  });
