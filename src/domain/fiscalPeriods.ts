/** Months, fiscal quarters and fiscal years as the periods of a time series. */
import {
  calendarMonth,
  fiscalMonthOf,
  fiscalQuarterRange,
  fiscalYearOf,
  fiscalYearRange,
  quarterOfMonth,
  type DayRange,
  type IsoDay,
} from './fiscal';
import { monthName, plural, profileMoney, roundToCents, type Dollars } from './format';

export type TimeGroup = 'month' | 'quarter' | 'fiscal_year';
/** Maximum number of months that a chart of months shows. */
const MAX_MONTHS = 36;
/** Returns the groups of a chart over `periods`, from the first day to the last. Months only up to `MAX_MONTHS`. */
export const timeGroups = (periods: readonly DayRange[]): readonly TimeGroup[] => {
  const days = periods.flatMap(({ start, end }) => [start, end]).sort();
  const toMonth = (day: IsoDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = days.length ? toMonth(days.at(-1)!) - toMonth(days[0]!) + 1 : Infinity;
  return months > MAX_MONTHS ? ['fiscal_year', 'quarter'] : ['month', 'quarter', 'fiscal_year'];
};
/** A fiscal year, or a fiscal quarter or fiscal month of it. */
export interface Period {
  fiscalYear: number;
  quarter?: number;
  month?: number;
}
/** Obligations of one period, in dollars. */
export interface TimePoint extends Period {
  obligations: number;
}
export interface PeriodBar {
  label: string;
  value: number;
  /** Whether the period is still open. */ incomplete: boolean;
  /** Whether the finding of the series names the period. */ isNamed: boolean;
}

/** Returns the label of a period: `Oct 2023`, `Q1 2024` or `2024`. */
export const periodLabel = (period: Period): string => {
  if (period.month) {
    const { year, month } = calendarMonth(period.fiscalYear, period.month);
    return `${monthName(month)} ${year}`;
  }
  return period.quarter ? `Q${period.quarter} ${period.fiscalYear}` : String(period.fiscalYear);
};
/** Returns a label that marks years as fiscal years: `Q1 FY 2024`, `FY 2024`. Months are calendar months. */
export const fiscalPeriodLabel = (period: Period): string =>
  period.month ? periodLabel(period) : periodLabel(period).replace(/\d{4}$/, 'FY $&');
/** Returns the sort key of a period. */
export const periodSortKey = ({ fiscalYear, quarter = 0, month = 0 }: Period): number =>
  fiscalYear * 100 + quarter * 3 + month;
/** Returns the first and last day of a period. */
export const periodDays = ({ fiscalYear, quarter, month }: Period): DayRange => {
  if (!month)
    return quarter ? fiscalQuarterRange(fiscalYear, quarter) : fiscalYearRange(fiscalYear);
  const calendar = calendarMonth(fiscalYear, month);
  const lastDay = new Date(Date.UTC(calendar.year, calendar.month, 0)).toISOString().slice(0, 10);
  return { start: `${lastDay.slice(0, 8)}01`, end: lastDay };
};
/** Returns whether a period contains `dataDay`, the date of the data, or starts after it. */
export const isOpenPeriod = (period: Period, dataDay: IsoDay): boolean => {
  const year = fiscalYearOf(dataDay);
  if (period.fiscalYear !== year) return period.fiscalYear > year;
  if (period.month) return period.month >= fiscalMonthOf(dataDay);
  return period.quarter ? period.quarter >= quarterOfMonth(fiscalMonthOf(dataDay)) : true;
};

/** Returns the bars of a chart up to the last period with a nonzero value. */
export const toBars = <P extends Period>(
  points: readonly P[],
  getValue: (point: P) => number,
  dataDay: IsoDay,
  formatLabel: (period: Period) => string = periodLabel,
): PeriodBar[] => {
  const lastIndex = points.reduce((at, point, index) => (getValue(point) !== 0 ? index : at), -1);
  const namedPoint = findNamedPoint(points, getValue);
  return points.slice(0, lastIndex + 1).map((point) => ({
    label: formatLabel(point),
    value: getValue(point),
    incomplete: isOpenPeriod(point, dataDay),
    isNamed: point === namedPoint,
  }));
};
export const sumObligations = (points: readonly TimePoint[]): Dollars =>
  roundToCents(points.reduce((sum, point) => sum + (point.obligations || 0), 0));

/** Returns the unit of a group: `month`, `fiscal quarter` or `fiscal year`. */
export const groupUnit = (group: TimeGroup): string => {
  if (group === 'month') return 'month';
  return group === 'quarter' ? 'fiscal quarter' : 'fiscal year';
};
/** Returns the point with the largest value; undefined if there are no points. */
export const findLargest = <P>(
  points: readonly P[],
  getValue: (point: P) => number,
): P | undefined =>
  points.reduce<P | undefined>(
    (best, point) => (best === undefined || getValue(point) > getValue(best) ? point : best),
    undefined,
  );
/** Returns the point that the finding of a series names: the largest with a value; undefined if no point has one. */
export const findNamedPoint = <P>(
  points: readonly P[],
  getValue: (point: P) => number,
): P | undefined =>
  findLargest(
    points.filter((point) => Number.isFinite(getValue(point))),
    getValue,
  );
/** Returns `; FY 2026 is not complete` for the end of a sentence if the last period is open, else ''. */
export const openPeriodNote = (
  points: readonly Period[],
  dataDay: IsoDay,
  formatLabel: (period: Period) => string = periodLabel,
): string => {
  const last = points.at(-1);
  return last && isOpenPeriod(last, dataDay) ? `; ${formatLabel(last)} is not complete` : '';
};
/** Returns a text with the total and the largest period of a chart; '' without numbers. `dataDay` is the date of the data. */
export const timeSummary = (
  points: readonly TimePoint[],
  group: TimeGroup,
  dataDay: IsoDay,
  formatLabel: (period: Period) => string = periodLabel,
): string => {
  const largestPoint = findNamedPoint(points, ({ obligations }) => obligations);
  if (!largestPoint) return '';
  return `${profileMoney(sumObligations(points))} obligated over ${plural(points.length, groupUnit(group))}. ${formatLabel(largestPoint)} has the most, ${profileMoney(largestPoint.obligations)}${openPeriodNote(points, dataDay, formatLabel)}.`;
};
