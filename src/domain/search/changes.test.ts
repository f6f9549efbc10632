import { Set as ImmutableSet } from 'immutable';
import {
  changeAwardGroup,
  changeValues,
  changeAwardTypes,
  setLocationScope,
  toggleAgency,
  toggleInSet,
  toggleListing,
  toggleLocation,
  toggleText,
} from './changes';
import { makeListing } from './filters/contractFilters';
import { cityPlace, foreignPlace, statePlace } from './places';
import { initialFilters, makeAgencyItem, type SearchFilters } from './searchFilters';

const newAwards = (filters: SearchFilters) => [
  filters.filterNewAwardsOnlySelected,
  filters.filterNewAwardsOnlyActive,
  filters.filterNaoActiveFromFyOrDateRange,
];
const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const paris = cityPlace({ name: 'PARIS', country: 'FOREIGN', countryName: '' });

describe('set-based filters', () => {
  it.each([
    'selectedRecipients',
    'recipientType',
    'awardType',
    'contractAwardType',
    'financialAssistanceAwardType',
    'pricingType',
    'setAside',
    'extentCompeted',
    'covidDefCode',
    'infraDefCode',
  ] as const)('toggle a value of %s', (field) => {
    const filters = toggleInSet(toggleInSet(initialFilters, field, 'A'), field, 'B');
    expect(filters[field].toArray()).toEqual(['A', 'B']);
    expect(toggleInSet(filters, field, 'A')[field].toArray()).toEqual(['B']);
  });
  it('do not change the new-awards flags of the time filter', () => {
    const filters = initialFilters.merge({ filterNewAwardsOnlySelected: true });
    expect(newAwards(toggleInSet(filters, 'awardType', 'A'))).toEqual([true, false, false]);
  });
  it('accept any value, but fiscal years only from 2008', () => {
    expect(toggleInSet(initialFilters, 'timePeriodFY', '2008').timePeriodFY.toArray()).toEqual([
      '2008',
    ]);
    for (const year of ['2007', 'x', ''])
      expect(toggleInSet(initialFilters, 'timePeriodFY', year)).toBe(initialFilters);
    expect(toggleInSet(initialFilters, 'recipientType', '2007').recipientType.toArray()).toEqual([
      '2007',
    ]);
  });
});

describe('keywords and award IDs', () => {
  it.each(['keyword', 'selectedAwardIDs'] as const)(
    'are added to %s and removed by their text',
    (field) => {
      const filters = toggleText(toggleText(initialFilters, field, 'bridge'), field, ' As typed ');
      expect(filters[field].toArray()).toEqual([
        ['bridge', 'bridge'],
        [' As typed ', ' As typed '],
      ]);
      expect(toggleText(filters, field, 'bridge')[field].keySeq().toArray()).toEqual([
        ' As typed ',
      ]);
    },
  );
  it('cannot be empty', () =>
    expect(toggleText(initialFilters, 'keyword', '')).toBe(initialFilters));
});

describe('agencies', () => {
  const agency = makeAgencyItem({
    id: 7,
    agencyType: 'toptier',
    name: 'Department of the Treasury',
  });
  it.each(['selectedAwardingAgencies', 'selectedFundingAgencies'] as const)(
    'are added to %s and removed by ID and type',
    (field) => {
      const filters = [agency, agency.set('agencyType', 'subtier')].reduce(
        (next, each) => toggleAgency(next, field, each),
        initialFilters,
      );
      expect(filters[field].keySeq().toArray()).toEqual(['7_toptier', '7_subtier']);
      expect(filters[field].get('7_toptier')).toBe(agency);
      expect(
        toggleAgency(filters, field, agency.set('name', 'Another name'))[field].keySeq().toArray(),
      ).toEqual(['7_subtier']);
    },
  );
});

