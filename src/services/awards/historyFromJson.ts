import type { Order, OrderKind, Submission, Subaward, Transaction } from '@/domain/awardHistory';
import { dollars, listOf, needed, textOrNull } from '../http/read';
import { unreadable } from '../http/serviceError';
import type { CountJson, HistoryJson } from './wire';

type Row = Readonly<Record<string, unknown>>;

/** One page of a list, and whether there is another. */
export interface RowsPage<R> {
  rows: readonly R[];
  hasNext: boolean;
}

const words = (value: unknown): string => textOrNull(value) ?? '';
const day = (value: unknown): string | null => textOrNull(value) || null;
const whole = (value: unknown): number | null => {
  const number = dollars(value);
  if (number !== null && !Number.isInteger(number)) throw unreadable();
  return number;
};
const named = (value: unknown): string => needed(words(value));
const codeAndWords = (code: unknown, text: unknown): string =>
  [words(code), words(text)].filter(Boolean).join(' - ');

/** Reads a page of rows with `read`. */
export const rowsFromJson = <R>(
  { results, page_metadata: metadata }: HistoryJson,
  read: (row: Row) => R,
): RowsPage<R> => ({ rows: listOf(results, read), hasNext: metadata?.hasNext === true });

/** Reads the named number of a count response. */
export const countFromJson = (json: CountJson, name: string): number => {
  const count = json?.[name];
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw unreadable();
  return count;
};

export const transactionFromJson = (row: Row): Transaction => ({
  id: named(row.id),
  modification: words(row.modification_number),
  date: day(row.action_date),
  actionType: words(row.action_type),
  actionText: words(row.action_type_description),
  description: words(row.description),
  amount: dollars(row.federal_action_obligation),
  faceValue: dollars(row.face_value_loan_guarantee),
  subsidyCost: dollars(row.original_loan_subsidy_cost),
  listing: words(row.cfda_number),
});

export const subawardFromJson = (row: Row): Subaward => ({
  id: Number(named(row.id)),
  number: words(row.subaward_number),
  recipientName: words(row.recipient_name),
  date: day(row.action_date),
  amount: dollars(row.amount),
  description: words(row.description),
});

/** Rows of an award have the account number as one field, rows of an IDV as two. */
const accountOf = (row: Row): string => {
  const [agency, main] = [words(row.agency_id), words(row.main_account_code)];
  return words(row.federal_account) || (agency && main ? `${agency}-${main}` : '');
};
export const submissionFromJson = (row: Row): Submission => ({
  fiscalYear: whole(row.reporting_fiscal_year),
  quarter: whole(row.reporting_fiscal_quarter),
  period: whole(row.reporting_fiscal_month),
  quarterly: row.is_quarterly_submission === true,
  defCode: words(row.disaster_emergency_fund_code),
  account: accountOf(row),
  accountTitle: words(row.account_title),
  symbol: words(row.treasury_account_symbol),
  fundingAgency: words(row.funding_agency_name),
  fundingSlug: words(row.funding_agency_slug),
  awardingAgency: words(row.awarding_agency_name),
  awardingSlug: words(row.awarding_agency_slug),
  programActivity: codeAndWords(row.program_activity_code, row.program_activity_name),
  objectClass: codeAndWords(row.object_class, row.object_class_name),
  obligated: dollars(row.transaction_obligated_amount),
  outlayed: dollars(row.gross_outlay_amount),
  awardId: words(row.generated_unique_award_id),
  awardNumber: words(row.piid),
});

export const orderFromJson = (row: Row, kind: OrderKind): Order => ({
  id: named(row.generated_unique_award_id),
  piid: words(row.piid),
  agency: words(row.awarding_agency),
  agencySlug: words(row.awarding_agency_slug),
  type: words(row.award_type),
  obligated: dollars(row.obligated_amount),
  startDate: day(row.period_of_performance_start_date),
  endDate: day(
    kind === 'child_idvs' ? row.last_date_to_order : row.period_of_performance_current_end_date,
  ),
  description: words(row.description),
});
