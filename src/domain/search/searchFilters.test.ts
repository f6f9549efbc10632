import { Set as ImmutableSet, OrderedMap } from 'immutable';
import { cityPlace, foreignPlace, statePlace } from './places';
import {
  agencyIdentifier,
  chosenAwardTypes,
  chosenDefCodes,
  chosenScope,
  initialFilters,
  isForeignScope,
  locationIdentifier,
  makeAgencyItem,
  makeCodeTree,
  makeDateRange,
  makeLocationItem,
  makeTreasuryAccount,
  type LocationItem,
  type SearchFilters,
} from './searchFilters';

const colorado = statePlace({ code: 'CO', name: 'Colorado' });
const paris = cityPlace({ name: 'PARIS', country: 'FOREIGN', countryName: '' });
const toLocationMap = (...items: LocationItem[]) =>
  OrderedMap(items.map((item): [string, LocationItem] => [locationIdentifier(item), item]));
const from = (fields: Partial<ReturnType<SearchFilters['toObject']>>) =>
  initialFilters.merge(fields);

describe('SearchFilters', () => {
  it('have the fields and defaults of the specification', () => {
    const { naicsCodes, pscCodes, defCodes, tasCodes, ...rest } = JSON.parse(
      JSON.stringify(initialFilters),
    ) as Record<string, unknown>;
    for (const tree of [naicsCodes, pscCodes, defCodes, tasCodes])
      expect(tree).toEqual({ require: [], exclude: [], counts: [] });
    expect(rest).toEqual({
      keyword: {},
      timePeriodType: 'dr',
      timePeriodFY: [],
      time_period: [],
      filterNewAwardsOnlySelected: false,
      filterNewAwardsOnlyActive: false,
      filterNaoActiveFromFyOrDateRange: false,
      selectedLocations: {},
      selectedRecipientLocations: {},
      locationDomesticForeign: 'all',
      recipientDomesticForeign: 'all',
      selectedFundingAgencies: {},
      selectedAwardingAgencies: {},
      selectedRecipients: [],
      recipientType: [],
      awardType: [],
      contractAwardType: [],
      financialAssistanceAwardType: [],
      selectedAwardIDs: {},
      awardAmounts: {},
      selectedCFDA: {},
      covidDefCode: [],
      infraDefCode: [],
      pricingType: [],
      setAside: [],
      extentCompeted: [],
      treasuryAccounts: {},
      awardDescription: '',
    });
  });
  it('fill the missing fields of an item with defaults', () => {
    expect(makeDateRange().toObject()).toEqual({ start_date: '', end_date: '' });
    expect(makeAgencyItem().toObject()).toEqual({
      id: 0,
      agencyType: 'toptier',
      name: '',
      abbreviation: '',
      code: '',
      toptierName: '',
      toptierAbbreviation: '',
      toptierCode: '',
    });
    expect(makeLocationItem().toObject()).toEqual({
      matched_ids: [],
      place: '',
      place_type: '',
      display: { title: '', entity: '', standalone: '' },
      filter: { country: '' },
    });
    expect(makeTreasuryAccount().toObject()).toEqual({
      ata: '',
      aid: '',
      bpoa: '',
      epoa: '',
      a: '',
      main: '',
      sub: '',
    });
  });
});

describe('identifiers', () => {
  it('of a place combine its sorted IDs, name and type', () => {
    expect(locationIdentifier({ matched_ids: ['b', 3, 'a'], place: 'X', place_type: 'CITY' })).toBe(
      '3,a,b_X_CITY',
    );
    expect(locationIdentifier({ matched_ids: [], place: 'X', place_type: 'CITY' })).toBe('_X_CITY');
  });
  it('of a place do not reorder its IDs', () => {
    const ids = ['b', 'a'];
    locationIdentifier({ matched_ids: ids, place: 'X', place_type: 'CITY' });
    expect(ids).toEqual(['b', 'a']);
  });
  it('of an agency combine its ID and type', () =>
    expect([
      agencyIdentifier({ id: 7, agencyType: 'toptier' }),
      agencyIdentifier({ id: 7, agencyType: 'subtier' }),
    ]).toEqual(['7_toptier', '7_subtier']));
});

describe('values from more than one field', () => {
  it('combine award types from three sets', () => {
    expect(
      chosenAwardTypes(
        from({
          awardType: ImmutableSet(['A', '02']),
          contractAwardType: ImmutableSet(['A', 'B']),
          financialAssistanceAwardType: ImmutableSet(['02', '03']),
        }),
      )
        .toArray()
        .sort(),
    ).toEqual(['02', '03', 'A', 'B']);
  });
  it('combine DEFCs without duplicates, required ones first', () => {
    expect(
      chosenDefCodes(
        from({
          defCodes: makeCodeTree({ require: ['Z', 'L', 1] }),
          covidDefCode: ImmutableSet(['L', 'M']),
          infraDefCode: ImmutableSet(['1', 'Z']),
        }),
      ),
    ).toEqual(['Z', 'L', '1', 'M']);
  });
  it('include the foreign scope if “All foreign countries” is selected', () => {
    expect([foreignPlace, paris, colorado].map(isForeignScope)).toEqual([true, false, false]);
    expect([
      chosenScope(toLocationMap(colorado, foreignPlace), 'all'),
      chosenScope(toLocationMap(colorado, paris), 'all'),
      chosenScope(toLocationMap(), 'domestic'),
    ]).toEqual(['foreign', 'all', 'domestic']);
  });
});
