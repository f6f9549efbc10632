/** v2/federal_accounts/. */
export interface FederalAccountListJson {
  hasNext?: boolean;
  results?: {
    account_id?: number;
    account_name: string | null;
    account_number: string | null;
    managing_agency: string | null;
    managing_agency_acronym: string | null;
    budgetary_resources: number | null;
  }[];
}
