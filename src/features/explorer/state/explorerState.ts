import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import type { SpendingLevel } from '@/domain/spendingBreakdown';

/** Columns of the Explorer's table that it can be sorted by. */
export const orderFields = ['name', 'obligated_amount', 'percent_of_total'] as const;
export interface TableOrder {
  field: (typeof orderFields)[number];
  direction: 'asc' | 'desc';
}
/** What is on show: a part of what is chosen last. Amounts in dollars; `total` null until it is known. */
export interface ActiveItem {
  /** Level of what is chosen last; '' at the beginning. */
  within: SpendingLevel | '';
  /** Level that it is broken down by; '' where nothing is below. */
  subdivision: SpendingLevel | '';
  total: number | null;
  /** `AID-MAIN` of the federal account that is chosen last. */
  accountNumber: string;
}
/** Fields and defaults of the specification §3; fiscal year, quarter and period as they are sent, the unused one ''. */
export interface ExplorerShape {
  root: ExplorerRoot;
  fy: string;
  quarter: string;
  period: string;
  active: ActiveItem;
  trail: readonly Chosen[];
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

/** A whole position, as an address and the answers tell it. */
export const explorerShown = (position: ExplorerState) =>
  ({ type: 'explorer/shown', position }) as const;
/** One more step of the trail. */
export const trailAppended = (item: Chosen) => ({ type: 'explorer/trailAppended', item }) as const;
/** Another trail in place of this one. */
export const trailOverwritten = (trail: readonly Chosen[]) =>
  ({ type: 'explorer/trailOverwritten', trail }) as const;
/** What is chosen is broken down by another level. */
export const brokenDownBy = (level: SpendingLevel) =>
  ({ type: 'explorer/brokenDownBy', level }) as const;
export const tableOrdered = (order: TableOrder) =>
  ({ type: 'explorer/tableOrdered', order }) as const;
export const tablePaged = (page: number) => ({ type: 'explorer/tablePaged', page }) as const;
export const explorerReset = () => ({ type: 'explorer/reset' }) as const;
export type ExplorerAction = ReturnType<
  | typeof explorerShown
  | typeof trailAppended
  | typeof trailOverwritten
  | typeof brokenDownBy
  | typeof tableOrdered
  | typeof tablePaged
  | typeof explorerReset
>;

/** The table as it begins: order and page of the specification. */
const withTableReset = (state: ExplorerState): ExplorerState =>
  state.merge({ tableOrder: defaultOrder, pageNumber: 1 });
const withTrail = (state: ExplorerState, trail: readonly Chosen[]): ExplorerState =>
  withTableReset(state.set('trail', trail).set('active', noItem));

/** Transitions of the Explorer (specification §4): drilling restores the table's defaults, a new order returns to page 1. */
export const explorerReducer = (
  state: ExplorerState = makeExplorer(),
  action: ExplorerAction,
): ExplorerState => {
  switch (action.type) {
    case 'explorer/shown':
      return action.position;
    case 'explorer/trailAppended':
      return withTrail(state, [...state.trail, action.item]);
    case 'explorer/trailOverwritten':
      return withTrail(state, action.trail);
    case 'explorer/brokenDownBy':
      return withTableReset(
        state.set('active', { ...state.active, subdivision: action.level, total: null }),
      );
    case 'explorer/tableOrdered':
      return state.merge({ tableOrder: action.order, pageNumber: 1 });
    case 'explorer/tablePaged':
      return state.set('pageNumber', action.page);
    case 'explorer/reset':
      return makeExplorer();
    default:
      return state;
  }
};
interface WithExplorer {
  explorer: ExplorerState;
}
/** The slice that the Explorer's page injects. */
export const explorerReducers: Readonly<Record<keyof WithExplorer, Reducer>> = {
  explorer: explorerReducer as Reducer,
};
/** The position on show. @internal */
export const selectExplorer = ({ explorer }: WithExplorer): ExplorerState => explorer;
