import type { Order, OrderKind, Submission, Subaward, Transaction } from '@/domain/awardHistory';
import { dollars, listOf, required, textOrNull } from '../http/read';
import { unreadableError } from '../http/serviceError';
import type { CountJson, HistoryJson } from './wire';

type Row = Readonly<Record<string, unknown>>;

/** One page of a list, and whether another page follows. */
export interface RowsPage<R> {
  rows: readonly R[];
  hasNext: boolean;
}

const readText = (value: unknown): string => textOrNull(value) ?? '';
const readDate = (value: unknown): string | null => textOrNull(value) || null;
const readInteger = (value: unknown): number | null => {
  const number = dollars(value);
  if (number !== null && !Number.isInteger(number)) throw unreadableError();
  return number;
};
const requireText = (value: unknown): string => required(readText(value));
const readCodeAndText = (code: unknown, text: unknown): string =>
  [readText(code), readText(text)].filter(Boolean).join(' - ');

/** Reads a page of rows with `read`. */
export const rowsFromJson = <R>(
  { results, page_metadata: metadata }: HistoryJson,
  read: (row: Row) => R,
): RowsPage<R> => ({ rows: listOf(results, read), hasNext: metadata?.hasNext === true });

/** Reads the number in the field `name` of a count response. */
export const countFromJson = (json: CountJson, name: string): number => {
  const count = json?.[name];
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) throw unreadableError();
  return count;
};

export const transactionFromJson = (row: Row): Transaction => ({
  id: requireText(row.id),
  modification: readText(row.modification_number),
  date: readDate(row.action_date),
  actionType: readText(row.action_type),
  actionText: readText(row.action_type_description),
  description: readText(row.description),
  amount: dollars(row.federal_action_obligation),
  faceValue: dollars(row.face_value_loan_guarantee),
  subsidyCost: dollars(row.original_loan_subsidy_cost),
  listing: readText(row.cfda_number),
});

export const subawardFromJson = (row: Row): Subaward => ({
  id: Number(requireText(row.id)),
  number: readText(row.subaward_number),
  recipientName: readText(row.recipient_name),
  date: readDate(row.action_date),
  amount: dollars(row.amount),
  description: readText(row.description),
});

/** Returns the account number; '' if it is missing. Rows of an award have it in one field, rows of an IDV in two. */
const readAccountNumber = (row: Row): string => {
  const [agency, main] = [readText(row.agency_id), readText(row.main_account_code)];
  return readText(row.federal_account) || (agency && main ? `${agency}-${main}` : '');
};
export const submissionFromJson = (row: Row): Submission => ({
  fiscalYear: readInteger(row.reporting_fiscal_year),
  quarter: readInteger(row.reporting_fiscal_quarter),
  period: readInteger(row.reporting_fiscal_month),
  quarterly: row.is_quarterly_submission === true,
  defCode: readText(row.disaster_emergency_fund_code),
  account: readAccountNumber(row),
  accountTitle: readText(row.account_title),
  symbol: readText(row.treasury_account_symbol),
  fundingAgency: readText(row.funding_agency_name),
  fundingSlug: readText(row.funding_agency_slug),
  awardingAgency: readText(row.awarding_agency_name),
  awardingSlug: readText(row.awarding_agency_slug),
  programActivity: readCodeAndText(row.program_activity_code, row.program_activity_name),
  objectClass: readCodeAndText(row.object_class, row.object_class_name),
  obligated: dollars(row.transaction_obligated_amount),
  outlayed: dollars(row.gross_outlay_amount),
  awardId: readText(row.generated_unique_award_id),
  awardNumber: readText(row.piid),
});

export const orderFromJson = (row: Row, kind: OrderKind): Order => ({
  id: requireText(row.generated_unique_award_id),
  piid: readText(row.piid),
  agency: readText(row.awarding_agency),
  agencySlug: readText(row.awarding_agency_slug),
  type: readText(row.award_type),
  obligated: dollars(row.obligated_amount),
  startDate: readDate(row.period_of_performance_start_date),
  endDate: readDate(
    kind === 'child_idvs' ? row.last_date_to_order : row.period_of_performance_current_end_date,
  ),
  description: readText(row.description),
});
