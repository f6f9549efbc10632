import { countries, countryCodeOfName } from './countries';

describe('countries', () => {
  it('are sorted by name, with unique codes', () => {
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).sort((a, b) => a.localeCompare(b)),
    );
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(
      countries.filter(({ code, name }) => !/^[A-Z0-9]{3}$/.test(code) || !name.trim()),
    ).toEqual([]);
  });
  it('have the short name UNITED STATES for USA', () =>
    expect(countries.filter(({ code }) => code === 'USA')).toEqual([
      { code: 'USA', name: 'UNITED STATES' },
    ]));
  it('are found by name regardless of case', () => {
    expect([
      countryCodeOfName('France'),
      countryCodeOfName('bonaire, sint eustatius, and saba'),
      countryCodeOfName('United States'),
    ]).toEqual(['FRA', 'BES', 'USA']);
    expect(countries.filter(({ code, name }) => countryCodeOfName(name) !== code)).toEqual([]);
  });
  it('are not found by a code, an unknown name or an empty text', () =>
    expect([
      countryCodeOfName(''),
      countryCodeOfName('FRA'),
      countryCodeOfName('Atlantis'),
    ]).toEqual([undefined, undefined, undefined]));
});
