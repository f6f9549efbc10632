/** Addresses of the profiles of counties, congressional districts, cities and ZIP codes. */
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '../profileYears';
import type { LocationItem } from '../search/searchFilters';
import { usStates } from '../states';

/** Returns a path in the year of another profile; the default year needs no parameter. */
export const inYear = (path: string, fy: ProfileYear = DEFAULT_PROFILE_YEAR): string =>
  fy === DEFAULT_PROFILE_YEAR ? path : `${path}${path.includes('?') ? '&' : '?'}fy=${fy}`;

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
