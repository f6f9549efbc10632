import type { LocationItem } from '../search/searchFilters';
import { usStates } from '../states';
import { cityPath, countyPath, districtPath, zipPath } from './placePaths';

/** Returns the path of the profile of a place that filters name; undefined for a state, a country or a place abroad. */
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
