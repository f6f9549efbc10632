/** v2/federal_accounts/. */
export interface FederalAccountListJson { results?: { account_name: string | null; account_number: string | null; managing_agency: string | null; managing_agency_acronym: string | null; budgetary_resources: number | null }[] }
