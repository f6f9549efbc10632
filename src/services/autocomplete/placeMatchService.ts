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
import { listOf, needed, record, text as textOf } from '../http/read';
import type { CitiesJson, LocationMatchesJson } from './wire';

const stateNamed = (name: string | null): string | undefined =>
  name ? stateCodeOfName(name) : undefined;
/** Places of one kind; a kind without matches may be missing, and a place that `read` does not know is left out. */
const groupOf = <W, P>(
  rows: readonly W[] | null | undefined,
  read: (row: W) => P | '' | undefined,
): P[] => listOf(rows ?? [], read).filter((place): place is NonNullable<P> & P => Boolean(place));
/** Cities of an answer; those in a country that this client does not know are left out. */
const citiesFrom = ({ cities }: LocationMatchesJson['results']): City[] =>
  groupOf(cities, ({ city_name: name, state_name: state, country_name: countryName }) => {
    const country = countryCodeOfName(textOf(countryName));
    return (
      country && {
        name: needed(textOf(name)),
        state: stateNamed(textOf(state)),
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
  const groups: LocationGroup[] = [
    {
      heading: 'Country',
      items: groupOf(results.countries, ({ country_name: name }) => {
        const code = countryCodeOfName(textOf(name));
        return code && countryPlace(code, name);
      }),
    },
    {
      heading: 'State or Territory',
      items: groupOf(results.states, ({ state_name: name }) => {
        const code = stateNamed(textOf(name));
        return code && statePlace({ code, name: titleCase(name) });
      }),
    },
    {
      heading: 'County',
      items: groupOf(
        results.counties,
        ({ county_name: name, county_fips: fips, state_name: state }) => {
          const code = stateNamed(textOf(state));
          return code && countyPlace(needed(textOf(fips)), titleCase(needed(textOf(name))), code);
        },
      ),
    },
    { heading: 'City', items: citiesFrom(results).map(cityPlace) },
    {
      heading: 'Zip Code',
      items: groupOf(results.zip_codes, ({ zip_code: zip, state_name: state }) =>
        zipPlace(needed(textOf(zip)), textOf(state)),
      ),
    },
    {
      heading: 'Current Congressional Districts (based on 2023 redistricting)',
      items: groupOf(results.districts_current, ({ current_cd: district }) =>
        districtPlace('current', needed(textOf(district))),
      ),
    },
    {
      heading: 'Original Congressional Districts (as reported by federal agencies)',
      items: groupOf(results.districts_original, ({ original_cd: district }) =>
        districtPlace('original', needed(textOf(district))),
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
  const { zip_codes: found } = await fetchLocations(zip, MOST_PLACES, signal);
  const known = groupOf(found, (each) => ({
    code: needed(textOf(each.zip_code)),
    state: textOf(each.state_name),
  })).find(({ code }) => code === zip);
  return known && zipPlace(zip, known.state);
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
  return listOf(results, ({ city_name: name, state_code: code }) => ({
    name: needed(textOf(name)).toUpperCase(),
    ...(country.code === 'USA' && code ? { state: textOf(code) } : {}),
    country: country.code,
    countryName: country.name,
  }));
};
