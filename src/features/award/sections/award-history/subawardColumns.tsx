import type { TableColumn } from '@/blocks/panel';
import { LongText } from '@/blocks/result-cells';
import type { Subaward } from '@/domain/awardHistory';
import { date, money, recipientName, textOrMissing } from '@/domain/format';
import { RowMark } from '../../warnings/RowMark';

/** A subaward, and how many rows of the page look the same. */
export interface SubawardRow extends Subaward {
  times: number;
}

/** Columns of the subawards of an award, in order (pages document §15.15). */
export const subawardColumns: readonly TableColumn<SubawardRow>[] = [
  {
    id: 'number',
    label: 'Sub-Award ID',
    value: (row) => row.number,
    show: (row) => textOrMissing(row.number),
    sortable: true,
    firstOrder: 'desc',
    width: 170,
  },
  {
    id: 'recipient',
    label: 'Recipient Name',
    value: (row) => recipientName(row.recipientName),
    show: (row) => <span className="capitals">{recipientName(row.recipientName)}</span>,
    sortable: true,
    width: 260,
  },
  {
    id: 'date',
    label: 'Action Date',
    value: (row) => row.date,
    show: (row) => date(row.date),
    sortable: true,
    firstOrder: 'desc',
    width: 110,
  },
  {
    id: 'amount',
    label: 'Amount',
    value: (row) => row.amount,
    show: (row) => (
      <>
        {money(row.amount, 2)}
        {row.times > 1 && <RowMark>Appears {row.times} times</RowMark>}
      </>
    ),
    sortable: true,
    numeric: true,
    width: 170,
  },
  {
    id: 'description',
    label: 'Sub-Award Description',
    value: (row) => row.description,
    show: (row) => <LongText capitals text={textOrMissing(row.description)} />,
    sortable: true,
    width: 330,
  },
];
