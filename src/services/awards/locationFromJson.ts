import { makeLocation, type Location } from '@/domain/location';
import type { PlaceJson } from '../search/wire';
import { isThere, part, words } from './parts';

/** Reads the place of an award or profile; null when the response has none. */
export const locationFromJson = (json: unknown): Location | null => {
  if (!isThere(json)) return null;
  const place = part(json) as Partial<PlaceJson> & { zip?: unknown };
  return makeLocation({
    addressLine1: words(place.address_line1),
    addressLine2: words(place.address_line2),
    addressLine3: words(place.address_line3),
    province: words(place.foreign_province),
    city: words(place.city_name),
    county: words(place.county_name),
    countyCode: words(place.county_code),
    stateCode: words(place.state_code),
    state: words(place.state_name),
    zip: words(place.zip),
    zip4: words(place.zip4),
    zip5: words(place.zip5),
    foreignPostalCode: words(place.foreign_postal_code),
    country: words(place.country_name),
    countryCode: words(place.location_country_code),
    congressionalDistrict: words(place.congressional_code),
  });
};
