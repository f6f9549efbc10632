/** Factors for an award's size and maximum, in one of several equally likely cases. */
export interface Case {
  size: number;
  most: number;
}

/** Returns the amount of an award, which grows with `size` but never reaches `max`. The SQL of the sample uses the same formula. */
const boundAmount = (size: number, max: number): number => (size * max) / (size + max);

/**
 * Returns the size that gives awards the mean amount `targetMean`, and that mean. The mean is at most `limit` times the average
 * maximum, so that not every award is close to its maximum. The size is rounded to four digits, so that all platforms get the same
 * result.
 */
export const solveSize = (
  quantiles: readonly number[],
  cases: readonly Case[],
  targetMean: number,
  max: number,
  limit: number,
): { size: number; mean: number } => {
  const average = (size: number): number => {
    let sum = 0;
    for (const each of cases)
      for (const quantile of quantiles)
        sum += boundAmount(size * quantile * each.size, max * each.most);
    return sum / (cases.length * quantiles.length);
  };
  const averageMax = cases.reduce((sum, each) => sum + each.most, 0) / cases.length;
  const mean = Math.min(targetMean, max * averageMax * limit);
  let size = Math.max(mean, 1e-6);
  for (let step = 0; step < 30; step += 1) {
    const currentMean = average(size);
    if (Math.abs(currentMean / mean - 1) < 0.002) break;
    size *= (mean / currentMean) ** 1.5;
  }
  return { size: Number(size.toPrecision(4)), mean };
};
