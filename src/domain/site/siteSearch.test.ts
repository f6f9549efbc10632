import { bestMatches, matchScore } from './siteSearch';

describe('how well a name answers typed words', () => {
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
  ])('%j for %j: %d', (name, typed, expected) => expect(matchScore(name, typed)).toBe(expected));
  it('takes whatever stands between words for a space', () => {
    expect([
      matchScore('The COVID-19 -- Spending', 'covid 19 spending'),
      matchScore('The COVID-19 Spending', '19 spend'),
    ]).toEqual([1, 1]);
  });
});

describe('the best answers', () => {
  const found = (names: readonly string[], typed: string, limit = 10) =>
    bestMatches(
      names.map((name) => ({ name })),
      ({ name }) => name,
      typed,
      limit,
    ).map(({ name }) => name);
  it('stand in order of how well they answer, shorter names first among equals', () => {
    expect(
      found(
        ['My Award', 'Award Type', 'Prime Award', 'Award', 'Award Description', 'Outlay'],
        'award',
      ),
    ).toEqual(['Award', 'Award Type', 'Award Description', 'My Award', 'Prime Award']);
  });
  it('keep their own order where names are equally long', () =>
    expect(found(['Award B', 'Award A'], 'award')).toEqual(['Award B', 'Award A']));
  it('are at most as many as asked for', () => {
    expect([
      found(['Award AA', 'Award B', 'Award'], 'award', 2),
      found(['Award'], 'award', 0),
    ]).toEqual([['Award', 'Award B'], []]);
  });
  it('are none where nothing answers', () =>
    expect([found(['Award'], 'zebra'), found(['Award'], ' '), found([], 'award')]).toEqual([
      [],
      [],
      [],
    ]));
});
