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
  /** Change of the obligation in dollars; for loans, the subsidy cost. */
  amount: Dollars | null;
  faceValue: Dollars | null;
  subsidyCost: Dollars | null;
  /** Number of the assistance listing. */
  listing: string;
}
/** The amount that a history adds up: obligations, or the face value of loans. */
export type Measure = 'amount' | 'faceValue';

/** The running total of an award around one transaction, in dollars. */
export interface Step {
  before: Dollars;
  change: Dollars;
  after: Dollars;
}

/** Sorts after every ISO day. */
const NO_DAY = 'undated';
/** Sorts oldest first, undated last; within a day by modification number (`0`, `A00001`, `P00002`), then by id. */
export const sortTransactions = (transactions: readonly Transaction[]): readonly Transaction[] =>
  [...transactions].sort(
    (a, b) =>
      compareNaturally(a.date ?? NO_DAY, b.date ?? NO_DAY) ||
      compareNaturally(a.modification, b.modification) ||
      compareNaturally(a.id, b.id),
  );

/** Returns the step of each transaction by its id. Whole cents are added, so that no fractions appear. */
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

/** Returns the sum of all transactions in dollars. */
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
  /** Code and description. */
  programActivity: string;
  objectClass: string;
  obligated: Dollars | null;
  /** From the beginning of the fiscal year to the end of the period. */
  outlayed: Dollars | null;
  /** Id of the order that the amounts belong to, if the request is for a vehicle. */
  awardId: string;
  awardNumber: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** Returns a label such as `FY 2021 P07/Q3`. Months 1 and 2 are one period; older years have only quarters. */
export const submissionPeriod = ({
  fiscalYear,
  quarter,
  period,
  quarterly,
}: Pick<Submission, 'fiscalYear' | 'quarter' | 'period' | 'quarterly'>): string => {
  if (!fiscalYear) return '';
  const yearLabel = `FY ${fiscalYear}`;
  const quarterName = quarter ? `Q${quarter}` : '';
  if (quarterly || !period) return [yearLabel, quarterName].filter(Boolean).join(' ');
  const month = period <= 2 ? 'P01/P02' : `P${twoDigits(period)}`;
  return `${yearLabel} ${[month, quarterName].filter(Boolean).join('/')}`;
};

/** Kinds of awards under a vehicle: orders, child vehicles, and the orders of child vehicles. */
export type OrderKind = 'child_awards' | 'child_idvs' | 'grandchild_awards';
export interface Order {
  id: string;
  piid: string;
  agency: string;
  agencySlug: string;
  type: string;
  obligated: Dollars | null;
  startDate: IsoDay | null;
  /** For a vehicle, the last day to place orders. */
  endDate: IsoDay | null;
  description: string;
}
