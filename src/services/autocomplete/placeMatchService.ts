import { countryCodeOfName } from '@/domain/countries';
import { titleCase } from '@/domain/format';
import { splitState } from '@/domain/places/splitState';
import {
  cityPlace,
  countryPlace,
  countyPlace,
  districtPlace,
  statePlace,
  zipPlace,
  type City,
} from '@/domain/search/places';
import type { LocationItem } from '@/domain/search/searchFilters';
import { findStateCode } from '@/domain/states';
import { request } from '../http/client';
import { listOf, required, record, text as readText } from '../http/read';
import type { CitiesJson, LocationMatchesJson } from './wire';

/** Reads the places of one kind, or [] if the service leaves the kind out. Drops places that `read` does not recognize. */
const readPlaces = <W, P>(
  rows: readonly W[] | null | undefined,
  read: (row: W) => P | '' | undefined,
): P[] => listOf(rows ?? [], read).filter((place): place is NonNullable<P> & P => Boolean(place));
const readCities = ({ cities }: LocationMatchesJson['results']): City[] =>
  readPlaces(cities, ({ city_name: name, state_name: state, country_name: countryName }) => {
    const country = countryCodeOfName(readText(countryName));
    return (
      country && {
        name: required(readText(name)),
        state: findStateCode(readText(state)),
        country,
        countryName,
      }
    );
  });
const fetchLocations = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<LocationMatchesJson['results']> => {
  const { results } = await request<Partial<LocationMatchesJson>>({
    method: 'POST',
    path: 'v2/autocomplete/location/',
    body: { search_text: text, limit },
    signal,
  });
  return record(results);
};

/** A group of places in display order, with its heading. */
export interface LocationGroup {
  heading: string;
  items: LocationItem[];
}
/** Returns places whose name contains the text, grouped by kind. Drops places for which the site has no code. */
export const searchLocations = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<LocationGroup[]> => {
  const results = await fetchLocations(text, limit, signal);
  const groups: LocationGroup[] = [
    {
      heading: 'Country',
      items: readPlaces(results.countries, ({ country_name: name }) => {
        const code = countryCodeOfName(readText(name));
        return code && countryPlace(code, name);
      }),
    },
    {
      heading: 'State or Territory',
      items: readPlaces(results.states, ({ state_name: name }) => {
        const code = findStateCode(readText(name));
        return code && statePlace({ code, name: titleCase(name) });
      }),
    },
    {
      heading: 'County',
      items: readPlaces(
        results.counties,
        ({ county_name: name, county_fips: fips, state_name: state }) => {
          const code = findStateCode(readText(state));
          return (
            code && countyPlace(required(readText(fips)), titleCase(required(readText(name))), code)
          );
        },
      ),
    },
    { heading: 'City', items: readCities(results).map(cityPlace) },
    {
      heading: 'Zip Code',
      items: readPlaces(results.zip_codes, ({ zip_code: zip, state_name: state }) =>
        zipPlace(required(readText(zip)), readText(state)),
      ),
    },
    {
      heading: 'Current Congressional Districts (based on 2023 redistricting)',
      items: readPlaces(results.districts_current, ({ current_cd: district }) =>
        districtPlace('current', required(readText(district))),
      ),
    },
    {
      heading: 'Original Congressional Districts (as reported by federal agencies)',
      items: readPlaces(results.districts_original, ({ original_cd: district }) =>
        districtPlace('original', required(readText(district))),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length);
};

/** Maximum number of places of a kind that the service returns. */
const MAX_PLACES = 20;
/** Returns the places of a text as `searchLocations` does; for a text such as `Austin, TX` only those in the state. */
export const searchNamedPlaces = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<LocationGroup[]> => {
  const { name, state } = splitState(text);
  if (!state) return searchLocations(text, limit, signal);
  return (await searchLocations(name, MAX_PLACES, signal))
    .map((group) => ({
      ...group,
      items: group.items.filter(({ filter }) => filter.state === state).slice(0, limit),
    }))
    .filter(({ items }) => items.length);
};
/** Returns the place of a five-digit ZIP code; undefined if the service does not find it. */
export const findZip = async (
  zip: string,
  signal?: AbortSignal,
): Promise<LocationItem | undefined> => {
  const { zip_codes: zipRows } = await fetchLocations(zip, MAX_PLACES, signal);
  const match = readPlaces(zipRows, (row) => ({
    code: required(readText(row.zip_code)),
    state: readText(row.state_name),
  })).find(({ code }) => code === zip);
  return match && zipPlace(zip, match.state);
};
/** Maximum number of cities requested. */
const MAX_CITIES = 40;
/** Where to search for cities. `country.code` is alpha-3, `state` a postal code or ''. */
export interface CitySearch {
  side: 'place_of_performance' | 'recipient';
  country: { code: string; name: string };
  state: string;
}
/** Returns cities of one country whose name begins with the text. */
export const searchCities = async (
  { side, country, state }: CitySearch,
  text: string,
  signal?: AbortSignal,
): Promise<readonly City[]> => {
  const { results } = await request<CitiesJson>({
    method: 'POST',
    path: 'v2/autocomplete/city/',
    signal,
    body: {
      search_text: text,
      limit: MAX_CITIES,
      filter: {
        country_code: country.code,
        scope: side === 'recipient' ? 'recipient_location' : 'primary_place_of_performance',
        ...(state ? { state_code: state } : {}),
      },
    },
  });
  return listOf(results, ({ city_name: name, state_code: code }) => ({
    name: required(readText(name)).toUpperCase(),
    ...(country.code === 'USA' && code ? { state: readText(code) } : {}),
    country: country.code,
    countryName: country.name,
  }));
};
