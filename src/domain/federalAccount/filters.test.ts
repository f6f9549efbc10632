import { List, Set as ImmutableSet } from 'immutable';
import { makeAccountFilters } from './account';
import type { SpendingPeriod } from './series';
import {
  chosenPeriods,
  chosenYears,
  hasTime,
  hasNoDay,
  isInChosenDays,
  keepPeriods,
  keepYears,
  resetFilter,
} from './filters';

const years = (...fy: string[]) => makeAccountFilters({ fy: ImmutableSet(fy) });
const days = (startDate: string, endDate: string) =>
  makeAccountFilters({ dateType: 'dr', startDate, endDate });

describe('the filters of an account', () => {
  it('are reset one at a time or all together', () => {
    const filters = makeAccountFilters({
      dateType: 'dr',
      startDate: '2024-01-01',
      objectClass: ImmutableSet(['252']),
      programActivity: ImmutableSet(['0001']),
      tas: List(['097-X-0100-000']),
    });
    expect(resetFilter(filters, 'time')).toEqual(filters.merge({ dateType: 'fy', startDate: '' }));
    expect(resetFilter(filters, 'objectClass')).toEqual(filters.set('objectClass', ImmutableSet()));
    expect(resetFilter(filters, 'programActivity')).toEqual(
      filters.set('programActivity', ImmutableSet()),
    );
    expect(resetFilter(filters, 'tas')).toEqual(filters.set('tas', List()));
    expect(resetFilter(filters, 'all')).toEqual(makeAccountFilters());
  });
  it('merge consecutive years into one period and keep other years separate', () => {
    expect(chosenPeriods(years('2024', '2020', '2021'), 2017, 2025)).toEqual([
      { start: '2019-10-01', end: '2021-09-30' },
      { start: '2023-10-01', end: '2024-09-30' },
    ]);
    expect(chosenPeriods(years(), 2017, 2025)).toEqual([]);
  });
  it('fill the open side of date ranges, and find the fiscal years that the ranges overlap', () => {
    expect(chosenPeriods(days('2024-01-01', ''), 2017, 2025)).toEqual([
      { start: '2024-01-01', end: '2025-09-30' },
    ]);
    expect(chosenYears(days('2023-09-30', '2024-10-01'), 2017, 2025)).toEqual([2023, 2024, 2025]);
    expect(chosenYears(days('', '2018-01-01'), 2017, 2025)).toEqual([2017, 2018]);
    expect(hasTime(days('', ''))).toBe(false);
    expect(chosenYears(days('', ''), 2017, 2025)).toEqual([]);
  });
  it.each([
    [days('2024-02-01', '2024-01-01'), true],
    [days('2024-01-01', '2024-01-01'), false],
    // Ranges with one open side, after the end or before the start of the data.
    [days('2026-01-01', ''), true],
    [days('', '2016-01-01'), true],
    [days('', ''), false],
    [years('2024').merge({ startDate: '2024-02-01', endDate: '2024-01-01' }), false],
  ])(
    'contain no day if the dates are reversed, or open-ended and outside the data',
    (filters, isEmpty) => expect(hasNoDay(filters, 2017, 2025)).toBe(isEmpty),
  );
  it('include periods that share only one day with the dates, and all periods on an open side', () => {
    const filters = days('2024-01-15', '2024-02-01');
    expect(isInChosenDays(filters, '2023-10-01', '2024-01-15')).toBe(true);
    expect(isInChosenDays(filters, '2024-02-01', '2024-06-30')).toBe(true);
    expect(isInChosenDays(days('', '2024-02-01'), '2017-01-01', '2017-02-01')).toBe(true);
    expect(isInChosenDays(days('2024-01-15', ''), '2030-01-01', '2030-02-01')).toBe(true);
    expect(isInChosenDays(days('2024-01-15', ''), '2024-01-01', '2024-01-14')).toBe(false);
    expect(
      isInChosenDays(
        years('2020').merge({ startDate: '2024-01-01', endDate: '2024-01-02' }),
        '2021-01-01',
        '2021-02-01',
      ),
    ).toBe(true);
  });
  it('include periods that overlap the dates', () => {
    const filters = days('2024-01-15', '2024-02-01');
    expect(isInChosenDays(filters, '2024-01-01', '2024-03-31')).toBe(true);
    expect(isInChosenDays(filters, '2023-10-01', '2023-12-31')).toBe(false);
    expect(isInChosenDays(filters, '2024-04-01', '2024-06-30')).toBe(false);
    expect(isInChosenDays(years('2020'), '2024-04-01', '2024-06-30')).toBe(true);
  });
  it('keep only the given fiscal years', () => {
    const tas = List(['097-X-0100-000']);
    const keptFilters = keepYears(years('2015', '2024').set('tas', tas), [2024, 2023]);
    expect(keptFilters.equals(years('2024').set('tas', tas))).toBe(true);
  });
  it('keep the quarters and years that overlap the dates', () => {
    const at = (year: number, quarter: number) => ({ year, quarter }) as SpendingPeriod;
    const periods = [at(2023, 4), at(2024, 1), at(2024, 4)];
    const filters = days('2024-07-01', '2024-07-31');
    expect(keepPeriods(filters, periods, 'quarters')).toEqual([at(2024, 4)]);
    expect(keepPeriods(filters, periods, 'years')).toEqual([at(2024, 1), at(2024, 4)]);
    expect(keepPeriods(years('2023'), periods, 'quarters')).toEqual(periods);
  });
});
