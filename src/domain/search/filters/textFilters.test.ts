import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { recipientTypeGroups } from '../../codes/recipientTypes';
import { initialFilters, type AmountRange } from '../searchFilters';
import type { FilterDefinition } from './definition';
import {
  awardAmountFilter,
  awardIdFilter,
  awardTypeFilter,
  keywordFilter,
  recipientFilter,
  recipientTypeFilter,
} from './textFilters';

const context = { today: '2025-11-15', level: 'awards' as const };
const texts = (...list: string[]) => OrderedMap(list.map((text): [string, string] => [text, text]));
const set = (...list: string[]) => ImmutableSet(list);

describe.each([
  [
    'a keyword',
    keywordFilter,
    'keyword',
    'keywords',
    initialFilters.set('keyword', texts('bridge', 'forest roads')),
  ],
  [
    'an award id',
    awardIdFilter,
    'selectedAwardIDs',
    'awardIds',
    initialFilters.set('selectedAwardIDs', texts('bridge', 'forest roads')),
  ],
  [
    'a recipient',
    recipientFilter,
    'selectedRecipients',
    'recipients',
    initialFilters.set('selectedRecipients', set('bridge', 'forest roads')),
  ],
] as [
  string,
  FilterDefinition,
  'keyword' | 'selectedAwardIDs' | 'selectedRecipients',
  string,
  typeof initialFilters,
][])('the filter for %s', (_what, definition, field, criterion, filledFilters) => {
  const read = (value: unknown) => {
    const { filters, dropped } = definition.fromSaved({ [field]: value }, initialFilters);
    return [filters[field].valueSeq().toArray(), dropped];
  };
  it('counts each text', () =>
    expect([
      definition.count(initialFilters, context),
      definition.count(filledFilters, context),
    ]).toEqual([0, 2]));
  it('requests its texts in input order, and nothing without texts', () => {
    expect(definition.toCriteria(filledFilters, context)).toEqual({
      [criterion]: ['bridge', 'forest roads'],
    });
    expect(definition.toCriteria(initialFilters, context)).toEqual({});
  });
  it('restores a saved list, map or list of pairs', () => {
    expect(read(['bridge', 'roads'])).toEqual([['bridge', 'roads'], []]);
    expect(read({ bridge: 'bridge', roads: 'roads' })).toEqual([['bridge', 'roads'], []]);
    expect(
      read([
        ['bridge', 'bridge'],
        ['roads', 'roads'],
      ]),
    ).toEqual([['bridge', 'roads'], []]);
    expect(
      definition.fromSaved({ [field]: ['bridge', 'forest roads'] }, initialFilters).filters,
    ).toEqual(filledFilters);
  });
  it('is empty without saved texts', () =>
    expect([undefined, null, []].map(read)).toEqual(Array(3).fill([[], []])));
  it('keeps valid values and reports its name for invalid values', () =>
    expect(read(['bridge', { a: 1 }])).toEqual([['bridge'], [definition.name]]));
});

describe('the minimum length of a saved text', () => {
  it('is three characters for keywords', () => {
    const { filters, dropped } = keywordFilter.fromSaved(
      { keyword: ['ab', 'abc'] },
      initialFilters,
    );
    expect([filters.keyword.keySeq().toArray(), dropped]).toEqual([['abc'], ['Keyword']]);
  });
  it('is lower for award IDs and recipients', () => {
    expect(awardIdFilter.fromSaved({ selectedAwardIDs: ['1'] }, initialFilters).dropped).toEqual(
      [],
    );
    expect(
      recipientFilter.fromSaved({ selectedRecipients: ['3M'] }, initialFilters).dropped,
    ).toEqual([]);
  });
});

