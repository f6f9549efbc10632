import { Set as ImmutableSet } from 'immutable';
import { initialFilters, makeCodeTree, type SearchFilters } from '../searchFilters';
import { changeDefCodes, defCodeFilter } from './defCodeFilter';

const context = { today: '2025-11-15', level: 'awards' as const };
const makeFilters = (required: string[], covid: string[] = [], infra: string[] = []) =>
  initialFilters.merge({
    defCodes: makeCodeTree({ require: required }),
    covidDefCode: ImmutableSet(covid),
    infraDefCode: ImmutableSet(infra),
  });
const lists = (filters: SearchFilters) => [
  filters.defCodes.require,
  filters.covidDefCode.toArray(),
  filters.infraDefCode.toArray(),
];
const covid = ['L', 'M', 'N', 'O', 'P', 'U', 'V'];

describe('DEFCs', () => {
  it('are added in a fixed order, with counts by disaster', () => {
    const filters = changeDefCodes(changeDefCodes(initialFilters, ['Z', 'M'], 'add'), ['L'], 'add');
    expect(filters.defCodes.toObject()).toEqual({
      require: ['L', 'M', 'Z'],
      exclude: [],
      counts: [
        { label: 'COVID-19 Spending', value: 'COVID-19', count: 2 },
        { label: 'Infrastructure Spending', value: 'Infrastructure', count: 1 },
      ],
    });
  });
  it('have a count for a disaster only while one of its codes is selected', () => {
    expect(changeDefCodes(initialFilters, ['1', 'Z'], 'add').defCodes.counts).toEqual([
      { label: 'Infrastructure Spending', value: 'Infrastructure', count: 2 },
    ]);
    expect(
      changeDefCodes(changeDefCodes(initialFilters, ['Z'], 'add'), ['Z'], 'remove').defCodes,
    ).toEqual(initialFilters.defCodes);
  });
  it('stay in their list when another list adds them', () => {
    expect(lists(changeDefCodes(makeFilters([], ['L']), ['L', 'M'], 'add'))).toEqual([
      ['M'],
      ['L'],
      [],
    ]);
    expect(lists(changeDefCodes(makeFilters(['L']), ['L', 'M'], 'add', 'covidDefCode'))).toEqual([
      ['L'],
      ['M'],
      [],
    ]);
    expect(lists(changeDefCodes(makeFilters(['L']), ['Z'], 'add', 'infraDefCode'))).toEqual([
      ['L'],
      [],
      ['Z'],
    ]);
    expect(lists(changeDefCodes(makeFilters(['L', 'Z']), ['L'], 'add'))).toEqual([
      ['L', 'Z'],
      [],
      [],
    ]);
  });
  it.each(['defCodes', 'covidDefCode', 'infraDefCode'] as const)(
    'are removed from every list when %s removes them',
    (field) => {
      expect(
        lists(
          changeDefCodes(
            makeFilters(['L', 'M', 'Z'], ['N', 'L'], ['Z', '1']),
            ['L', 'Z'],
            'remove',
            field,
          ),
        ),
      ).toEqual([['M'], ['N'], ['1']]);
    },
  );
  it('are ignored if they are not tracked', () =>
    expect(lists(changeDefCodes(initialFilters, ['QQ', 'L'], 'add'))).toEqual([['L'], [], []]));
});

describe('the DEFC filter', () => {
  it('counts each code once, and all codes of a disaster together as one', () => {
    expect(
      [
        makeFilters([]),
        makeFilters(['L', 'M'], ['M'], ['Z']),
        makeFilters(covid),
        makeFilters(['Z', '1', 'L']),
        makeFilters(covid.slice(1), ['L'], ['Z', '1']),
      ].map((filters) => defCodeFilter.count(filters, context)),
    ).toEqual([0, 3, 1, 2, 2]);
  });
  it('requests all codes in order, and nothing without codes', () => {
    expect(defCodeFilter.toCriteria(makeFilters(['Z', 'L'], ['M', 'L'], ['1']), context)).toEqual({
      defCodes: ['1', 'L', 'M', 'Z'],
    });
    expect(defCodeFilter.toCriteria(makeFilters([]), context)).toEqual({});
  });
  const read = (saved: Record<string, unknown>) => {
    const { filters, dropped } = defCodeFilter.fromSaved(saved, initialFilters);
    return [...lists(filters), dropped];
  };
  const name = 'Disaster Emergency Fund Code (DEFC)';
  it('restores saved codes with their counts', () => {
    const saved = changeDefCodes(initialFilters, ['L', 'Z'], 'add').merge({
      covidDefCode: ImmutableSet(['M']),
      infraDefCode: ImmutableSet(['1']),
    });
    expect(
      defCodeFilter.fromSaved(
        { defCodes: { require: ['Z', 'L'] }, covidDefCode: ['M'], infraDefCode: ['1'] },
        initialFilters,
      ),
    ).toEqual({ filters: saved, dropped: [] });
  });
  it('uses the last step of a saved path as the code', () =>
    expect(read({ defCodes: { require: [['COVID-19', 'L'], 'Z'], exclude: [] } })).toEqual([
      ['L', 'Z'],
      [],
      [],
      [],
    ]));
  it('is empty without saved codes', () =>
    expect([
      read({}),
      read({ defCodes: null, covidDefCode: [] }),
      read({ defCodes: { require: [] } }),
    ]).toEqual([0, 1, 2].map(() => [[], [], [], []])));
  it('keeps the code tree unchanged if only the COVID-19 list has codes', () =>
    expect(defCodeFilter.fromSaved({ covidDefCode: ['L'] }, initialFilters).filters.defCodes).toBe(
      initialFilters.defCodes,
    ));
  it.each([
    ['an unknown required code', { defCodes: { require: ['L', 'QQ'] } }, [['L'], [], []]],
    ['an unknown code of the COVID-19 list', { covidDefCode: ['L', 'QQ'] }, [[], ['L'], []]],
    ['an unknown code of the infrastructure list', { infraDefCode: ['QQ', 'Z'] }, [[], [], ['Z']]],
    ['a value that is not a code', { covidDefCode: ['L', { a: 1 }] }, [[], ['L'], []]],
    ['an exclusion', { defCodes: { require: ['L'], exclude: ['M'] } }, [['L'], [], []]],
  ])('drops and reports %s', (_what, saved, expectedCodes) =>
    expect(read(saved)).toEqual([...expectedCodes, [name]]),
  );
});
