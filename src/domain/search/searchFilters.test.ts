import { Set as ImmutableSet, OrderedMap } from 'immutable';
import { foreignPlace, statePlace } from './places';
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
const paris = makeLocationItem({
  matched_ids: ['PARIS'],
  place: 'PARIS',
  place_type: 'CITY',
  filter: { country: 'FOREIGN', city: 'PARIS' },
});
const mapOf = (...items: LocationItem[]) =>
  OrderedMap(items.map((item): [string, LocationItem] => [locationIdentifier(item), item]));
const from = (fields: Partial<ReturnType<SearchFilters['toObject']>>) =>
  initialFilters.merge(fields);

describe('the filter state of version 2020-06-01', () => {
  it('has the fields and defaults of the specification', () => {
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
  it('fills the parts that an item leaves out', () => {
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
  it('of a place are its sorted ids, the place and its type', () => {
    expect(locationIdentifier({ matched_ids: ['b', 3, 'a'], place: 'X', place_type: 'CITY' })).toBe(
      '3,a,b_X_CITY',
    );
    expect(locationIdentifier({ matched_ids: [], place: 'X', place_type: 'CITY' })).toBe('_X_CITY');
  });
  it('of a place leave its ids as they stand', () => {
    const ids = ['b', 'a'];
    locationIdentifier({ matched_ids: ids, place: 'X', place_type: 'CITY' });
    expect(ids).toEqual(['b', 'a']);
  });
  it('of an agency are its id and type', () =>
    expect([
      agencyIdentifier({ id: 7, agencyType: 'toptier' }),
      agencyIdentifier({ id: 7, agencyType: 'subtier' }),
    ]).toEqual(['7_toptier', '7_subtier']));
});

describe('what is chosen in more than one field', () => {
  it('of award types is the union of the three sets', () => {
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
  it('of disaster codes is each code once, the required ones first', () => {
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
  it('of scopes is the foreign one where all foreign countries are an entry, without a city', () => {
    expect([foreignPlace, paris, colorado].map(isForeignScope)).toEqual([true, false, false]);
    expect([
      chosenScope(mapOf(colorado, foreignPlace), 'all'),
      chosenScope(mapOf(colorado, paris), 'all'),
      chosenScope(mapOf(), 'domestic'),
    ]).toEqual(['foreign', 'all', 'domestic']);
  });
});
