import { makeSearchFilters } from '@/domain/search/searchFilters';
import { buildPlacesQuery, formatRanking, type Ranking } from './ranking';

const place = (code: string, obligations: number | null) => ({
  code,
  name: code,
  obligations,
  population: null,
  perCapita: null,
});
const ranking: Ranking = {
  layer: 'county',
  filters: makeSearchFilters(),
  code: 'a',
  getAmounts: (places) => places.filter(({ code }) => code).map(({ obligations }) => obligations),
  describeGroup: (size) => `of ${size} counties`,
};

describe('the rank of a place', () => {
  it('counts only the group of the ranking', () => {
    expect(formatRanking(ranking, [place('', 9), place('b', 7), place('a', 5)])).toBe(
      '2nd of 2 counties',
    );
    expect(formatRanking(ranking, [place('b', 5), place('a', 5), place('c', null)])).toBe(
      'tied for 1st of 3 counties',
    );
  });
  it.each([
    ['is the only one with awards', [place('a', 5), place('', 9)]],
    ['has no awards', [place('b', 7), place('c', 5)]],
    ['has a negative amount', [place('b', 7), place('a', -5)]],
    ['has an unknown amount', [place('b', 7), place('a', null)]],
  ])('is left out if the place %s', (_what, places) =>
    expect(formatRanking(ranking, places)).toBe(''),
  );
  it('is based on the transactions of the period by place of performance', () =>
    expect(buildPlacesQuery(ranking, { fy: '2024' }, '2025-11-15')).toEqual({
      level: 'transactions',
      scope: 'place_of_performance',
      layer: 'county',
      criteria: { periods: [{ start: '2023-10-01', end: '2024-09-30' }] },
    }));
});
