/** v2/references/toptier_agencies/ and v2/agency/*: what this client reads of the answers. */
export interface ToptierAgenciesJson {
  results?: {
    agency_id?: number | string | null;
    agency_slug?: string | null;
    toptier_code?: string | null;
    abbreviation?: string | null;
    agency_name?: string | null;
    congressional_justification_url?: string | null;
    active_fy?: string | number | null;
    active_fq?: string | number | null;
    budget_authority_amount?: number | null;
    percentage_of_total_budget_authority?: number | null;
    obligated_amount?: number | null;
    outlay_amount?: number | null;
  }[];
}
