import { postCall, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import {
  findZip,
  searchCities,
  searchLocations,
  searchNamedPlaces,
  type CitySearch,
} from './placeMatchService';

const edge = serviceEdge();

describe('searchNamedPlaces', () => {
  const counties = ['24031', '48339', '48341'].map((fips) => ({
    county_name: 'MONTGOMERY',
    county_fips: fips,
    state_name: fips.startsWith('24') ? 'MARYLAND' : 'TEXAS',
  }));
  it('returns the places in the state that the text ends with, up to the limit', async () => {
    edge.answers({
      results: { counties, zip_codes: [{ zip_code: '75001', state_name: 'TEXAS' }] },
    });
    const groups = await searchNamedPlaces('Montgomery, TX', 1);
    expect(groups.map(({ items }) => items.map(({ place }) => place))).toEqual([['48339']]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/location/', { search_text: 'Montgomery', limit: 20 }),
    ]);
  });
  it('sends a text without a state as it is', async () => {
    edge.answers({ results: { counties } });
    expect((await searchNamedPlaces('montgomery', 5))[0]!.items).toHaveLength(3);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/location/', { search_text: 'montgomery', limit: 5 }),
    ]);
  });
});

describe('searchLocations', () => {
  it('sends the text and the limit', async () => {
    edge.answers({ results: {} });
    expect(await searchLocations('tex', 5)).toEqual([]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/location/', { search_text: 'tex', limit: 5 }),
    ]);
  });
  it('returns groups in a fixed order and gives each place its filter', async () => {
    edge.answers({
      results: {
        districts_original: [{ original_cd: 'TX-90', state_name: 'TEXAS' }],
        districts_current: [{ current_cd: 'TX-03', state_name: 'TEXAS' }],
        zip_codes: [
          { zip_code: 75001, state_name: 'TEXAS' },
          { zip_code: '75002', state_name: null },
        ],
        cities: [
          { city_name: 'TEXARKANA', state_name: 'TEXAS', country_name: 'UNITED STATES' },
          { city_name: 'TEXCOCO', state_name: null, country_name: 'MEXICO' },
        ],
        counties: [{ county_name: 'TEXAS', county_fips: '29215', state_name: 'MISSOURI' }],
        states: [{ state_name: 'TEXAS' }],
        countries: [{ country_name: 'MEXICO' }],
      },
    });
    const groups = await searchLocations('tex', 5);
    const groupValues = groups.map(({ heading, items }) => [
      heading,
      items.map(({ place, place_type: type, display, filter }) => [
        place,
        type,
        display.standalone,
        filter,
      ]),
    ]);
    expect(groupValues).toEqual([
      ['Country', [['MEX', 'COUNTRY', 'Mexico', { country: 'MEX' }]]],
      ['State or Territory', [['TX', 'STATE', 'Texas', { country: 'USA', state: 'TX' }]]],
      [
        'County',
        [['29215', 'COUNTY', 'Texas County, MO', { country: 'USA', state: 'MO', county: '215' }]],
      ],
      [
        'City',
        [
          [
            'TEXARKANA',
            'CITY',
            'Texarkana, TX',
            { country: 'USA', state: 'TX', city: 'TEXARKANA' },
          ],
          ['TEXCOCO', 'CITY', 'Texcoco, Mexico', { country: 'MEX', city: 'TEXCOCO' }],
        ],
      ],
      [
        'Zip Code',
        [
          ['75001', 'ZIP', '75001, Texas', { country: 'USA', zip: '75001' }],
          ['75002', 'ZIP', '75002', { country: 'USA', zip: '75002' }],
        ],
      ],
      [
        'Current Congressional Districts (based on 2023 redistricting)',
        [['TX-03', 'CURRENT_CD', 'TX-03', { country: 'USA', state: 'TX', district_current: '03' }]],
      ],
      [
        'Original Congressional Districts (as reported by federal agencies)',
        [
          [
            'TX-90',
            'ORIGINAL_CD',
            'TX-90 (Multiple Districts)',
            { country: 'USA', state: 'TX', district_original: '90' },
          ],
        ],
      ],
    ]);
  });
  it('drops places without a known code, and empty groups', async () => {
    edge.answers({
      results: {
        countries: [{ country_name: 'ATLANTIS' }],
        states: [{ state_name: 'JEFFERSON' }],
        counties: [{ county_name: 'LOST', county_fips: '99001', state_name: 'JEFFERSON' }],
        cities: [{ city_name: 'POSEIDONIS', state_name: null, country_name: 'ATLANTIS' }],
        zip_codes: [],
      },
    });
    expect(await searchLocations('a', 5)).toEqual([]);
  });
  it.each([[{}], [{ results: null }]])('rejects %j', async (response) => {
    edge.answers(response);
    await expect(searchLocations('tex', 5)).rejects.toThrow(UNREADABLE);
    await expect(findZip('75001')).rejects.toThrow(UNREADABLE);
  });
});

