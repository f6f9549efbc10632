import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import type { SpendingLevel } from '@/domain/spendingBreakdown';

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
/** Fields and defaults of specification §3. Fiscal year, quarter and period are request values; the unused one is ''. */
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

/** Action: replaces the whole position, from the address and the loaded data. */
export const explorerShown = (position: ExplorerState) =>
  ({ type: 'explorer/shown', position }) as const;
/** Action: appends a step to the trail. */
export const trailAppended = (item: Chosen) => ({ type: 'explorer/trailAppended', item }) as const;
/** Action: replaces the trail. */
export const trailOverwritten = (trail: readonly Chosen[]) =>
  ({ type: 'explorer/trailOverwritten', trail }) as const;
/** Action: changes the breakdown level. */
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

/** Resets order and page of the table to the defaults of the specification. */
const withTableReset = (state: ExplorerState): ExplorerState =>
  state.merge({ tableOrder: defaultOrder, pageNumber: 1 });
const withTrail = (state: ExplorerState, trail: readonly Chosen[]): ExplorerState =>
  withTableReset(state.set('trail', trail).set('active', noItem));

/** The reducer of the Explorer (specification §4). Drilling down resets the table; a new order returns to page 1. */
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
/** The reducers that the Explorer page injects. */
export const explorerReducers: Readonly<Record<keyof WithExplorer, Reducer>> = {
  explorer: explorerReducer as Reducer,
};
/** Returns the current position. @internal */
export const selectExplorer = ({ explorer }: WithExplorer): ExplorerState => explorer;
