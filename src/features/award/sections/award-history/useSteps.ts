import { useMemo } from 'react';
import type { Award } from '@/domain/award';
import { stepsOf, sumOf, type Measure, type Step, type Transaction } from '@/domain/awardHistory';
import type { Dollars } from '@/domain/format';
import { useLastValid } from '@/lib/rendering/useDerivedState';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import {
  wholeHistory,
  type RowsQuery,
  type TransactionSort,
} from '@/services/awards/historyEndpoints';
import type { RowsPage } from '@/services/awards/historyFromJson';

export interface Steps {
  of: ReadonlyMap<string, Step>;
  /** Sum of all actions in dollars; undefined while loading or unknown. */
  sum: Dollars | undefined;
  actions: number;
  /** Why the running total is missing; undefined while it loads. */
  problem: 'failed' | 'too many' | undefined;
  retry: () => void;
}
const noSteps: ReadonlyMap<string, Step> = new Map();

/** Returns the running total of an award: from the current page if that contains all actions, else from the whole history. */
export const useSteps = (
  { generatedId }: Award,
  measure: Measure,
  answer: Answer<RowsQuery<TransactionSort>, RowsPage<Transaction>>,
): Steps => {
  const page = currentValue(answer);
  const all = page && answer.answered?.page === 1 && !page.hasNext ? page.rows : undefined;
  // Once requested, the whole history stays requested while other pages load.
  const isPartial = Boolean(page && !all && page.rows.length);
  const asksWhole = useLastValid(generatedId, isPartial, '') === generatedId;
  const query = useMemo(() => (asksWhole ? { id: generatedId } : null), [asksWhole, generatedId]);
  const whole = useAnswer(wholeHistory, query);
  const known = all ?? (whole.value?.complete ? whole.value.transactions : undefined);
  const { failure, retry } = whole;
  return useMemo(() => {
    const problem = () => {
      if (known) return undefined;
      if (failure) return 'failed';
      return whole.value ? 'too many' : undefined;
    };
    return {
      of: known ? stepsOf(known, measure) : noSteps,
      sum: known?.length ? sumOf(known, measure) : undefined,
      actions: known?.length ?? 0,
      problem: problem(),
      retry,
    };
  }, [known, measure, failure, whole.value, retry]);
};
