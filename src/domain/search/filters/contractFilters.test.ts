import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { filterGroups } from '../../codes/codeGroups';
import { initialFilters } from '../searchFilters';
import {
  assistanceListingFilter,
  awardDescriptionFilter,
  extentCompetedFilter,
  makeListing,
  pricingFilter,
  setAsideFilter,
} from './contractFilters';

const context = { today: '2025-11-15', level: 'awards' as const };

it('filters accept only the codes of their groups: pricing_type, set_aside and extent_competed [r3.18]', () => {
  // Each of these codes of the specification is in only one of the three groups.
  const filters = [
    ['pricing_type', pricingFilter, 'pricingType', ['J', 'Y']],
    ['set_aside', setAsideFilter, 'setAside', ['8AN', 'HZC', 'WOSB']],
    ['extent_competed', extentCompetedFilter, 'extentCompeted', ['CDOCiv', 'E Civ', 'NDOCiv']],
  ] as const;
  expect(Object.keys(filterGroups)).toEqual(filters.map(([key]) => key));
  const allGroupCodes = filters.flatMap(([, , , codes]) => codes);
  for (const [key, definition, field, codes] of filters) {
    const restored = definition.fromSaved({ [field]: allGroupCodes }, initialFilters).filters[
      field
    ];
    expect([key, restored.toArray()]).toEqual([key, codes]);
  }
});

describe.each([
  ['Type of Contract Pricing', pricingFilter, 'pricingType', 'pricingTypes', ['J', 'Y']],
  ['Type of Set Aside', setAsideFilter, 'setAside', 'setAsides', ['8A', 'NONE']],
  ['Extent Competed', extentCompetedFilter, 'extentCompeted', 'extentsCompeted', ['E Civ', 'A']],
] as const)('%s', (name, definition, field, criterion, codes) => {
  const filledFilters = initialFilters.set(field, ImmutableSet(codes));
  const read = (value: unknown) => {
    const { filters, dropped } = definition.fromSaved({ [field]: value }, initialFilters);
    return [filters[field].toArray(), dropped];
  };
  it('counts each code', () =>
    expect([
      definition.count(initialFilters, context),
      definition.count(filledFilters, context),
    ]).toEqual([0, 2]));
  it('requests its codes', () =>
    expect([
      definition.toCriteria(filledFilters, context),
      definition.toCriteria(initialFilters, context),
    ]).toEqual([{ [criterion]: codes }, {}]));
  it('restores saved codes', () =>
    expect([read(codes), read(undefined)]).toEqual([
      [codes, []],
      [[], []],
    ]));
  it('drops and reports unknown codes and values that are not text', () => {
    expect(read([codes[0], 'QQ'])).toEqual([[codes[0]], [name]]);
    expect(read([codes[0], { a: 1 }])).toEqual([[codes[0]], [name]]);
  });
});

describe('the award description filter', () => {
  const filledFilters = initialFilters.set('awardDescription', 'road repair');
  const read = (awardDescription: unknown, target = initialFilters) => {
    const { filters, dropped } = awardDescriptionFilter.fromSaved({ awardDescription }, target);
    return [filters.awardDescription, dropped];
  };
  it('counts as one', () =>
    expect([
      awardDescriptionFilter.count(initialFilters, context),
      awardDescriptionFilter.count(filledFilters, context),
    ]).toEqual([0, 1]));
  it('requests its text', () =>
    expect([
      awardDescriptionFilter.toCriteria(filledFilters, context),
      awardDescriptionFilter.toCriteria(initialFilters, context),
    ]).toEqual([{ description: 'road repair' }, {}]));
  it('restores trimmed text', () =>
    expect([read(' road repair '), read(''), read(undefined)]).toEqual([
      ['road repair', []],
      ['', []],
      ['', []],
    ]));
  it('keeps its current text if a saved value is not text, and reports the value unless it is null', () =>
    expect([read(5, filledFilters), read(null, filledFilters)]).toEqual([
      ['road repair', ['Award Description']],
      ['road repair', []],
    ]));
});

describe('assistance listings', () => {
  const medical = makeListing('93.778', 'Medical Assistance Program');
  const filledFilters = initialFilters.set(
    'selectedCFDA',
    OrderedMap([
      ['93.778', medical],
      ['10.RD', makeListing('10.RD', '')],
    ]),
  );
  const read = (selectedCFDA: unknown) => {
    const { filters, dropped } = assistanceListingFilter.fromSaved(
      { selectedCFDA },
      initialFilters,
    );
    return [
      filters.selectedCFDA.map((listing) => listing.get('program_title')).toObject(),
      dropped,
    ];
  };
  it('have the field names of the API', () =>
    expect(medical.toObject()).toEqual({
      program_number: '93.778',
      program_title: 'Medical Assistance Program',
    }));
  it('are counted one by one', () =>
    expect([
      assistanceListingFilter.count(initialFilters, context),
      assistanceListingFilter.count(filledFilters, context),
    ]).toEqual([0, 2]));
  it('are requested by number', () =>
    expect([
      assistanceListingFilter.toCriteria(filledFilters, context),
      assistanceListingFilter.toCriteria(initialFilters, context),
    ]).toEqual([{ programNumbers: ['93.778', '10.RD'] }, {}]));
  it('are restored as saved', () => {
    expect(
      assistanceListingFilter.fromSaved(
        { selectedCFDA: { a: medical.toObject(), b: { program_number: '10.RD' } } },
        initialFilters,
      ),
    ).toEqual({ filters: filledFilters, dropped: [] });
    expect(read(undefined)).toEqual([{}, []]);
  });
  it('are also restored by the `identifier` field of older formats', () =>
    expect(read([{ identifier: '93.778', program_title: 5 }])).toEqual([{ '93.778': '' }, []]));
  it.each([
    ['93.7', false],
    ['93.77', true],
    ['93.7781', true],
    ['93.77812', false],
    ['9.778', false],
    ['193.778', false],
    ['93778', false],
    ['93.778 ', false],
    ['', false],
  ])('with number "%s" have the validity %s', (number, isValid) => {
    expect(read([{ program_number: number, program_title: 'T' }])).toEqual(
      isValid ? [{ [number]: 'T' }, []] : [{}, ['Assistance Listing']],
    );
  });
  it.each([
    ['a value that is not an object', '93.778'],
    ['no number', { program_title: 'T' }],
    ['a number that is not text', { program_number: 93.778 }],
    ['an identifier that is not text', { identifier: 93.778 }],
  ])('are dropped and reported if invalid: %s', (_what, entry) => {
    expect(read([entry, medical.toObject()])).toEqual([
      { '93.778': 'Medical Assistance Program' },
      ['Assistance Listing'],
    ]);
  });
});
