import { recordFilters, transactionCriteria } from '../spendingSubject';
import {
  makeCounty,
  parseCity,
  parseDistrict,
  parseZip,
  stateOfCounty,
  findCountyCode,
  type PlaceSubject,
} from './placeSubject';

const today = '2025-11-15';
const criteriaOf = (subject: PlaceSubject) =>
  transactionCriteria(recordFilters({ subject, fy: '2024', obligations: null }, today), today);
const periods = [{ start: '2023-10-01', end: '2024-09-30' }];

describe('a county', () => {
  it('has a state if its code has five digits', () => {
    expect(['OH049', 'oh049', 'PR001'].map(findCountyCode)).toEqual(['39049', '39049', '72001']);
    expect(['39049', 'OH49', 'XX049'].map(findCountyCode)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(stateOfCounty('39049')?.code).toBe('OH');
    expect(stateOfCounty('72001')?.code).toBe('PR');
    for (const fips of ['3904', '390490', '99001', '64002', '3904a', '', '39 49'])
      expect([fips, stateOfCounty(fips)]).toEqual([fips, undefined]);
  });
  it('covers the work performed there', () => {
    const county = makeCounty('22071', 'Orleans', stateOfCounty('22071')!);
    expect(county).toMatchObject({
      key: 'county:22071',
      name: 'Orleans Parish, LA',
      code: '22071',
      slug: 'county-22071',
      awards: 'awards performed in Orleans Parish, LA',
    });
    expect(criteriaOf(county)).toEqual({
      placesOfPerformance: [{ country: 'USA', state: 'LA', county: '071' }],
      periods,
    });
  });
  it('has its code as its name until its name is known', () =>
    expect(makeCounty('39049', undefined, stateOfCounty('39049')!).name).toBe('County 39049, OH'));
});

describe('a congressional district', () => {
  it.each([
    ['CO-01', 'CO-01', '0801'],
    ['CO-1', 'CO-01', '0801'],
    ['co-1', 'CO-01', '0801'],
    ['AK-00', 'AK-00', '0200'],
    ['PR-98', 'PR-98', '7298'],
    ['OH-90', 'OH-90', '3990'],
  ])('is parsed from %s', (segment, name, code) => {
    const district = parseDistrict(segment, 'current')!;
    expect([district.key, district.code]).toEqual([`district:${name}`, code]);
    expect(criteriaOf(district)).toEqual({
      placesOfPerformance: [
        { country: 'USA', state: name.slice(0, 2), district_current: name.slice(-2) },
      ],
      periods,
    });
  });
  it('says that it is original in its names and has no code, because responses by place have current districts', () => {
    const district = parseDistrict('CO-01', 'original')!;
    expect([district.code, district.name, district.nameInSentence]).toEqual([
      '',
      'Original Congressional District CO-01',
      'original district CO-01',
    ]);
    expect(criteriaOf(district)).toEqual({
      placesOfPerformance: [{ country: 'USA', state: 'CO', district_original: '01' }],
      periods,
    });
  });
  it.each(['', 'CO', 'CO-', 'CO-001', 'CO-A', 'ZZ-01', 'FM-98', 'CO–01', 'CO-01-02', '../CO-01'])(
    'is not parsed from “%s”',
    (segment) => expect(parseDistrict(segment, 'current')).toBeUndefined(),
  );
});

describe('a city', () => {
  it.each([
    ['mo', 'st.+louis', 'St. Louis, MO', 'city-mo-st-louis'],
    ['NC', 'winston-salem', 'Winston-Salem, NC', 'city-nc-winston-salem'],
    ['MO', "o'fallon", "O'Fallon, MO", 'city-mo-o-fallon'],
    ['ID', "COEUR D'ALENE", "Coeur D'Alene, ID", 'city-id-coeur-d-alene'],
  ])('is parsed from %s and %s', (state, segment, name, slug) =>
    expect(parseCity(state, segment)).toMatchObject({ name, slug, code: '' }),
  );
  it('is not parsed without a name or with an unknown state', () => {
    for (const [state, name] of [
      ['ZZ', 'columbus'],
      ['', 'columbus'],
      ['OH', ''],
      ['OH', '+'],
      ['FM', 'palikir'],
    ] as const)
      expect([state, name, parseCity(state, name)]).toEqual([state, name, undefined]);
  });
});

describe('a ZIP code', () => {
  it.each(['02134', '02134-1234', '021341234'])('is parsed from %s', (segment) => {
    const place = parseZip(segment)!;
    expect([place.key, place.name]).toEqual(['zip:02134', 'ZIP Code 02134']);
    expect(criteriaOf(place)).toEqual({
      placesOfPerformance: [{ country: 'USA', zip: '02134' }],
      periods,
    });
  });
  it.each(['', '0213', '021345', '02134-', '02134-12', '0213a', ' 02134', '02134-12345'])(
    'is not parsed from “%s”',
    (segment) => expect(parseZip(segment)).toBeUndefined(),
  );
});