describe('findZip', () => {
  it('requests 20 places and finds a ZIP code sent as text or as a number', async () => {
    edge.answers({
      results: {
        zip_codes: [
          { zip_code: '75002', state_name: 'OHIO' },
          { zip_code: 75001, state_name: 'TEXAS' },
        ],
      },
    });
    const zipPlace = await findZip('75001');
    expect(edge.asked.map(({ path, body }) => [path, body])).toEqual([
      ['v2/autocomplete/location/', { search_text: '75001', limit: 20 }],
    ]);
    expect([zipPlace!.place, zipPlace!.display.standalone]).toEqual(['75001', '75001, Texas']);
  });
  it('omits a missing state', async () => {
    edge.answers({ results: { zip_codes: [{ zip_code: '75001', state_name: null }] } });
    expect((await findZip('75001'))!.display.standalone).toBe('75001');
  });
  it.each([
    [{}],
    [{ zip_codes: [] }],
    [{ zip_codes: [{ zip_code: '75002', state_name: 'TEXAS' }] }],
  ])('returns undefined for %j', async (results) => {
    edge.answers({ results });
    expect(await findZip('75001')).toBeUndefined();
  });
});

describe('searchCities', () => {
  const usa = { code: 'USA', name: 'UNITED STATES' };
  const anyRecipient: CitySearch = { side: 'recipient', country: usa, state: '' };
  it.each<[string, CitySearch, object]>([
    ['recipients', anyRecipient, { country_code: 'USA', scope: 'recipient_location' }],
    [
      'places of performance',
      { ...anyRecipient, side: 'place_of_performance' },
      { country_code: 'USA', scope: 'primary_place_of_performance' },
    ],
    [
      'one state',
      { ...anyRecipient, state: 'TX' },
      { country_code: 'USA', scope: 'recipient_location', state_code: 'TX' },
    ],
  ])('sends the filter for %s', async (_name, citySearch, filter) => {
    edge.answers({ results: [] });
    expect(await searchCities(citySearch, 'aus')).toEqual([]);
    expect(edge.asked).toEqual([
      postCall('v2/autocomplete/city/', { search_text: 'aus', limit: 40, filter }),
    ]);
  });
  it('returns names in capitals, with a state only in the United States', async () => {
    const cities = [
      { city_name: 'Austin', state_code: 'TX' },
      { city_name: 'Somewhere', state_code: null },
    ];
    edge.answers({ results: cities });
    expect(await searchCities(anyRecipient, 'aus')).toEqual([
      { name: 'AUSTIN', state: 'TX', country: 'USA', countryName: 'UNITED STATES' },
      { name: 'SOMEWHERE', country: 'USA', countryName: 'UNITED STATES' },
    ]);
    const canada = { code: 'CAN', name: 'CANADA' };
    const foreignCities = await searchCities({ ...anyRecipient, country: canada }, 'aus');
    expect(foreignCities).toEqual([
      { name: 'AUSTIN', country: 'CAN', countryName: 'CANADA' },
      { name: 'SOMEWHERE', country: 'CAN', countryName: 'CANADA' },
    ]);
    expect(foreignCities.some((city) => 'state' in city)).toBe(false);
  });
});
