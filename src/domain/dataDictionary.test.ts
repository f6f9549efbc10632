import { arrangeRows, EMPTY_CELL, hasTerm, MAX_CELL_LENGTH, toSearchTerm } from './dataDictionary';

describe('the search of the data dictionary', () => {
  it.each([
    ['', ''],
    ['a', ''],
    [' a ', ''],
    ['ab', 'ab'],
    ['  Award ID ', 'Award ID'],
  ])('turns %j into %j', (input, expected) => expect(toSearchTerm(input)).toBe(expected));
  it('matches text in a cell regardless of case, but not empty text', () => {
    expect([
      hasTerm('Award ID', 'AWARD'),
      hasTerm('Award ID', 'd i'),
      hasTerm('AWARD', 'ward'),
      hasTerm('Award', 'id'),
      hasTerm('Award', ''),
      hasTerm('', ''),
    ]).toEqual([true, true, true, false, false, false]);
  });
});

describe('the rows of the data dictionary', () => {
  const rows = [
    ['banana', '10'],
    ['Apple', '9'],
    ['cherry', ''],
    ['apple', '2'],
  ];
  const firsts = (...[term, column, order]: [string, number, 'asc' | 'desc']) =>
    arrangeRows(rows, term, column, order).map(([first]) => first);
  it('are sorted by a column regardless of case, with equal cells in input order in both directions', () => {
    expect([firsts('', 0, 'asc'), firsts('', 0, 'desc')]).toEqual([
      ['Apple', 'apple', 'banana', 'cherry'],
      ['cherry', 'banana', 'Apple', 'apple'],
    ]);
  });
  it('are sorted by numeric value, with empty cells last in both directions', () => {
    expect([firsts('', 1, 'asc'), firsts('', 1, 'desc')]).toEqual([
      ['apple', 'Apple', 'banana', 'cherry'],
      ['banana', 'Apple', 'apple', 'cherry'],
    ]);
  });
  it('match the term in any cell', () => {
    expect([firsts('APP', 0, 'asc'), firsts('10', 0, 'asc'), firsts('zebra', 0, 'asc')]).toEqual([
      ['Apple', 'apple'],
      ['banana'],
      [],
    ]);
  });
  it('treat a missing cell as empty', () => {
    expect(
      arrangeRows([['x'], ['y', 'b'], ['z', 'a'], ['w']], '', 1, 'asc').map(([first]) => first),
    ).toEqual(['z', 'y', 'x', 'w']);
    expect(arrangeRows([['x'], ['y']], '', 7, 'desc').map(([first]) => first)).toEqual(['x', 'y']);
  });
  it('do not change the input', () => {
    firsts('', 0, 'asc');
    expect(rows.map(([first]) => first)).toEqual(['banana', 'Apple', 'cherry', 'apple']);
  });
  it('have the text N/A for empty cells and a limit of 205 characters for long cells', () =>
    expect([EMPTY_CELL, MAX_CELL_LENGTH]).toEqual(['N/A', 205]));
});