describe.each([
  ['selectedLocations', 'locationDomesticForeign'],
  ['selectedRecipientLocations', 'recipientDomesticForeign'],
] as const)('places in %s', (field, scope) => {
  const places = (filters: SearchFilters) => filters[field].toArray().map(([, item]) => item.place);
  it('are added, and removed when selected again', () => {
    const filters = toggleLocation(initialFilters, field, colorado);
    expect([places(filters), places(toggleLocation(filters, field, colorado))]).toEqual([
      ['CO'],
      [],
    ]);
  });
  it('do not change the scope if they are domestic', () =>
    expect(toggleLocation(initialFilters.set(scope, 'domestic'), field, colorado)[scope]).toBe(
      'domestic',
    ));
  it('reset a domestic scope if “All foreign countries” is added, but not if one foreign city is added', () => {
    expect(toggleLocation(initialFilters.set(scope, 'domestic'), field, foreignPlace)[scope]).toBe(
      'all',
    );
    expect(toggleLocation(initialFilters.set(scope, 'foreign'), field, foreignPlace)[scope]).toBe(
      'foreign',
    );
    expect(toggleLocation(initialFilters.set(scope, 'domestic'), field, paris)[scope]).toBe(
      'domestic',
    );
  });
  it('drop “All foreign countries” if the scope is set to domestic or all', () => {
    const filters = [colorado, foreignPlace, paris].reduce(
      (next, item) => toggleLocation(next, field, item),
      initialFilters,
    );
    const results = (['domestic', 'all', 'foreign'] as const).map((value) => {
      const next = setLocationScope(filters, scope, value);
      return [next[scope], places(next)];
    });
    expect(results).toEqual([
      ['domestic', ['CO', 'PARIS']],
      ['all', ['CO', 'PARIS']],
      ['foreign', ['CO', 'FOREIGN', 'PARIS']],
    ]);
  });
});

describe('assistance listings', () => {
  it('are identified by their program number', () => {
    const filters = toggleListing(
      initialFilters,
      makeListing('93.778', 'Medical Assistance Program'),
    );
    expect(filters.selectedCFDA.map((each) => each.toObject()).toObject()).toEqual({
      '93.778': { program_number: '93.778', program_title: 'Medical Assistance Program' },
    });
    expect(toggleListing(filters, makeListing('93.778', 'Another title')).selectedCFDA.size).toBe(
      0,
    );
  });
  it('are ignored without a number', () =>
    expect([
      toggleListing(initialFilters, makeListing('', 'x')),
      toggleListing(initialFilters, makeListing('', 'x').delete('program_number')),
    ]).toEqual([initialFilters, initialFilters]));
});

describe('bulk changes', () => {
  it('add missing values and remove selected values', () => {
    const added = changeValues(
      initialFilters.set('recipientType', ImmutableSet(['hospital'])),
      'recipientType',
      ['hospital', 'nonprofit', 'foundation'],
      'add',
    );
    expect(added.recipientType.toArray().sort()).toEqual(['foundation', 'hospital', 'nonprofit']);
    expect(
      changeValues(
        added,
        'recipientType',
        ['hospital', 'nonprofit', 'business'],
        'remove',
      ).recipientType.toArray(),
    ).toEqual(['foundation']);
  });
  it('of award types skip types that are already selected in another field', () => {
    const filters = changeAwardTypes(
      initialFilters.set('awardType', ImmutableSet(['A'])),
      ['A', 'B'],
      'add',
      'contractAwardType',
    );
    expect([filters.awardType.toArray(), filters.contractAwardType.toArray()]).toEqual([
      ['A'],
      ['B'],
    ]);
    expect(changeAwardTypes(initialFilters, ['A'], 'add').awardType.toArray()).toEqual(['A']);
  });
  it('of award types remove the types from every field', () => {
    const filters = initialFilters.merge({
      awardType: ImmutableSet(['A', '02']),
      contractAwardType: ImmutableSet(['B', 'C']),
      financialAssistanceAwardType: ImmutableSet(['02', '03']),
    });
    const next = changeAwardTypes(filters, ['A', 'B', '02'], 'remove', 'awardType');
    expect(
      [next.awardType, next.contractAwardType, next.financialAssistanceAwardType].map((set) =>
        set.toArray(),
      ),
    ).toEqual([[], ['C'], ['03']]);
  });
  it('of an award group include all its codes, even hidden codes', () => {
    const idvs = changeAwardGroup(initialFilters, 'idvs', 'add');
    expect(idvs.awardType.toArray()).toEqual(
      'IDV_A IDV_B IDV_B_A IDV_B_B IDV_B_C IDV_C IDV_D IDV_E'.split(' '),
    );
    expect(changeAwardGroup(idvs, 'idvs', 'remove').awardType.isEmpty()).toBe(true);
    expect(
      changeAwardGroup(
        initialFilters,
        'loans',
        'add',
        'financialAssistanceAwardType',
      ).financialAssistanceAwardType.toArray(),
    ).toEqual(['07', '08']);
  });
});
