import fc from 'fast-check';
import { CONSTANT_YEAR, constantDollars, priceIndexSource } from './priceIndex';

const year = fc.integer({ min: 2000, max: 2027 });
/** Dollar amounts with cents. */
const amount = fc.integer({ min: -1e15, max: 1e15 }).map((cents) => cents / 100);

describe('constant dollars', () => {
  it('are an amount times the index of the base year over that of its own', () => {
    // OMB Historical Tables, table 10.1: 0.8801 for FY 2008, 1 for FY 2017, 1.2808 for FY 2025.
    expect(constantDollars(1000, 2008, 2017)).toBeCloseTo(1000 / 0.8801, 8);
    expect(constantDollars(1000, 2017, 2025)).toBeCloseTo(1280.8, 8);
    expect(constantDollars(1000, 2008)).toBeCloseTo((1000 * 1.2808) / 0.8801, 8);
  });
  it('of the base year are the amount itself, to the cent', () =>
    fc.assert(
      fc.property(amount, (value) => expect(constantDollars(value, CONSTANT_YEAR)).toBe(value)),
    ));
  it('come back to where they were, whatever the two years', () =>
    fc.assert(
      fc.property(amount, year, year, (value, from, to) => {
        const back = constantDollars(constantDollars(value, from, to), to, from)!;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-12);
      }),
    ));
  it('add up like the amounts they are of', () =>
    fc.assert(
      fc.property(amount, amount, year, (a, b, of) => {
        const apart = constantDollars(a, of)! + constantDollars(b, of)!;
        expect(Math.abs(constantDollars(a + b, of)! - apart)).toBeLessThanOrEqual(
          (Math.abs(a) + Math.abs(b)) * 1e-12,
        );
      }),
    ));
  it('are more for earlier years: prices have risen in each', () => {
    const values = Array.from({ length: 28 }, (_, at) => constantDollars(1, 2000 + at)!);
    expect([...values].sort((a, b) => b - a)).toEqual(values);
    expect(values).toHaveLength(28);
  });
  it('are unknown where the index is, and of what is unknown', () => {
    expect([
      constantDollars(1, 1999),
      constantDollars(1, 2028),
      constantDollars(1, 2020, 1900),
      constantDollars(null, 2020),
      constantDollars(Number.NaN, 2020),
    ]).toEqual([null, null, null, null, null]);
  });
  it('name where the index is from, and until when it is actual', () => {
    expect(priceIndexSource.from).toMatch(/table 10\.1/);
    expect(priceIndexSource.lastActualYear).toBe(2023);
  });
});
