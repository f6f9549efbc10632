import type { DataColumn } from '@/blocks/panel';
import { money, percent, type Dollars } from '@/domain/format';
import type { SpendingRow } from '@/domain/spendingBreakdown';

/** Returns the columns of a breakdown. The share is only in the table, not in the file. */
export const breakdownColumns = (
  by: Pick<DataColumn<SpendingRow>, 'id' | 'label'>,
  total: Dollars | null,
): readonly DataColumn<SpendingRow>[] => [
  { ...by, value: ({ name }) => name },
  {
    id: 'obligations',
    label: 'Obligations',
    value: ({ amount }) => amount,
    show: ({ amount }) => money(amount, 2),
    numeric: true,
  },
  {
    id: 'share',
    label: 'Percent of total',
    value: ({ amount }) => percent(amount, total),
    numeric: true,
    only: 'table',
  },
];
