import type { SpendingPeriod } from '@/domain/federalAccount/series';
import { describeLastYear, isPartial, toChangedPeriods } from './overTimeRows';

const makeYear = (year: number, obligated: number | null): SpendingPeriod => ({
  key: String(year),
  label: String(year),
  year,
  quarter: 4,
  obligated,
  other: null,
  unobligated: 5,
  resources: 2000,
  outlay: 1,
});
const years = [makeYear(2022, 100), makeYear(2023, 150), makeYear(2025, 300)];
const isOpen = ({ year }: SpendingPeriod) => year === 2025;
const latest = { year: 2025, quarter: 4, period: 11, latestSubmissionDate: '2025-08-31' };

describe('the periods of an account over time', () => {
  it('have the change from the year before, except an incomplete year and one after a gap', () =>
    expect(
      toChangedPeriods([...years, makeYear(2026, 1)], 'years', false, isOpen).map(
        ({ change, changeText }) => [change, changeText],
      ),
    ).toEqual([
      [null, ''],
      [0.5, 'up 50% on FY 2022'],
      [null, ''],
      [-299 / 300, 'down more than 99% on FY 2025'],
    ]));
  it('have no change by quarter', () =>
    expect(
      toChangedPeriods(years, 'quarters', false, isOpen).every(({ change }) => change === null),
    ).toBe(true));
  it('convert every amount to constant dollars before the change is computed', () => {
    const [first, second] = toChangedPeriods(years, 'years', true, isOpen);
    // The index in OMB Historical Tables, table 10.1, is 1.1673 for FY 2022, 1.2207 for FY 2023 and 1.2808 for FY 2025.
    expect(first!.obligated).toBeCloseTo((100 * 1.2808) / 1.1673, 8);
    expect(second!.obligated).toBeCloseTo((150 * 1.2808) / 1.2207, 8);
    expect(second!.resources).toBeCloseTo((2000 * 1.2808) / 1.2207, 8);
    expect(second!.change).toBeCloseTo((1.5 * 1.1673) / 1.2207 - 1, 8);
    expect([second!.other, second!.changeText]).toEqual([null, 'up 43% on FY 2022']);
  });
  it('name the change of the last year that has one', () => {
    const periods = toChangedPeriods(years, 'years', false, isOpen);
    expect(describeLastYear(periods, false)).toBe(
      ' In FY 2023: $150 obligated, up 50% on FY 2022.',
    );
    expect(describeLastYear(periods, true)).toBe(
      ' In FY 2023: $150 obligated (filtered), up 50% on FY 2022.',
    );
    expect(describeLastYear(toChangedPeriods([], 'years', false, isOpen), false)).toBe('');
  });
  it('are partial until their last month is reported: a quarter its third, a year its twelfth', () => {
    const year = makeYear(2025, 1);
    expect(isPartial(year, 'years', latest)).toBe(true);
    expect(isPartial(year, 'years', { ...latest, period: 12 })).toBe(false);
    expect(isPartial(makeYear(2024, 1), 'years', latest)).toBe(false);
    const third = { ...year, quarter: 3 };
    expect(isPartial(third, 'quarters', { ...latest, quarter: 3, period: 9 })).toBe(false);
    expect(isPartial(third, 'years', { ...latest, quarter: 3, period: 9 })).toBe(true);
  });
});
