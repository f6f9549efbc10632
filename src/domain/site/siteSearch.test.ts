import { bestMatches, matchScore } from './siteSearch';

describe('matchScore', () => {
  it.each([
    ['Data Sources', 'data sources', 3],
    ['data sources', '  DATA Sources ', 3],
    ['Data Sources', 'dat', 2],
    ['Data Sources', 'data s', 2],
    ['Data Sources', 'sour', 1],
    ['Guide to federal spending data', 'federal sp', 1],
    ['COVID-19 Spending', '19', 1],
    ['Award (Prime)', 'prime', 1],
    ['A: Études', 'étu', 1],
    ['Data Sources', 'ources', 0],
    ['Data Sources', 'sources data', 0],
    ['Data Sources', '', 0],
    ['Data Sources', '   ', 0],
    ['', 'data', 0],
  ])('for %j and %j is %d', (name, typedText, expected) =>
    expect(matchScore(name, typedText)).toBe(expected),
  );
  it('treats any separators between words as spaces', () => {
    expect([
      matchScore('The COVID-19 -- Spending', 'covid 19 spending'),
      matchScore('The COVID-19 Spending', '19 spend'),
    ]).toEqual([1, 1]);
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
