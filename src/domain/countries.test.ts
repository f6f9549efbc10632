import { countries, countryCodeOfName } from './countries';

describe('countries', () => {
  it('stand in order of their names, each code once', () => {
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).sort((a, b) => a.localeCompare(b)),
    );
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(
      countries.filter(({ code, name }) => !/^[A-Z0-9]{3}$/.test(code) || !name.trim()),
    ).toEqual([]);
  });
  it('name this one short', () =>
    expect(countries.filter(({ code }) => code === 'USA')).toEqual([
      { code: 'USA', name: 'UNITED STATES' },
    ]));
  it('are known by name, whatever the case', () => {
    expect([
      countryCodeOfName('France'),
      countryCodeOfName('bonaire, sint eustatius, and saba'),
      countryCodeOfName('United States'),
    ]).toEqual(['FRA', 'BES', 'USA']);
    expect(countries.filter(({ code, name }) => countryCodeOfName(name) !== code)).toEqual([]);
  });
  it('are none by another name', () =>
    expect([
      countryCodeOfName(''),
      countryCodeOfName('FRA'),
      countryCodeOfName('Atlantis'),
    ]).toEqual([undefined, undefined, undefined]));
});
