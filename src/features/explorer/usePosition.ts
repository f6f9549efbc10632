import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { periodAsked, revealedPeriods } from '@/domain/dollarTrail/trailPeriods';
import { isQuarterYear } from '@/domain/bulkDownload/accountPeriods';
import type { LatestPeriod } from '@/domain/fiscal';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import { useAddress, writeAddress } from '@/lib/address';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/today';
import { submissionPeriods } from '@/services/references/endpoints';
import { explorerAddress, positionOf, valuesOf, type ExplorerValues } from './explorerAddress';
import {
  explorerReducer,
  explorerReset,
  explorerShown,
  trailOverwritten,
  type ExplorerAction,
  type ExplorerState,
} from './state/explorerState';

/** There is one list of all. */
const ALL = {};

export interface Position {
  position: ExplorerState;
  view: ExplorerValues['view'];
  /** Parameters of the address that lead nowhere. */
  lost: readonly string[];
  /** Periods that are out, the newest first. */
  revealed: readonly LatestPeriod[];
  /** The period on show; undefined while nothing is known, and where nothing is out. */
  chosen: LatestPeriod | undefined;
  /** Whether it is the one that the address asks for. */
  exact: boolean;
  periods: Answer<unknown, unknown>;
  /** A step of the Explorer, as a step of the history or in place of the one on show. */
  move: (action: ExplorerAction, history: 'push' | 'replace') => void;
  show: (view: ExplorerValues['view']) => void;
  /** Another period: begins anew at the root. */
  choosePeriod: (year: number, period: number) => void;
  /** Address of a trail under the root, in the period on show. */
  addressOf: (trail: readonly Chosen[]) => string;
  /** Address of another root, in the period on show. */
  rootAddress: (root: ExplorerRoot) => string;
}

/** The whole position of the Explorer, which lives in the address: read from it, and written to it through the transitions of its state. */
export const usePosition = (root: ExplorerRoot): Position => {
  const { search } = useLocation();
  const { values, refused, write } = useAddress(explorerAddress);
  const periods = useAnswer(submissionPeriods, ALL);
  const today = useToday();
  const revealed = useMemo(
    () => revealedPeriods(periods.value ?? [], today),
    [periods.value, today],
  );
  const { chosen, exact } = periodAsked(revealed, values.fy, values.period);
  const { position, lost } = useMemo(() => positionOf(root, values), [root, values]);
  const begun = explorerReducer(position, trailOverwritten([]));
  const inPeriod = (changes: Partial<ExplorerValues>) =>
    writeAddress(search, explorerAddress, changes);
  return {
    position,
    view: values.view,
    lost: [...refused, ...lost],
    revealed,
    chosen,
    exact,
    periods,
    move: (action, history) => write(valuesOf(explorerReducer(position, action)), history),
    show: (view) => write({ view }, 'replace'),
    choosePeriod: (year, period) =>
      write({ ...valuesOf(begun), fy: String(year), period: String(period) }, 'push'),
    addressOf: (trail) =>
      `/explorer/${root}${inPeriod(valuesOf(explorerReducer(position, trailOverwritten(trail))))}`,
    rootAddress: (other) => `/explorer/${other}${inPeriod(valuesOf(begun.set('root', other)))}`,
  };
};

/** Keeps the position on show in the store, and takes it away when the page is left. */
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
