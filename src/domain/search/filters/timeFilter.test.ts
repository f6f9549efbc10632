import { Set as ImmutableSet } from 'immutable';
import { initialFilters, makeDateRange, type SearchFilters } from '../searchFilters';
import { timeFilter } from './timeFilter';

const context = { today: '2025-11-15', level: 'awards' as const };
const years = (...list: string[]) =>
  initialFilters.merge({ timePeriodType: 'fy', timePeriodFY: ImmutableSet(list) });
const ranges = (...list: [start: string, end: string][]) =>
  initialFilters.set(
    'time_period',
    ImmutableSet(list.map(([start, end]) => makeDateRange({ start_date: start, end_date: end }))),
  );
const since2008 = Array.from({ length: 19 }, (_, at) => String(2008 + at));

describe('the count of time filters', () => {
  const count = (filters: SearchFilters) => timeFilter.count(filters, context);
  it('is one for each range in range mode', () =>
    expect(
      [ranges(), ranges(['2024-01-01', '']), ranges(['2024-01-01', ''], ['', '2023-01-01'])].map(
        count,
      ),
    ).toEqual([0, 1, 2]));
  it('is one for each year in fiscal year mode', () =>
    expect([years(), years('2024'), years('2024', '2025')].map(count)).toEqual([0, 1, 2]));
  it('is one for all years from 2008 to the current year', () =>
    expect([years(...since2008), years(...since2008.slice(1))].map(count)).toEqual([1, 18]));
  it('ignores the inactive mode and “new awards only”', () => {
    expect(count(years('2024', '2025').set('timePeriodType', 'dr'))).toBe(0);
    expect(count(ranges(['2024-01-01', '']).set('timePeriodType', 'fy'))).toBe(0);
    expect(count(years('2024').set('filterNewAwardsOnlySelected', true))).toBe(1);
  });
});

describe('the requested period', () => {
  it('runs from the earliest year to the end of the current year by default', () => {
    const fullPeriod = { periods: [{ start: '2007-10-01', end: '2026-09-30' }] };
    expect(
      [initialFilters, years(), years('2024').set('timePeriodType', 'dr')].map((filters) =>
        timeFilter.toCriteria(filters, context),
      ),
    ).toEqual([fullPeriod, fullPeriod, fullPeriod]);
  });
  it('covers the fiscal years, in order', () =>
    expect(timeFilter.toCriteria(years('2025', '2009', '2024'), context)).toEqual({
      periods: [
        { start: '2008-10-01', end: '2009-09-30' },
        { start: '2023-10-01', end: '2024-09-30' },
        { start: '2024-10-01', end: '2025-09-30' },
      ],
    }));
  it('covers the selected ranges and fills their open sides from the default period', () =>
    expect(
      timeFilter.toCriteria(
        ranges(['2024-01-01', '2024-06-30'], ['2025-01-01', ''], ['', '2010-12-31']),
        context,
      ),
    ).toEqual({
      periods: [
        { start: '2024-01-01', end: '2024-06-30' },
        { start: '2025-01-01', end: '2026-09-30' },
        { start: '2007-10-01', end: '2010-12-31' },
      ],
    }));
  it('is limited to new awards if “new awards only” and a period are selected, except for subawards', () => {
    const filters = years('2024').set('filterNewAwardsOnlySelected', true);
    expect(
      (['awards', 'transactions', 'subawards'] as const).map(
        (level) => timeFilter.toCriteria(filters, { ...context, level }).newAwardsOnly,
      ),
    ).toEqual([true, true, undefined]);
    expect(timeFilter.toCriteria(years('2024'), context)).not.toHaveProperty('newAwardsOnly');
    expect(
      timeFilter.toCriteria(initialFilters.set('filterNewAwardsOnlySelected', true), context),
    ).not.toHaveProperty('newAwardsOnly');
  });
});

