import type { Dollars } from './format';

const suffixes: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
/** Returns an ordinal such as `1st`, `22nd` or `113th`. */
export const formatOrdinal = (value: number): string => {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  return `${value}${isTeen ? 'th' : (suffixes[value % 10] ?? 'th')}`;
};

/**
 * Returns the rank of an amount among all amounts of a group, largest first: `9th of 50 states`, `tied for 9th of 50 states`. `amounts`
 * includes the ranked amount. Returns '' if the amount is missing or not positive. `group` is a phrase for the group: `of 50 states`.
 */
export const describeRank = (
  amount: Dollars | null | undefined,
  amounts: readonly (Dollars | null)[],
  group: string,
): string => {
  if (!Number.isFinite(amount) || amount! <= 0) return '';
  const larger = amounts.filter((each) => each !== null && each > amount!).length;
  const isTied = amounts.filter((each) => each === amount).length > 1;
  return `${isTied ? 'tied for ' : ''}${formatOrdinal(larger + 1)} ${group}`;
};
