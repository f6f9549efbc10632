import { inOrder, stepsOf, sumOf, type Step, type Transaction } from './awardHistory';
import type { IsoDay } from './fiscal';
import type { Dollars } from './format';

/** An action with what the award came to before and after it. */
export interface Modification extends Transaction, Step {}
/** What happened on one day. */
export interface ActivityDay {
  day: IsoDay;
  /** What all actions of the day with an amount add up to. */
  change: Dollars;
  /** What the award came to after it. */
  total: Dollars;
  modifications: readonly Modification[];
}
export interface Activity {
  /** In the order of time. */
  days: readonly ActivityDay[];
  /** Actions whose day is not known: they are in no day and in no running total. */
  undated: readonly Transaction[];
  /** What all actions add up to, dated or not. */
  sum: Dollars;
  /** How many actions have no amount: they change nothing. */
  withoutAmount: number;
}

const inDollars = (before: Dollars, after: Dollars): Dollars =>
  (Math.round(after * 100) - Math.round(before * 100)) / 100;

/** What an award came to, day by day. */
export const activityOf = (transactions: readonly Transaction[]): Activity => {
  const dated = inOrder(transactions.filter(({ date }) => date !== null));
  const steps = stepsOf(dated, 'amount');
  const byDay = new Map<IsoDay, Modification[]>();
  for (const transaction of dated) {
    const modification = { ...transaction, ...steps.get(transaction.id)! };
    const known = byDay.get(transaction.date!);
    if (known) known.push(modification);
    else byDay.set(transaction.date!, [modification]);
  }
  return {
    days: [...byDay].map(([day, modifications]) => {
      const total = modifications.at(-1)!.after;
      return { day, total, change: inDollars(modifications[0]!.before, total), modifications };
    }),
    undated: transactions.filter(({ date }) => date === null),
    sum: sumOf(transactions, 'amount'),
    withoutAmount: transactions.filter(({ amount }) => amount === null).length,
  };
};

/** The day on which most was added or taken back; the first of equals. */
export const largestDay = (days: readonly ActivityDay[]): ActivityDay | undefined =>
  days.reduce<ActivityDay | undefined>(
    (most, day) => (most && Math.abs(most.change) >= Math.abs(day.change) ? most : day),
    undefined,
  );
