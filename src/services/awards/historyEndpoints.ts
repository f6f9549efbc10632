import type { Order, OrderKind, Subaward, Submission, Transaction } from '@/domain/awardHistory';
import { endpoint, compositeEndpoint } from '../http/endpoint';
import {
  countFromJson,
  orderFromJson,
  rowsFromJson,
  subawardFromJson,
  submissionFromJson,
  transactionFromJson,
  type RowsPage,
} from './historyFromJson';
import type { CountJson, HistoryJson } from './wire';

// All calls use the generated ID of the award, so that sections with the same query share one request.

/** The query of one page of an award’s list; `S` is the type of the sort keys. */
export interface RowsQuery<S extends string> {
  /** Generated ID of the award. */
  id: string;
  sort: S;
  order: 'asc' | 'desc';
  page: number;
  limit: number;
}
const buildPageBody = <S extends string>(
  { id, page, limit, sort, order }: RowsQuery<S>,
  names: Readonly<Record<S, string>>,
) => ({ award_id: id, page, limit, sort: names[sort], order });

const transactionSorts = {
  modification: 'modification_number',
  date: 'action_date',
  amount: 'federal_action_obligation',
  faceValue: 'face_value_loan_guarantee',
  subsidyCost: 'original_loan_subsidy_cost',
  type: 'action_type',
  description: 'description',
  listing: 'cfda_number',
} as const;
export type TransactionSort = keyof typeof transactionSorts;
/** One page of the transactions of an award. */
export const transactionPage = endpoint({
  name: 'award/transactions',
  method: 'POST',
  path: 'v2/transactions/',
  body: (query: RowsQuery<TransactionSort>) => buildPageBody(query, transactionSorts),
  read: (wire: HistoryJson): RowsPage<Transaction> => rowsFromJson(wire, transactionFromJson),
});

/** Maximum number of transactions per request. */
const TRANSACTIONS_PER_REQUEST = 5000;
/** Awards with more transactions than this have no running total and no transaction chart. */
export const MAX_TRANSACTIONS = 20_000;
export interface WholeHistory {
  transactions: readonly Transaction[];
  /** False when transactions beyond `MAX_TRANSACTIONS` were not loaded. */
  isComplete: boolean;
}
/** The transactions of an award up to `MAX_TRANSACTIONS`, oldest first. Call it with only `{ id }`, so that all callers share one request. */
export const wholeHistory = compositeEndpoint(
  'award/wholeHistory',
  async ({ id }: { id: string }, signal?: AbortSignal): Promise<WholeHistory> => {
    const loadedTransactions: Transaction[] = [];
    const loadFrom = async (page: number): Promise<boolean> => {
      const pageResult = await transactionPage.call(
        { id, sort: 'date', order: 'asc', page, limit: TRANSACTIONS_PER_REQUEST },
        signal,
      );
      loadedTransactions.push(...pageResult.rows);
      // An empty page is the last page, even if `hasNext` is true.
      if (!pageResult.hasNext || !pageResult.rows.length) return false;
      return loadedTransactions.length >= MAX_TRANSACTIONS || loadFrom(page + 1);
    };
    const hasMore = await loadFrom(1);
    return { transactions: loadedTransactions, isComplete: !hasMore };
  },
);

const subawardSorts = {
  number: 'subaward_number',
  recipient: 'recipient_name',
  date: 'action_date',
  amount: 'amount',
  description: 'description',
} as const;
export type SubawardSort = keyof typeof subawardSorts;
/** One page of the subawards of an award. */
export const subawardPage = endpoint({
  name: 'award/subawards',
  method: 'POST',
  path: 'v2/subawards/',
  body: (query: RowsQuery<SubawardSort>) => buildPageBody(query, subawardSorts),
  read: (wire: HistoryJson): RowsPage<Subaward> => rowsFromJson(wire, subawardFromJson),
});

const submissionSorts = {
  period: 'reporting_fiscal_date',
  award: 'piid',
  account: 'account_title',
  fundingAgency: 'funding_agency_name',
  awardingAgency: 'awarding_agency_name',
  defCode: 'disaster_emergency_fund_code',
  programActivity: 'program_activity',
  objectClass: 'object_class',
  obligated: 'transaction_obligated_amount',
  outlayed: 'gross_outlay_amount',
} as const;
export type SubmissionSort = keyof typeof submissionSorts;
/** For an IDV, the service sorts by funding agency under the name `reporting_agency_name`. */
const vehicleSorts = { ...submissionSorts, fundingAgency: 'reporting_agency_name' };
/** The query of the account data of an award, or of an IDV with its orders. */
export type SubmissionQuery = RowsQuery<SubmissionSort> & { vehicle: boolean };
/** One page of the account data that agencies reported for an award. */
export const submissionPage = endpoint({
  name: 'award/submissions',
  method: 'POST',
  path: ({ vehicle }: SubmissionQuery) => (vehicle ? 'v2/idvs/funding/' : 'v2/awards/funding/'),
  body: (query) => buildPageBody(query, query.vehicle ? vehicleSorts : submissionSorts),
  read: (wire: HistoryJson): RowsPage<Submission> => rowsFromJson(wire, submissionFromJson),
});

const orderSorts = {
  piid: 'piid',
  agency: 'awarding_agency',
  type: 'award_type',
  obligated: 'obligated_amount',
  start: 'period_of_performance_start_date',
  end: 'period_of_performance_current_end_date',
  lastDay: 'last_date_to_order',
  description: 'description',
} as const;
export type OrderSort = keyof typeof orderSorts;
export type OrderQuery = RowsQuery<OrderSort> & { kind: OrderKind };
/** One page of the child awards, child IDVs or grandchild awards of an IDV, by `kind`. */
export const orderPage = endpoint({
  name: 'award/orders',
  method: 'POST',
  path: 'v2/idvs/awards/',
  body: (query: OrderQuery) => ({ ...buildPageBody(query, orderSorts), type: query.kind }),
  read: (wire: HistoryJson, { kind }): RowsPage<Order> =>
    rowsFromJson(wire, (row) => orderFromJson(row, kind)),
});

const encodeId = ({ id }: { id: string }) => encodeURIComponent(id);
/** The number of transactions of an award. */
export const transactionCount = endpoint({
  name: 'award/transactionCount',
  path: (query: { id: string }) => `v2/awards/count/transaction/${encodeId(query)}/`,
  read: (wire: CountJson) => countFromJson(wire, 'transactions'),
});
/** The number of subawards of an award. */
export const subawardCount = endpoint({
  name: 'award/subawardCount',
  path: (query: { id: string }) => `v2/awards/count/subaward/${encodeId(query)}/`,
  read: (wire: CountJson) => countFromJson(wire, 'subawards'),
});
