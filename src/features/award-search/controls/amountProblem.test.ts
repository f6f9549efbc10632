import { amountProblem } from './amountProblem';

describe('amountProblem', () => {
  it.each([
    ['', ''],
    ['25,000', ''],
    ['', '$1000000000000000'],
    ['0', '0'],
  ])('accepts %j to %j', (min, max) => expect(amountProblem(min, max)).toBe(''));
  it.each([
    [' ten ', 'x', '"ten" is not an amount. Use digits, like 25000.'],
    ['1', 'x'.repeat(50), `"${'x'.repeat(40)}" is not an amount. Use digits, like 25000.`],
    ['1.5', '', 'Use whole dollars, at most 1,000 trillion.'],
    ['', '1000000000000001', 'Use whole dollars, at most 1,000 trillion.'],
    ['2', '1', 'The maximum must be at least the minimum.'],
  ])('rejects %j to %j', (min, max, problem) => expect(amountProblem(min, max)).toBe(problem));
});
