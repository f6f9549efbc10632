import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import type { PathStep, ExplorerRoot } from './levels';

/** Sortable columns of the table. */
export const orderFields = ['name', 'obligated_amount', 'percent_of_total'] as const;
export interface TableOrder {
  field: (typeof orderFields)[number];
  direction: 'asc' | 'desc';
}
/** The list on display: the parts of the last choice. Amounts are in dollars; `total` is null until it has loaded. */
export interface ActiveItem {
  /** The level of the last choice; '' at the root. */
  within: SpendingLevel | '';
  /** The level of the listed parts; '' if nothing is below. */
  subdivision: SpendingLevel | '';
  total: number | null;
  /** `AID-MAIN` code of the last chosen federal account. */
  accountNumber: string;
}
/** Defaults of specification §3. Of quarter and period the unused one is ''; without a year the newest period counts. */
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
