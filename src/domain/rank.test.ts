import { describeRank, formatOrdinal } from './rank';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [9, '9th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [111, '111th'],
  [121, '121st'],
])('formatOrdinal writes %s as %s', (value, text) => expect(formatOrdinal(value)).toBe(text));

describe('describeRank', () => {
  it('counts the larger amounts of the group', () => {
    expect(describeRank(5, [9, 5, 7, null, -1], 'of 5 states')).toBe('3rd of 5 states');
    expect(describeRank(9, [5, 9], 'of 2 states')).toBe('1st of 2 states');
  });
  it('gives equal amounts the same rank', () => {
    expect(describeRank(5, [9, 5, 5, 1], 'of 4 states')).toBe('tied for 2nd of 4 states');
    expect(describeRank(1, [9, 5, 5, 1], 'of 4 states')).toBe('4th of 4 states');
  });
  it.each([null, undefined, NaN, 0, -4])('is empty for an amount of %s', (amount) =>
    expect(describeRank(amount, [1, 2], 'of 2 states')).toBe(''),
  );
});
