import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { initialFilters } from '../searchFilters';
import { sameFilters } from '../sameFilters';
import {
  clearFilter,
  countFilters,
  filterDefinition,
  filterDefinitions,
  restoreFilters,
  toCriteria,
} from './registry';

const context = { today: '2025-11-15', level: 'awards' as const };
const filled = initialFilters.merge({
  keyword: OrderedMap([['bridge', 'bridge']]),
  awardType: ImmutableSet(['A', 'B']),
  awardDescription: 'roads',
  timePeriodType: 'fy',
  timePeriodFY: ImmutableSet(['2024']),
  filterNewAwardsOnlySelected: true,
  filterNewAwardsOnlyActive: true,
  filterNaoActiveFromFyOrDateRange: true,
});

describe('the filters of the site', () => {
  it('hold every field of the state, each in one filter', () =>
    expect(filterDefinitions.flatMap(({ fields }) => fields).sort()).toEqual(
      Object.keys(initialFilters.toObject()).sort(),
    ));
  it('have an id and a name of their own', () => {
    expect(new Set(filterDefinitions.map(({ id }) => id)).size).toBe(filterDefinitions.length);
    expect(new Set(filterDefinitions.map(({ name }) => name)).size).toBe(filterDefinitions.length);
    for (const definition of filterDefinitions)
      expect(filterDefinition(definition.id)).toBe(definition);
  });
  it('count together', () =>
    expect([countFilters(initialFilters, context), countFilters(filled, context)]).toEqual([0, 5]));
  it('ask together', () => {
    expect(toCriteria(filled, context)).toEqual({
      keywords: ['bridge'],
      awardTypes: ['A', 'B'],
      description: 'roads',
      periods: [{ start: '2023-10-01', end: '2024-09-30' }],
      newAwardsOnly: true,
    });
    expect(toCriteria(initialFilters, context)).toEqual({
      periods: [{ start: '2007-10-01', end: '2026-09-30' }],
    });
  });
  it('are cleared one by one', () => {
    expect(clearFilter(filled, 'timePeriod')).toEqual(
      initialFilters.merge({
        keyword: filled.keyword,
        awardType: filled.awardType,
        awardDescription: 'roads',
      }),
    );
    expect(clearFilter(filled, 'awardType').awardType.size).toBe(0);
  });
});

describe('restoring a saved search', () => {
  it('gives back what was saved', () => {
    const { filters, dropped } = restoreFilters(JSON.parse(JSON.stringify(filled)));
    expect([sameFilters(filters, filled), filters, dropped]).toEqual([true, filled, []]);
  });
  it.each([[null], [undefined], ['x'], [5], [[]]])(
    'of %j says that it cannot be used at all',
    (saved) =>
      expect(restoreFilters(saved)).toEqual({
        filters: initialFilters,
        dropped: ['the whole search'],
      }),
  );
  it('uses what can be used and names the rest, in the order of the filters', () => {
    const { filters, dropped } = restoreFilters({
      awardDescription: 5,
      keyword: ['bridge', 'ab'],
      awardType: ['A', 'ZZ'],
    });
    expect([filters.keyword.keySeq().toArray(), filters.awardType.toArray(), dropped]).toEqual([
      ['bridge'],
      ['A'],
      ['Keyword', 'Award Type', 'Award Description'],
    ]);
  });
  it('replaces defaults and nothing else', () =>
    expect(restoreFilters({})).toEqual({ filters: initialFilters, dropped: [] }));
  it.each([['x'], [0], [true], [[0]], [['']], [{ a: { b: 'x' } }], [{ a: [1] }]])(
    'names an unknown field that holds %j',
    (value) => expect(restoreFilters({ planets: value }).dropped).toEqual(['"planets"']),
  );
  it.each([[null], [undefined], [''], [false], [[]], [{}], [{ a: '', b: { c: [] } }]])(
    'says nothing of an unknown field that holds %j',
    (value) => expect(restoreFilters({ planets: value }).dropped).toEqual([]),
  );
  it.each([
    'startDate',
    'endDate',
    'budgetFunctions',
    'federalAccounts',
    'objectClasses',
    'programActivities',
  ])('says nothing of %s, a field of older forms that is read elsewhere or not at all', (field) => {
    expect(restoreFilters({ [field]: '2024-01-01' }).dropped).toEqual([]);
  });
  it('names a long field by its first 40 characters, and fields that begin alike once', () => {
    const name = 'x'.repeat(40);
    expect(restoreFilters({ [`${name}1`]: 1, [`${name}2`]: 1 }).dropped).toEqual([`"${name}"`]);
  });
});
