/** Length of each bar as a part of the longest, 0 to 1. Values below zero have no length: their text says so. */
export const barShares = (values: readonly number[]): readonly number[] => {
  const most = Math.max(0, ...values);
  return values.map((value) => (most > 0 && value > 0 ? value / most : 0));
};
