import { addressLines, formatDistrict, makeLocation, formatPlace } from './location';

const austin = makeLocation({
  addressLine1: '1 MAIN ST',
  city: 'AUSTIN',
  county: 'TRAVIS',
  stateCode: 'TX',
  state: 'TEXAS',
  zip5: '78701',
  zip4: '0001',
  country: 'UNITED STATES',
  countryCode: 'USA',
  congressionalDistrict: '10',
});

describe('a location', () => {
  it('has the fields of the specification, all empty [r3.30]', () => {
    expect(makeLocation().toObject()).toEqual({
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      province: '',
      city: '',
      county: '',
      countyCode: '',
      stateCode: '',
      state: '',
      zip: '',
      zip4: '',
      zip5: '',
      foreignPostalCode: '',
      country: '',
      countryCode: '',
      congressionalDistrict: '',
    });
  });
  it('in the United States has address lines, a one-line form and a district label', () => {
    expect(addressLines(austin)).toEqual(['1 Main St', 'Austin, TX 78701-0001', 'United States']);
    expect(formatPlace(austin)).toBe('Austin, TX 78701-0001');
    expect(formatDistrict(austin)).toBe('TX-10');
  });
  it.each([
    ['a county', { city: '' }, 'Travis County, TX'],
    ['a state', { city: '', county: '' }, 'Texas 78701-0001'],
    ['a state by its code', { city: '', county: '', state: '', zip5: '' }, 'TX'],
    ['a country', { city: '', county: '', state: '', stateCode: '', zip5: '' }, 'United States'],
  ])('falls back to %s', (_, overrides, expected) =>
    expect(formatPlace(austin.merge(overrides))).toBe(expected),
  );
  it('abroad shows its province, postal code and country', () => {
    const paris = makeLocation({
      city: 'PARIS',
      province: 'ILE-DE-FRANCE',
      foreignPostalCode: '75001',
      country: 'FRANCE',
      countryCode: 'FRA',
    });
    expect(formatPlace(paris)).toBe('Paris, Ile-De-France, 75001, France');
    expect(addressLines(paris)).toEqual(['Paris, Ile-De-France, 75001', 'France']);
    expect(formatPlace(makeLocation({ countryCode: 'FRA' }))).toBe('FRA');
  });
  it('without data is shown as --', () => {
    expect([addressLines(null), addressLines(makeLocation())]).toEqual([['--'], ['--']]);
    expect([formatPlace(null), formatPlace(makeLocation())]).toEqual(['--', '--']);
    expect([formatDistrict(null), formatDistrict(makeLocation({ stateCode: 'TX' }))]).toEqual([
      '--',
      '--',
    ]);
  });
  it.each([
    ['TX', '90', 'TX-90 (Multiple Districts)'],
    ['', '90', 'MULTI-STATE'],
    ['AK', '00', 'AK-00'],
    ['GU', '98', 'GU-98'],
  ])(
    'with state %j and district %j has the district label %j',
    (stateCode, congressionalDistrict, label) =>
      expect(formatDistrict(makeLocation({ stateCode, congressionalDistrict }))).toBe(label),
  );
});
