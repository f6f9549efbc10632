import { tabbedTables, type TableColumn, type TableTab } from '@/blocks/panel';
import { agencyLink, awardLink, LongText } from '@/blocks/result-cells';
import type { Order, OrderKind } from '@/domain/awardHistory';
import { date, money, textOr } from '@/domain/format';
import type { OrderSort } from '@/services/awards/historyEndpoints';

type OrderColumn = TableColumn<Order> & { id: OrderSort };
const day = (
  id: 'start' | 'end' | 'lastDay',
  label: string,
  field: 'startDate' | 'endDate',
): OrderColumn => ({
  id,
  label,
  value: (row) => row[field],
  show: (row) => date(row[field]),
  sortable: true,
  firstOrder: 'desc',
  width: 112,
});
/** Returns the columns of a tab, with its labels for amounts, last dates and descriptions. */
const columnsOf = (
  amount: string,
  last: OrderColumn,
  description: string,
): readonly OrderColumn[] => [
  {
    id: 'piid',
    label: 'Award ID',
    value: (row) => row.piid,
    show: (row) => awardLink(row.id, textOr(row.piid)),
    sortable: true,
    width: 170,
  },
  {
    id: 'agency',
    label: 'Awarding Agency',
    value: (row) => row.agency,
    show: (row) => agencyLink(row.agencySlug || null, textOr(row.agency)),
    sortable: true,
    width: 210,
  },
  {
    id: 'type',
    label: 'Award Type',
    value: (row) => row.type,
    show: (row) => <span className="capitals">{textOr(row.type)}</span>,
    sortable: true,
    width: 150,
  },
  {
    id: 'obligated',
    label: amount,
    value: (row) => row.obligated,
    show: (row) => money(row.obligated, 2),
    sortable: true,
    numeric: true,
    width: 160,
  },
  day('start', 'Start Date', 'startDate'),
  last,
  {
    id: 'description',
    label: description,
    value: (row) => row.description,
    show: (row) => <LongText capitals text={textOr(row.description)} />,
    sortable: true,
    width: 250,
  },
];
const end = day('end', 'End Date', 'endDate');

const columns: ReadonlyMap<OrderKind, readonly OrderColumn[]> = new Map([
  ['child_awards', columnsOf('Obligated Amount', end, 'Base Transaction Description')],
  [
    'child_idvs',
    columnsOf(
      'Combined Obligated Amount',
      day('lastDay', 'Ordering Period End Date', 'endDate'),
      'Description',
    ),
  ],
  ['grandchild_awards', columnsOf('Obligated Amount', end, 'Description')],
]);
/** Returns the columns of a tab, in order (pages document §15.14). */
export const orderColumns = (kind: OrderKind): readonly OrderColumn[] => columns.get(kind)!;
const tab = (key: OrderKind, label: string): TableTab<OrderKind> => ({
  key,
  label,
  sorts: orderColumns(key).map(({ id }) => id),
  first: { sort: 'start', order: 'desc' },
});
/** The tabs of the orders, and their address parameters. */
export const orderTabs = tabbedTables('orders', [
  tab('child_awards', 'Child Award Orders'),
  tab('child_idvs', 'Child IDV Orders'),
  tab('grandchild_awards', 'Grandchild Award Orders'),
]);
