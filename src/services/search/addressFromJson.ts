import type { Address } from '@/domain/format';
import type { PlaceJson } from './wire';

/** A place of a result row or an award; null when the answer holds none. */
export const addressFromJson = (json: Partial<PlaceJson> | null | undefined): Address | null =>
  json && typeof json === 'object'
    ? {
        line1: json.address_line1,
        line2: json.address_line2,
        line3: json.address_line3,
        city: json.city_name,
        county: json.county_name,
        stateCode: json.state_code,
        stateName: json.state_name,
        zip5: json.zip5,
        zip4: json.zip4,
        countryCode: json.location_country_code,
        countryName: json.country_name,
        province: json.foreign_province,
        foreignPostalCode: json.foreign_postal_code,
        congressionalCode: json.congressional_code,
      }
    : null;
