import {
  sortTransactions,
  getSteps,
  sumTransactions,
  type Step,
  type Transaction,
} from './awardHistory';
import type { IsoDay } from './fiscal';
import { toCents, type Dollars } from './format';

/** A transaction with the running total of its award before and after it. */
export interface Modification extends Transaction, Step {}
export interface ActivityDay {
  day: IsoDay;
  /** Sum of the day's transactions. */
  change: Dollars;
  /** Running total of the award at the end of the day. */
  total: Dollars;
  modifications: readonly Modification[];
}
export interface Activity {
  /** Days with transactions, in chronological order. */
  days: readonly ActivityDay[];
  /** Transactions without a date. They are in no day and in no running total. */
  undated: readonly Transaction[];
  /** Sum of all transactions, dated or not. */
  sum: Dollars;
  /** Number of transactions without an amount. They change no total. */
  missingAmountCount: number;
}

/** Groups the dated transactions of an award by day, with running totals. Lists the undated transactions separately. */
export const buildActivity = (transactions: readonly Transaction[]): Activity => {
  const datedTransactions = sortTransactions(transactions.filter(({ date }) => date !== null));
  const steps = getSteps(datedTransactions, 'amount');
  const modificationsByDay = new Map<IsoDay, Modification[]>();
  for (const transaction of datedTransactions) {
    const modification = { ...transaction, ...steps.get(transaction.id)! };
    const dayModifications = modificationsByDay.get(transaction.date!);
    if (dayModifications) dayModifications.push(modification);
    else modificationsByDay.set(transaction.date!, [modification]);
  }
  return {
    days: [...modificationsByDay].map(([day, modifications]) => {
      const total = modifications.at(-1)!.after;
      const change = (toCents(total) - toCents(modifications[0]!.before)) / 100;
      return { day, total, change, modifications };
    }),
    undated: transactions.filter(({ date }) => date === null),
    sum: sumTransactions(transactions, 'amount'),
    missingAmountCount: transactions.filter(({ amount }) => amount === null).length,
  };
};

/** Returns the day with the largest change in either direction, or the first of equal ones. Returns undefined without days. */
export const largestDay = (days: readonly ActivityDay[]): ActivityDay | undefined =>
  days.reduce<ActivityDay | undefined>(
    (largest, day) => (largest && Math.abs(largest.change) >= Math.abs(day.change) ? largest : day),
    undefined,
  );
