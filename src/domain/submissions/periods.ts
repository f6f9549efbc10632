/** Periods that the submission statistics offer (pages document §0.3, §12.1). The first two months are one period with the number 2. */
import {
  EARLIEST_FEDERAL_ACCOUNT_YEAR,
  latestPeriod,
  latestPeriodOfYear,
  quarterOfMonth,
  listYears,
  type FiscalYear,
  type IsoDay,
  type SubmissionPeriod,
} from '../fiscal';

const FIRST_PERIOD = 2;
const LAST_PERIOD = 12;
const allPeriods = Array.from({ length: LAST_PERIOD - 1 }, (_, at) => at + FIRST_PERIOD);
/** The first period that agencies had to report. */
const REPORTING_START = { year: EARLIEST_FEDERAL_ACCOUNT_YEAR, period: 6 };
/** The first period for which agencies could report by month. */
const MONTHLY_START = { year: 2020, period: 7 };

const isQuarterEnd = (period: number): boolean => period % 3 === 0;
const reportsMonths = (year: FiscalYear, period: number): boolean =>
  year > MONTHLY_START.year || (year === MONTHLY_START.year && period >= MONTHLY_START.period);
const isBeforeReporting = (year: FiscalYear, period: number): boolean =>
  year < REPORTING_START.year || (year === REPORTING_START.year && period < REPORTING_START.period);

/** Returns the name of a period: `P01 - P02`, `P04`. */
export const periodName = (period: number): string =>
  period <= FIRST_PERIOD ? 'P01 - P02' : `P${String(period).padStart(2, '0')}`;
/** Returns the name of a period. At the end of a quarter, adds the quarter: `Q1 / P03`. */
export const periodTitle = (period: number): string =>
  isQuarterEnd(period) ? `Q${quarterOfMonth(period)} / ${periodName(period)}` : periodName(period);
/** Returns the name of a period with its fiscal year: `FY 2024 Q1 / P03`. */
export const fiscalPeriodTitle = (year: FiscalYear, period: number): string =>
  `FY ${year} ${periodTitle(period)}`;

export interface PeriodOffer {
  id: number;
  label: string;
  enabled: boolean;
}
const revealedMonths = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  today: IsoDay,
): readonly number[] =>
  periods
    .filter(({ fiscalYear, reveal }) => fiscalYear === year && reveal.slice(0, 10) <= today)
    .map(({ month }) => month);
const isOffered = (year: FiscalYear, period: number, months: readonly number[]): boolean => {
  if (!allPeriods.includes(period) || isBeforeReporting(year, period)) return false;
  if (!months.some((month) => month >= period)) return false;
  return isQuarterEnd(period) || (reportsMonths(year, period) && months.includes(period));
};
/**
 * Returns every period of a year. The end of a quarter is enabled once it or a later period is published. Other months are enabled once
 * they are published, if agencies reported by month.
 */
export const periodOffers = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  today: IsoDay,
): readonly PeriodOffer[] => {
  const months = revealedMonths(periods, year, today);
  return allPeriods.map((id) => ({
    id,
    label: periodTitle(id),
    enabled: isOffered(year, id, months),
  }));
};
/** Returns the fiscal years from the first one of account data to the newest published one, newest first. */
export const submissionYears = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
): readonly FiscalYear[] =>
  listYears(latestPeriod(periods, today)?.year ?? 0, EARLIEST_FEDERAL_ACCOUNT_YEAR);

export interface ChosenPeriod {
  year: FiscalYear;
  period: number;
  /** Why the period is not the requested period; '' if it is, or if the address requests no period. */
  notice: string;
}
const findLatestPeriod = (
  periods: readonly SubmissionPeriod[],
  year: FiscalYear,
  today: IsoDay,
): number | undefined =>
  periodOffers(periods, year, today)
    .filter(({ enabled }) => enabled)
    .at(-1)?.id;
/**
 * Returns the period that an address requests, else the end of its quarter, else the latest period. Returns undefined if no period is
 * published.
 */
export const chosenPeriod = (
  periods: readonly SubmissionPeriod[],
  today: IsoDay,
  fy: string,
  period: string,
): ChosenPeriod | undefined => {
  const years = submissionYears(periods, today).filter((year) =>
    latestPeriodOfYear(periods, year, today),
  );
  const year = fy === '' ? years[0] : years.find((each) => String(each) === fy);
  if (year === undefined) {
    const latestYear = years[0];
    const last = latestYear && findLatestPeriod(periods, latestYear, today);
    return last
      ? {
          year: latestYear,
          period: last,
          notice: `No agency has submitted data for FY ${fy}. This page shows ${fiscalPeriodTitle(latestYear, last)}.`,
        }
      : undefined;
  }
  const last = findLatestPeriod(periods, year, today);
  if (last === undefined) return undefined;
  if (period === '') return { year, period: last, notice: '' };
  const months = revealedMonths(periods, year, today);
  const month = /^\d{1,2}$/.test(period) ? Number(period) : 0;
  const requestedPeriod = month === 1 ? FIRST_PERIOD : month;
  if (isOffered(year, requestedPeriod, months))
    return { year, period: requestedPeriod, notice: '' };
  const quarterEnd = quarterOfMonth(requestedPeriod) * 3;
  if (isOffered(year, quarterEnd, months))
    return {
      year,
      period: quarterEnd,
      notice: `${periodName(requestedPeriod)} of FY ${year} is only available for the whole quarter. This page shows ${fiscalPeriodTitle(year, quarterEnd)}.`,
    };
  return {
    year,
    period: last,
    notice: `The requested period is not available. This page shows ${fiscalPeriodTitle(year, last)}.`,
  };
};

export interface PublicationQuarter {
  /** `FY 2024 Q1`. */
  label: string;
  periods: readonly number[];
}
/** Returns the quarters of a year with the periods that were reported separately. */
export const publicationQuarters = (year: FiscalYear): readonly PublicationQuarter[] =>
  [1, 2, 3, 4]
    .map((quarter) => ({
      label: `FY ${year} Q${quarter}`,
      periods: allPeriods.filter(
        (period) =>
          quarterOfMonth(period) === quarter &&
          !isBeforeReporting(year, period) &&
          (isQuarterEnd(period) || reportsMonths(year, period)),
      ),
    }))
    .filter(({ periods }) => periods.length > 0);
