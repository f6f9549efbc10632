import {
  countyName,
  findNewCounty,
  findRetiredCounty,
  isCountyCode,
  isPlanningRegion,
} from './counties';

describe('the name of a county', () => {
  it.each([
    ['39049', 'Franklin', 'OH', 'Franklin County, OH'],
    ['22071', 'Orleans', 'LA', 'Orleans Parish, LA'],
    ['72091', 'Manatí', 'PR', 'Manatí Municipio, PR'],
    ['02020', 'Anchorage', 'AK', 'Anchorage, AK'],
    ['11001', 'District of Columbia', 'DC', 'District of Columbia, DC'],
    ['66010', 'Guam', 'GU', 'Guam, GU'],
  ])('%s has the noun of its state', (fips, name, state, fullName) =>
    expect(countyName(fips, name, state)).toBe(fullName),
  );
  it.each([
    ['51159', 'Richmond', 'VA', 'Richmond County, VA'],
    ['51760', 'Richmond', 'VA', 'Richmond (city), VA'],
    ['51760', 'Richmond city', 'VA', 'Richmond (city), VA'],
    ['51095', 'James City', 'VA', 'James City County, VA'],
    ['29189', 'St. Louis', 'MO', 'St. Louis County, MO'],
    ['29510', 'St. Louis', 'MO', 'St. Louis (city), MO'],
    ['24510', 'Baltimore', 'MD', 'Baltimore (city), MD'],
    ['32510', 'Carson City', 'NV', 'Carson City, NV'],
  ])('%s distinguishes an independent city from a county of the same name', (fips, ...rest) => {
    const [name, state, fullName] = rest;
    expect(countyName(fips, name, state)).toBe(fullName);
  });
});

describe('the code of a county', () => {
  it.each(['39049', '39175', '35006', '51678', '72054', '11001', '02063', '46113'])(
    '%s exists',
    (fips) => expect(isCountyCode(fips)).toBe(true),
  );
  it.each(['39002', '39177', '39999', '09110', '46114', '99001', '39000'])(
    '%s does not exist',
    (fips) => expect(isCountyCode(fips)).toBe(false),
  );
});

describe('codes of counties that changed', () => {
  it('include retired codes with the counties that replaced them', () => {
    expect(findRetiredCounty('46113')).toEqual({
      name: 'Shannon',
      replacedBy: ['46102'],
      year: 2015,
    });
    expect(findRetiredCounty('46102')).toBeUndefined();
  });
  it('include counties that are newer than the maps', () => {
    expect(findNewCounty('02063')).toBe('Chugach');
    expect(findNewCounty('02261')).toBeUndefined();
  });
  it('include the nine planning regions of Connecticut, but not its counties', () => {
    const regions = ['10', '20', '30', '40', '50', '60', '70', '80', '90'].map((n) => `091${n}`);
    expect(regions.every(isPlanningRegion)).toBe(true);
    expect(['09001', '09015', '39110', '091100', '09100'].filter(isPlanningRegion)).toEqual([]);
  });
});
