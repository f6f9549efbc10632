/** Responses of v2/reporting/agencies/*, as far as the site reads them. */
export interface PageJson<R> {
  results?: R[];
  page_metadata?: { total?: number | null; hasNext?: boolean | null } | null;
}
interface FiguresJson {
  current_total_budget_authority_amount?: number | null;
  recent_publication_date?: string | null;
  recent_publication_date_certified?: boolean | null;
  tas_account_discrepancies_totals?: {
    gtas_obligation_total?: number | null;
    tas_obligation_not_in_gtas_total?: number | null;
    missing_tas_accounts_count?: number | null;
  } | null;
  obligation_difference?: number | null;
  unlinked_contract_award_count?: number | null;
  unlinked_assistance_award_count?: number | null;
  assurance_statement_url?: string | null;
}
interface AgencyNameJson {
  agency_name?: string | null;
  abbreviation?: string | null;
  toptier_code?: string | null;
}
export interface SubmissionRowJson extends FiguresJson, AgencyNameJson {}
export type SubmissionsJson = PageJson<SubmissionRowJson>;
export interface PeriodRowJson extends FiguresJson {
  fiscal_year?: number | null;
  fiscal_period?: number | null;
  total_budgetary_resources?: number | null;
}
export type PeriodsJson = PageJson<PeriodRowJson>;
export type PublicationsJson = PageJson<
  AgencyNameJson & {
    current_total_budget_authority_amount?: number | null;
    periods?:
      | ({
          period?: number | null;
          quarterly?: boolean | null;
          submission_dates?: {
            publication_date?: string | null;
            certification_date?: string | null;
          } | null;
        } | null)[]
      | null;
  }
>;
export type DiscrepanciesJson = PageJson<{ tas?: string | null; amount?: number | null }>;
export type DifferencesJson = PageJson<{
  tas?: string | null;
  file_a_obligation?: number | null;
  file_b_obligation?: number | null;
  difference?: number | null;
}>;
/** The response has no content (204) when nothing was submitted. */
export interface HistoryJson {
  results?: { publication_date?: string | null; certification_date?: string | null }[];
}
export interface UnlinkedJson {
  unlinked_file_c_award_count?: number | null;
  unlinked_file_d_award_count?: number | null;
  total_linked_award_count?: number | null;
}