describe('recipient types', () => {
  const nonprofits = recipientTypeGroups
    .find(({ label }) => label === 'Nonprofit')!
    .types.map(({ key }) => key);
  const makeFilters = (...types: string[]) => initialFilters.set('recipientType', set(...types));
  it('are counted one by one, and a complete group as one', () => {
    expect(
      [
        makeFilters(),
        makeFilters('foundation'),
        makeFilters('foundation', 'nonprofit'),
        makeFilters(...nonprofits),
        makeFilters(...nonprofits, 'hospital'),
      ].map((filters) => recipientTypeFilter.count(filters, context)),
    ).toEqual([0, 1, 2, 1, 2]);
  });
  it('are requested by the codes of the API', () => {
    expect(
      recipientTypeFilter.toCriteria(makeFilters('american_indian', 'public', 'hospital'), context),
    ).toEqual({
      recipientTypes: [
        'american_indian_owned_business',
        'public_institution_of_higher_education',
        'hospital',
      ],
    });
    expect(recipientTypeFilter.toCriteria(makeFilters(), context)).toEqual({});
  });
  it.each([
    [
      ['american_indian', 'private_institution_of_higher_education'],
      ['american_indian', 'private'],
      [],
    ],
    [['hospital', 'nonsense'], ['hospital'], ['Recipient Type']],
    [['hospital', { a: 1 }], ['hospital'], ['Recipient Type']],
    [undefined, [], []],
  ])('saved as %j are restored by key or code', (recipientType, kept, droppedNames) => {
    const { filters, dropped } = recipientTypeFilter.fromSaved({ recipientType }, initialFilters);
    expect([filters.recipientType.toArray(), dropped]).toEqual([kept, droppedNames]);
  });
});

describe('award types', () => {
  const makeFilters = (awardType: string[], contract: string[] = [], assistance: string[] = []) =>
    initialFilters.merge({
      awardType: set(...awardType),
      contractAwardType: set(...contract),
      financialAssistanceAwardType: set(...assistance),
    });
  const sets = (filters: typeof initialFilters) =>
    [filters.awardType, filters.contractAwardType, filters.financialAssistanceAwardType].map(
      (list) => list.toArray(),
    );
  it('are counted one by one across all fields, and a complete group as one', () => {
    expect(
      [
        makeFilters([]),
        makeFilters(['A']),
        makeFilters(['A'], ['A', 'B']),
        makeFilters(['A', 'B'], ['C', 'D']),
        makeFilters(['07'], ['A'], ['08']),
      ].map((filters) => awardTypeFilter.count(filters, context)),
    ).toEqual([0, 1, 2, 1, 2]);
  });
  it('are requested as the sorted union of the fields', () => {
    expect(
      awardTypeFilter.toCriteria(makeFilters(['D', '02'], ['A'], ['03', '02']), context),
    ).toEqual({
      awardTypes: ['02', '03', 'A', 'D'],
    });
    expect(awardTypeFilter.toCriteria(makeFilters([]), context)).toEqual({});
  });
  it('are restored to their fields', () => {
    const { filters, dropped } = awardTypeFilter.fromSaved(
      { awardType: ['IDV_B'], contractAwardType: ['A'], financialAssistanceAwardType: ['-1'] },
      initialFilters,
    );
    expect([sets(filters), dropped]).toEqual([[['IDV_B'], ['A'], ['-1']], []]);
  });
  it.each([
    ['F001', ['02', '03', '04']],
    ['F002', ['05']],
    ['F003', ['07']],
    ['F004', ['08']],
    ['F005', ['09']],
    ['F006', ['06']],
    ['F007', ['10']],
    ['F010', ['11']],
    ['F008', []],
    ['F009', []],
  ])('map the newer code %s to %j without reporting a dropped filter', (code, kept) => {
    const { filters, dropped } = awardTypeFilter.fromSaved({ awardType: [code] }, initialFilters);
    expect([filters.awardType.toArray(), dropped]).toEqual([kept, []]);
  });
  it.each([
    ['awardType', ['A', 'ZZ']],
    ['contractAwardType', ['ZZ', 'A']],
    ['financialAssistanceAwardType', ['A', { a: 1 }]],
  ] as const)('drop and report unknown codes in %s', (field, list) => {
    const { filters, dropped } = awardTypeFilter.fromSaved({ [field]: list }, initialFilters);
    expect([filters[field].toArray(), dropped]).toEqual([['A'], ['Award Type']]);
  });
  it('are empty without saved types', () =>
    expect([
      sets(awardTypeFilter.fromSaved({}, initialFilters).filters),
      awardTypeFilter.fromSaved({}, initialFilters).dropped,
    ]).toEqual([[[], [], []], []]));
});

