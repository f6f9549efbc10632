/** Response of v2/federal_accounts/. */
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
/** Response of v2/federal_accounts/{number}/. */
export interface FederalAccountJson {
  id?: number;
  federal_account_code?: string;
  agency_identifier?: string;
  main_account_code?: string;
  account_title?: string;
  parent_agency_toptier_code?: string | null;
  parent_agency_name?: string | null;
  bureau_name?: string | null;
  children?: {
    code?: string;
    obligated_amount?: number | null;
    gross_outlay_amount?: number | null;
    budgetary_resources_amount?: number | null;
  }[];
}
/** Response of v2/federal_accounts/{id}/fiscal_year_snapshot/{year}/; an empty object when nothing was reported. */
export interface SnapshotJson {
  results?: Partial<
    Record<
      | 'outlay'
      | 'budget_authority'
      | 'obligated'
      | 'unobligated'
      | 'balance_brought_forward'
      | 'other_budgetary_resources'
      | 'appropriations',
      number | null
    >
  >;
}
/** Response of v2/federal_accounts/{id}/available_object_classes/; an empty object when there are none. */
export interface ObjectClassesJson {
  results?:
    | { id: string; name: string; minor_object_class: { id: string; name: string }[] }[]
    | Record<string, never>;
}
/** A row of v1/tas/…/total/, with the fields that it is grouped by. */
export interface TotalRowJson {
  item?: string | number | null;
  aggregate?: number | string | null;
  [field: string]: unknown;
}
export interface TotalsJson {
  results?: TotalRowJson[];
  page_metadata?: { has_next_page?: boolean };
}
