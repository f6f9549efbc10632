import { bestMatches, EXACT_MATCH, matchScore, sortRanked } from './siteSearch';

describe('matchScore', () => {
  it.each([
    ['Data Sources', 'data sources', 4],
    ['data sources', '  DATA Sources ', 4],
    ['Data Sources', 'dat', 3],
    ['Data Sources', 'data s', 3],
    ['Data Sources', 'sour', 2],
    ['Guide to federal spending data', 'federal sp', 2],
    ['COVID-19 Spending', '19', 2],
    ['Award (Prime)', 'prime', 2],
    ['A: Études', 'étu', 2],
    ['Data Sources', 'ources', 1],
    ['Data Sources', 'ou', 0],
    ['Data Sources', 'sources data', 0],
    ['Data Sources', '', 0],
    ['Data Sources', ' ,.! ', 0],
    ['', 'data', 0],
  ])('for %j and %j is %d', (name, typedText, expected) =>
    expect(matchScore(name, typedText)).toBe(expected),
  );
  it('treats any separators between words as spaces', () => {
    expect([
      matchScore('The COVID-19 -- Spending', 'covid 19 spending'),
      matchScore('The COVID-19 Spending', '19 spend'),
    ]).toEqual([2, 2]);
  });
  it.each([
    ['Cañon City', 'canon city'],
    ['Canon City', 'CAÑON CITY'],
    ['Prince George’s', "prince george's"],
    ["Prince George's", 'prince georges'],
  ])('ignores accents, apostrophes and case in %j and %j', (name, typedText) =>
    expect(matchScore(name, typedText)).toBe(EXACT_MATCH),
  );
});

describe('sortRanked', () => {
  it('sorts by score, then by amount, with unknown amounts last and in their order', () => {
    const makeMatch = (item: string, score: number, amount?: number | null) => ({
      item,
      score,
      amount,
    });
    expect(
      sortRanked([
        makeMatch('none', 0, 99),
        makeMatch('a', 2, null),
        makeMatch('b', 2),
        makeMatch('negative', 2, -5),
        makeMatch('large', 2, 9),
        makeMatch('best', 3, 1),
      ]).map(({ item }) => item),
    ).toEqual(['best', 'large', 'negative', 'a', 'b']);
  });
});

describe('bestMatches', () => {
  const findNames = (names: readonly string[], typedText: string, limit = 10) =>
    bestMatches(
      names.map((name) => ({ name })),
      ({ name }) => name,
      typedText,
      limit,
    ).map(({ name }) => name);
  it('sorts by score, then by shorter name', () => {
    expect(
      findNames(
        ['My Award', 'Award Type', 'Prime Award', 'Award', 'Award Description', 'Outlay'],
        'award',
      ),
    ).toEqual(['Award', 'Award Type', 'Award Description', 'My Award', 'Prime Award']);
  });
  it('keeps the input order of equally long names', () =>
    expect(findNames(['Award B', 'Award A'], 'award')).toEqual(['Award B', 'Award A']));
  it('returns at most the given number', () => {
    expect([
      findNames(['Award AA', 'Award B', 'Award'], 'award', 2),
      findNames(['Award'], 'award', 0),
    ]).toEqual([['Award', 'Award B'], []]);
  });
  it('returns [] without matches', () =>
    expect([
      findNames(['Award'], 'zebra'),
      findNames(['Award'], ' '),
      findNames([], 'award'),
    ]).toEqual(Array(3).fill([])));
});