describe('award amounts', () => {
  const makeFilters = (...ranges: AmountRange[]) =>
    initialFilters.set(
      'awardAmounts',
      OrderedMap(ranges.map((range, at): [string, AmountRange] => [String(at), range])),
    );
  it('are counted by range', () =>
    expect([
      awardAmountFilter.count(makeFilters(), context),
      awardAmountFilter.count(makeFilters([1, 2], [3, null]), context),
    ]).toEqual([0, 2]));
  it('are requested only with a bound, including zero', () => {
    expect(
      awardAmountFilter.toCriteria(makeFilters([0, null], [null, null], [null, 0]), context),
    ).toEqual({
      amounts: [
        [0, null],
        [null, 0],
      ],
    });
    expect([
      awardAmountFilter.toCriteria(makeFilters([null, null]), context),
      awardAmountFilter.toCriteria(makeFilters(), context),
    ]).toEqual([{}, {}]);
  });
  const read = (awardAmounts: unknown) => {
    const { filters, dropped } = awardAmountFilter.fromSaved({ awardAmounts }, initialFilters);
    return [filters.awardAmounts.toObject(), dropped];
  };
  it.each([
    ['a map', { specific: [5, 10] }, { specific: [5, 10] }],
    ['a map with typed numbers', { specific: ['5', '10.5'] }, { specific: [5, 10.5] }],
    ['a list of pairs of key and range', [['specific', [5, 10]]], { specific: [5, 10] }],
    ['a list of ranges', [[5, 10]], { specific: [5, 10] }],
    ['a single range', [5, 10], { specific: [5, 10] }],
    ['a single range without an upper bound', [5, null], { specific: [5, null] }],
    ['a single range without a lower bound', [null, 10], { specific: [null, 10] }],
    ['a range of one amount', { specific: [5, 5] }, { specific: [5, 5] }],
    ['a range around zero', { specific: [-5, 0] }, { specific: [-5, 0] }],
    ['a range with an empty bound', { specific: ['', 10] }, { specific: [null, 10] }],
    ['a range with a missing bound', { specific: [undefined, 10] }, { specific: [null, 10] }],
    ['a range below zero, no lower bound', { specific: [null, -5] }, { specific: [null, -5] }],
    ['a list of a range with typed numbers', [['5', '10']], { specific: [5, 10] }],
    ['a preset under any key', { x: [1000000, 25000000] }, { 'range-1': [1000000, 25000000] }],
    ['an open preset', [null, 1000000], { 'range-0': [null, 1000000] }],
    ['the last preset', [[500000000, null]], { 'range-4': [500000000, null] }],
    ['one bound of a preset', [1000000, 2], {}],
    ['the lower bound of a preset', [1000000, 2000000], { specific: [1000000, 2000000] }],
    ['the upper bound of a preset', [2, 25000000], { specific: [2, 25000000] }],
    ['nothing', undefined, {}],
    ['an empty map', {}, {}],
    ['an empty list', [], {}],
    ['null', null, {}],
  ])('are read from %s', (what, saved, kept) =>
    expect(read(saved)).toEqual([kept, what === 'one bound of a preset' ? ['Award Amount'] : []]),
  );
  it.each([
    ['a bound that is not a number', { specific: ['many', 10] }],
    ['an upper bound that is not a number', { specific: [5, 'x'] }],
    ['an upper bound below the lower', { specific: [10, 9] }],
    ['no bound', { specific: [null, null] }],
    ['one number', { specific: [5] }],
    ['three numbers', { specific: [1, 2, 3] }],
    ['a value that is not a list', { specific: 5 }],
    ['a text', 'x'],
    ['a list of texts', ['5', '10']],
    ['a list of a number and a text', [5, '10']],
    ['a range under a number', [[1, [5, 10]]]],
    ['null', [null]],
  ])('are dropped and reported if invalid: %s', (_what, saved) =>
    expect(read(saved)).toEqual([{}, ['Award Amount']]),
  );
  it('use the first valid range and report further ranges', () => {
    expect(read({ a: [5, 10], b: [20, 30] })).toEqual([{ specific: [5, 10] }, ['Award Amount']]);
    expect(read({ a: [10, 5], b: [20, 30] })).toEqual([{ specific: [20, 30] }, ['Award Amount']]);
  });
  it('keep the current range if no saved range is valid', () =>
    expect(awardAmountFilter.fromSaved({ awardAmounts: 'x' }, makeFilters([1, 2])).filters).toEqual(
      makeFilters([1, 2]),
    ));
});
