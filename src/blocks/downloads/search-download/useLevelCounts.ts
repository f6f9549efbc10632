import { useMemo } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { toSearchCountQuery, downloadCount } from '@/services/downloads/downloadService';
import type { LevelCounts } from './levels';

/** Returns the counts or error messages of the offered levels, and a function that retries failed counts. */
export const useLevelCounts = (
  getCriteria: (level: SpendingLevel) => SearchCriteria,
  offeredLevels: readonly SpendingLevel[],
) => {
  const queries = useMemo(() => {
    const getQuery = (level: SpendingLevel) =>
      offeredLevels.includes(level) ? toSearchCountQuery(getCriteria(level), level) : null;
    return {
      awards: getQuery('awards'),
      transactions: getQuery('transactions'),
      subawards: getQuery('subawards'),
    };
  }, [getCriteria, offeredLevels]);
  const answers = {
    awards: useAnswer(downloadCount, queries.awards),
    transactions: useAnswer(downloadCount, queries.transactions),
    subawards: useAnswer(downloadCount, queries.subawards),
  };
  const counts: LevelCounts = Object.fromEntries(
    Object.entries(answers).flatMap(([level, answer]) => {
      const countOrError = currentValue(answer) ?? answer.failure?.message;
      return countOrError === undefined ? [] : [[level, countOrError]];
    }),
  );
  const retry = () =>
    Object.values(answers).forEach((answer) => {
      if (answer.status === 'failed') answer.retry();
    });
  return { counts, retry };
};
