import type { Country, Lookups } from '../../core/lookups';
import { getEntry, toNumber, toText } from '../../core/values';
import type { Row } from '../../db/database';

/** Returns the name of a country as the API spells it, or null without a country. */
export const getCountryName = (country: Country | undefined): string | null =>
  country?.alpha3 === 'USA' ? 'UNITED STATES' : (country?.name ?? null);

const toCapitals = (name: string | null | undefined) => name?.toUpperCase() ?? null;

/** Returns the address of one side of a row (`rec_…` or `pop_…`). Unknown fields are null. */
export const placeFromRow = (lookups: Lookups, row: Row, side: 'rec' | 'pop') => {
  const country = getEntry(lookups.countryById, row[`${side}_country`]);
  const state = getEntry(lookups.stateById, row[`${side}_state`]);
  const county = getEntry(lookups.countyById, row[`${side}_county`]);
  const district = toNumber(row[`${side}_cd_cur`]);
  return {
    location_country_code: country?.alpha3 ?? null,
    country_name: getCountryName(country),
    state_code: state?.code ?? null,
    state_name: state?.name ?? null,
    city_name: toCapitals(toText(row[`${side}_city`])),
    county_code: county?.fips3 ?? null,
    county_name: toCapitals(county?.name),
    address_line1: side === 'rec' ? toText(row.address) : null,
    address_line2: null,
    address_line3: null,
    congressional_code: district === null ? null : String(district % 100).padStart(2, '0'),
    zip4: side === 'rec' ? toText(row.zip4) : null,
    zip5: toText(row[`${side}_zip`]),
    foreign_postal_code: null,
    foreign_province: null,
  };
};
