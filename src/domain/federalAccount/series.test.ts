import {
  spendingDays,
  spendingPeriods,
  sumObligations,
  yearEndAmounts,
  toYearToDate,
  type QuarterAmount,
  type SpendingSeries,
} from './series';

const at = (year: number, quarter: number, amount: number): QuarterAmount => ({
  year,
  quarter,
  amount,
});

describe('quarterly amounts', () => {
  it('are summed within their year from any input order, without rounding errors', () => {
    expect(
      toYearToDate([at(2025, 1, 5), at(2024, 3, 0.2), at(2024, 1, 0.1), at(2024, 4, -1)]),
    ).toEqual([at(2024, 1, 0.1), at(2024, 3, 0.3), at(2024, 4, -0.7), at(2025, 1, 5)]);
  });
  it('are reduced to the last quarter of each year', () => {
    expect(yearEndAmounts([at(2025, 2, 4), at(2024, 4, 3), at(2024, 1, 9)])).toEqual([
      at(2024, 4, 3),
      at(2025, 2, 4),
    ]);
  });
});

describe('the periods of an account', () => {
  const series: SpendingSeries = {
    resources: [at(2024, 4, 100.1), at(2023, 4, 80)],
    unobligated: [at(2024, 4, 40.05)],
    obligated: [at(2024, 4, 10), at(2022, 4, 7)],
    outlay: [at(2024, 4, 6)],
  };
  it('have data in at least one series, are oldest first, and have null for missing amounts', () => {
    const nothing = {
      obligated: null,
      other: null,
      unobligated: null,
      resources: null,
      outlay: null,
    };
    const end = (year: number) => ({ key: `${year}`, label: `${year}`, year, quarter: 4 });
    expect(spendingPeriods(series, 'years', false)).toEqual([
      { ...nothing, ...end(2022), obligated: 7 },
      { ...nothing, ...end(2023), resources: 80 },
      { ...end(2024), obligated: 10, other: null, unobligated: 40.05, resources: 100.1, outlay: 6 },
    ]);
  });
  it('split obligations by the filters if any are set, with 0 if nothing matches', () => {
    const periods = spendingPeriods(series, 'years', true);
    expect(periods.map(({ obligated, other, outlay }) => [obligated, other, outlay])).toEqual([
      [7, null, null],
      [0, null, 0],
      // Resources of 100.10 minus 40.05 unobligated and 10 obligated within the filters.
      [10, 50.05, 6],
    ]);
    const [lastPeriod] = spendingPeriods(
      { ...series, resources: [at(2024, 4, 9)], obligated: [], outlay: [] },
      'years',
      true,
    ).slice(-1);
    expect(lastPeriod).toMatchObject({ obligated: 0, outlay: 0, other: -31.05 });
  });
  it('have a sum of the last obligations of each year, without rounding errors', () => {
    const sumFor = (obligated: readonly QuarterAmount[]) =>
      sumObligations(spendingPeriods({ ...series, obligated }, 'quarters', false));
    expect(sumFor([at(2023, 3, 5), at(2023, 4, 0.1), at(2024, 4, 0.2)])).toBe(0.3);
    expect(sumObligations([])).toBe(0);
  });
  it('by quarter have a year and quarter label and the dates of the quarter', () => {
    const quarters = spendingPeriods(
      { ...series, resources: [at(2024, 2, 2), at(2024, 1, 1)] },
      'quarters',
      false,
    );
    expect(quarters.map(({ key, label, resources }) => [key, label, resources])).toEqual([
      ['2022 Q4', '2022 Q4', null],
      ['2024 Q1', '2024 Q1', 1],
      ['2024 Q2', '2024 Q2', 2],
      ['2024 Q4', '2024 Q4', null],
    ]);
    expect(spendingDays({ year: 2024, quarter: 2 }, 'quarters')).toEqual({
      start: '2024-01-01',
      end: '2024-03-31',
    });
    expect(spendingDays({ year: 2024, quarter: 2 }, 'years')).toEqual({
      start: '2023-10-01',
      end: '2024-09-30',
    });
  });
});
