import type { ReactNode } from 'react';
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
const column = (
  id: 'piid' | 'agency' | 'type' | 'obligated' | 'description',
  label: string,
  width: number,
  show: (row: Order) => ReactNode,
): OrderColumn => ({ id, label, value: (row) => row[id], show, sortable: true, width });
const columnsOf = (
  amount: string,
  last: OrderColumn,
  description: string,
): readonly OrderColumn[] => [
  column('piid', 'Award ID', 170, (row) => awardLink(row.id, textOr(row.piid))),
  column('agency', 'Awarding Agency', 210, (row) =>
    agencyLink(row.agencySlug || null, textOr(row.agency)),
  ),
  column('type', 'Award Type', 150, (row) => <span className="capitals">{textOr(row.type)}</span>),
  { ...column('obligated', amount, 160, (row) => money(row.obligated, 2)), numeric: true },
  day('start', 'Start Date', 'startDate'),
  last,
  column('description', description, 250, (row) => (
    <LongText capitals text={textOr(row.description)} />
  )),
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
