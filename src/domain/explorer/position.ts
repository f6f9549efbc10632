import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import type { PathStep, ExplorerRoot } from './levels';

/** Sortable columns of the table. */
export const orderFields = ['name', 'obligated_amount', 'percent_of_total'] as const;
export interface TableOrder {
  field: (typeof orderFields)[number];
  direction: 'asc' | 'desc';
}
/** The visible list, which breaks down the last selection. `total` is the selected amount in dollars; null until it has loaded. */
export interface ActiveItem {
  /** The level of the last selection; '' at the root. */
  within: SpendingLevel | '';
  /** The level of the listed parts; '' if there is none. */
  subdivision: SpendingLevel | '';
  total: number | null;
  /** `AID-MAIN` code of the last selected federal account. */
  accountNumber: string;
}
/**
 * Position in the Explorer (specification §3). At most one of `quarter` and `period` is set. If `fy` is '', the newest period applies.
 */
export interface ExplorerShape {
  root: ExplorerRoot;
  fy: string;
  quarter: string;
  period: string;
  active: ActiveItem;
  trail: readonly PathStep[];
  tableOrder: TableOrder;
  pageNumber: number;
}
export type ExplorerState = RecordOf<ExplorerShape>;
export const noItem: ActiveItem = { within: '', subdivision: '', total: null, accountNumber: '' };
export const defaultOrder: TableOrder = { field: 'obligated_amount', direction: 'desc' };
export const makeExplorer = ImmutableRecord<ExplorerShape>(
  {
    root: 'object_class',
    fy: '',
    quarter: '',
    period: '',
    active: noItem,
    trail: [],
    tableOrder: defaultOrder,
    pageNumber: 1,
  },
  'Explorer',
);
