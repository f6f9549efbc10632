import type { Period } from '@/charts/period-bars/layoutPeriodBars';
import type { TotalDay } from '@/charts/running-total/layoutRunningTotal';
import { date, money, profileMoney } from '@/domain/format';
import { addDays } from '@/domain/fiscal';
import type { ExampleRow } from './exampleRows';

const FIRST_DAY = '2021-03-01';
/** Returns the number of days between consecutive rows, which span about four years but are at least one day apart. */
const getGap = (rowCount: number): number => Math.max(1, Math.round(1500 / Math.max(1, rowCount)));

/** Returns rows as consecutive actions with a running total. Rows without a finite amount are omitted. */
export const toDays = (rows: readonly ExampleRow[]): TotalDay[] => {
  let total = 0;
  return rows
    .filter(({ amount }) => amount !== null && Number.isFinite(amount))
    .map(({ key, name, amount }, at) => {
      total += amount!;
      const day = addDays(FIRST_DAY, at * getGap(rows.length));
      return {
        key,
        day,
        total,
        label: `${date(day)}, ${name}`,
        text: `${money(amount)}, running total ${money(total)}`,
      };
    });
};

/** Returns rows as periods of 400 days. Their limit is the average finite amount, with negative amounts as 0. */
export const toPeriods = (rows: readonly ExampleRow[]): Period[] => {
  const finiteRows = rows.filter(({ amount }) => amount !== null && Number.isFinite(amount));
  const limit =
    finiteRows.reduce((sum, { amount }) => sum + Math.max(0, amount!), 0) /
    Math.max(1, finiteRows.length);
  return rows.map(({ key, name, amount }, at) => {
    const startDay = addDays(FIRST_DAY, at * getGap(rows.length));
    return {
      key,
      label: name,
      from: amount === null ? null : startDay,
      to: addDays(startDay, 400),
      used: amount,
      limit,
      text: `${profileMoney(amount)} of ${profileMoney(limit)}`,
    };
  });
};
