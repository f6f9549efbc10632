import { fiscalMonthOf, fiscalYearOf } from '../../../src/domain/fiscal';

/** The first fiscal year of award data. */
export const FIRST_YEAR = 2001;
/** The fiscal year of the estimated yearly amounts. */
export const TYPICAL_YEAR = 2024;

/** Returns the award dollars of a year relative to the typical year. The values are invented but grow like the real total. */
export const growthFactor = (year: number): number =>
  Math.round(
    ((1.3 + (year - FIRST_YEAR) * 0.135) / 4.405) *
      (year === 2020 ? 1.05 : year === 2021 ? 1.08 : 1) *
      1e6,
  ) / 1e6;

/** Percentage of a fiscal year's awards signed in each month, from October. September has the year-end rush. */
export const monthShares = [6, 6, 6.5, 6, 6, 7.5, 7, 7.5, 8.5, 9, 9.5, 20.5] as const;

/** Returns the share of a fiscal year's awards signed up to an ISO date, from 0 to 1. */
export const elapsedShare = (year: number, day: string): number => {
  const lastYear = fiscalYearOf(day);
  if (year !== lastYear) return year < lastYear ? 1 : 0;
  const month = fiscalMonthOf(day) - 1;
  const monthPart = Math.min(Number(day.slice(8, 10)) / 30, 1);
  return (
    (monthShares.slice(0, month).reduce((sum, part) => sum + part, 0) +
      monthShares[month]! * monthPart) /
    100
  );
};

/** Returns the relative number of awards signed in a year. Years before the searchable range have few awards. */
export const signings = (year: number): number =>
  year < 2008 ? 2.2 : Math.round((3 + (year - 2008) * 0.22) * 100) / 100;
