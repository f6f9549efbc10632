import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { usePeriodAsked } from '@/blocks/period-picker';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import type { ExplorerState } from '@/domain/explorer/position';
import { useAddress, writeAddress } from '@/lib/address';
import { useThunkDispatch } from '@/lib/redux';
import { useResetOnLeave } from '@/lib/url/addressState';
import {
  explorerAddress,
  getMonth,
  positionOf,
  valuesOf,
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

export interface Position extends ReturnType<typeof usePeriodAsked> {
  position: ExplorerState;
  view: ExplorerValues['view'];
  /** Names of parameters that are invalid here. */
  lost: readonly string[];
  /** Applies an action of the Explorer and writes the result to the address. */
  move: (action: ExplorerAction, history: 'push' | 'replace') => void;
  show: (view: ExplorerValues['view']) => void;
  /** Selects another period and returns to the root. */
  choosePeriod: (year: number, period: number) => void;
  /** Returns the address of a trail in the current period. */
  addressOf: (trail: readonly Chosen[]) => string;
  /** Returns the address of another root in the current period. */
  rootAddress: (root: ExplorerRoot) => string;
}

/** Returns the position in the store, and the only functions that write it to the address. */
export const usePosition = (): Position => {
  const { search } = useLocation();
  const dispatch = useThunkDispatch<WithExplorer>();
  const position = useSelector(selectExplorer);
  const { root } = position;
  const { values, refused, write } = useAddress(explorerAddress);
  const period = usePeriodAsked(position.fy, getMonth(position));
  const lost = useMemo(() => positionOf(root, values).lost, [root, values]);
  useResetOnLeave('explorer', explorerReset);
  const start = explorerReducer(position, trailOverwritten([]));
  const inPeriod = (changes: Partial<ExplorerValues>) =>
    writeAddress(search, explorerAddress, changes);
  return {
    position,
    view: values.view,
    lost: [...refused, ...lost],
    ...period,
    move: (action, history) =>
      dispatch((_dispatch, getState) => {
        dispatch(action);
        write(valuesOf(selectExplorer(getState())), history);
      }),
    show: (view) => write({ view }, 'replace'),
    choosePeriod: (year, month) =>
      write({ ...valuesOf(start), fy: String(year), period: String(month) }, 'push'),
    addressOf: (trail) =>
      `/explorer/${root}${inPeriod(valuesOf(explorerReducer(position, trailOverwritten(trail))))}`,
    rootAddress: (other) => `/explorer/${other}${inPeriod(valuesOf(start.set('root', other)))}`,
  };
};
