import { useMemo } from 'react';
import type { Award } from '@/domain/award';
import {
  getSteps,
  sumTransactions,
  type Measure,
  type Step,
  type Transaction,
} from '@/domain/awardHistory';
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
  byId: ReadonlyMap<string, Step>;
  /** Sum of all actions in dollars; undefined while loading or unknown. */
  sum: Dollars | undefined;
  actionCount: number;
  /** Why the running total is missing; undefined while it loads or once it has loaded. */
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
  const allTransactions =
    page && answer.answered?.page === 1 && !page.hasNext ? page.rows : undefined;
  // Once requested, the whole history stays requested while other pages load.
  const isPartial = Boolean(page && !allTransactions && page.rows.length);
  const shouldLoadAll = useLastValid(generatedId, isPartial, '') === generatedId;
  const query = useMemo(
    () => (shouldLoadAll ? { id: generatedId } : null),
    [shouldLoadAll, generatedId],
  );
  const history = useAnswer(wholeHistory, query);
  const transactions =
    allTransactions ?? (history.value?.isComplete ? history.value.transactions : undefined);
  const { failure, retry } = history;
  return useMemo(() => {
    const getProblem = () => {
      if (transactions) return undefined;
      if (failure) return 'failed';
      return history.value ? 'too many' : undefined;
    };
    return {
      byId: transactions ? getSteps(transactions, measure) : noSteps,
      sum: transactions?.length ? sumTransactions(transactions, measure) : undefined,
      actionCount: transactions?.length ?? 0,
      problem: getProblem(),
      retry,
    };
  }, [transactions, measure, failure, history.value, retry]);
};
