import { naturally } from './naturally';

type Value = string | number | null | undefined;
const missing = (value: Value): boolean => value === null || value === undefined || value === '';

/** Sorts rows by one of their values. Equal rows keep their order; rows without a value come last in both directions. */
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
