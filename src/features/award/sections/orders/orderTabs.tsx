import type { ReactNode } from 'react';
import { tabbedTables, type TableColumn, type TableTab } from '@/blocks/panel';
import { agencyLink, awardLink, LongText } from '@/blocks/result-cells';
import type { Order, OrderKind } from '@/domain/awardHistory';
import { date, money, textOrMissing } from '@/domain/format';
import type { OrderSort } from '@/services/awards/historyEndpoints';

type OrderColumn = TableColumn<Order> & { id: OrderSort };
const dateColumn = (
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
const getColumns = (
  amountLabel: string,
  endColumn: OrderColumn,
  descriptionLabel: string,
): readonly OrderColumn[] => [
  column('piid', 'Award ID', 170, (row) => awardLink(row.id, textOrMissing(row.piid))),
  column('agency', 'Awarding Agency', 210, (row) =>
    agencyLink(row.agencySlug || null, textOrMissing(row.agency)),
  ),
  column('type', 'Award Type', 150, (row) => (
    <span className="capitals">{textOrMissing(row.type)}</span>
  )),
  { ...column('obligated', amountLabel, 160, (row) => money(row.obligated, 2)), numeric: true },
  dateColumn('start', 'Start Date', 'startDate'),
  endColumn,
  column('description', descriptionLabel, 250, (row) => (
    <LongText capitals text={textOrMissing(row.description)} />
  )),
];
const endDateColumn = dateColumn('end', 'End Date', 'endDate');

const columns: ReadonlyMap<OrderKind, readonly OrderColumn[]> = new Map([
  ['child_awards', getColumns('Obligated Amount', endDateColumn, 'Base Transaction Description')],
  [
    'child_idvs',
    getColumns(
      'Combined Obligated Amount',
      dateColumn('lastDay', 'Ordering Period End Date', 'endDate'),
      'Description',
    ),
  ],
  ['grandchild_awards', getColumns('Obligated Amount', endDateColumn, 'Description')],
]);
/** Returns the columns of a tab, in order (pages document §15.14). */
export const orderColumns = (kind: OrderKind): readonly OrderColumn[] => columns.get(kind)!;
const makeTab = (key: OrderKind, label: string): TableTab<OrderKind> => ({
  key,
  label,
  sorts: orderColumns(key).map(({ id }) => id),
  first: { sort: 'start', order: 'desc' },
});
/** The tabs of the orders, and their address parameters. */
export const orderTabs = tabbedTables('orders', [
  makeTab('child_awards', 'Child Award Orders'),
  makeTab('child_idvs', 'Child IDV Orders'),
  makeTab('grandchild_awards', 'Grandchild Award Orders'),
]);
