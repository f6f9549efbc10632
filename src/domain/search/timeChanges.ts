/** Changes to the period of a search (specification `interactive.md` §4, §5). */
import { Set as ImmutableSet } from 'immutable';
import { isIsoDay, type DayRange } from '../fiscal';
import { clearFields } from './clearing';
import { timeFilter } from './filters/timeFilter';
import { makeDateRange, periodsOf, type SearchFilters, type TimePeriodType } from './searchFilters';

/** Returns the filters with consistent "new awards only" flags, which are all false if no period is selected. */
export const clearOrphanedNewAwards = (filters: SearchFilters): SearchFilters => {
  const isActive = !periodsOf(filters).isEmpty();
  return filters.merge({
    filterNaoActiveFromFyOrDateRange: isActive,
    filterNewAwardsOnlySelected: isActive && filters.filterNewAwardsOnlySelected,
    filterNewAwardsOnlyActive: isActive && filters.filterNewAwardsOnlySelected,
  });
};

/** Switches between years and ranges. Selections of the other type are kept. */
export const setTimeType = (filters: SearchFilters, type: TimePeriodType): SearchFilters =>
  clearOrphanedNewAwards(filters.set('timePeriodType', type));
/** Adds a date range that has a start or an end. Invalid dates and duplicates change nothing. */
export const addDateRange = (filters: SearchFilters, start: string, end: string): SearchFilters => {
  if ((!start && !end) || (start && !isIsoDay(start)) || (end && !isIsoDay(end))) return filters;
  return clearOrphanedNewAwards(
    filters.set(
      'time_period',
      filters.time_period.add(makeDateRange({ start_date: start, end_date: end })),
    ),
  );
};
/** Removes the range at a position; a position that does not exist changes nothing. */
export const removeDateRange = (filters: SearchFilters, position: number): SearchFilters => {
  const ranges = filters.time_period.toList();
  if (position < 0 || position >= ranges.size) return filters;
  return clearOrphanedNewAwards(filters.set('time_period', ImmutableSet(ranges.delete(position))));
};
/** Replaces the selected period with the ranges; "new awards only" is unchanged. */
export const setDateRanges = (filters: SearchFilters, ranges: readonly DayRange[]): SearchFilters =>
  clearOrphanedNewAwards(
    filters.merge({
      timePeriodType: 'dr',
      timePeriodFY: ImmutableSet<string>(),
      time_period: ImmutableSet(
        ranges.map(({ start, end }) => makeDateRange({ start_date: start, end_date: end })),
      ),
    }),
  );
/** Sets "new awards only", which takes effect only with an active period. */
export const setNewAwardsOnly = (filters: SearchFilters, isSelected: boolean): SearchFilters =>
  clearOrphanedNewAwards(filters.set('filterNewAwardsOnlySelected', isSelected));
/** Resets the time filter: default type and empty sets. */
export const resetTime = (filters: SearchFilters): SearchFilters =>
  clearFields(filters, timeFilter.fields);
