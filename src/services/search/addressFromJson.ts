import type { Address } from '@/domain/format';
import { textOrNull as text } from '../http/read';
import type { PlaceJson } from './wire';

/** Reads the place of a result row or an award; null when the response has none. */
export const addressFromJson = (json: Partial<PlaceJson> | null | undefined): Address | null =>
  json && typeof json === 'object'
    ? {
        line1: text(json.address_line1),
        line2: text(json.address_line2),
        line3: text(json.address_line3),
        city: text(json.city_name),
        county: text(json.county_name),
        countyCode: text(json.county_code),
        stateCode: text(json.state_code),
        stateName: text(json.state_name),
        zip5: text(json.zip5),
        zip4: text(json.zip4),
        countryCode: text(json.location_country_code),
        countryName: text(json.country_name),
        province: text(json.foreign_province),
        foreignPostalCode: text(json.foreign_postal_code),
        congressionalCode: text(json.congressional_code),
      }
    : null;
