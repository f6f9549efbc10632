/** Returns the year and period in names such as `FY2018Q4_…`, `FY2025P01-P04_…` or `balances_2018.csv` (period 12), or undefined. */
export const parsePeriod = (name: string): { fy: number; period: number } | undefined => {
  const match =
    /FY(20\d\d)(?:[ _-]?(?:P\d\d-)?P(0[1-9]|1[0-2])|[ _-]?(?:Q[1-4]-)?Q([1-4]))?(?![0-9])/i.exec(
      name,
    );
  // The year in a date, such as the one at the end of official names, is not the year of the data.
  const year = match?.[1] ?? /(?<![\d-])(20\d\d)(?![\d-])/.exec(name)?.[1];
  if (year === undefined) return undefined;
  return {
    fy: Number(year),
    period: match?.[2] ? Number(match[2]) : match?.[3] ? Number(match[3]) * 3 : 12,
  };
};
