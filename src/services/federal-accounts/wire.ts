/** v2/federal_accounts/. */
export interface FederalAccountListJson {
  hasNext?: boolean;
  count?: number;
  results?: {
    account_id?: number;
    account_name: string | null;
    account_number: string | null;
    managing_agency: string | null;
    managing_agency_acronym: string | null;
    budgetary_resources: number | null;
  }[];
}
/** v2/references/toptier_agencies/. */
export interface ToptierAgenciesJson {
  results?: {
    toptier_code?: string | null;
    agency_name?: string | null;
    abbreviation?: string | null;
    agency_slug?: string | null;
  }[];
}
