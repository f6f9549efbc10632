/** Addresses of the profiles of counties, congressional districts, cities and ZIP codes. */
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '../profileYears';

/** Returns a path in the year of another profile; the default year, also '', needs no parameter. */
export const inYear = (path: string, fy: ProfileYear = DEFAULT_PROFILE_YEAR): string =>
  fy && fy !== DEFAULT_PROFILE_YEAR ? `${path}${path.includes('?') ? '&' : '?'}fy=${fy}` : path;

export const countyPath = (fips: string): string => `/place/county/${fips}`;
/** Returns the path of a district such as `CO-01`. Original districts are those in effect when the awards were made. */
export const districtPath = (name: string, kind: 'current' | 'original' = 'current'): string =>
  `/place/district/${name.toUpperCase()}${kind === 'original' ? '?districts=original' : ''}`;
/** Returns the path of a city. Spaces become plus signs, because names contain hyphens and periods. */
export const cityPath = (state: string, name: string): string =>
  `/place/city/${state}/${encodeURIComponent(name.trim().toLowerCase()).replaceAll('%20', '+')}`;
export const zipPath = (zip: string): string => `/place/zip/${zip.slice(0, 5)}`;

/** A place as award data names it. Missing values are '' or null. */
export interface NamedAddress {
  countryCode?: string | null;
  stateCode?: string | null;
  city?: string | null;
  county?: string | null;
  countyCode?: string | null;
}
/** Codes of armed forces and of associated states, which have no profile. */
const codesWithoutProfile: ReadonlySet<string> = new Set([
  'AA',
  'AE',
  'AP',
  'FM',
  'MH',
  'PW',
  'UM',
]);
/**
 * Returns the path of the profile of the place that an address names: its city, else its county, else its state. Returns undefined for
 * a place abroad or without a profile. Counties and states are named by postal code, because lists of awards have no other; their pages
 * replace the address. The table of states would take 2 kB of the search page.
 */
export const addressProfilePath = (
  address: NamedAddress | null,
  fy?: ProfileYear,
): string | undefined => {
  const { countryCode, stateCode, city, county, countyCode } = address ?? {};
  if (countryCode !== 'USA' || !stateCode || codesWithoutProfile.has(stateCode)) return undefined;
  if (city) return inYear(cityPath(stateCode, city), fy);
  if (countyCode) return inYear(countyPath(`${stateCode}${countyCode}`), fy);
  return county ? undefined : `/state/${stateCode}/${fy || DEFAULT_PROFILE_YEAR}`;
};
