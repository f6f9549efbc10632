import {
  chosenPlace,
  cityPlace,
  countryPlace,
  countyPlace,
  districtLabel,
  districtPlace,
  foreignPlace,
  noPlaceChoice,
  statePlace,
  zipPlace,
} from './places';
import type { LocationItem } from './searchFilters';

const denver = { name: 'DENVER', state: 'CO', country: 'USA', countryName: 'UNITED STATES' };
const place = (
  id: string,
  name: string,
  type: string,
  entity: string,
  title: string,
  filter: object,
) => ({
  matched_ids: [id],
  place: name,
  place_type: type,
  display: { title, entity, standalone: title },
  filter,
});

describe('a location item', () => {
  it.each<[string, () => LocationItem, object]>([
    [
      'country',
      () => countryPlace('FRA', 'FRANCE'),
      place('FRA', 'FRA', 'COUNTRY', 'Country', 'France', { country: 'FRA' }),
    ],
    [
      'all foreign countries',
      () => foreignPlace,
      place('FOREIGN', 'FOREIGN', 'COUNTRY', 'Country', 'All Foreign Countries', {
        country: 'FOREIGN',
      }),
    ],
    [
      'state',
      () => statePlace({ code: 'CO', name: 'Colorado' }),
      place('CO', 'CO', 'STATE', 'State', 'Colorado', { country: 'USA', state: 'CO' }),
    ],
    [
      'county',
      () => countyPlace('08031', 'Denver', 'CO'),
      place('08031', '08031', 'COUNTY', 'County', 'Denver County, CO', {
        country: 'USA',
        state: 'CO',
        county: '031',
      }),
    ],
    [
      'city',
      () => cityPlace(denver),
      place('DENVER-CO', 'DENVER', 'CITY', 'City', 'Denver, CO', {
        country: 'USA',
        state: 'CO',
        city: 'DENVER',
      }),
    ],
    [
      'city abroad',
      () => cityPlace({ name: 'PARIS', country: 'FRA', countryName: 'FRANCE' }),
      place('PARIS-FRA', 'PARIS', 'CITY', 'City', 'Paris, France', {
        country: 'FRA',
        city: 'PARIS',
      }),
    ],
    [
      'ZIP code',
      () => zipPlace('80202', 'COLORADO'),
      place('80202', '80202', 'ZIP', 'Zip Code', '80202, Colorado', {
        country: 'USA',
        zip: '80202',
      }),
    ],
    [
      'ZIP code of an unknown state',
      () => zipPlace('80202', ''),
      place('80202', '80202', 'ZIP', 'Zip Code', '80202', { country: 'USA', zip: '80202' }),
    ],
    [
      'current district',
      () => districtPlace('current', 'CO-01'),
      place('CO-01', 'CO-01', 'CURRENT_CD', 'Current Congressional District', 'CO-01', {
        country: 'USA',
        state: 'CO',
        district_current: '01',
      }),
    ],
    [
      'original district',
      () => districtPlace('original', 'CO-90'),
      place(
        'CO-90',
        'CO-90',
        'ORIGINAL_CD',
        'Original Congressional District',
        'CO-90 (Multiple Districts)',
        { country: 'USA', state: 'CO', district_original: '90' },
      ),
    ],
  ])('of the kind "%s" has its fields', (_kind, item, expected) =>
    expect(item().toObject()).toEqual(expected),
  );
  it('has a district label that marks district 90 as multiple districts and keeps every other code', () =>
    expect(
      ['CO-01', 'CO-90', 'CO-00', 'MULTI-STATE', 'CO-1', 'xCO-01', 'CO-012', ''].map(districtLabel),
    ).toEqual([
      'CO-01',
      'CO-90 (Multiple Districts)',
      'CO-00',
      'MULTI-STATE',
      'CO-1',
      'xCO-01',
      'CO-012',
      '',
    ]));
});

describe('chosenPlace', () => {
  const usa = { ...noPlaceChoice, country: { code: 'USA', name: 'UNITED STATES' } };
  const colorado = { ...usa, state: { code: 'CO', name: 'Colorado' } };
  it('returns undefined without a country', () =>
    expect(chosenPlace(noPlaceChoice)).toBeUndefined());
  it('returns a country, or all foreign countries', () => {
    expect(chosenPlace(usa)).toEqual(countryPlace('USA', 'UNITED STATES'));
    expect(chosenPlace({ ...noPlaceChoice, country: { code: 'FOREIGN', name: 'x' } })).toBe(
      foreignPlace,
    );
  });
  it('returns the narrowest selected place', () => {
    expect(chosenPlace(colorado)).toEqual(statePlace({ code: 'CO', name: 'Colorado' }));
    expect(chosenPlace({ ...colorado, county: { code: '08031', name: 'Denver' } })).toEqual(
      countyPlace('08031', 'Denver', 'CO'),
    );
    expect(chosenPlace({ ...colorado, city: denver })).toEqual(cityPlace(denver));
    expect(chosenPlace({ ...colorado, current: 'CO-01' })).toEqual(
      districtPlace('current', 'CO-01'),
    );
    expect(chosenPlace({ ...colorado, original: 'CO-02' })).toEqual(
      districtPlace('original', 'CO-02'),
    );
  });
});
