import type { DataColumn } from '@/blocks/panel';
import type { Transaction } from '@/domain/awardHistory';
import type { Modification } from '@/domain/awardActivity';
import { codeAndText, date, money, textOr } from '@/domain/format';

/** A row of the table. A transaction without a date has no running total. */
export type ActivityRow = Modification | (Transaction & { after?: undefined });

export const actionOf = ({ actionType, actionText }: Transaction): string =>
  codeAndText(actionType, actionText, ': ');

export const activityColumns: readonly DataColumn<ActivityRow>[] = [
  {
    id: 'action_date',
    width: 120,
    label: 'Action Date',
    value: ({ date: day }) => day,
    show: ({ date: day }) => date(day),
    sortBy: ({ date: day }) => day,
  },
  {
    id: 'modification_number',
    width: 130,
    label: 'Modification Number',
    value: ({ modification }) => modification,
    show: ({ modification }) => textOr(modification),
    sortBy: ({ modification }) => modification,
  },
  {
    id: 'amount',
    width: 150,
    label: 'Amount',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount, 2),
    sortBy: ({ amount }) => amount,
    numeric: true,
  },
  {
    id: 'running_total',
    width: 160,
    label: 'Running Total',
    value: ({ after }) => after ?? null,
    show: ({ after }) => money(after, 2),
    numeric: true,
  },
  {
    id: 'action_type',
    width: 220,
    label: 'Action Type',
    value: (row) => actionOf(row),
    sortBy: (row) => actionOf(row),
  },
  {
    id: 'description',
    width: 320,
    label: 'Transaction Description',
    value: ({ description }) => description,
    show: ({ description }) => textOr(description),
  },
];
