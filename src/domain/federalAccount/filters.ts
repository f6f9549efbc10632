import { List } from 'immutable';
import { fiscalYearOf, fiscalYearRange, type DayRange, type IsoDay } from '../fiscal';
import { makeAccountFilters, type AccountFilters } from './account';

/** The filters of an account that are reset each for itself. */
export type AccountFilterGroup = 'time' | 'objectClass' | 'programActivity' | 'tas';
const defaults = makeAccountFilters();
/** One filter as it was at first, or all of them; the others stay. */
export const resetFilter = (
  filters: AccountFilters,
  group: AccountFilterGroup | 'all',
): AccountFilters => {
  switch (group) {
    case 'time':
      return filters.merge({ dateType: 'fy', fy: defaults.fy, startDate: '', endDate: '' });
    case 'objectClass':
      return filters.set('objectClass', defaults.objectClass);
    case 'programActivity':
      return filters.set('programActivity', defaults.programActivity);
    case 'tas':
      return filters.set('tas', List());
    default:
      return defaults;
  }
};

/** Whether a time is chosen. */
export const hasTime = ({ dateType, fy, startDate, endDate }: AccountFilters): boolean =>
  dateType === 'fy' ? !fy.isEmpty() : Boolean(startDate || endDate);
/** Chosen days; open sides begin with the first year of account data and end with the last year that is out. */
const daysOf = ({ startDate, endDate }: AccountFilters, first: number, last: number): DayRange => ({
  start: startDate || fiscalYearRange(first).start,
  end: endDate || fiscalYearRange(last).end,
});
/** Whether the chosen dates hold no day of account data: the wrong way round, or open towards the data and beyond its end. */
export const holdNoDay = (filters: AccountFilters, first: number, last: number): boolean => {
  if (filters.dateType === 'fy' || !hasTime(filters)) return false;
  const { start, end } = daysOf(filters, first, last);
  return start > end;
};
/** Fiscal years that are chosen, oldest first: those of the dates where dates are. Empty stands for all, unless the dates hold no day. */
export const chosenYears = (
  filters: AccountFilters,
  first: number,
  last: number,
): readonly number[] => {
  if (!hasTime(filters)) return [];
  if (filters.dateType === 'fy')
    return filters.fy
      .toArray()
      .map(Number)
      .sort((a, b) => a - b);
  const { start, end } = daysOf(filters, first, last);
  const [from, to] = [fiscalYearOf(start), fiscalYearOf(end)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
};
/** Chosen days: years that follow each other as one range, gaps make several; none where no time is chosen. */
export const chosenPeriods = (
  filters: AccountFilters,
  first: number,
  last: number,
): readonly DayRange[] => {
  if (!hasTime(filters)) return [];
  if (filters.dateType === 'dr') return [daysOf(filters, first, last)];
  const ranges: { from: number; to: number }[] = [];
  chosenYears(filters, first, last).forEach((year) => {
    const before = ranges.at(-1);
    if (before?.to === year - 1) before.to = year;
    else ranges.push({ from: year, to: year });
  });
  return ranges.map(({ from, to }) => ({
    start: fiscalYearRange(from).start,
    end: fiscalYearRange(to).end,
  }));
};
/** Whether a time with these first and last days lies in what is chosen, at least in part. */
export const inChosenDays = (filters: AccountFilters, start: IsoDay, end: IsoDay): boolean =>
  filters.dateType === 'fy' ||
  ((!filters.startDate || end >= filters.startDate) &&
    (!filters.endDate || start <= filters.endDate));
