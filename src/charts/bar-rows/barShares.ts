/** Returns the length of each bar relative to `most`, from 0 to 1. Negative values have length 0; their text shows the sign. */
export const barShares = (
  values: readonly number[],
  most: number = Math.max(0, ...values),
): readonly number[] => {
  return values.map((value) => (most > 0 && value > 0 ? Math.min(1, value / most) : 0));
};
