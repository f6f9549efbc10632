/** Builds locations in the form that the filter stores. The same place always has the same key. */
import { formatDistrictCode, titleCase } from '../format';
import type { UsState } from '../states';
import { FOREIGN, makeLocationItem, type LocationItem, type LocationParts } from './searchFilters';

const makePlace = (
  id: string,
  place: string,
  type: string,
  entity: string,
  standalone: string,
  filter: LocationParts,
): LocationItem =>
  makeLocationItem({
    matched_ids: [id],
    place,
    place_type: type,
    display: { title: standalone, entity, standalone },
    filter,
  });

/** Returns the location of a country; `code` is alpha-3. */
export const countryPlace = (code: string, name: string): LocationItem =>
  makePlace(code, code, 'COUNTRY', 'Country', titleCase(name), { country: code });
/** The location of all countries except the United States. Requests send it as the foreign scope. */
export const foreignPlace = countryPlace(FOREIGN, 'All Foreign Countries');
export const statePlace = ({ code, name }: Pick<UsState, 'code' | 'name'>): LocationItem =>
  makePlace(code, code, 'STATE', 'State', name, { country: 'USA', state: code });
/** Returns the location of a county; `fips` has five digits, `state` is the two-letter state code. */
export const countyPlace = (fips: string, name: string, state: string): LocationItem =>
  makePlace(fips, fips, 'COUNTY', 'County', `${name} County, ${state}`, {
    country: 'USA',
    state,
    county: fips.slice(-3),
  });

export interface City {
  /** Name in capitals, as in the API. */
  name: string;
  /** Two-letter state code; undefined abroad. */
  state?: string;
  /** Alpha-3 code. */
  country: string;
  countryName: string;
}
export const cityPlace = ({ name, state, country, countryName }: City): LocationItem =>
  makePlace(
    `${name}-${state ?? country}`,
    name,
    'CITY',
    'City',
    `${titleCase(name)}, ${state ?? titleCase(countryName)}`,
    { country, ...(state ? { state } : {}), city: name },
  );
/** Returns the location of a ZIP code; `state` is the name of the state, '' if unknown. */
export const zipPlace = (zip: string, state: string): LocationItem =>
  makePlace(zip, zip, 'ZIP', 'Zip Code', [zip, titleCase(state)].filter(Boolean).join(', '), {
    country: 'USA',
    zip,
  });
/** Returns the label of a district `XX-##`, where 90 means multiple districts. Any other name is returned unchanged. */
export const districtLabel = (name: string): string => {
  const [, state, code] = /^([A-Z]{2})-(\d{2})$/.exec(name) ?? [];
  return state ? formatDistrictCode(state, code) : name;
};
/** Returns the location of a district; `name` has the form `CO-01`. */
export const districtPlace = (kind: 'current' | 'original', name: string): LocationItem =>
  makePlace(
    name,
    name,
    kind === 'current' ? 'CURRENT_CD' : 'ORIGINAL_CD',
    `${kind === 'current' ? 'Current' : 'Original'} Congressional District`,
    districtLabel(name),
    {
      country: 'USA',
      state: name.slice(0, 2),
      [kind === 'current' ? 'district_current' : 'district_original']: name.slice(-2),
    },
  );

/** A place selected from nested lists. Only one of county, city and district can be set. */
export interface PlaceChoice {
  /** Alpha-3 code, `FOREIGN`, or '' if none is selected. */
  country: { code: string; name: string };
  /** Two-letter code, '' for all states. */
  state: Pick<UsState, 'code' | 'name'>;
  /** Five digits, '' for all counties. */
  county: { code: string; name: string };
  city?: City;
  /** Current congressional district such as `CO-01`, '' for all. */
  current: string;
  original: string;
}
const noPlace = { code: '', name: '' };
export const noPlaceChoice: PlaceChoice = {
  country: noPlace,
  state: noPlace,
  county: noPlace,
  current: '',
  original: '',
};
/** Returns the narrowest place that is selected; undefined without a country. */
export const chosenPlace = ({
  country,
  state,
  county,
  city,
  current,
  original,
}: PlaceChoice): LocationItem | undefined => {
  if (city) return cityPlace(city);
  if (current || original)
    return districtPlace(current ? 'current' : 'original', current || original);
  if (county.code) return countyPlace(county.code, county.name, state.code);
  if (state.code) return statePlace(state);
  if (country.code === FOREIGN) return foreignPlace;
  return country.code ? countryPlace(country.code, country.name) : undefined;
};
