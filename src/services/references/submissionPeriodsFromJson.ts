import type { SubmissionPeriod } from '@/domain/fiscal';
import { promised } from '../http/serviceError';
import type { SubmissionPeriodsJson } from './wire';

/** Periods of account data that agencies have submitted, newest first. */
export const submissionPeriodsFromJson = ({
  available_periods: periods,
}: SubmissionPeriodsJson): readonly SubmissionPeriod[] =>
  promised(periods).map((row) => ({
    periodStart: row.period_start_date,
    periodEnd: row.period_end_date,
    submissionStart: row.submission_start_date,
    submissionDue: row.submission_due_date,
    certificationDue: row.certification_due_date,
    reveal: row.submission_reveal_date,
    fiscalYear: row.submission_fiscal_year,
    quarter: row.submission_fiscal_quarter,
    month: row.submission_fiscal_month,
    isQuarter: row.is_quarter,
  }));
