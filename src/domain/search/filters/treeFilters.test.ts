import { initialFilters, makeCodeTree } from '../searchFilters';
import {
  branchesToLoad,
  getTreeChoice,
  naicsFilter,
  pscFilter,
  tasFilter,
  withChoice,
} from './treeFilters';

const context = { today: '2025-11-15', level: 'awards' as const };
const tops = (...list: string[]) =>
  list.map((value) => ({ label: `Branch ${value}`, value, count: 9 }));

describe.each([
  [
    'NAICS',
    naicsFilter,
    'naicsCodes',
    'naics',
    { path: ['54', '5415'], kept: '5415' },
    { path: ['54', '5415', '541511'], kept: '541511' },
    '54',
  ],
  [
    'Product or Service Code (PSC)',
    pscFilter,
    'pscCodes',
    'psc',
    { path: ['Service', 'B'], kept: ['Service', 'B'] },
    { path: ['Service', 'B', 'B5'], kept: ['Service', 'B', 'B5'] },
    'Service',
  ],
  [
    'Treasury Account Symbol (TAS)',
    tasFilter,
    'tasCodes',
    'tas',
    { path: ['097', '097-0100'], kept: ['097', '097-0100'] },
    { path: ['097', '097-0100', '097-X-0100'], kept: ['097', '097-0100', '097-X-0100'] },
    '097',
  ],
] as const)(
  'the tree of %s',
  (name, definition, field, criterion, requiredCode, excludedCode, top) => {
    const choice = {
      require: [requiredCode.path],
      exclude: [excludedCode.path],
      counts: tops(top),
    };
    const filledFilters = withChoice(initialFilters, field, choice);
    it('stores a selection and returns it', () => {
      expect(filledFilters[field].toObject()).toEqual({
        require: [requiredCode.kept],
        exclude: [excludedCode.kept],
        counts: tops(top),
      });
      expect([getTreeChoice(filledFilters, field), getTreeChoice(initialFilters, field)]).toEqual([
        choice,
        { require: [], exclude: [], counts: [] },
      ]);
    });
    it('counts its top-level branches', () =>
      expect([
        definition.count(initialFilters, context),
        definition.count(filledFilters, context),
      ]).toEqual([0, 1]));
    it('requests required codes with their exclusions, and nothing without required codes', () => {
      expect(definition.toCriteria(filledFilters, context)).toEqual({
        [criterion]: { require: [requiredCode.kept], exclude: [excludedCode.kept] },
      });
      expect(
        definition.toCriteria(
          withChoice(initialFilters, field, { ...choice, exclude: [] }),
          context,
        ),
      ).toEqual({ [criterion]: { require: [requiredCode.kept] } });
      expect(definition.toCriteria(initialFilters, context)).toEqual({});
      expect(
        definition.toCriteria(
          initialFilters.set(field, makeCodeTree({ exclude: [excludedCode.kept] })),
          context,
        ),
      ).toEqual({});
    });
    it('restores a saved selection', () =>
      expect(
        definition.fromSaved(
          JSON.parse(JSON.stringify({ [field]: filledFilters[field] })) as Record<string, unknown>,
          initialFilters,
        ),
      ).toEqual({ filters: filledFilters, dropped: [] }));
    it('keeps the current filters without a saved selection', () =>
      expect([
        definition.fromSaved({}, filledFilters),
        definition.fromSaved({ [field]: null }, filledFilters),
      ]).toEqual(Array(2).fill({ filters: filledFilters, dropped: [] })));
    it('is empty without required codes, and reports exclusions without required codes', () => {
      expect(
        definition.fromSaved({ [field]: { require: [], exclude: [], counts: [] } }, filledFilters),
      ).toEqual({ filters: initialFilters, dropped: [] });
      expect(
        definition.fromSaved({ [field]: { require: null, counts: tops(top) } }, filledFilters),
      ).toEqual({ filters: initialFilters, dropped: [] });
      expect(
        definition.fromSaved({ [field]: { exclude: [excludedCode.kept] } }, initialFilters),
      ).toEqual({
        filters: initialFilters,
        dropped: [name],
      });
    });
    it.each([
      ['a text', 'x'],
      ['a list', []],
      ['required codes that are not a list', { require: 'x' }],
      ['excluded codes that are not a list', { require: [], exclude: 5 }],
      ['values that are not codes', { require: [{}] }],
      ['empty codes', { require: ['', []] }],
    ])('reports its name for %s', (_what, value) => {
      expect(definition.fromSaved({ [field]: value }, initialFilters)).toEqual({
        filters: initialFilters,
        dropped: [name],
      });
    });
    it('keeps valid codes next to invalid ones', () => {
      const { filters, dropped } = definition.fromSaved(
        {
          [field]: {
            require: [requiredCode.kept, null],
            exclude: [excludedCode.kept, null],
            counts: tops(top),
          },
        },
        initialFilters,
      );
      expect([filters, dropped]).toEqual([filledFilters, [name]]);
    });
  },
);

