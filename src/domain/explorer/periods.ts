/** The periods of a fiscal year that the Explorer offers (pages document §5.3). */
import { isQuarterYear } from '../bulkDownload/accountPeriods';
import type { LatestPeriod } from '../fiscal';

/** A button that selects a period. `id` is the last fiscal month that is counted, as the API and the address use it. */
export interface PeriodChoice {
  id: number;
  label: string;
}
export interface PeriodQuarter {
  quarter: number;
  periods: readonly PeriodChoice[];
}
const makeMonth = (id: number): PeriodChoice => ({ id, label: String(id) });
const makeQuarterChoice = (quarter: number): PeriodChoice => ({
  id: quarter * 3,
  label: `${quarter * 3 - 2} - ${quarter * 3}`,
});

/** Returns the buttons of a year. Months begin with the third quarter of 2020, and the first two months are one period. */
export const periodButtons = (year: number): readonly PeriodQuarter[] =>
  [1, 2, 3, 4].map((quarter) => {
    if (isQuarterYear(year) || (year === 2020 && quarter < 3))
      return { quarter, periods: [makeQuarterChoice(quarter)] };
    const firstMonth = quarter * 3 - 2;
    if (quarter === 1) return { quarter, periods: [{ id: 2, label: '1 - 2' }, makeMonth(3)] };
    return {
      quarter,
      periods: [makeMonth(firstMonth), makeMonth(firstMonth + 1), makeMonth(firstMonth + 2)],
    };
  });

/** Returns whether a period of a fiscal year is published. Only published periods can be selected. */
export const isPublished = (
  publishedPeriods: readonly LatestPeriod[],
  year: number,
  period: number,
): boolean => publishedPeriods.some((other) => other.year === year && other.period === period);
