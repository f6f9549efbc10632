import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useRequestedPeriod } from '@/blocks/period-picker';
import type { PathStep, ExplorerRoot } from '@/domain/explorer/levels';
import type { ExplorerState } from '@/domain/explorer/position';
import { useAddress, writeAddress } from '@/lib/url/address';
import { useThunkDispatch } from '@/lib/redux';
import { useResetOnLeave } from '@/lib/url/addressState';
import {
  explorerAddress,
  getMonth,
  parsePosition,
  toValues,
  type ExplorerValues,
} from './explorerAddress';
import {
  explorerReducer,
  explorerReset,
  selectExplorer,
  trailOverwritten,
  type ExplorerAction,
  type WithExplorer,
} from './state/explorerState';

export interface Position extends ReturnType<typeof useRequestedPeriod> {
  position: ExplorerState;
  view: ExplorerValues['view'];
  /** Names of parameters with invalid values, or without a meaning at this position. */
  invalidParameters: readonly string[];
  /** Applies an action of the Explorer and writes the result to the address. */
  move: (action: ExplorerAction, history: 'push' | 'replace') => void;
  show: (view: ExplorerValues['view']) => void;
  /** Selects another period and returns to the root. */
  choosePeriod: (year: number, period: number) => void;
  /** Returns the address of a trail in the current period. */
  getAddress: (trail: readonly PathStep[]) => string;
  /** Returns the address of another root in the current period. */
  getRootAddress: (root: ExplorerRoot) => string;
}

/** Returns the position in the store, and the only functions that write it to the address. */
export const usePosition = (): Position => {
  const { search } = useLocation();
  const dispatch = useThunkDispatch<WithExplorer>();
  const position = useSelector(selectExplorer);
  const { root } = position;
  const { values, refused, write } = useAddress(explorerAddress);
  const requestedPeriod = useRequestedPeriod(position.fy, getMonth(position));
  const invalidParameters = useMemo(
    () => parsePosition(root, values).invalidParameters,
    [root, values],
  );
  useResetOnLeave('explorer', explorerReset);
  const rootPosition = explorerReducer(position, trailOverwritten([]));
  const buildQueryString = (changes: Partial<ExplorerValues>) =>
    writeAddress(search, explorerAddress, changes);
  return {
    position,
    view: values.view,
    invalidParameters: [...refused, ...invalidParameters],
    ...requestedPeriod,
    move: (action, history) =>
      dispatch((_dispatch, getState) => {
        dispatch(action);
        write(toValues(selectExplorer(getState())), history);
      }),
    show: (view) => write({ view }, 'replace'),
    choosePeriod: (year, month) =>
      write({ ...toValues(rootPosition), fy: String(year), period: String(month) }, 'push'),
    getAddress: (trail) =>
      `/explorer/${root}${buildQueryString(toValues(explorerReducer(position, trailOverwritten(trail))))}`,
    getRootAddress: (otherRoot) =>
      `/explorer/${otherRoot}${buildQueryString(toValues(rootPosition.set('root', otherRoot)))}`,
  };
};
