import { sortRows } from './sortRows';
import { choice, readAddress, text, integer, writeAddress } from './url/address';
import { toCsv } from './csv';

describe('address parameters', () => {
  const spec = {
    page: integer(1),
    order: choice(['asc', 'desc'], 'desc'),
    hash: text(/^[0-9a-f]{4}$/),
  };
  it('are read as typed values, and omitted if they have their default', () => {
    expect(readAddress('?page=3&order=asc', spec)).toEqual({
      values: { page: 3, order: 'asc', hash: '' },
      refused: [],
    });
    expect(writeAddress('?page=3', spec, { page: 1, order: 'asc' })).toBe('?order=asc');
  });
  it('fall back to their defaults and are reported if invalid', () =>
    expect(readAddress('?page=-1&order=%3Cb%3E&hash=zz', spec)).toEqual({
      values: { page: 1, order: 'desc', hash: '' },
      refused: ['page', 'order', 'hash'],
    }));
  it('are kept if the spec does not include them', () =>
    expect(writeAddress('?glossary=grant&page=2', spec, { page: 5 })).toBe(
      '?glossary=grant&page=5',
    ));
});
describe('CSV', () => {
  it('quotes cells where needed and ends lines with CRLF', () =>
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'say "hi"'],
          ['two\nlines', null],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n"two\nlines",\r\n'));
  it.each(['=1+1', '+1', '-cmd', '@sum'])('escapes the formula %s', (cell) =>
    expect(toCsv(['a'], [[cell]])).toContain(`'${cell}`),
  );
  it('starts with comment lines that contain no double quotes or formulas', () =>
    expect(toCsv(['a'], [['x #1']], ['Title', 'Keyword: "a",=1+1, two\nlines'])).toBe(
      "\uFEFF# Title\r\n# Keyword: 'a','=1+1, two lines\r\na\r\n\"x #1\"\r\n",
    ));
  it('does not escape negative numbers', () =>
    expect(toCsv(['a'], [['-5'], [-5.25]])).toBe('\uFEFFa\r\n-5\r\n-5.25\r\n'));
});
describe('sortRows', () => {
  const values = [3, null, -1, undefined, 12];
  const sortValues = (order: 'asc' | 'desc') =>
    sortRows([0, 1, 2, 3, 4], (row) => values[row], order);
  it('sorts numbers, with missing values last in both directions', () =>
    expect([sortValues('asc'), sortValues('desc')]).toEqual([
      [2, 0, 4, 1, 3],
      [4, 0, 2, 1, 3],
    ]));
  it('sorts texts in natural order', () =>
    expect(sortRows(['b', 'A', 'a10', 'a2'], (row) => row, 'asc')).toEqual([
      'A',
      'a2',
      'a10',
      'b',
    ]));
});
