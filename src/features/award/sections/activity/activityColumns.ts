import { dollarColumn, type DataColumn } from '@/blocks/panel';
import type { Transaction } from '@/domain/awardHistory';
import type { Modification } from '@/domain/awardActivity';
import { codeAndText, date, textOrMissing } from '@/domain/format';

/** A row of the table. A transaction without a date has no running total. */
export type ActivityRow = Modification | (Transaction & { after?: undefined });

export const formatAction = ({ actionType, actionText }: Transaction): string =>
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
    show: ({ modification }) => textOrMissing(modification),
    sortBy: ({ modification }) => modification,
  },
  dollarColumn<ActivityRow>('amount', 'Amount', ({ amount }) => amount, {
    width: 150,
    sortBy: ({ amount }) => amount,
  }),
  dollarColumn<ActivityRow>('running_total', 'Running Total', ({ after }) => after ?? null, {
    width: 160,
  }),
  {
    id: 'action_type',
    width: 220,
    label: 'Action Type',
    value: formatAction,
    sortBy: formatAction,
  },
  {
    id: 'description',
    width: 320,
    label: 'Transaction Description',
    value: ({ description }) => description,
    show: ({ description }) => textOrMissing(description),
  },
];
