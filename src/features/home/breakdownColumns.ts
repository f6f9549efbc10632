import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { percent, type Dollars } from '@/domain/format';
import type { SpendingRow } from '@/domain/spendingBreakdown';

/** Returns the columns of a breakdown. The share is only in the table, not in the file. */
export const breakdownColumns = (
  by: Pick<DataColumn<SpendingRow>, 'id' | 'label'>,
  total: Dollars | null,
): readonly DataColumn<SpendingRow>[] => [
  { ...by, value: ({ name }) => name },
  dollarColumn<SpendingRow>('obligations', 'Obligations', ({ amount }) => amount),
  {
    id: 'share',
    label: 'Percent of total',
    value: ({ amount }) => percent(amount, total),
    numeric: true,
    only: 'table',
  },
];
