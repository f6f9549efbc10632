import { fillPeriod, yearPeriods } from './criteria';

describe('periods', () => {
  it('of fiscal years run from October to September, oldest first', () => {
    expect(yearPeriods(['2025', '2008', '2010'])).toEqual([
      { start: '2007-10-01', end: '2008-09-30' },
      { start: '2009-10-01', end: '2010-09-30' },
      { start: '2024-10-01', end: '2025-09-30' },
    ]);
    expect(yearPeriods(new Set<string>())).toEqual([]);
  });
  it.each([
    ['2024-01-01', '2024-06-30', '2024-01-01', '2024-06-30'],
    ['2024-01-01', '', '2024-01-01', '2026-09-30'],
    ['', '2024-06-30', '2007-10-01', '2024-06-30'],
    ['', '', '2007-10-01', '2026-09-30'],
  ])('from "%s" to "%s" run from %s to %s', (start, end, from, to) =>
    expect(fillPeriod(start, end, '2025-11-15')).toEqual({ start: from, end: to }),
  );
});
