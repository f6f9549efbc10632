import type { SubmissionPeriod } from '@/domain/fiscal';
import { request } from '../http/client';
import { unreadable } from '../http/serviceError';
import type { SubmissionPeriodsJson } from './wire';

/** Periods of account data that agencies have submitted, newest first. */
export const fetchSubmissionPeriods = async (signal?: AbortSignal): Promise<readonly SubmissionPeriod[]> => {
  const { available_periods: periods } = await request<SubmissionPeriodsJson>({ path: 'v2/references/submission_periods/', query: { use_cache: 'true' }, signal });
  if (!Array.isArray(periods)) throw unreadable();
  return periods.map((row) => ({
    periodStart: row.period_start_date, periodEnd: row.period_end_date, submissionStart: row.submission_start_date, submissionDue: row.submission_due_date, certificationDue: row.certification_due_date, reveal: row.submission_reveal_date,
    fiscalYear: row.submission_fiscal_year, quarter: row.submission_fiscal_quarter, month: row.submission_fiscal_month, isQuarter: row.is_quarter,
  }));
};
