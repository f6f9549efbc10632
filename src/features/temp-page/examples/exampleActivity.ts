import type { Period } from '@/charts/period-bars/layoutPeriodBars';
import type { TotalDay } from '@/charts/running-total/layoutRunningTotal';
import { date, money, profileMoney } from '@/domain/format';
import { addDays } from '@/domain/fiscal';
import type { ExampleRow } from './exampleRows';

const FIRST = '2021-03-01';
/** Days from one row to the next: they fill some years, or, where there are many, one after the other. */
const gapOf = (rows: number): number => Math.max(1, Math.round(1500 / Math.max(1, rows)));

/** Rows as actions, one after the other, that make a sum. What is no amount cannot be one. */
export const exampleDays = (rows: readonly ExampleRow[]): TotalDay[] => {
  let total = 0;
  return rows
    .filter(({ amount }) => amount !== null && Number.isFinite(amount))
    .map(({ key, name, amount }, at) => {
      total += amount!;
      const day = addDays(FIRST, at * gapOf(rows.length));
      return {
        key,
        day,
        total,
        label: `${date(day)}, ${name}`,
        text: `${money(amount)}, running total ${money(total)}`,
      };
    });
};

/** Rows as periods that follow each other; each may use the average of all. */
export const examplePeriods = (rows: readonly ExampleRow[]): Period[] => {
  const known = rows.filter(({ amount }) => amount !== null && Number.isFinite(amount));
  const limit =
    known.reduce((sum, { amount }) => sum + Math.max(0, amount!), 0) / Math.max(1, known.length);
  return rows.map(({ key, name, amount }, at) => {
    const from = addDays(FIRST, at * gapOf(rows.length));
    return {
      key,
      label: name,
      from: amount === null ? null : from,
      to: addDays(from, 400),
      used: amount,
      limit,
      text: `${profileMoney(amount)} of ${profileMoney(limit)}`,
    };
  });
};
