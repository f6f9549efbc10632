import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { usePeriodAsked } from '@/blocks/period-picker';
import { isQuarterYear } from '@/domain/bulkDownload/accountPeriods';
import type { LatestPeriod } from '@/domain/fiscal';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import { useAddress, writeAddress } from '@/lib/address';
import { explorerAddress, positionOf, valuesOf, type ExplorerValues } from './explorerAddress';
import {
  explorerReducer,
  explorerReset,
  explorerShown,
  trailOverwritten,
  type ExplorerAction,
  type ExplorerState,
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
  /** Returns the address of a trail under the root, in the current period. */
  addressOf: (trail: readonly Chosen[]) => string;
  /** Returns the address of another root, in the current period. */
  rootAddress: (root: ExplorerRoot) => string;
}

/** Returns the position of the Explorer. It is read from the address, and changed by applying its reducer and writing the result back. */
export const usePosition = (root: ExplorerRoot): Position => {
  const { search } = useLocation();
  const { values, refused, write } = useAddress(explorerAddress);
  const period = usePeriodAsked(values.fy, values.period);
  const { position, lost } = useMemo(() => positionOf(root, values), [root, values]);
  const begun = explorerReducer(position, trailOverwritten([]));
  const inPeriod = (changes: Partial<ExplorerValues>) =>
    writeAddress(search, explorerAddress, changes);
  return {
    position,
    view: values.view,
    lost: [...refused, ...lost],
    ...period,
    move: (action, history) => write(valuesOf(explorerReducer(position, action)), history),
    show: (view) => write({ view }, 'replace'),
    choosePeriod: (year, month) =>
      write({ ...valuesOf(begun), fy: String(year), period: String(month) }, 'push'),
    addressOf: (trail) =>
      `/explorer/${root}${inPeriod(valuesOf(explorerReducer(position, trailOverwritten(trail))))}`,
    rootAddress: (other) => `/explorer/${other}${inPeriod(valuesOf(begun.set('root', other)))}`,
  };
};

/** Copies the current position to the store, and resets it when the user leaves the page. */
export const useShownPosition = (
  position: ExplorerState,
  period: LatestPeriod | undefined,
  total: number | null,
  accountNumber: string,
): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    const byQuarter = period !== undefined && isQuarterYear(period.year);
    dispatch(
      explorerShown(
        position.merge({
          fy: period ? String(period.year) : '',
          quarter: byQuarter ? String(period.quarter) : '',
          period: period && !byQuarter ? String(period.period) : '',
          active: { ...position.active, total, accountNumber },
        }),
      ),
    );
  }, [dispatch, position, period, total, accountNumber]);
  useEffect(
    () => () => {
      dispatch(explorerReset());
    },
    [dispatch],
  );
};
