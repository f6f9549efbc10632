import debounce from 'lodash/debounce';
import { useEffect, useMemo } from 'react';
import type { Chosen, ExplorerRoot } from '@/domain/explorer/levels';
import { quarterOfMonth } from '@/domain/fiscal';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { usePorts } from '@/lib/ports';
import type { Answer } from '@/lib/requests/useAnswer';
import type { SpendingQuery } from '@/services/spending/endpoints';
import type { ExplorerValues } from './explorerAddress';

/** Milliseconds without another change before a period counts as chosen (pages document §21). */
const QUIET = 10_000;

/** Tells analytics of a root or level whose data has come, and of the view: at the beginning, and when it changes. */
export const useExplored = (
  root: ExplorerRoot,
  trail: readonly Chosen[],
  view: ExplorerValues['view'],
  { current, answered, answeredAt }: Answer<SpendingQuery, SpendingBreakdown>,
): void => {
  const { track } = usePorts();
  const level = current ? answered!.level : '';
  const below = trail.length > 0;
  useEffect(() => {
    if (!level) return;
    if (below) track('explorerLevel', level);
    else track('explorerRoot', root);
  }, [track, root, below, level, answeredAt]);
  useEffect(() => track('explorerView', view), [track, view]);
};

/** Tells analytics which period was chosen at last, once it has stayed for a while. */
export const usePeriodTold = () => {
  const { track } = usePorts();
  const tell = useMemo(
    () =>
      debounce(
        (year: number, period: number) => track('explorerTime', quarterOfMonth(period), year),
        QUIET,
      ),
    [track],
  );
  useEffect(() => () => tell.cancel(), [tell]);
  return tell;
};