describe('saved code trees', () => {
  const naics = (...require: unknown[]) => {
    const { filters, dropped } = naicsFilter.fromSaved({ naicsCodes: { require } }, initialFilters);
    return [filters.naicsCodes.require, dropped];
  };
  it.each([['54'], ['5415'], ['541511']])(
    'accept NAICS codes of two, four or six digits: %s',
    (code) =>
      expect([naics(code), naics(Number(code))]).toEqual([
        [[code], []],
        [[code], []],
      ]),
  );
  it.each([['5'], ['541'], ['54151'], ['5415111'], ['5A'], ['54 '], [['54']]])(
    'refuse the NAICS code %j',
    (code) => expect(naics(code)).toEqual([[], ['NAICS']]),
  );
  const acceptsPsc = (path: unknown) =>
    pscFilter.fromSaved({ pscCodes: { require: [path] } }, initialFilters).dropped.length === 0;
  const acceptsTas = (path: unknown) =>
    tasFilter.fromSaved({ tasCodes: { require: [path] } }, initialFilters).dropped.length === 0;
  it('accept PSC paths of up to four steps and TAS paths of up to three', () => {
    expect([
      acceptsPsc(['a', 'b', 'c', 'd']),
      acceptsPsc(['a', 'b', 'c', 'd', 'e']),
      acceptsTas(['a', 'b', 'c']),
      acceptsTas(['a', 'b', 'c', 'd']),
    ]).toEqual([true, false, true, false]);
  });
  it('accept steps of 1 to 60 characters', () => {
    expect([
      acceptsPsc(['x'.repeat(60)]),
      acceptsPsc(['x'.repeat(61)]),
      acceptsPsc(['a', '']),
      acceptsPsc(['a', 5]),
      acceptsPsc([]),
      acceptsPsc('a'),
      acceptsPsc([['a'], 'b']),
    ]).toEqual([true, false, false, false, false, false, false]);
  });
  it('count the entries of a branch without a saved count', () => {
    expect(
      naicsFilter.fromSaved(
        { naicsCodes: { require: ['5415', '5416', '11'], counts: 'x' } },
        initialFilters,
      ).filters.naicsCodes.counts,
    ).toEqual([
      { label: '54', value: '54', count: 2 },
      { label: '11', value: '11', count: 1 },
    ]);
  });
});

describe('branchesToLoad', () => {
  it('returns the unique ancestors of the codes, upper levels first', () => {
    expect(
      branchesToLoad({
        require: [['1', '11', '111'], ['2', '21'], ['3']],
        exclude: [
          ['1', '11', '112'],
          ['1', '12', '121'],
        ],
        counts: [],
      }),
    ).toEqual([['1'], ['2'], ['1', '11'], ['1', '12']]);
  });
  it('distinguishes paths that are equal when concatenated', () => {
    expect(
      branchesToLoad({
        require: [
          ['1', '11', 'x'],
          ['11', '1', 'x'],
        ],
        exclude: [],
        counts: [],
      }),
    ).toEqual([['1'], ['11'], ['1', '11'], ['11', '1']]);
  });
  it('returns [] for top-level branches only', () =>
    expect(branchesToLoad({ require: [['1']], exclude: [], counts: [] })).toEqual([]));
});
