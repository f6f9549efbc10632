import { describeChange, formatChange, getChange } from './change';

describe('describeChange', () => {
  it.each([
    [112, 100, 'up 12% on FY 2025'],
    [88, 100, 'down 12% on FY 2025'],
    [999.4, 100, 'up 899% on FY 2025'],
    [1000, 100, '10 times FY 2025'],
    [123_456, 100, '1,235 times FY 2025'],
    [100.4, 100, 'about the same as in FY 2025'],
    [99.6, 100, 'about the same as in FY 2025'],
    [100.6, 100, 'up 1% on FY 2025'],
    [100, 100, 'the same as in FY 2025'],
    [0.01, 100, 'down more than 99% on FY 2025'],
  ])('gives a percentage or a multiple for positive amounts: %s after %s', (to, from, text) =>
    expect(describeChange(to, from, 'FY 2025')).toBe(text),
  );
  it.each([
    [5, 0, 'up from nothing in FY 2025'],
    [0, 0, 'the same as in FY 2025'],
    [0, 1_500_000, 'down from $1.5 million in FY 2025'],
    [-5, 100, 'down from $100 in FY 2025'],
    [5, -100, 'up from -$100 in FY 2025'],
    [-200, -100, 'down from -$100 in FY 2025'],
    [-5, 0, 'down from $0 in FY 2025'],
  ])('gives the earlier amount if an amount is zero or negative: %s after %s', (to, from, text) =>
    expect(describeChange(to, from, 'FY 2025')).toBe(text),
  );
  it.each([
    [null, 1],
    [1, null],
    [undefined, 1],
    [NaN, 1],
  ])('is empty if an amount is missing: %s after %s', (to, from) =>
    expect(describeChange(to, from, 'FY 2025')).toBe(''),
  );
});

describe('getChange', () => {
  it('is a fraction of the earlier amount', () => {
    expect(getChange(150, 100)).toBe(0.5);
    expect(getChange(0, 100)).toBe(-1);
  });
  it.each([
    [1, 0],
    [1, -1],
    [-1, 1],
    [null, 1],
    [1, undefined],
    [NaN, 1],
  ])('is null if it would mislead: %s after %s', (to, from) =>
    expect(getChange(to, from)).toBeNull(),
  );
  it.each([
    [0.1234, '+12.3%'],
    [-0.04, '-4.0%'],
    [0, '0.0%'],
    [0.0004, '+0.1%'],
    [-0.0004, '0.0%'],
    [null, '--'],
  ])('is formatted with its sign: %s', (change, text) => expect(formatChange(change)).toBe(text));
});
