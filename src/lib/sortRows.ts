import { compareNaturally } from './compareNaturally';

type Value = string | number | null | undefined;
const isMissing = (value: Value): boolean => value === null || value === undefined || value === '';

/** Returns the rows sorted by a value. Rows with equal values keep their order; rows without a value are last in both directions. */
export const sortRows = <R>(
  rows: readonly R[],
  getValue: (row: R) => Value,
  order: 'asc' | 'desc',
): R[] =>
  [...rows].sort((a, b) => {
    const [firstValue, secondValue] = [getValue(a), getValue(b)];
    if (isMissing(firstValue) || isMissing(secondValue))
      return Number(isMissing(firstValue)) - Number(isMissing(secondValue));
    const difference =
      typeof firstValue === 'number' && typeof secondValue === 'number'
        ? firstValue - secondValue
        : compareNaturally(String(firstValue), String(secondValue));
    return order === 'asc' ? difference : -difference;
  });
