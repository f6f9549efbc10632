import {
  calendarMonth,
  fiscalYearOf,
  fiscalMonthOf,
  quarterOfMonth,
  type IsoDay,
} from '@/domain/fiscal';
import { money, monthName, profileMoney, type Dollars } from '@/domain/format';
import type { Bar } from '@/charts/time-bars/layoutTimeBars';
import type { TimeGroup, TimePoint } from '@/services/search/results';

/** `Oct 2023`, `Q1 2024` or `2024`. */
export const periodLabel = (point: TimePoint): string => {
  if (point.month) {
    const { year, month } = calendarMonth(point.fiscalYear, point.month);
    return `${monthName(month)} ${year}`;
  }
  return point.quarter ? `Q${point.quarter} ${point.fiscalYear}` : String(point.fiscalYear);
};
/** Whether a period has not ended on the data's date. */
const isOpen = (point: TimePoint, asOf: IsoDay): boolean => {
  const year = fiscalYearOf(asOf);
  if (point.fiscalYear !== year) return point.fiscalYear > year;
  if (point.month) return point.month >= fiscalMonthOf(asOf);
  return point.quarter ? point.quarter >= quarterOfMonth(fiscalMonthOf(asOf)) : true;
};

/** The chart's bars: zero periods are kept (the chart draws long runs of them as one jump), periods after the last one with data are dropped, open ones are marked. */
export const toTimeSeries = (points: readonly TimePoint[], asOf: IsoDay): Bar[] => {
  const last = points.reduce((at, point, index) => (point.obligations !== 0 ? index : at), -1);
  return points.slice(0, last + 1).map((point) => ({
    label: periodLabel(point),
    value: point.obligations,
    incomplete: isOpen(point, asOf),
  }));
};
export const totalOf = (points: readonly TimePoint[]): Dollars =>
  Math.round(points.reduce((sum, point) => sum + point.obligations, 0) * 100) / 100;

const units: Readonly<Record<TimeGroup, string>> = {
  month: 'months',
  quarter: 'fiscal quarters',
  fiscal_year: 'fiscal years',
};
/** One sentence over the chart, made from its numbers. */
export const timeSummary = (points: readonly TimePoint[], group: TimeGroup): string => {
  const largest = points.reduce<TimePoint | undefined>(
    (best, point) => (!best || point.obligations > best.obligations ? point : best),
    undefined,
  );
  if (!largest) return '';
  return `${profileMoney(totalOf(points))} obligated over ${points.length} ${points.length === 1 ? units[group].replace(/s$/, '') : units[group]}; most in ${periodLabel(largest)} with ${profileMoney(largest.obligations)}.`;
};
export const exactMoney = (value: Dollars): string => money(value, 2);
