import fc from 'fast-check';
import { grouped } from './grouped';

/** The browser's own way, of which this one is a quicker copy. */
const byIntl = (value: number, decimals: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(value));

describe('grouped digits', () => {
  it('are those of the browser’s own formatter, whatever the number and its decimals', () => {
    const amounts = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e22, max: 1e22 }),
      fc.double({ noNaN: true, min: -10, max: 10 }),
      fc.integer(),
      fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }).map((cents) => Number(cents) / 100),
    );
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(grouped(value, decimals)).toBe(byIntl(value, decimals));
      }),
      { numRuns: 3000 },
    );
  });
  it.each([
    [0, 0, '0'],
    [-0, 2, '0.00'],
    [999.995, 2, '1,000.00'],
    [1.005, 2, '1.01'],
    [0.05, 1, '0.1'],
    [9.5, 0, '10'],
    [1234567.891, 1, '1,234,567.9'],
    [1e-7, 4, '0.0000'],
    [1e21, 0, '1,000,000,000,000,000,000,000'],
  ])('of %d with %d decimals are %s', (value, decimals, shown) =>
    expect(grouped(value, decimals)).toBe(shown),
  );
});
