import type { IsoDay } from './fiscal';
import type { Dollars } from './format';
import { naturally } from '../lib/naturally';

/** One transaction of an award. Null or an empty text means that the record has no value. */
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

/** The effect of one transaction on the running total of its award, in dollars. */
export interface Step {
  before: Dollars;
  change: Dollars;
  /** The running total after the transaction. */
  after: Dollars;
}

const CENTS = 100;
const inCents = (value: Dollars | null): number => Math.round((value ?? 0) * CENTS);

/** Sorts after every ISO day. */
const NO_DAY = 'undated';
/**
 * Returns transactions oldest first, undated ones last. Those of one day are sorted by modification number (`0`, `A00001`,
 * `P00002`), then by id.
 */
export const inOrder = (transactions: readonly Transaction[]): readonly Transaction[] =>
  [...transactions].sort(
    (a, b) =>
      naturally(a.date ?? NO_DAY, b.date ?? NO_DAY) ||
      naturally(a.modification, b.modification) ||
      naturally(a.id, b.id),
  );

/**
 * Returns the step of each transaction by its id. Adds whole cents, so that `before` plus `change` equals `after` to the cent.
 * A missing amount changes nothing.
 */
export const stepsOf = (
  transactions: readonly Transaction[],
  measure: Measure,
): ReadonlyMap<string, Step> => {
  let sum = 0;
  return new Map(
    inOrder(transactions).map((transaction) => {
      const before = sum;
      const change = inCents(transaction[measure]);
      sum += change;
      return [
        transaction.id,
        { before: before / CENTS, change: change / CENTS, after: sum / CENTS },
      ];
    }),
  );
};

/** Returns the sum of all transactions in dollars. */
export const sumOf = (transactions: readonly Transaction[], measure: Measure): Dollars =>
  transactions.reduce((sum, transaction) => sum + inCents(transaction[measure]), 0) / CENTS;

/** One subaward of an award. */
export interface Subaward {
  id: number;
  number: string;
  recipientName: string;
  date: IsoDay | null;
  amount: Dollars | null;
  description: string;
}

/** Amounts that an agency reported for an award, for one period, account, program activity and object class. */
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
/**
 * Returns a label such as `FY 2021 P07/Q3`; '' if the fiscal year is unknown. The first two periods are reported together;
 * older years are reported by quarter only.
 */
export const submissionPeriod = ({
  fiscalYear,
  quarter,
  period,
  quarterly,
}: Pick<Submission, 'fiscalYear' | 'quarter' | 'period' | 'quarterly'>): string => {
  if (!fiscalYear) return '';
  const ofYear = `FY ${fiscalYear}`;
  const quarterName = quarter ? `Q${quarter}` : '';
  if (quarterly || !period) return [ofYear, quarterName].filter(Boolean).join(' ');
  const month = period <= 2 ? 'P01/P02' : `P${twoDigits(period)}`;
  return `${ofYear} ${[month, quarterName].filter(Boolean).join('/')}`;
};

/** Kinds of awards under a vehicle: orders, child vehicles, and the orders of child vehicles. */
export type OrderKind = 'child_awards' | 'child_idvs' | 'grandchild_awards';
/** One award made under a vehicle. */
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
