import type { SubmissionPeriod } from '@/domain/fiscal';
import { listOf, text, filterUsable, readInteger, readFiscalYear } from '../http/read';
import type { SubmissionPeriodsJson } from './wire';

/** Reads the periods. Drops periods without a reveal date or an end date, because they may not be public yet. */
export const submissionPeriodsFromJson = ({
  available_periods: periods,
}: SubmissionPeriodsJson): readonly SubmissionPeriod[] =>
  filterUsable(
    listOf(periods, (row) => ({
      periodStart: text(row.period_start_date),
      periodEnd: text(row.period_end_date),
      submissionStart: text(row.submission_start_date),
      submissionDue: text(row.submission_due_date),
      certificationDue: text(row.certification_due_date),
      reveal: text(row.submission_reveal_date),
      fiscalYear: readFiscalYear(row.submission_fiscal_year),
      quarter: readInteger(row.submission_fiscal_quarter, 1, 4),
      month: readInteger(row.submission_fiscal_month, 1, 12),
      isQuarter: row.is_quarter === true,
    })),
    ({ reveal, periodEnd }) => Boolean(reveal && periodEnd),
  );
