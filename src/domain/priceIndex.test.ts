import fc from 'fast-check';
import { BASE_YEAR, toConstantDollars, priceIndexSource } from './priceIndex';

const year = fc.integer({ min: 2000, max: 2027 });
const amount = fc.integer({ min: -1e15, max: 1e15 }).map((cents) => cents / 100);

describe('constant dollars', () => {
  it('equal the amount times the index of the base year, divided by the index of its year', () => {
    // The index in OMB Historical Tables, table 10.1, is 0.8801 for FY 2008, 1 for FY 2017 and 1.2808 for FY 2025.
    expect(toConstantDollars(1000, 2008, 2017)).toBeCloseTo(1000 / 0.8801, 8);
    expect(toConstantDollars(1000, 2017, 2025)).toBeCloseTo(1280.8, 8);
    expect(toConstantDollars(1000, 2008)).toBeCloseTo((1000 * 1.2808) / 0.8801, 8);
  });
  it('equal the amount itself in the base year', () =>
    fc.assert(
      fc.property(amount, (value) => expect(toConstantDollars(value, BASE_YEAR)).toBe(value)),
    ));
  it('convert back to the original amount for any two years', () =>
    fc.assert(
      fc.property(amount, year, year, (value, from, to) => {
        const roundTripValue = toConstantDollars(toConstantDollars(value, from, to), to, from)!;
        expect(Math.abs(roundTripValue - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-12);
      }),
    ));
  it('are additive', () =>
    fc.assert(
      fc.property(amount, amount, year, (a, b, of) => {
        const separateSum = toConstantDollars(a, of)! + toConstantDollars(b, of)!;
        expect(Math.abs(toConstantDollars(a + b, of)! - separateSum)).toBeLessThanOrEqual(
          (Math.abs(a) + Math.abs(b)) * 1e-12,
        );
      }),
    ));
  it('are higher for earlier years', () => {
    const values = Array.from({ length: 28 }, (_, at) => toConstantDollars(1, 2000 + at)!);
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(values).toHaveLength(28);
  });
  it('are null without an index or an amount', () => {
    expect([
      toConstantDollars(1, 1999),
      toConstantDollars(1, 2028),
      toConstantDollars(1, 2020, 1900),
      toConstantDollars(null, 2020),
      toConstantDollars(Number.NaN, 2020),
    ]).toEqual([null, null, null, null, null]);
  });
  it('use an index with a named source and a last actual year', () => {
    expect(priceIndexSource.from).toMatch(/table 10\.1/);
    expect(priceIndexSource.lastActualYear).toBe(2023);
  });
});
