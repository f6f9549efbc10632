/** One equally likely case of an award: factors of its size and of the most it may hold. */
export interface Case {
  size: number;
  most: number;
}

/** What an award holds: grows with `size`, never reaches `most`. The sets' SQL has the same formula. */
const held = (size: number, most: number): number => (size * most) / (size + most);

/**
 * Finds the size by which awards, drawn from some quantiles and cases, hold `mean` on average. A mean above `limit` of what they may
 * hold at most would make each of them one of the largest: it is lowered to that. Four digits, so that no platform's rounding shows.
 */
export const solveSize = (
  quantiles: readonly number[],
  cases: readonly Case[],
  wanted: number,
  most: number,
  limit: number,
): { size: number; mean: number } => {
  const average = (size: number): number => {
    let sum = 0;
    for (const each of cases)
      for (const quantile of quantiles) sum += held(size * quantile * each.size, most * each.most);
    return sum / (cases.length * quantiles.length);
  };
  const largest = cases.reduce((sum, each) => sum + each.most, 0) / cases.length;
  const mean = Math.min(wanted, most * largest * limit);
  let size = Math.max(mean, 1e-6);
  for (let step = 0; step < 30; step += 1) {
    const got = average(size);
    if (Math.abs(got / mean - 1) < 0.002) break;
    size *= (mean / got) ** 1.5;
  }
  return { size: Number(size.toPrecision(4)), mean };
};
