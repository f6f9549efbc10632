import { amountProblem } from './amountProblem';

describe('an amount range', () => {
  it.each([
    ['', ''],
    ['25,000', ''],
    ['', '$1000000000000000'],
    ['0', '0'],
  ])('of %j to %j is valid', (min, max) => expect(amountProblem(min, max)).toBe(''));
  it.each([
    [' ten ', 'x', '"ten" is not an amount. Use digits, like 25000.'],
    ['1', 'x'.repeat(50), `"${'x'.repeat(40)}" is not an amount. Use digits, like 25000.`],
    ['1.5', '', 'Use whole dollars, at most 1,000 trillion.'],
    ['', '1000000000000001', 'Use whole dollars, at most 1,000 trillion.'],
    ['2', '1', 'The maximum must be at least the minimum.'],
  ])('of %j to %j fails', (min, max, problem) => expect(amountProblem(min, max)).toBe(problem));
});
