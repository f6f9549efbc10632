import { Set as ImmutableSet } from 'immutable';
import { toggleInSet } from './changes';
import { initialFilters, makeDateRange, type SearchFilters } from './searchFilters';
import {
  addDateRange,
  removeDateRange,
  resetTime,
  setDateRanges,
  setNewAwardsOnly,
  setTimeType,
} from './timeChanges';

const range = (start: string, end: string) => makeDateRange({ start_date: start, end_date: end });
const ranges = (filters: SearchFilters) =>
  filters.time_period.toArray().map((each) => [each.start_date, each.end_date]);
const inYears = initialFilters.merge({
  timePeriodType: 'fy',
  timePeriodFY: ImmutableSet(['2024']),
});
const inRange = initialFilters.set(
  'time_period',
  ImmutableSet([range('2024-01-01', '2024-06-30')]),
);
const newAwards = (filters: SearchFilters) => [
  filters.filterNewAwardsOnlySelected,
  filters.filterNewAwardsOnlyActive,
  filters.filterNaoActiveFromFyOrDateRange,
];
const noNewAwards = [false, false, false];

describe('new awards only', () => {
  it('can be set with an active period of years or ranges', () => {
    expect(newAwards(setNewAwardsOnly(inYears, true))).toEqual([true, true, true]);
    expect(newAwards(setNewAwardsOnly(inRange, true))).toEqual([true, true, true]);
    expect(newAwards(setNewAwardsOnly(inRange, false))).toEqual([false, false, true]);
  });
  it('cannot be set without a period in the active mode', () => {
    expect(newAwards(setNewAwardsOnly(initialFilters, true))).toEqual(noNewAwards);
    expect(newAwards(setNewAwardsOnly(inYears.set('timePeriodType', 'dr'), true))).toEqual(
      noNewAwards,
    );
    expect(newAwards(setNewAwardsOnly(inRange.set('timePeriodType', 'fy'), true))).toEqual(
      noNewAwards,
    );
  });
  it('is cleared when the last year is removed', () => {
    const two = toggleInSet(setNewAwardsOnly(inYears, true), 'timePeriodFY', '2025');
    const one = toggleInSet(two, 'timePeriodFY', '2024');
    expect([two, one, toggleInSet(one, 'timePeriodFY', '2025')].map(newAwards)).toEqual([
      [true, true, true],
      [true, true, true],
      noNewAwards,
    ]);
  });
  it('is cleared when the last range is removed', () =>
    expect(newAwards(removeDateRange(setNewAwardsOnly(inRange, true), 0))).toEqual(noNewAwards));
  it('is cleared when the period mode changes to a mode without values', () => {
    const filters = setTimeType(setNewAwardsOnly(inYears, true), 'dr');
    expect([filters.timePeriodType, filters.timePeriodFY.toArray(), newAwards(filters)]).toEqual([
      'dr',
      ['2024'],
      noNewAwards,
    ]);
  });
  it('stays set when ranges replace years', () =>
    expect(
      newAwards(
        setDateRanges(setNewAwardsOnly(inYears, true), [
          { start: '2024-01-01', end: '2024-01-31' },
        ]),
      ),
    ).toEqual([true, true, true]));
});

describe('date ranges', () => {
  it.each([
    ['a start and an end', '2024-01-01', '2024-06-30'],
    ['only a start', '2024-01-01', ''],
    ['only an end', '', '2024-06-30'],
  ])('are added with %s', (_sides, start, end) => {
    const next = addDateRange(initialFilters, start, end);
    expect([ranges(next), next.filterNaoActiveFromFyOrDateRange]).toEqual([[[start, end]], true]);
  });
  it.each([
    ['neither side', '', ''],
    ['a start that is not a date', '2024-02-30', '2024-06-30'],
    ['an end that is not a date', '2024-01-01', 'soon'],
    ['only an end, which is not a date', '', 'soon'],
  ])('are not added with %s', (_sides, start, end) => {
    expect(addDateRange(initialFilters, start, end)).toBe(initialFilters);
  });
  it('are not added twice', () => {
    const filters = addDateRange(
      addDateRange(initialFilters, '2024-01-01', ''),
      '2023-01-01',
      '2023-12-31',
    );
    expect(ranges(filters)).toEqual([
      ['2024-01-01', ''],
      ['2023-01-01', '2023-12-31'],
    ]);
    expect(ranges(addDateRange(filters, '2024-01-01', ''))).toHaveLength(2);
  });
  it('are removed by index, and stay unchanged for an unknown index', () => {
    const filters = initialFilters.set(
      'time_period',
      ImmutableSet([range('2024-01-01', ''), range('2023-01-01', '')]),
    );
    expect([0, 1].map((at) => ranges(removeDateRange(filters, at)))).toEqual([
      [['2023-01-01', '']],
      [['2024-01-01', '']],
    ]);
    for (const at of [-1, 2, 3]) expect(removeDateRange(filters, at)).toBe(filters);
  });
  it('replace any earlier period', () => {
    const next = setDateRanges(
      inYears.set('time_period', ImmutableSet([range('2020-01-01', '')])),
      [
        { start: '2024-01-01', end: '2024-01-31' },
        { start: '2024-03-01', end: '2024-03-31' },
      ],
    );
    expect([next.timePeriodType, next.timePeriodFY.toArray(), ranges(next)]).toEqual([
      'dr',
      [],
      [
        ['2024-01-01', '2024-01-31'],
        ['2024-03-01', '2024-03-31'],
      ],
    ]);
  });
  it('are cleared with the years and “new awards only” when the time filter is reset', () => {
    const filters = setNewAwardsOnly(inYears.set('time_period', inRange.time_period), true).set(
      'awardDescription',
      'roads',
    );
    expect(resetTime(filters)).toEqual(initialFilters.set('awardDescription', 'roads'));
  });
});
