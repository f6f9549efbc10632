import { fiscalYearOf, fiscalYearRange, type DayRange, type IsoDay } from '../fiscal';
import { makeAccountFilters, type AccountFilters } from './account';
import { spendingDays, type SpendingPeriod, type SpendingStep } from './series';

export type AccountFilterGroup = 'time' | 'objectClass' | 'programActivity' | 'tas';
const defaultFilters = makeAccountFilters();
/** Resets one filter or all of them. */
export const resetFilter = (
  filters: AccountFilters,
  group: AccountFilterGroup | 'all',
): AccountFilters => {
  switch (group) {
    case 'time':
      return filters.merge({ dateType: 'fy', fy: defaultFilters.fy, startDate: '', endDate: '' });
    case 'all':
      return defaultFilters;
    default:
      return filters.set(group, defaultFilters[group]);
  }
};

/** Returns the filters with only those fiscal years that are in `years`. */
export const keepYears = (filters: AccountFilters, years: readonly number[]): AccountFilters =>
  filters.update('fy', (fy) => fy.filter((year) => years.includes(Number(year))));

/** Returns whether a fiscal year or a date is selected. */
export const hasTime = ({ dateType, fy, startDate, endDate }: AccountFilters): boolean =>
  dateType === 'fy' ? !fy.isEmpty() : Boolean(startDate || endDate);
/** Returns the selected dates. Open sides extend to the first year of account data and to the last published year. */
const getSelectedDays = (
  { startDate, endDate }: AccountFilters,
  firstYear: number,
  lastYear: number,
): DayRange => ({
  start: startDate || fiscalYearRange(firstYear).start,
  end: endDate || fiscalYearRange(lastYear).end,
});
/** Returns whether the selected dates contain no day: they are reversed, or open-ended and outside the years of account data. */
export const hasNoDay = (filters: AccountFilters, firstYear: number, lastYear: number): boolean => {
  if (filters.dateType === 'fy' || !hasTime(filters)) return false;
  const { start, end } = getSelectedDays(filters, firstYear, lastYear);
  return start > end;
};
/**
 * Returns the fiscal years that are selected or overlap the selected dates, oldest first. Returns [] if no time is selected or the
 * dates are reversed.
 */
export const chosenYears = (
  filters: AccountFilters,
  firstYear: number,
  lastYear: number,
): readonly number[] => {
  if (!hasTime(filters)) return [];
  if (filters.dateType === 'fy')
    return filters.fy
      .toArray()
      .map(Number)
      .sort((a, b) => a - b);
  const { start, end } = getSelectedDays(filters, firstYear, lastYear);
  const [from, to] = [fiscalYearOf(start), fiscalYearOf(end)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
};
/** Returns the selected dates, or the selected fiscal years with consecutive years as one range. Returns [] if no time is selected. */
export const chosenPeriods = (
  filters: AccountFilters,
  firstYear: number,
  lastYear: number,
): readonly DayRange[] => {
  if (!hasTime(filters)) return [];
  if (filters.dateType === 'dr') return [getSelectedDays(filters, firstYear, lastYear)];
  const ranges: { from: number; to: number }[] = [];
  chosenYears(filters, firstYear, lastYear).forEach((year) => {
    const lastRange = ranges.at(-1);
    if (lastRange?.to === year - 1) lastRange.to = year;
    else ranges.push({ from: year, to: year });
  });
  return ranges.map(({ from, to }) => ({
    start: fiscalYearRange(from).start,
    end: fiscalYearRange(to).end,
  }));
};
/** Returns whether a period overlaps the selected dates. Always true for fiscal years. */
export const isInChosenDays = (filters: AccountFilters, start: IsoDay, end: IsoDay): boolean =>
  filters.dateType === 'fy' ||
  ((!filters.startDate || end >= filters.startDate) &&
    (!filters.endDate || start <= filters.endDate));
/** Returns the periods that overlap the selected dates. */
export const keepPeriods = <P extends SpendingPeriod>(
  filters: AccountFilters,
  periods: readonly P[],
  step: SpendingStep,
): readonly P[] =>
  periods.filter((period) => {
    const { start, end } = spendingDays(period, step);
    return isInChosenDays(filters, start, end);
  });
