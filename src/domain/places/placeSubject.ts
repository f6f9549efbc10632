/** Places as the subject of a profile. */
import { titleCase } from '../format';
import { cityPlace, countyPlace, districtLabel, districtPlace, zipPlace } from '../search/places';
import { placeFilters } from '../search/readyMade';
import type { LocationItem } from '../search/searchFilters';
import type { SpendingRecord, SpendingSubject } from '../spendingSubject';
import { profileStates, type ProfileState } from '../stateProfile/profileStates';
import { countyName } from './counties';

export type PlaceKind = 'county' | 'district' | 'city' | 'zip';
export interface PlaceSubject extends SpendingSubject {
  kind: PlaceKind;
  /** State of the place; undefined for a ZIP code, which can be in several. */
  state: ProfileState | undefined;
  /** Code of the place in responses by place; '' if the service does not sum such places. */
  code: string;
  location: LocationItem;
}
/** The record of a place in a period. */
export type PlaceRecord = SpendingRecord<PlaceSubject>;
const makeSubject = (
  kind: PlaceKind,
  id: string,
  name: string,
  nameInSentence: string,
  noun: string,
  place: Pick<PlaceSubject, 'state' | 'code' | 'location'>,
): PlaceSubject => ({
  ...place,
  kind,
  key: `${kind}:${id}`,
  name,
  nameInSentence,
  noun,
  measure: 'obligated for work there',
  awards: `awards performed in ${nameInSentence}`,
  slug: `${kind}-${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  filters: placeFilters(place.location),
});
const findState = (code: string): ProfileState | undefined =>
  profileStates.find((state) => state.code === code.toUpperCase());

/** Returns the state of a county’s FIPS code of five digits; undefined for any other text. */
export const stateOfCounty = (fips: string): ProfileState | undefined =>
  /^\d{5}$/.test(fips) ? profileStates.find((state) => state.fips === fips.slice(0, 2)) : undefined;
/**
 * Returns the FIPS code of a county that is named by the postal code of its state and its number, such as `OH049`; undefined for any
 * other text.
 */
export const findCountyCode = (text: string): string | undefined => {
  const [, code = '', number = ''] = /^([a-z]{2})(\d{3})$/i.exec(text) ?? [];
  const state = findState(code);
  return state && `${state.fips}${number}`;
};
/** Returns a county; `name` is its name without “County”, undefined if it is not known. */
export const makeCounty = (
  fips: string,
  name: string | undefined,
  state: ProfileState,
): PlaceSubject => {
  const fullName =
    name === undefined ? `County ${fips}, ${state.code}` : countyName(fips, name, state.code);
  return makeSubject('county', fips, fullName, fullName, 'county', {
    state,
    code: fips,
    location: countyPlace(fips, name ?? fips, state.code),
  });
};
/** Returns the district that an address segment such as `CO-1` names; undefined for a text that names none. */
export const parseDistrict = (
  segment: string,
  kind: 'current' | 'original',
): PlaceSubject | undefined => {
  const [, stateCode = '', number = ''] = /^([A-Za-z]{2})-(\d{1,2})$/.exec(segment) ?? [];
  const state = findState(stateCode);
  if (!state) return undefined;
  const code = number.padStart(2, '0');
  const name = districtLabel(`${state.code}-${code}`);
  const isOriginal = kind === 'original';
  return makeSubject(
    'district',
    `${state.code}-${code}${isOriginal ? '-original' : ''}`,
    `${isOriginal ? 'Original ' : ''}Congressional District ${name}`,
    `${isOriginal ? 'original ' : ''}district ${name}`,
    'district',
    {
      state,
      // The service sums current districts only.
      code: isOriginal ? '' : `${state.fips}${code}`,
      location: districtPlace(kind, `${state.code}-${code}`),
    },
  );
};
/** Characters of a city’s name that an address can have. */
const MAX_CITY_LENGTH = 100;
/** Returns the city of an address such as `mo/st.+louis`; undefined for an unknown state or an empty name. */
export const parseCity = (stateSegment: string, citySegment: string): PlaceSubject | undefined => {
  const state = findState(stateSegment);
  const words = citySegment.replaceAll('+', ' ').trim();
  // Characters are counted by code point, because half of a surrogate pair has no address.
  const name = [...words].slice(0, MAX_CITY_LENGTH).join('').trim().toUpperCase();
  if (!state || !name) return undefined;
  const fullName = `${titleCase(name)}, ${state.code}`;
  return makeSubject('city', `${state.code}-${name}`, fullName, fullName, 'city', {
    state,
    code: '',
    location: cityPlace({
      name,
      state: state.code,
      country: 'USA',
      countryName: 'United States',
    }),
  });
};
/** Returns the ZIP code of an address segment, ZIP+4 included; undefined for any other text. */
export const parseZip = (segment: string): PlaceSubject | undefined => {
  const [, zip] = /^(\d{5})(?:-?\d{4})?$/.exec(segment) ?? [];
  return zip === undefined
    ? undefined
    : makeSubject('zip', zip, `ZIP Code ${zip}`, `ZIP code ${zip}`, 'ZIP code', {
        state: undefined,
        code: '',
        location: zipPlace(zip, ''),
      });
};
