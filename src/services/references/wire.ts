/** Response of v2/references/submission_periods/. */
export interface SubmissionPeriodsJson {
  available_periods?: {
    period_start_date: string;
    period_end_date: string;
    submission_start_date: string;
    submission_due_date: string;
    certification_due_date: string;
    submission_reveal_date: string | null;
    submission_fiscal_year: number;
    submission_fiscal_quarter: number;
    submission_fiscal_month: number;
    is_quarter: boolean;
  }[];
}
/** Response of v2/references/data_dictionary/; every field may be missing. */
export interface DataDictionaryJson {
  document?: {
    metadata?: { download_location?: unknown };
    sections?: { section?: unknown; colspan?: unknown }[];
    headers?: { raw?: unknown; display?: unknown }[];
    rows?: unknown[][];
  };
}
/** Response of v2/references/def_codes/. */
export interface DefCodesJson {
  codes?: {
    code?: string;
    disaster?: string | null;
    public_law?: string | null;
    title?: string | null;
    urls?: string[] | null;
  }[];
}
/** Response of v2/references/total_budgetary_resources/. */
export interface TotalResourcesJson {
  results?: {
    fiscal_year?: number | null;
    fiscal_period?: number | null;
    total_budgetary_resources?: number | null;
  }[];
}
