import { countSeats, getDistricts } from './districts';
import { usStates } from './states';

const numbers = (kind: 'current' | 'original', state: string) =>
  getDistricts(kind, state).map((district) => district.slice(3));

describe('seats in the House of Representatives', () => {
  it.each([
    [2020, 0],
    [2010, 1],
    [2000, 2],
  ] as const)('add up to 435 after the census of %d', (_year, census) =>
    expect(countSeats(census)).toBe(435),
  );
});

describe('districts of a state', () => {
  it('are numbered from 01', () => {
    expect(getDistricts('current', 'CO')).toEqual(
      'CO-01 CO-02 CO-03 CO-04 CO-05 CO-06 CO-07 CO-08'.split(' '),
    );
    expect(getDistricts('current', 'CA')).toHaveLength(52);
    expect(getDistricts('current', 'CA').slice(-3)).toEqual(['CA-50', 'CA-51', 'CA-52']);
  });
  it('are 00 in a state with one district', () =>
    expect([getDistricts('current', 'WY'), getDistricts('original', 'WY')]).toEqual([
      ['WY-00'],
      ['WY-00', 'WY-90'],
    ]));
  it('are 98 for a nonvoting delegate', () => {
    for (const code of ['DC', 'PR', 'GU', 'VI', 'AS', 'MP'])
      expect(getDistricts('current', code)).toEqual([`${code}-98`]);
    expect(getDistricts('original', 'DC')).toEqual(['DC-98', 'DC-90']);
  });
  it('of the original kind come from every map since 2003, in order, and end with 90', () => {
    expect(numbers('original', 'MT')).toEqual(['00', '01', '02', '90']);
    expect(numbers('current', 'MT')).toEqual(['01', '02']);
    expect(numbers('original', 'WV')).toEqual(['01', '02', '03', '90']);
    expect(numbers('current', 'WV')).toEqual(['01', '02']);
    expect(numbers('original', 'NV')).toEqual(['01', '02', '03', '04', '90']);
    expect(getDistricts('original', 'CA')).toHaveLength(54);
  });
  it('are [] for an unknown state', () =>
    expect([
      getDistricts('current', 'XX'),
      getDistricts('original', ''),
      getDistricts('original', 'co'),
    ]).toEqual([[], [], []]));
  it('are unique and have the format XX-##, and the original districts include all current ones', () => {
    for (const { code } of usStates) {
      const [current, original] = [getDistricts('current', code), getDistricts('original', code)];
      expect(current.length).toBeGreaterThan(0);
      expect(original.filter((district) => !new RegExp(`^${code}-\\d\\d$`).test(district))).toEqual(
        [],
      );
      expect(new Set(original).size).toBe(original.length);
      expect(current.filter((district) => !original.includes(district))).toEqual([]);
    }
  });
});
