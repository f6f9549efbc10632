import type { Period } from '@/charts/period-bars/layoutPeriodBars';
import type { TotalDay } from '@/charts/running-total/layoutRunningTotal';
import { date, money, profileMoney } from '@/domain/format';
import { addDays } from '@/domain/fiscal';
import type { ExampleRow } from './exampleRows';

const FIRST = '2021-03-01';
/** Returns the days between two rows. Few rows spread over about four years; many rows are on consecutive days. */
const getGap = (rows: number): number => Math.max(1, Math.round(1500 / Math.max(1, rows)));

/** Returns rows as consecutive actions with a running total. Rows without an amount are left out. */
export const exampleDays = (rows: readonly ExampleRow[]): TotalDay[] => {
  let total = 0;
  return rows
    .filter(({ amount }) => amount !== null && Number.isFinite(amount))
    .map(({ key, name, amount }, at) => {
      total += amount!;
      const day = addDays(FIRST, at * getGap(rows.length));
      return {
        key,
        day,
        total,
        label: `${date(day)}, ${name}`,
        text: `${money(amount)}, running total ${money(total)}`,
      };
    });
};

/** Returns rows as consecutive periods. The limit of each is the average amount. */
export const examplePeriods = (rows: readonly ExampleRow[]): Period[] => {
  const finiteRows = rows.filter(({ amount }) => amount !== null && Number.isFinite(amount));
  const limit =
    finiteRows.reduce((sum, { amount }) => sum + Math.max(0, amount!), 0) /
    Math.max(1, finiteRows.length);
  return rows.map(({ key, name, amount }, at) => {
    const from = addDays(FIRST, at * getGap(rows.length));
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
