import {
  fiscalPeriodLabel,
  findLargest,
  periodDays,
  periodLabel,
  periodSortKey,
  timeGroups,
  timeSummary,
  toBars,
  sumObligations,
} from './fiscalPeriods';

const year = { fiscalYear: 2024 };
const quarter = { fiscalYear: 2024, quarter: 1 };
const month = { fiscalYear: 2024, month: 1 };

/** A day after the end of all periods in these tests. */
const LATER = '2031-01-01';
describe('a period', () => {
  it('is labeled by year, quarter or calendar month', () => {
    expect([year, quarter, month, { fiscalYear: 2024, month: 4 }].map(periodLabel)).toEqual([
      '2024',
      'Q1 2024',
      'Oct 2023',
      'Jan 2024',
    ]);
    expect([year, quarter, month].map(fiscalPeriodLabel)).toEqual([
      'FY 2024',
      'Q1 FY 2024',
      'Oct 2023',
    ]);
  });
  it('has the first and last day of its year, quarter or month', () => {
    const leap = { fiscalYear: 2024, month: 5 };
    expect([year, quarter, month, leap].map(periodDays)).toEqual([
      { start: '2023-10-01', end: '2024-09-30' },
      { start: '2023-10-01', end: '2023-12-31' },
      { start: '2023-10-01', end: '2023-10-31' },
      { start: '2024-02-01', end: '2024-02-29' },
    ]);
  });
  it('is sorted by time', () => {
    const next = { fiscalYear: 2025, month: 1 };
    const months = [next, { fiscalYear: 2024, month: 12 }, month];
    expect([...months].sort((a, b) => periodSortKey(a) - periodSortKey(b))).toEqual(
      months.reverse(),
    );
  });
});

describe('a series', () => {
  const points = [0, 5, 0, 7, 0, 0].map((obligations, at) => ({
    fiscalYear: 2021 + at,
    obligations,
  }));
  const bars = toBars(points, ({ obligations }) => obligations, '2024-06-30', fiscalPeriodLabel);
  it('ends with the last nonzero period and keeps zero periods before it', () =>
    expect(bars.map(({ label, value }) => [label, value])).toEqual([
      ['FY 2021', 0],
      ['FY 2022', 5],
      ['FY 2023', 0],
      ['FY 2024', 7],
    ]));
  it('names the period that its summary names', () => {
    expect(bars.map(({ isNamed }) => isNamed)).toEqual([false, false, false, true]);
    const gaps = [Number.NaN, 9, 4].map((obligations, at) => ({
      fiscalYear: 2020 + at,
      obligations,
    }));
    const named = toBars(gaps, ({ obligations }) => obligations, LATER).find(
      ({ isNamed }) => isNamed,
    );
    expect(timeSummary(gaps, 'fiscal_year', LATER)).toContain(`${named!.label} has the most`);
  });
  it('marks incomplete periods', () => {
    expect(bars.map(({ incomplete }) => incomplete)).toEqual([false, false, false, true]);
    const isOpen = (part: { quarter?: number; month?: number }) =>
      toBars([{ fiscalYear: 2024, ...part }], () => 1, '2024-06-30')[0]!.incomplete;
    expect([2, 3, 4].map((each) => isOpen({ quarter: each }))).toEqual([false, true, true]);
    expect([8, 9, 10].map((each) => isOpen({ month: each }))).toEqual([false, true, true]);
  });
  it('is summarized by its total and largest period', () => {
    expect(timeSummary(points, 'fiscal_year', LATER)).toBe(
      '$12 obligated over 6 fiscal years. 2024 has the most, $7.',
    );
    expect(timeSummary(points.slice(3, 4), 'fiscal_year', LATER, fiscalPeriodLabel)).toBe(
      '$7 obligated over 1 fiscal year. FY 2024 has the most, $7.',
    );
    expect(timeSummary([], 'month', LATER)).toBe('');
    expect(sumObligations([0.1, 0.2].map((obligations) => ({ ...year, obligations })))).toBe(0.3);
  });
  it('mentions an incomplete last period in its summary', () => {
    expect(timeSummary(points.slice(0, 4), 'fiscal_year', '2024-06-30', fiscalPeriodLabel)).toMatch(
      /; FY 2024 is not complete\.$/,
    );
    expect(timeSummary(points.slice(0, 4), 'fiscal_year', '2024-10-01')).not.toMatch(/complete/);
  });
  it('ignores missing values in totals and in the largest period', () => {
    const gaps = [Number.NaN, 4, Number.NaN].map((obligations, at) => ({
      fiscalYear: 2020 + at,
      obligations,
    }));
    expect(timeSummary(gaps, 'fiscal_year', LATER)).toBe(
      '$4 obligated over 3 fiscal years. 2021 has the most, $4.',
    );
    expect(timeSummary([gaps[0]!], 'fiscal_year', LATER)).toBe('');
    expect(findLargest([], Number)).toBeUndefined();
  });
});

describe('the groups of a chart', () => {
  it.each([
    ['36 months', [{ start: '2021-10-01', end: '2024-09-30' }], 'month'],
    ['a day more', [{ start: '2021-10-01', end: '2024-10-01' }], 'fiscal_year'],
    [
      'years with a gap, in any order',
      [
        { start: '2024-10-01', end: '2025-09-30' },
        { start: '2020-10-01', end: '2021-09-30' },
      ],
      'fiscal_year',
    ],
    ['no period', [], 'fiscal_year'],
  ])('for %s start with the right one', (_name, periods, first) =>
    expect(timeGroups(periods)[0]).toBe(first),
  );
});
