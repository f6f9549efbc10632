/** v2/references/submission_periods/. */
export interface SubmissionPeriodsJson {
  available_periods?: {
    period_start_date: string; period_end_date: string; submission_start_date: string; submission_due_date: string; certification_due_date: string; submission_reveal_date: string;
    submission_fiscal_year: number; submission_fiscal_quarter: number; submission_fiscal_month: number; is_quarter: boolean;
  }[];
}
