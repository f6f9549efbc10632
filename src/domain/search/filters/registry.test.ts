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
const filledFilters = initialFilters.merge({
  keyword: OrderedMap([['bridge', 'bridge']]),
  awardType: ImmutableSet(['A', 'B']),
  awardDescription: 'roads',
  timePeriodType: 'fy',
  timePeriodFY: ImmutableSet(['2024']),
  filterNewAwardsOnlySelected: true,
  filterNewAwardsOnlyActive: true,
  filterNaoActiveFromFyOrDateRange: true,
});

describe('filter definitions', () => {
  it('cover every field of the state exactly once', () =>
    expect(filterDefinitions.flatMap(({ fields }) => fields).sort()).toEqual(
      Object.keys(initialFilters.toObject()).sort(),
    ));
  it('have unique IDs and names', () => {
    expect(new Set(filterDefinitions.map(({ id }) => id)).size).toBe(filterDefinitions.length);
    expect(new Set(filterDefinitions.map(({ name }) => name)).size).toBe(filterDefinitions.length);
    for (const definition of filterDefinitions)
      expect(filterDefinition(definition.id)).toBe(definition);
  });
  it('count the selected values of all filters together', () =>
    expect([countFilters(initialFilters, context), countFilters(filledFilters, context)]).toEqual([
      0, 5,
    ]));
  it('build the criteria of all filters together', () => {
    expect(toCriteria(filledFilters, context)).toEqual({
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
  it('clear one filter at a time', () => {
    expect(clearFilter(filledFilters, 'timePeriod')).toEqual(
      initialFilters.merge({
        keyword: filledFilters.keyword,
        awardType: filledFilters.awardType,
        awardDescription: 'roads',
      }),
    );
    expect(clearFilter(filledFilters, 'awardType').awardType.size).toBe(0);
  });
});

describe('restoreFilters', () => {
  it('restores saved filters', () => {
    const { filters, dropped } = restoreFilters(JSON.parse(JSON.stringify(filledFilters)));
    expect([sameFilters(filters, filledFilters), filters, dropped]).toEqual([
      true,
      filledFilters,
      [],
    ]);
  });
  it.each([[null], [undefined], ['x'], [5], [[]]])('rejects %j as a whole', (saved) =>
    expect(restoreFilters(saved)).toEqual({
      filters: initialFilters,
      dropped: ['the whole search'],
    }),
  );
  it('keeps valid values and names the dropped filters in order', () => {
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
  it('returns the defaults for an empty search', () =>
    expect(restoreFilters({})).toEqual({ filters: initialFilters, dropped: [] }));
  it.each([['x'], [0], [true], [[0]], [['']], [{ a: { b: 'x' } }], [{ a: [1] }]])(
    'reports an unknown field with value %j',
    (value) => expect(restoreFilters({ planets: value }).dropped).toEqual(['"planets"']),
  );
  it.each([[null], [undefined], [''], [false], [[]], [{}], [{ a: '', b: { c: [] } }]])(
    'ignores an unknown field with value %j',
    (value) => expect(restoreFilters({ planets: value }).dropped).toEqual([]),
  );
  it.each([
    'startDate',
    'endDate',
    'budgetFunctions',
    'federalAccounts',
    'objectClasses',
    'programActivities',
  ])('ignores %s, a field of older formats', (field) => {
    expect(restoreFilters({ [field]: '2024-01-01' }).dropped).toEqual([]);
  });
  it('reports a long field name by its first 40 characters, and each prefix only once', () => {
    const name = 'x'.repeat(40);
    expect(restoreFilters({ [`${name}1`]: 1, [`${name}2`]: 1 }).dropped).toEqual([`"${name}"`]);
  });
});
