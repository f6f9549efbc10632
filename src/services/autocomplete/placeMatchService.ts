import { countryCodeOfName } from '@/domain/countries';
import { titleCase } from '@/domain/format';
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
import { stateCodeOfName } from '@/domain/states';
import { request } from '../http/client';
import { promised, unreadable } from '../http/serviceError';
import type { CitiesJson, LocationMatchesJson } from './wire';

const stateNamed = (name: string | null): string | undefined =>
  name ? stateCodeOfName(name) : undefined;
/** Cities of an answer; those in a country that this client does not know are left out. */
const citiesFrom = ({ cities = [] }: LocationMatchesJson['results']): City[] =>
  cities.flatMap(({ city_name: name, state_name: state, country_name: countryName }) => {
    const country = countryCodeOfName(countryName);
    return country ? [{ name, state: stateNamed(state), country, countryName }] : [];
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
  if (typeof results !== 'object' || results === null) throw unreadable();
  return results;
};

/** Groups of places in the order they are offered, each with its heading. */
export interface LocationGroup {
  heading: string;
  items: LocationItem[];
}
/** Places whose name holds the text. Names that this client cannot turn into codes are left out rather than guessed. */
export const searchLocations = async (
  text: string,
  limit: number,
  signal?: AbortSignal,
): Promise<LocationGroup[]> => {
  const results = await fetchLocations(text, limit, signal);
  const known = (items: (LocationItem | undefined)[]) => items.filter((item) => item !== undefined);
  const groups: LocationGroup[] = [
    {
      heading: 'Country',
      items: known(
        (results.countries ?? []).map(({ country_name: name }) => {
          const code = countryCodeOfName(name);
          return code ? countryPlace(code, name) : undefined;
        }),
      ),
    },
    {
      heading: 'State or Territory',
      items: known(
        (results.states ?? []).map(({ state_name: name }) => {
          const code = stateNamed(name);
          return code ? statePlace({ code, name: titleCase(name) }) : undefined;
        }),
      ),
    },
    {
      heading: 'County',
      items: known(
        (results.counties ?? []).map(
          ({ county_name: name, county_fips: fips, state_name: state }) => {
            const code = stateNamed(state);
            return code ? countyPlace(fips, titleCase(name), code) : undefined;
          },
        ),
      ),
    },
    { heading: 'City', items: citiesFrom(results).map(cityPlace) },
    {
      heading: 'Zip Code',
      items: (results.zip_codes ?? []).map(({ zip_code: zip, state_name: state }) =>
        zipPlace(String(zip), state ?? ''),
      ),
    },
    {
      heading: 'Current Congressional Districts (based on 2023 redistricting)',
      items: (results.districts_current ?? []).map(({ current_cd: district }) =>
        districtPlace('current', district),
      ),
    },
    {
      heading: 'Original Congressional Districts (as reported by federal agencies)',
      items: (results.districts_original ?? []).map(({ original_cd: district }) =>
        districtPlace('original', district),
      ),
    },
  ];
  return groups.filter(({ items }) => items.length);
};

/** Most places of a kind that the service lists. */
const MOST_PLACES = 20;
/** The place of a ZIP code of five digits; undefined when the service knows none. */
export const findZip = async (
  zip: string,
  signal?: AbortSignal,
): Promise<LocationItem | undefined> => {
  const { zip_codes: found = [] } = await fetchLocations(zip, MOST_PLACES, signal);
  const known = found.find((each) => String(each.zip_code) === zip);
  return known && zipPlace(zip, known.state_name ?? '');
};
/** Most cities that are offered at once. */
const MOST_CITIES = 40;
/** Where cities are looked for: `country` is alpha-3, since the list of cities does not name their country; `state` a postal code or ''. */
export interface CitySearch {
  side: 'place_of_performance' | 'recipient';
  country: { code: string; name: string };
  state: string;
}
/** Cities of one country that begin with the text. */
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
      limit: MOST_CITIES,
      filter: {
        country_code: country.code,
        scope: side === 'recipient' ? 'recipient_location' : 'primary_place_of_performance',
        ...(state ? { state_code: state } : {}),
      },
    },
  });
  return promised(results).map(({ city_name: name, state_code: code }) => ({
    name: name.toUpperCase(),
    ...(country.code === 'USA' && code ? { state: code } : {}),
    country: country.code,
    countryName: country.name,
  }));
};
