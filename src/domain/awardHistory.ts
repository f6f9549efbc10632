import type { IsoDay } from './fiscal';
import { toCents, type Dollars } from './format';
import { compareNaturally } from '../lib/compareNaturally';

/** One transaction of an award. Missing values are null or ''. */
export interface Transaction {
  id: string;
  modification: string;
  date: IsoDay | null;
  /** Code of the action type; `actionText` is its description. */
  actionType: string;
  actionText: string;
  description: string;
  /** Change of the obligation in dollars, or of the subsidy cost of a loan. */
  amount: Dollars | null;
  faceValue: Dollars | null;
  subsidyCost: Dollars | null;
  /** Number of the assistance listing. */
  listing: string;
}
/** The amount that a running total adds up: obligations, or the face value of loans. */
export type Measure = 'amount' | 'faceValue';

/** The running total of an award around one transaction, in dollars. */
export interface Step {
  before: Dollars;
  change: Dollars;
  after: Dollars;
}

/** Text that sorts after every ISO date. */
const UNDATED_SORT_KEY = 'undated';
/**
 * Returns the transactions oldest first, with undated ones last. Within a day, they are sorted by modification number (`0`, `A00001`,
 * `P00002`), then by ID.
 */
export const sortTransactions = (transactions: readonly Transaction[]): readonly Transaction[] =>
  [...transactions].sort(
    (a, b) =>
      compareNaturally(a.date ?? UNDATED_SORT_KEY, b.date ?? UNDATED_SORT_KEY) ||
      compareNaturally(a.modification, b.modification) ||
      compareNaturally(a.id, b.id),
  );

/** Returns a map from transaction ID to the running totals before and after it. Adds whole cents to avoid rounding errors. */
export const getSteps = (
  transactions: readonly Transaction[],
  measure: Measure,
): ReadonlyMap<string, Step> => {
  let sum = 0;
  return new Map(
    sortTransactions(transactions).map((transaction) => {
      const before = sum;
      const change = toCents(transaction[measure]);
      sum += change;
      return [transaction.id, { before: before / 100, change: change / 100, after: sum / 100 }];
    }),
  );
};

/** Returns the sum of `measure` over all transactions, in dollars. */
export const sumTransactions = (transactions: readonly Transaction[], measure: Measure): Dollars =>
  transactions.reduce((sum, transaction) => sum + toCents(transaction[measure]), 0) / 100;

export interface Subaward {
  id: number;
  number: string;
  recipientName: string;
  date: IsoDay | null;
  amount: Dollars | null;
  description: string;
}

/** Amounts that an agency reported for an award in one period, by account, program activity and object class. */
export interface Submission {
  fiscalYear: number | null;
  quarter: number | null;
  /** Fiscal month, 1 = October. */
  period: number | null;
  quarterly: boolean;
  defCode: string;
  /** Federal account number, if known. */
  account: string;
  accountTitle: string;
  /** Treasury Account Symbol (TAS); '' if the API does not return it. */
  symbol: string;
  fundingAgency: string;
  fundingSlug: string;
  awardingAgency: string;
  awardingSlug: string;
  /** Code and description of the program activity. `objectClass` has the same format. */
  programActivity: string;
  objectClass: string;
  obligated: Dollars | null;
  /** Outlays from the beginning of the fiscal year to the end of the period. */
  outlayed: Dollars | null;
  /** ID of the order that the amounts belong to, if the request is for an IDV. */
  awardId: string;
  awardNumber: string;
}

const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');
/** Returns a label such as `FY 2021 P07/Q3`; '' without a year. Months 1 and 2 are one period. Some older data has only quarters. */
export const submissionPeriodLabel = ({
  fiscalYear,
  quarter,
  period,
  quarterly,
}: Pick<Submission, 'fiscalYear' | 'quarter' | 'period' | 'quarterly'>): string => {
  if (!fiscalYear) return '';
  const yearLabel = `FY ${fiscalYear}`;
  const quarterName = quarter ? `Q${quarter}` : '';
  if (quarterly || !period) return [yearLabel, quarterName].filter(Boolean).join(' ');
  const monthLabel = period <= 2 ? 'P01/P02' : `P${padToTwoDigits(period)}`;
  return `${yearLabel} ${[monthLabel, quarterName].filter(Boolean).join('/')}`;
};

/** Kinds of awards under an IDV: orders, child IDVs, and the orders of child IDVs. */
export type OrderKind = 'child_awards' | 'child_idvs' | 'grandchild_awards';
export interface Order {
  id: string;
  piid: string;
  agency: string;
  agencySlug: string;
  type: string;
  obligated: Dollars | null;
  startDate: IsoDay | null;
  /** Current end date. For a child IDV, this is the last day to place orders. */
  endDate: IsoDay | null;
  description: string;
}
