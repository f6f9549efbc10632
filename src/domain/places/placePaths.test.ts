import { cityPlace, countryPlace, countyPlace, districtPlace, statePlace } from '../search/places';
import { zipPlace } from '../search/places';
import { profileStates } from '../stateProfile/profileStates';
import { usStates } from '../states';
import { addressProfilePath, cityPath, districtPath, inYear, zipPath } from './placePaths';
import { placeProfilePath } from './filterPath';
import { parseCity } from './placeSubject';

const makeCity = (name: string, state: string) =>
  cityPlace({ name, state, country: 'USA', countryName: 'United States' });
/** Returns the segments of a path as the router decodes them. */
const decodeSegments = (path: string) => path.split('/').slice(3).map(decodeURIComponent);

describe('the path of a city', () => {
  it.each([
    ['COLUMBUS', 'OH', '/place/city/OH/columbus'],
    ['ST. LOUIS', 'MO', '/place/city/MO/st.+louis'],
    ['WINSTON-SALEM', 'NC', '/place/city/NC/winston-salem'],
    ["O'FALLON", 'MO', "/place/city/MO/o'fallon"],
    ["COEUR D'ALENE", 'ID', "/place/city/ID/coeur+d'alene"],
    ['CAÑON CITY', 'CO', '/place/city/CO/ca%C3%B1on+city'],
    ['LOUISVILLE/JEFFERSON', 'KY', '/place/city/KY/louisville%2Fjefferson'],
    ['100% CITY?', 'TX', '/place/city/TX/100%25+city%3F'],
  ])('of %s, %s names the same city when it is parsed', (name, state, path) => {
    expect(cityPath(state, name)).toBe(path);
    const [stateSegment, citySegment] = decodeSegments(path);
    expect(parseCity(stateSegment!, citySegment!)?.location.filter).toEqual({
      country: 'USA',
      state,
      city: name,
    });
  });
  it('stays the same when the city that it names gets its path again', () => {
    for (const name of [
      'a+b',
      '  Two  Words ',
      'x'.repeat(300),
      `x${'😀'.repeat(150)}`,
      'straße',
    ]) {
      const { filter } = parseCity('tx', name)!.location;
      const path = cityPath(filter.state!, filter.city!);
      const again = parseCity(...(decodeSegments(path) as [string, string]))!.location.filter;
      expect(cityPath(again.state!, again.city!)).toBe(path);
    }
  });
});

describe('the path of a place', () => {
  it.each([
    [countyPlace('39049', 'Franklin', 'OH'), '/place/county/39049'],
    [countyPlace('06037', 'Los Angeles', 'CA'), '/place/county/06037'],
    [districtPlace('current', 'CO-01'), '/place/district/CO-01'],
    [districtPlace('original', 'CO-01'), '/place/district/CO-01?districts=original'],
    [makeCity('ST. LOUIS', 'MO'), '/place/city/MO/st.+louis'],
    [zipPlace('02134', 'Massachusetts'), '/place/zip/02134'],
    [statePlace({ code: 'OH', name: 'Ohio' }), undefined],
    [countryPlace('CAN', 'Canada'), undefined],
    [cityPlace({ name: 'PARIS', country: 'FRA', countryName: 'France' }), undefined],
  ])('comes from its filter', (place, path) => expect(placeProfilePath(place)).toBe(path));
  it('has a district in capitals and a ZIP code of five digits', () => {
    expect(districtPath('co-01')).toBe('/place/district/CO-01');
    expect(zipPath('43215-1234')).toBe('/place/zip/43215');
  });
});

describe('the path of the place of an address', () => {
  const ohio = { countryCode: 'USA', stateCode: 'OH' };
  it.each([
    [
      { ...ohio, city: 'COLUMBUS', county: 'FRANKLIN', countyCode: '049' },
      '/place/city/OH/columbus',
    ],
    [{ ...ohio, city: '', county: 'FRANKLIN', countyCode: '049' }, '/place/county/OH049'],
    // The text names the county, so the state would be the wrong page.
    [{ ...ohio, county: 'FRANKLIN', countyCode: null }, undefined],
    [ohio, '/state/OH/latest'],
    [{ countryCode: 'USA', stateCode: 'AE', city: 'APO' }, undefined],
    [{ countryCode: 'USA', stateCode: null }, undefined],
    [{ countryCode: 'FRA', stateCode: 'OH', city: 'PARIS' }, undefined],
    [null, undefined],
  ])('of %j is %s', (place, path) => expect(addressProfilePath(place)).toBe(path));
  it.each(usStates.map(({ code, fips }) => [code, fips] as const))(
    'is undefined exactly for the states without a profile: %s',
    (stateCode, fips) =>
      expect(addressProfilePath({ countryCode: 'USA', stateCode }) !== undefined).toBe(
        profileStates.some((state) => state.fips === fips),
      ),
  );
  it('has the year of another profile', () => {
    expect(addressProfilePath({ ...ohio, city: 'COLUMBUS' }, '2025')).toBe(
      '/place/city/OH/columbus?fy=2025',
    );
    expect(addressProfilePath(ohio, '2025')).toBe('/state/OH/2025');
    expect(addressProfilePath(ohio, '')).toBe('/state/OH/latest');
  });
});
it('a path in the default year, latest or without one, has no parameter', () => {
  expect([inYear('/a'), inYear('/a', ''), inYear('/a', 'latest')]).toEqual(['/a', '/a', '/a']);
  expect(inYear('/a?districts=original', '2024')).toBe('/a?districts=original&fy=2024');
});
