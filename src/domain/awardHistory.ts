import type { IsoDay } from './fiscal';
import type { Dollars } from './format';
import { naturally } from '../lib/naturally';

/** One action of an award; null, or an empty text, is what its record does not say. */
export interface Transaction {
  id: string;
  modification: string;
  date: IsoDay | null;
  /** Code of the action, and its words. */
  actionType: string;
  actionText: string;
  description: string;
  /** Change of the obligation; of loans it is the subsidy cost. */
  amount: Dollars | null;
  faceValue: Dollars | null;
  subsidyCost: Dollars | null;
  /** Number of the assistance listing. */
  listing: string;
}
/** What a history counts: obligations, or the face value of loans. */
export type Measure = 'amount' | 'faceValue';

/** One action in the running total of its award. */
export interface Step {
  before: Dollars;
  change: Dollars;
  /** The running total. */
  after: Dollars;
}

const CENTS = 100;
const inCents = (value: Dollars | null): number => Math.round((value ?? 0) * CENTS);

/** Stands behind every day. */
const NO_DAY = 'undated';
/** Oldest action first, those without a day last; of one day by modification number (`0`, `A00001`, `P00002`), then as they were recorded. */
export const inOrder = (transactions: readonly Transaction[]): readonly Transaction[] =>
  [...transactions].sort(
    (a, b) =>
      naturally(a.date ?? NO_DAY, b.date ?? NO_DAY) ||
      naturally(a.modification, b.modification) ||
      naturally(a.id, b.id),
  );

/** What every action changed, by its id: whole cents are added, so that before and change make after to the cent. An unknown amount changes nothing. */
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

/** What all actions of an award come to. */
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

/** What an agency reported of an award for one period, account, program activity and object class. */
export interface Submission {
  fiscalYear: number | null;
  quarter: number | null;
  /** Fiscal month, 1 = October. */
  period: number | null;
  quarterly: boolean;
  defCode: string;
  /** Number of the federal account, where it is known. */
  account: string;
  accountTitle: string;
  /** Treasury account symbol; '' from a service that does not give it. */
  symbol: string;
  fundingAgency: string;
  fundingSlug: string;
  awardingAgency: string;
  awardingSlug: string;
  /** Code and words. */
  programActivity: string;
  objectClass: string;
  obligated: Dollars | null;
  /** From the beginning of the fiscal year to the end of the period. */
  outlayed: Dollars | null;
  /** The order that the money is of, where a vehicle is asked for. */
  awardId: string;
  awardNumber: string;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** `FY 2021 P07/Q3`; the first two periods are reported together, older years by the quarter alone. '' when nothing is known. */
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

/** What was ordered under a vehicle: orders, vehicles, and the orders of those vehicles. */
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
  /** Of a vehicle the last day to order. */
  endDate: IsoDay | null;
  description: string;
}
