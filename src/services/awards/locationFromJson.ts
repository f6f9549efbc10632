import { makeLocation, type Location } from '@/domain/location';
import type { PlaceJson } from '../search/wire';
import { hasFields, readObject, readText } from './fieldReaders';

/** Reads the place of an award or profile; null when the response has none. */
export const locationFromJson = (json: unknown): Location | null => {
  if (!hasFields(json)) return null;
  const place = readObject(json) as Partial<PlaceJson> & { zip?: unknown };
  return makeLocation({
    addressLine1: readText(place.address_line1),
    addressLine2: readText(place.address_line2),
    addressLine3: readText(place.address_line3),
    province: readText(place.foreign_province),
    city: readText(place.city_name),
    county: readText(place.county_name),
    countyCode: readText(place.county_code),
    stateCode: readText(place.state_code),
    state: readText(place.state_name),
    zip: readText(place.zip),
    zip4: readText(place.zip4),
    zip5: readText(place.zip5),
    foreignPostalCode: readText(place.foreign_postal_code),
    country: readText(place.country_name),
    countryCode: readText(place.location_country_code),
    congressionalDistrict: readText(place.congressional_code),
  });
};
