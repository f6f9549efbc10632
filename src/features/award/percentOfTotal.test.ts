import { percentOfTotal } from './percentOfTotal';

describe('percentOfTotal', () => {
  it.each([
    [25, 200, '12.50%'],
    [0, 200, '0%'],
    [0.001, 200, 'Less than 0.01%'],
    [300, 200, '150.00%'],
    [-1, 200, '--'],
    [-1, -2, '50.00%'],
    [1, 0, '--'],
    [0, 0, '--'],
    [null, 200, '--'],
    [1, null, '--'],
  ])('of %p and %p is %p', (part, total, shown) => {
    expect(percentOfTotal(part, total)).toBe(shown);
  });
});
