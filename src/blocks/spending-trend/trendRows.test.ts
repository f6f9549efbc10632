import type { DayRange } from '@/domain/fiscal';
import type { TimePoint } from '@/domain/fiscalPeriods';
import { describeLastChange, toTrendRows } from './trendRows';

const today = '2025-11-15';
const years: readonly TimePoint[] = [
  { fiscalYear: 2023, obligations: -10 },
  { fiscalYear: 2024, obligations: 100 },
  { fiscalYear: 2025, obligations: 112 },
  { fiscalYear: 2026, obligations: 20 },
];
const changesOf = (points: readonly TimePoint[]) =>
  toTrendRows(points, false, today).map(({ change, changeText }) => [change, changeText]);

describe('the rows of a trend', () => {
  it('have no percentage on a negative amount and no change in an incomplete year', () => {
    expect(changesOf(years)).toEqual([
      [null, ''],
      [null, 'up from -$10 in FY 2023'],
      [112 / 100 - 1, 'up 12% on FY 2024'],
      [null, ''],
    ]);
    expect(describeLastChange(toTrendRows(years, false, today), today)).toBe(
      ' In FY 2025: $112, up 12% on FY 2024.',
    );
    expect(describeLastChange(toTrendRows(years.slice(0, 1), false, today), today)).toBe('');
  });
  it('compare a quarter or month with the same one a year earlier', () => {
    expect(
      changesOf([
        { fiscalYear: 2024, quarter: 1, obligations: 50 },
        { fiscalYear: 2024, quarter: 2, obligations: 1 },
        { fiscalYear: 2025, quarter: 1, obligations: 100 },
      ]),
    ).toEqual([
      [null, ''],
      [null, ''],
      [1, 'up 100% on Q1 FY 2024'],
    ]);
    expect(
      changesOf([
        { fiscalYear: 2024, month: 12, obligations: 50 },
        { fiscalYear: 2025, month: 1, obligations: 1 },
        { fiscalYear: 2025, month: 12, obligations: 25 },
      ])[2],
    ).toEqual([-0.5, 'down 50% on Sep 2024']);
  });
  it('have a change only if the search covers all of both periods', () => {
    const full = { start: '2022-10-01', end: '2025-09-30' };
    const changes = (...periods: DayRange[]) =>
      toTrendRows(years, false, today, periods).map(({ changeText }) => changeText !== '');
    expect(changes(full)).toEqual([false, true, true, false]);
    expect(changes({ ...full, start: '2023-01-10' })).toEqual([false, false, true, false]);
    expect(changes({ ...full, end: '2025-06-30' })).toEqual([false, true, false, false]);
    // Fiscal years chosen one by one.
    expect(
      changes(
        { start: '2022-10-01', end: '2023-09-30' },
        { start: '2024-10-01', end: '2025-09-30' },
      ),
    ).toEqual([false, false, false, false]);
  });
  it('have amounts in dollars of the base year, unless the year has no price index', () => {
    const rows = toTrendRows([...years, { fiscalYear: 2099, obligations: 1 }], true, today);
    expect(rows.map(({ obligations }) => Math.round(obligations))).toEqual([
      -10,
      102,
      112,
      20,
      NaN,
    ]);
    expect(rows[2]!.changeText).toBe('up 10% on FY 2024');
  });
});
