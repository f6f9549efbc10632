/** Length of each bar as a part of the longest, or of what fills the whole room, 0 to 1. Values below zero have no length: their text says so. */
export const barShares = (
  values: readonly number[],
  most: number = Math.max(0, ...values),
): readonly number[] => {
  return values.map((value) => (most > 0 && value > 0 ? Math.min(1, value / most) : 0));
};
