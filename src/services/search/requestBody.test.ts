import type { SearchCriteria } from '@/domain/search/criteria';
import { addressFromJson } from './addressFromJson';
import { filtersFromCriteria, tabTypes } from './requestBody';

const year = { start: '2023-10-01', end: '2024-09-30' };
const yearJson = { start_date: '2023-10-01', end_date: '2024-09-30' };

describe('filtersFromCriteria', () => {
  it.each<[string, SearchCriteria, object]>([
    ['keywords', { keywords: ['bridge', 'road'] }, { keywords: ['bridge', 'road'] }],
    ['periods', { periods: [year] }, { time_period: [yearJson] }],
    [
      'periods of all awards',
      { periods: [year], newAwardsOnly: false },
      { time_period: [yearJson] },
    ],
    [
      'periods of new awards',
      { periods: [year, { start: '2020-01-01', end: '2020-12-31' }], newAwardsOnly: true },
      {
        time_period: [
          { ...yearJson, date_type: 'new_awards_only' },
          { start_date: '2020-01-01', end_date: '2020-12-31', date_type: 'new_awards_only' },
        ],
      },
    ],
    ['award types', { awardTypes: ['A', '02'] }, { award_type_codes: ['A', '02'] }],
    [
      'toptier agencies',
      { agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }] },
      { agencies: [{ type: 'awarding', tier: 'toptier', name: 'Department of Defense' }] },
    ],
    [
      'subagencies with their agency',
      {
        agencies: [
          { type: 'funding', tier: 'subtier', name: 'Army', toptierName: 'Department of Defense' },
        ],
      },
      {
        agencies: [
          { type: 'funding', tier: 'subtier', name: 'Army', toptier_name: 'Department of Defense' },
        ],
      },
    ],
    [
      'agencies whose toptier agency has no name',
      { agencies: [{ type: 'funding', tier: 'subtier', name: 'Army', toptierName: '' }] },
      { agencies: [{ type: 'funding', tier: 'subtier', name: 'Army' }] },
    ],
    [
      'a scope of performance',
      { placeOfPerformanceScope: 'domestic' },
      { place_of_performance_scope: 'domestic' },
    ],
    [
      'places of performance',
      { placesOfPerformance: [{ country: 'USA', state: 'TX' }] },
      { place_of_performance_locations: [{ country: 'USA', state: 'TX' }] },
    ],
    ['a scope of recipients', { recipientScope: 'foreign' }, { recipient_scope: 'foreign' }],
    [
      'places of recipients',
      { recipientPlaces: [{ country: 'CAN', city: 'TORONTO' }] },
      { recipient_locations: [{ country: 'CAN', city: 'TORONTO' }] },
    ],
    ['recipients', { recipients: ['ACME'] }, { recipient_search_text: ['ACME'] }],
    [
      'types of recipients',
      { recipientTypes: ['small_business'] },
      { recipient_type_names: ['small_business'] },
    ],
    [
      'amounts with both bounds',
      { amounts: [[0, 5]] },
      { award_amounts: [{ lower_bound: 0, upper_bound: 5 }] },
    ],
    [
      'amounts without an upper or lower bound',
      {
        amounts: [
          [5, null],
          [null, 0],
        ],
      },
      { award_amounts: [{ lower_bound: 5 }, { upper_bound: 0 }] },
    ],
    ['award IDs', { awardIds: ['"X-1"'] }, { award_ids: ['"X-1"'] }],
    ['emergency codes', { defCodes: ['L'] }, { def_codes: ['L'] }],
    ['a description', { description: 'culvert' }, { description: 'culvert' }],
    ['assistance listings', { programNumbers: ['93.778'] }, { program_numbers: ['93.778'] }],
    [
      'code trees',
      {
        naics: { require: ['54'], exclude: ['5415'] },
        psc: { require: [['Product', '10']] },
        tas: { require: [['097']] },
      },
      {
        naics_codes: { require: ['54'], exclude: ['5415'] },
        psc_codes: { require: [['Product', '10']] },
        tas_codes: { require: [['097']] },
      },
    ],
    [
      'TAS components',
      {
        treasuryAccounts: [
          { ata: '(None)', aid: '097', bpoa: '', epoa: '', a: 'X', main: '0100', sub: '' },
        ],
      },
      { treasury_account_components: [{ ata: null, aid: '097', a: 'X', main: '0100' }] },
    ],
    [
      'contract pricing, set-asides and competition',
      { pricingTypes: ['J'], setAsides: ['8A'], extentsCompeted: ['A'] },
      {
        contract_pricing_type_codes: ['J'],
        set_aside_type_codes: ['8A'],
        extent_competed_type_codes: ['A'],
      },
    ],
  ])('includes %s', (_name, criteria, filters) => {
    expect(filtersFromCriteria(criteria, 'awards')).toEqual(filters);
  });
  it('requests new awards for awards and transactions, but not for subawards', () => {
    const getFirstPeriod = (level: 'awards' | 'transactions' | 'subawards') =>
      filtersFromCriteria({ periods: [year], newAwardsOnly: true }, level).time_period?.[0];
    expect(getFirstPeriod('awards')).toEqual({ ...yearJson, date_type: 'new_awards_only' });
    expect(getFirstPeriod('transactions')).toEqual({ ...yearJson, date_type: 'new_awards_only' });
    expect(getFirstPeriod('subawards')).toEqual(yearJson);
  });
  it('has no key for an empty value', () => {
    const emptyCriteria: SearchCriteria = {
      keywords: [],
      periods: [],
      awardTypes: [],
      agencies: [],
      placesOfPerformance: [],
      recipientPlaces: [],
      recipients: [],
      recipientTypes: [],
      amounts: [],
      awardIds: [],
      defCodes: [],
      description: '',
      programNumbers: [],
      treasuryAccounts: [],
      pricingTypes: [],
      setAsides: [],
      extentsCompeted: [],
    };
    expect(Object.keys(filtersFromCriteria(emptyCriteria, 'awards'))).toEqual([]);
    expect(Object.keys(filtersFromCriteria({}, 'awards'))).toEqual([]);
  });
});

