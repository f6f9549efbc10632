import { useMemo } from 'react';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchCriteria } from '@/domain/search/criteria';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { countOfSearch, downloadCount } from '@/services/downloads/downloadService';
import type { LevelCounts } from './levels';

/** Returns the row counts of the wanted levels, and a function that retries failed ones. */
export const useLevelCounts = (
  criteriaAt: (level: SpendingLevel) => SearchCriteria,
  wanted: readonly SpendingLevel[],
) => {
  const questions = useMemo(() => {
    const questionOf = (level: SpendingLevel) =>
      wanted.includes(level) ? countOfSearch(criteriaAt(level), level) : null;
    return {
      awards: questionOf('awards'),
      transactions: questionOf('transactions'),
      subawards: questionOf('subawards'),
    };
  }, [criteriaAt, wanted]);
  const answers = {
    awards: useAnswer(downloadCount, questions.awards),
    transactions: useAnswer(downloadCount, questions.transactions),
    subawards: useAnswer(downloadCount, questions.subawards),
  };
  const counts: LevelCounts = Object.fromEntries(
    Object.entries(answers).flatMap(([level, answer]) => {
      const found = currentValue(answer) ?? answer.failure?.message;
      return found === undefined ? [] : [[level, found]];
    }),
  );
  const retry = () =>
    Object.values(answers).forEach((answer) => {
      if (answer.status === 'failed') answer.retry();
    });
  return { counts, retry };
};
