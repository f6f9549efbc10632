/** Responses of v2/disaster/*, as far as the site reads them. */
export interface DisasterAmountsJson {
  obligation?: number | null;
  outlay?: number | null;
  award_count?: number | null;
  face_value_of_loan?: number | null;
  total_budgetary_resources?: number | null;
}
export interface PagesJson<R> {
  totals?: DisasterAmountsJson | null;
  results?: R[];
  page_metadata?: { total?: number | null; hasNext?: boolean | null } | null;
}
export interface DisasterOverviewJson {
  funding?: ({ def_code?: string | null; amount?: number | null } | null)[];
  total_budget_authority?: number;
  spending?: {
    award_obligations?: number | null;
    award_outlays?: number | null;
    total_obligations?: number | null;
    total_outlays?: number | null;
  };
  additional?: {
    total_budget_authority?: number | null;
    spending?: { total_obligations?: number | null; total_outlays?: number | null } | null;
  } | null;
}
export interface DisasterCountJson {
  count?: number;
}
export interface DisasterRowJson extends DisasterAmountsJson {
  id?: number | string | null;
  code?: string | null;
  description?: string | null;
  children?: DisasterRowJson[] | null;
}
export type DisasterRowsJson = PagesJson<DisasterRowJson>;
export interface DisasterRecipientJson extends DisasterAmountsJson {
  id?: string[] | string | null;
  code?: string | null;
  description?: string | null;
}
export type DisasterRecipientsJson = PagesJson<DisasterRecipientJson>;
export interface DisasterListingJson extends DisasterAmountsJson {
  code?: string | null;
  description?: string | null;
  resource_link?: string | null;
  cfda_federal_agency?: string | null;
  cfda_objectives?: string | null;
  cfda_website?: string | null;
  applicant_eligibility?: string | null;
  beneficiary_eligibility?: string | null;
}
export type DisasterListingsJson = PagesJson<DisasterListingJson>;
export interface DisasterGeographyJson {
  results?: {
    shape_code?: string | null;
    display_name?: string | null;
    amount?: number | null;
    per_capita?: number | null;
    population?: number | null;
    population_source?: string | null;
    award_count?: number | null;
  }[];
}
