import { compareNaturally } from './compareNaturally';

type Value = string | number | null | undefined;
const isMissing = (value: Value): boolean => value === null || value === undefined || value === '';

/** Sorts rows by one of their values. Equal rows keep their order; rows without a value come last in both directions. */
export const sortRows = <R>(
  rows: readonly R[],
  getValue: (row: R) => Value,
  order: 'asc' | 'desc',
): R[] =>
  [...rows].sort((a, b) => {
    const [one, other] = [getValue(a), getValue(b)];
    if (isMissing(one) || isMissing(other))
      return Number(isMissing(one)) - Number(isMissing(other));
    const difference =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : compareNaturally(String(one), String(other));
    return order === 'asc' ? difference : -difference;
  });
