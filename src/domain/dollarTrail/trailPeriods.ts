import {
  EARLIEST_EXPLORER_YEAR,
  type IsoDay,
  type LatestPeriod,
  type SubmissionPeriod,
} from '../fiscal';

const FIRST = { year: EARLIEST_EXPLORER_YEAR, period: 6 };

/** Returns the distinct published periods since the first report, newest first. Some months are also listed as the end of a quarter. */
export const revealedPeriods = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly LatestPeriod[] => {
  const periodsByMonth = new Map<number, LatestPeriod>();
  for (const { fiscalYear, month, quarter, reveal, periodEnd } of periods) {
    const isEarly = fiscalYear < FIRST.year || (fiscalYear === FIRST.year && month < FIRST.period);
    if (isEarly || reveal.slice(0, 10) > today) continue;
    periodsByMonth.set(fiscalYear * 100 + month, {
      year: fiscalYear,
      quarter,
      period: month,
      latestSubmissionDate: periodEnd.slice(0, 10),
    });
  }
  return [...periodsByMonth].sort(([one], [other]) => other - one).map(([, period]) => period);
};

/**
 * Returns the requested period, else the previous or the newest period of the same year, else the newest period of all. `exact` is true
 * if the request names a published period or year, or nothing.
 */
export const findPeriod = (
  publishedPeriods: readonly LatestPeriod[],
  fy: string,
  period: string,
): { chosen: LatestPeriod | undefined; exact: boolean } => {
  if (!fy) return { chosen: publishedPeriods[0], exact: !period };
  const periodsOfYear = publishedPeriods.filter(({ year }) => year === Number(fy));
  if (!period)
    return { chosen: periodsOfYear[0] ?? publishedPeriods[0], exact: periodsOfYear.length > 0 };
  const match = periodsOfYear.find((other) => other.period === Number(period));
  const previousPeriod = periodsOfYear.find((other) => other.period < Number(period));
  return {
    chosen: match ?? previousPeriod ?? periodsOfYear[0] ?? publishedPeriods[0],
    exact: Boolean(match),
  };
};