describe('the award types of a tab', () => {
  it.each<[string, string[], string[] | undefined, string[]]>([
    ['are all types of the tab if none is selected', ['A', 'B'], undefined, ['A', 'B']],
    ['are all types of the tab if the selection is empty', ['A', 'B'], [], ['A', 'B']],
    [
      'are the selected types, in the order of the tab',
      ['A', 'B', 'C'],
      ['C', 'A', '04'],
      ['A', 'C'],
    ],
    [
      'are “no intersection” if no selected type is in the tab',
      ['A', 'B'],
      ['04'],
      ['no intersection'],
    ],
    ['are “no intersection” in a tab without types', [], undefined, ['no intersection']],
  ])('%s', (_name, codes, chosen, expected) => expect(tabTypes(codes, chosen)).toEqual(expected));
});

describe('addressFromJson', () => {
  it('reads all fields', () => {
    expect(
      addressFromJson({
        address_line1: '1 MAIN ST',
        address_line2: 'FLOOR 2',
        address_line3: 'ROOM 3',
        city_name: 'AUSTIN',
        county_name: 'TRAVIS',
        county_code: '453',
        state_code: 'TX',
        state_name: 'Texas',
        zip5: '78701',
        zip4: '0001',
        location_country_code: 'USA',
        country_name: 'UNITED STATES',
        foreign_province: 'ONTARIO',
        foreign_postal_code: 'M5V',
        congressional_code: '10',
      }),
    ).toEqual({
      line1: '1 MAIN ST',
      line2: 'FLOOR 2',
      line3: 'ROOM 3',
      city: 'AUSTIN',
      county: 'TRAVIS',
      countyCode: '453',
      stateCode: 'TX',
      stateName: 'Texas',
      zip5: '78701',
      zip4: '0001',
      countryCode: 'USA',
      countryName: 'UNITED STATES',
      province: 'ONTARIO',
      foreignPostalCode: 'M5V',
      congressionalCode: '10',
    });
  });
  it.each([null, undefined, 'TEXAS' as unknown as null])('returns null for %j', (json) =>
    expect(addressFromJson(json)).toBeNull(),
  );
});
