import {
  EARLIEST_EXPLORER_YEAR,
  type IsoDay,
  type LatestPeriod,
  type SubmissionPeriod,
} from '../fiscal';

const FIRST = { year: EARLIEST_EXPLORER_YEAR, period: 6 };

/** Returns every revealed period once, newest first; some months were also revealed as the end of a quarter. */
export const revealedPeriods = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly LatestPeriod[] => {
  const found = new Map<number, LatestPeriod>();
  for (const { fiscalYear, month, quarter, reveal, periodEnd } of periods) {
    const early = fiscalYear < FIRST.year || (fiscalYear === FIRST.year && month < FIRST.period);
    if (early || reveal.slice(0, 10) > today) continue;
    found.set(fiscalYear * 100 + month, {
      year: fiscalYear,
      quarter,
      period: month,
      latestSubmissionDate: periodEnd.slice(0, 10),
    });
  }
  return [...found].sort(([one], [other]) => other - one).map(([, period]) => period);
};

/** Returns the period that an address requests, or the nearest published one; `exact` if the request was met. */
export const periodAsked = (
  revealed: readonly LatestPeriod[],
  fy: string,
  period: string,
): { chosen: LatestPeriod | undefined; exact: boolean } => {
  if (!fy) return { chosen: revealed[0], exact: !period };
  const ofYear = revealed.filter(({ year }) => year === Number(fy));
  if (!period) return { chosen: ofYear[0] ?? revealed[0], exact: ofYear.length > 0 };
  const asked = ofYear.find((other) => other.period === Number(period));
  const before = ofYear.find((other) => other.period < Number(period));
  return { chosen: asked ?? before ?? ofYear[0] ?? revealed[0], exact: Boolean(asked) };
};
