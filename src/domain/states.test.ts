import { findStateCode, usStates } from './states';

describe('states and territories', () => {
  it('are 50 states, the District of Columbia, territories and associated states, each once', () => {
    for (const key of ['code', 'fips', 'name'] as const)
      expect(new Set(usStates.map((state) => state[key])).size).toBe(usStates.length);
    expect(usStates).toHaveLength(60);
    expect(usStates.filter(({ fips }) => Number(fips) < 57)).toHaveLength(51);
  });
  it('have a two-letter postal code and a two-digit FIPS code, sorted by FIPS code', () => {
    expect(
      usStates.filter(({ code, fips }) => !/^[A-Z]{2}$/.test(code) || !/^\d{2}$/.test(fips)),
    ).toEqual([]);
    expect(usStates.map(({ fips }) => fips)).toEqual(usStates.map(({ fips }) => fips).sort());
  });
  it('are found by name in any case', () => {
    expect([
      findStateCode('Colorado'),
      findStateCode('NEW YORK'),
      findStateCode('district of columbia'),
      findStateCode('Guam'),
    ]).toEqual(['CO', 'NY', 'DC', 'GU']);
    expect(usStates.map(({ name }) => findStateCode(name))).toEqual(
      usStates.map(({ code }) => code),
    );
  });
  it('are not found by a code, an unknown name or an empty text', () =>
    expect(['', 'CO', 'Atlantis'].map(findStateCode)).toEqual(Array(3).fill(undefined)));
});
