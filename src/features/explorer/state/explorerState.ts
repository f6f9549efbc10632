import type { Reducer, UnknownAction } from 'redux';
import { isExplorerRoot, type Chosen } from '@/domain/explorer/levels';
import {
  defaultOrder,
  makeExplorer,
  noItem,
  type ExplorerState,
  type TableOrder,
} from '@/domain/explorer/position';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { readAddress } from '@/lib/address';
import type { AddressChanged } from '@/lib/url/addressState';
import { breakdownsOf, explorerAddress, positionOf } from '../explorerAddress';

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
const withTrail = (state: ExplorerState, trail: readonly Chosen[]): ExplorerState => {
  const last = trail.at(-1);
  const subdivision = last?.id === null ? '' : breakdownsOf(state.root, trail)[0]!;
  return withTableReset(
    state.merge({ trail, active: { ...noItem, within: last?.level ?? '', subdivision } }),
  );
};

/** Returns the position at an address; null when the address is not one of the Explorer. */
const findPosition = ({ page, params, search }: AddressChanged['address']): ExplorerState | null =>
  page === 'explorer-root' && isExplorerRoot(params.root)
    ? positionOf(params.root, readAddress(search, explorerAddress).values).position
    : null;

/**
 * The reducer of the Explorer (specification §4). An address of the Explorer sets the position. Drilling down resets the table; a new order
 * returns to page 1.
 */
export const explorerReducer = (
  state: ExplorerState = makeExplorer(),
  action: ExplorerAction | AddressChanged | UnknownAction,
): ExplorerState => {
  switch (action.type) {
    case 'address/changed':
      return findPosition((action as AddressChanged).address) ?? state;
    case 'explorer/trailAppended':
      return withTrail(state, [...state.trail, (action as ReturnType<typeof trailAppended>).item]);
    case 'explorer/trailOverwritten':
      return withTrail(state, (action as ReturnType<typeof trailOverwritten>).trail);
    case 'explorer/brokenDownBy': {
      const { level } = action as ReturnType<typeof brokenDownBy>;
      return withTableReset(state.set('active', { ...state.active, subdivision: level }));
    }
    case 'explorer/tableOrdered':
      return state.merge({
        tableOrder: (action as ReturnType<typeof tableOrdered>).order,
        pageNumber: 1,
      });
    case 'explorer/tablePaged':
      return state.set('pageNumber', (action as ReturnType<typeof tablePaged>).page);
    case 'explorer/reset':
      return makeExplorer();
    default:
      return state;
  }
};
export interface WithExplorer {
  explorer: ExplorerState;
}
/** The reducers that the Explorer page injects. */
export const explorerReducers: Readonly<Record<keyof WithExplorer, Reducer>> = {
  explorer: explorerReducer as Reducer,
};
/** Returns the position that the page shows. */
export const selectExplorer = ({ explorer }: WithExplorer): ExplorerState => explorer;
