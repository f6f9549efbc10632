import { Set as ImmutableSet } from 'immutable';
import { defaultPeriod, fiscalYears, isIsoDay, isValidFiscalYear } from '../../fiscal';
import { fillPeriod, yearPeriods } from '../criteria';
import { makeDateRange } from '../searchFilters';
import {
  droppedIf,
  isObject,
  listEntries,
  parseStrings,
  type FilterDefinition,
} from './definition';

export const timeFilter: FilterDefinition = {
  id: 'timePeriod',
  name: 'Time Period',
  fields: [
    'timePeriodType',
    'timePeriodFY',
    'time_period',
    'filterNewAwardsOnlySelected',
    'filterNewAwardsOnlyActive',
    'filterNaoActiveFromFyOrDateRange',
  ],
  // All years together count as one filter. "New awards only" does not count.
  count: (filters, { today }) => {
    if (filters.timePeriodType === 'dr') return filters.time_period.size;
    return filters.timePeriodFY.size === fiscalYears(today).length ? 1 : filters.timePeriodFY.size;
  },
  toCriteria: (filters, { today, level }) => {
    const selectedPeriods =
      filters.timePeriodType === 'fy'
        ? yearPeriods(filters.timePeriodFY)
        : filters.time_period
            .toArray()
            .map((range) => fillPeriod(range.start_date, range.end_date, today));
    const isNewAwards =
      filters.filterNewAwardsOnlySelected && selectedPeriods.length > 0 && level !== 'subawards';
    return {
      periods: selectedPeriods.length ? selectedPeriods : [defaultPeriod(today)],
      ...(isNewAwards ? { newAwardsOnly: true } : {}),
    };
  },
  fromSaved: (savedForm, target) => {
    const savedYears = parseStrings(savedForm.timePeriodFY);
    const validYears = savedYears.kept.filter(isValidFiscalYear);
    // The oldest format saved one range in two separate fields.
    const legacyRanges =
      savedForm.startDate || savedForm.endDate
        ? [{ start_date: savedForm.startDate, end_date: savedForm.endDate }]
        : [];
    const entries = [...listEntries(savedForm.time_period), ...legacyRanges];
    const parseDay = (value: unknown) =>
      value === null || value === undefined || value === ''
        ? ''
        : typeof value === 'string' && isIsoDay(value)
          ? value
          : undefined;
    const ranges = entries.map((entry) => {
      const [start, end] = isObject(entry)
        ? [parseDay(entry.start_date), parseDay(entry.end_date)]
        : [undefined, undefined];
      return start === undefined ||
        end === undefined ||
        (!start && !end) ||
        (start && end && end < start)
        ? undefined
        : makeDateRange({ start_date: start, end_date: end });
    });
    const validRanges = ranges.filter((range) => range !== undefined);
    const type =
      savedForm.timePeriodType === 'fy' || savedForm.timePeriodType === 'dr'
        ? savedForm.timePeriodType
        : validYears.length && !validRanges.length
          ? 'fy'
          : 'dr';
    const isActive = type === 'fy' ? validYears.length > 0 : validRanges.length > 0;
    const isNewAwardsOnly = savedForm.filterNewAwardsOnlySelected === true && isActive;
    return {
      filters: target.merge({
        timePeriodType: type,
        timePeriodFY: ImmutableSet(validYears),
        time_period: ImmutableSet(validRanges),
        filterNewAwardsOnlySelected: isNewAwardsOnly,
        filterNewAwardsOnlyActive: isNewAwardsOnly,
        filterNaoActiveFromFyOrDateRange: isActive,
      }),
      dropped: droppedIf(
        savedYears.refused > 0 ||
          validYears.length < savedYears.kept.length ||
          validRanges.length < entries.length,
        'Time Period',
      ),
    };
  },
};
