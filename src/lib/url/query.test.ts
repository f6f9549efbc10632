import { changeQuery, encodeQueryText, joinQuery, splitQuery } from './query';

describe('a query text', () => {
  it.each([
    ['forest roads', 'forest+roads'],
    ['a,b:c;d/e$f~g', 'a,b:c;d/e$f~g'],
    ['a&b=c+d#e?f%g', 'a%26b%3Dc%2Bd%23e%3Ff%25g'],
    ['a\ud800b', 'a%EF%BF%BDb'],
    ['\u{1f6e3}', '%F0%9F%9B%A3'],
  ])('of %j is %s', (text, encoded) => expect(encodeQueryText(text)).toBe(encoded));
});

describe('a query string', () => {
  it('is split into its parameters and joined again', () => {
    expect(splitQuery('?glossary&fy=2025,2024&')).toEqual(['glossary', 'fy=2025,2024']);
    expect([joinQuery(['glossary', 'page=2']), joinQuery([])]).toEqual(['?glossary&page=2', '']);
  });
  it('keeps its other parameters as they are written', () =>
    expect(changeQuery("?glossary&place=STATE~CO~'CO&x=%2C&bad=%E0", { page: '2' })).toBe(
      "?glossary&place=STATE~CO~'CO&x=%2C&bad=%E0&page=2",
    ));
  it('changes a parameter in place, once, by its decoded name', () =>
    expect(changeQuery('?a=1&%70age=2&b=3&page=4', { page: '5,6', c: 'x y' })).toBe(
      '?a=1&page=5,6&b=3&c=x+y',
    ));
  it('loses a parameter whose value is undefined', () =>
    expect([
      changeQuery('?page=2&fy=2025&page=3', { page: undefined }),
      changeQuery('?page=2', { page: undefined, order: undefined }),
    ]).toEqual(['?fy=2025', '']));
  it('keeps a parameter named like a property of objects', () =>
    expect(changeQuery('?constructor=1', { page: '2' })).toBe('?constructor=1&page=2'));
});
