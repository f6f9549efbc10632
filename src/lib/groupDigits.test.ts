import { groupDigits } from './groupDigits';

describe('groupDigits', () => {
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
  ])('formats %d with %d decimals as %s', (value, decimals, expectedText) =>
    expect(groupDigits(value, decimals)).toBe(expectedText),
  );
});
