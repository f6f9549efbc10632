import debounce from 'lodash/debounce';
import { useEffect, useMemo } from 'react';
import type { PathStep, ExplorerRoot } from '@/domain/explorer/levels';
import { quarterOfMonth } from '@/domain/fiscal';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import type { SpendingQuery } from '@/services/spending/endpoints';
import type { ExplorerValues } from './explorerAddress';

/** Milliseconds without a further change before a period counts as chosen (pages document §21). */
const TRACKING_DELAY_MS = 10_000;

/** Sends analytics events for each root or level that has loaded, and for each view. */
export const useExplorerTracking = (
  root: ExplorerRoot,
  trail: readonly PathStep[],
  view: ExplorerValues['view'],
  { current, answered, answeredAt }: Answer<SpendingQuery, SpendingBreakdown>,
): void => {
  const { track } = usePorts();
  const level = current ? answered!.level : '';
  const hasTrail = trail.length > 0;
  useEffect(() => {
    if (!level) return;
    if (hasTrail) track('explorerLevel', level);
    else track('explorerRoot', root);
  }, [track, root, hasTrail, level, answeredAt]);
  useEffect(() => track('explorerView', view), [track, view]);
};

/** Returns a debounced function that sends an analytics event for the chosen period. */
export const useTrackPeriod = () => {
  const { track } = usePorts();
  const trackPeriod = useMemo(
    () =>
      debounce(
        (year: number, period: number) => track('explorerTime', quarterOfMonth(period), year),
        TRACKING_DELAY_MS,
      ),
    [track],
  );
  useEffect(() => () => trackPeriod.cancel(), [trackPeriod]);
  return trackPeriod;
};
