import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import { formatDistrictCode, MISSING, titleCase, zip } from './format';

/** A place in awards and profiles (specification `reference.md` §3, Location model). Missing values are ''. */
const emptyLocation = {
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  province: '',
  city: '',
  county: '',
  countyCode: '',
  stateCode: '',
  state: '',
  zip: '',
  zip4: '',
  zip5: '',
  foreignPostalCode: '',
  country: '',
  countryCode: '',
  congressionalDistrict: '',
};
export type Location = RecordOf<typeof emptyLocation>;
export const makeLocation = ImmutableRecord(emptyLocation, 'Location');

const joinParts = (parts: readonly string[], separator = ', '): string =>
  parts.filter(Boolean).join(separator);
/** Returns the address line that names the city, county or state of a place; '' if all are missing. */
export const townLine = (place: Location): string => {
  const city = titleCase(place.city);
  const zipCode = zip(place.zip5 || place.zip, place.zip4);
  if (city && place.stateCode) return joinParts([city, joinParts([place.stateCode, zipCode], ' ')]);
  if (place.county && place.stateCode)
    return joinParts([`${titleCase(place.county)} County`, place.stateCode]);
  if (place.state || place.stateCode)
    return joinParts([titleCase(place.state) || place.stateCode, zipCode], ' ');
  return joinParts([city, titleCase(place.province), place.foreignPostalCode]);
};
/** Returns the address lines of a place: street lines, town line and country; `['--']` if all are missing. */
export const addressLines = (place: Location | null): readonly string[] => {
  if (!place) return [MISSING];
  const lines = [
    ...[place.addressLine1, place.addressLine2, place.addressLine3].map(titleCase),
    townLine(place),
    titleCase(place.country) || place.countryCode,
  ].filter(Boolean);
  return lines.length ? lines : [MISSING];
};
/**
 * Returns a place as one line without its street: the city or a larger area, and the country of places abroad. Returns `--` if all of
 * these are missing.
 */
export const formatPlace = (place: Location | null): string => {
  if (!place) return MISSING;
  const country = titleCase(place.country) || place.countryCode;
  const isDomestic = place.countryCode === 'USA';
  return joinParts([townLine(place), isDomestic && townLine(place) ? '' : country]) || MISSING;
};
/** Returns the label of a place's district, such as `TX-10` or `TX-90 (Multiple Districts)`; `--` if it is missing. */
export const formatDistrict = (place: Location | null): string =>
  formatDistrictCode(place?.stateCode, place?.congressionalDistrict);
