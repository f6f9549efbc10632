/** Addresses of the profiles of counties, congressional districts, cities and ZIP codes. */
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '../profileYears';
import type { LocationItem } from '../search/searchFilters';
import { profileStates, statePath } from '../stateProfile/profileStates';
import { usStates } from '../states';

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

/** Returns the path of a place's profile; undefined for a state, a country or a place abroad. */
export const placeProfilePath = ({ filter }: Pick<LocationItem, 'filter'>): string | undefined => {
  const { country, state, county, city, zip, district_current: current } = filter;
  const original = filter.district_original;
  if (country !== 'USA') return undefined;
  if (zip) return zipPath(zip);
  const usState = usStates.find(({ code }) => code === state);
  if (!usState) return undefined;
  if (city) return cityPath(usState.code, city);
  if (county) return countyPath(`${usState.fips}${county}`);
  if (current) return districtPath(`${usState.code}-${current}`);
  return original ? districtPath(`${usState.code}-${original}`, 'original') : undefined;
};

/** A place as award data names it. Missing values are '' or null. */
export interface NamedAddress {
  countryCode?: string | null;
  stateCode?: string | null;
  city?: string | null;
  county?: string | null;
  countyCode?: string | null;
}
/**
 * Returns the path of the profile of the place that an address names: its city, else its county, else its state. Returns undefined for
 * a place abroad or without a profile.
 */
export const addressProfilePath = (
  address: NamedAddress | null,
  fy?: ProfileYear,
): string | undefined => {
  if (address?.countryCode !== 'USA') return undefined;
  const state = profileStates.find(({ code }) => code === address.stateCode);
  if (!state) return undefined;
  if (address.city) return inYear(cityPath(state.code, address.city), fy);
  if (address.countyCode) return inYear(countyPath(`${state.fips}${address.countyCode}`), fy);
  return address.county ? undefined : statePath(state, fy || undefined);
};
