import type { Reducer } from 'redux';
import { isExplorerRoot, type PathStep } from '@/domain/explorer/levels';
import {
  defaultOrder,
  makeExplorer,
  noItem,
  type ExplorerState,
  type TableOrder,
} from '@/domain/explorer/position';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { readAddress } from '@/lib/url/address';
import type { AddressChanged } from '@/lib/url/addressState';
import { getBreakdownLevels, explorerAddress, parsePosition } from '../explorerAddress';

export const trailAppended = (item: PathStep) =>
  ({ type: 'explorer/trailAppended', item }) as const;
export const trailOverwritten = (trail: readonly PathStep[]) =>
  ({ type: 'explorer/trailOverwritten', trail }) as const;
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

const withTableReset = (state: ExplorerState): ExplorerState =>
  state.merge({ tableOrder: defaultOrder, pageNumber: 1 });
const withTrail = (state: ExplorerState, trail: readonly PathStep[]): ExplorerState => {
  const lastStep = trail.at(-1);
  const subdivision = lastStep?.id === null ? '' : getBreakdownLevels(state.root, trail)[0]!;
  return withTableReset(
    state.merge({ trail, active: { ...noItem, within: lastStep?.level ?? '', subdivision } }),
  );
};

const findPosition = ({ page, params, search }: AddressChanged['address']): ExplorerState | null =>
  page === 'explorer-root' && isExplorerRoot(params.root)
    ? parsePosition(params.root, readAddress(search, explorerAddress).values).position
    : null;

/** The reducer of the Explorer (specification §4). An address of the Explorer sets the position. */
export const explorerReducer = (
  state: ExplorerState = makeExplorer(),
  action: ExplorerAction | AddressChanged,
): ExplorerState => {
  switch (action.type) {
    case 'address/changed':
      return findPosition(action.address) ?? state;
    case 'explorer/trailAppended':
      return withTrail(state, [...state.trail, action.item]);
    case 'explorer/trailOverwritten':
      return withTrail(state, action.trail);
    case 'explorer/brokenDownBy':
      return withTableReset(state.set('active', { ...state.active, subdivision: action.level }));
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
export interface WithExplorer {
  explorer: ExplorerState;
}
/** The reducers that the Explorer page injects. */
export const explorerReducers: Readonly<Record<keyof WithExplorer, Reducer>> = {
  explorer: explorerReducer as Reducer,
};
export const selectExplorer = ({ explorer }: WithExplorer): ExplorerState => explorer;
