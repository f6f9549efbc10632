import { arrangeRows, EMPTY_CELL, holdsTerm, LONG_CELL, searchTerm } from './dataDictionary';

describe('what the data dictionary searches for', () => {
  it.each([
    ['', ''],
    ['a', ''],
    [' a ', ''],
    ['ab', 'ab'],
    ['  Award ID ', 'Award ID'],
  ])('%j: %j', (input, expected) => expect(searchTerm(input)).toBe(expected));
  it('is found in a cell whatever the case; nothing is found nowhere', () => {
    expect([
      holdsTerm('Award ID', 'AWARD'),
      holdsTerm('Award ID', 'd i'),
      holdsTerm('AWARD', 'ward'),
      holdsTerm('Award', 'id'),
      holdsTerm('Award', ''),
      holdsTerm('', ''),
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
  it('stand in order of a column, whatever the case, equal ones in their own order both ways', () => {
    expect([firsts('', 0, 'asc'), firsts('', 0, 'desc')]).toEqual([
      ['Apple', 'apple', 'banana', 'cherry'],
      ['cherry', 'banana', 'Apple', 'apple'],
    ]);
  });
  it('count numbers as numbers, and put empty cells last both ways', () => {
    expect([firsts('', 1, 'asc'), firsts('', 1, 'desc')]).toEqual([
      ['apple', 'Apple', 'banana', 'cherry'],
      ['banana', 'Apple', 'apple', 'cherry'],
    ]);
  });
  it('are those with the term in any cell', () => {
    expect([firsts('APP', 0, 'asc'), firsts('10', 0, 'asc'), firsts('zebra', 0, 'asc')]).toEqual([
      ['Apple', 'apple'],
      ['banana'],
      [],
    ]);
  });
  it('take a missing cell for an empty one', () => {
    expect(
      arrangeRows([['x'], ['y', 'b'], ['z', 'a'], ['w']], '', 1, 'asc').map(([first]) => first),
    ).toEqual(['z', 'y', 'x', 'w']);
    expect(arrangeRows([['x'], ['y']], '', 7, 'desc').map(([first]) => first)).toEqual(['x', 'y']);
  });
  it('leave the given rows as they are', () => {
    firsts('', 0, 'asc');
    expect(rows.map(([first]) => first)).toEqual(['banana', 'Apple', 'cherry', 'apple']);
  });
  it('say N/A where a cell is empty, and are cut from 205 characters on', () =>
    expect([EMPTY_CELL, LONG_CELL]).toEqual(['N/A', 205]));
});