describe('a saved period', () => {
  const read = (saved: Record<string, unknown>) => {
    const { filters, dropped } = timeFilter.fromSaved(saved, initialFilters);
    return {
      type: filters.timePeriodType,
      years: filters.timePeriodFY.toArray(),
      ranges: filters.time_period.toArray().map((range) => [range.start_date, range.end_date]),
      dropped,
    };
  };
  const emptyPeriod = { type: 'dr', years: [], ranges: [], dropped: [] };
  const invalidPeriod = { ...emptyPeriod, dropped: ['Time Period'] };
  it('is empty without saved values', () =>
    expect([
      read({}),
      read({ timePeriodType: 'fy' }),
      read({ timePeriodFY: null, time_period: null }),
    ]).toEqual([emptyPeriod, { ...emptyPeriod, type: 'fy' }, emptyPeriod]));
  it('keeps years, ranges and the active mode', () => {
    const saved = {
      timePeriodFY: ['2024', '2025'],
      time_period: [{ start_date: '2024-01-01', end_date: '' }],
    };
    const expected = { ...emptyPeriod, years: ['2024', '2025'], ranges: [['2024-01-01', '']] };
    expect(read({ ...saved, timePeriodType: 'fy' })).toEqual({ ...expected, type: 'fy' });
    expect(read({ ...saved, timePeriodType: 'dr' })).toEqual({ ...expected, type: 'dr' });
  });
  it('without a valid mode uses fiscal years if it has only years', () => {
    const range = [{ start_date: '2024-01-01', end_date: '' }];
    expect(
      [
        read({ timePeriodFY: ['2024'] }),
        read({ timePeriodType: 'x', timePeriodFY: ['2024'] }),
        read({ timePeriodFY: ['2024'], time_period: range }),
        read({ time_period: range }),
      ].map(({ type }) => type),
    ).toEqual(['fy', 'fy', 'dr', 'dr']);
  });
  it('accepts years from 2008', () => {
    expect(read({ timePeriodType: 'fy', timePeriodFY: ['2007', '2008'] })).toEqual({
      ...invalidPeriod,
      type: 'fy',
      years: ['2008'],
    });
    expect(read({ timePeriodFY: ['x'] })).toEqual(invalidPeriod);
    expect(read({ timePeriodFY: [{ a: 1 }, 2024] })).toEqual({
      ...invalidPeriod,
      type: 'fy',
      years: ['2024'],
    });
  });
  it('is read from the two fields of the oldest format', () => {
    expect(read({ startDate: '2024-01-01', endDate: '2024-06-30' })).toEqual({
      ...emptyPeriod,
      ranges: [['2024-01-01', '2024-06-30']],
    });
    expect(read({ startDate: '2024-01-01', endDate: null })).toEqual({
      ...emptyPeriod,
      ranges: [['2024-01-01', '']],
    });
    expect(read({ startDate: '', endDate: '2024-06-30' })).toEqual({
      ...emptyPeriod,
      ranges: [['', '2024-06-30']],
    });
    expect(read({ startDate: '', endDate: '' })).toEqual(emptyPeriod);
    expect(read({ startDate: 'soon' })).toEqual(invalidPeriod);
  });
  it.each([
    [
      'both sides',
      { start_date: '2024-01-01', end_date: '2024-06-30' },
      ['2024-01-01', '2024-06-30'],
    ],
    ['one day', { start_date: '2024-01-01', end_date: '2024-01-01' }, ['2024-01-01', '2024-01-01']],
    ['an end that is null', { start_date: '2024-01-01', end_date: null }, ['2024-01-01', '']],
    ['no start', { end_date: '2024-06-30' }, ['', '2024-06-30']],
  ])('can be a range with %s', (_what, range, expectedRange) =>
    expect([read({ time_period: [range] }), read({ time_period: { a: range } })]).toEqual([
      { ...emptyPeriod, ranges: [expectedRange] },
      { ...emptyPeriod, ranges: [expectedRange] },
    ]),
  );
  it.each([
    ['an end before its start', { start_date: '2024-06-30', end_date: '2024-06-29' }],
    ['neither side', { start_date: '', end_date: '' }],
    ['no fields', {}],
    ['a start that is not a date', { start_date: '2024-02-30', end_date: '' }],
    ['an end that is not a date', { start_date: '2024-01-01', end_date: '06/30/2024' }],
    ['a number instead of a date', { start_date: 20240101, end_date: '' }],
    ['a value that is not an object', '2024'],
    ['null', null],
    ['only a start, which is not a date', { start_date: 'soon', end_date: '2024-06-30' }],
    ['a list instead of a date', { start_date: ['2024-01-01'], end_date: '' }],
  ])('drops and reports an invalid range: %s', (_what, range) =>
    expect(read({ time_period: [range] })).toEqual(invalidPeriod),
  );
  it('keeps valid ranges beside invalid ranges', () =>
    expect(read({ time_period: [{}, { start_date: '2024-01-01', end_date: '' }] })).toEqual({
      ...invalidPeriod,
      ranges: [['2024-01-01', '']],
    }));
});

describe('a saved “new awards only” flag', () => {
  const read = (saved: Record<string, unknown>) => {
    const { filters } = timeFilter.fromSaved(
      { filterNewAwardsOnlySelected: true, ...saved },
      initialFilters,
    );
    return [
      filters.filterNewAwardsOnlySelected,
      filters.filterNewAwardsOnlyActive,
      filters.filterNaoActiveFromFyOrDateRange,
    ];
  };
  const range = [{ start_date: '2024-01-01', end_date: '' }];
  it('is restored with an active period', () =>
    expect([
      read({ timePeriodType: 'fy', timePeriodFY: ['2024'] }),
      read({ time_period: range }),
    ]).toEqual(Array(2).fill([true, true, true])));
  it('is dropped without a period in the active mode', () => {
    expect([
      read({}),
      read({ timePeriodType: 'dr', timePeriodFY: ['2024'] }),
      read({ timePeriodType: 'fy', time_period: range }),
    ]).toEqual(Array(3).fill([false, false, false]));
  });
  it('is off unless it is true', () =>
    expect([
      read({ time_period: range, filterNewAwardsOnlySelected: false }),
      read({ time_period: range, filterNewAwardsOnlySelected: 'yes' }),
    ]).toEqual(Array(2).fill([false, false, true])));
});
