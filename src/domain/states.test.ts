import { stateCodeOfName, usStates } from './states';

describe('states and territories', () => {
  it('are fifty states, the District of Columbia, and territories and associated states, each once', () => {
    for (const key of ['code', 'fips', 'name'] as const)
      expect(new Set(usStates.map((state) => state[key])).size).toBe(usStates.length);
    expect(usStates).toHaveLength(60);
    expect(usStates.filter(({ fips }) => Number(fips) < 57)).toHaveLength(51);
  });
  it('have a postal code of two letters and a FIPS code of two digits, in order of the latter', () => {
    expect(
      usStates.filter(({ code, fips }) => !/^[A-Z]{2}$/.test(code) || !/^\d{2}$/.test(fips)),
    ).toEqual([]);
    expect(usStates.map(({ fips }) => fips)).toEqual(usStates.map(({ fips }) => fips).sort());
  });
  it('are known by name, whatever the case', () => {
    expect([
      stateCodeOfName('Colorado'),
      stateCodeOfName('NEW YORK'),
      stateCodeOfName('district of columbia'),
      stateCodeOfName('Guam'),
    ]).toEqual(['CO', 'NY', 'DC', 'GU']);
    expect(usStates.map(({ name }) => stateCodeOfName(name))).toEqual(
      usStates.map(({ code }) => code),
    );
  });
  it('are none by another name', () =>
    expect([stateCodeOfName(''), stateCodeOfName('CO'), stateCodeOfName('Atlantis')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]));
});
