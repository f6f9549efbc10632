/** Responses of v2/autocomplete/* and v2/recipient/. */
export interface AgencyMatchJson {
  id: number;
  toptier_flag: boolean;
  toptier_agency: { toptier_code: string; abbreviation: string | null; name: string };
  subtier_agency: { abbreviation: string | null; name: string; subtier_code?: string };
}
export interface LocationMatchesJson {
  results: {
    countries?: { country_name: string }[];
    states?: { state_name: string }[];
    counties?: { county_name: string; county_fips: string; state_name: string }[];
    cities?: { city_name: string; state_name: string | null; country_name: string }[];
    zip_codes?: { zip_code: string | number; state_name: string | null }[];
    districts_current?: { current_cd: string }[];
    districts_original?: { original_cd: string }[];
  };
}
/** `state_code` is null outside the US. */
export interface CitiesJson {
  results: { city_name: string; state_code: string | null }[];
}
/** Rows of both recipient calls: the search sends `recipient_name`, the list `name`. */
export interface RecipientMatchesJson {
  results: {
    recipient_name?: string | null;
    name?: string | null;
    recipient_level: string | null;
    uei: string | null;
    duns: string | null;
  }[];
}
/** Most components are texts; the two agency components are objects. */
export type AccountPartJson =
  | string
  | null
  | { ata?: string; aid?: string; agency_name: string | null; agency_abbreviation: string | null };
export interface ListingMatchJson {
  program_number: string | null;
  program_title: string | null;
}
export interface ProgramActivityMatchJson {
  program_activity_code: string | null;
  program_activity_name: string | null;
}
export interface NaicsMatchJson {
  naics: string | null;
  naics_description: string | null;
  year_retired?: number | null;
}
export interface PscMatchJson {
  product_or_service_code: string | null;
  psc_description: string | null;
}
