import { useMemo } from 'react';
import { latestPeriod, type LatestPeriod, type SubmissionPeriod } from '@/domain/fiscal';
import { EMPTY_QUERY, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';

export interface LatestPeriodAnswer extends Pick<
  Answer<unknown, readonly SubmissionPeriod[]>,
  'status' | 'failure' | 'retry'
> {
  /** Undefined while loading and when no period is published. */
  latest: LatestPeriod | undefined;
}
/** Returns the newest period published as of today (UTC; specification: latest submission period helper). */
export const useLatestPeriod = (): LatestPeriodAnswer => {
  const { value, status, failure, retry } = useAnswer(submissionPeriods, EMPTY_QUERY);
  const latest = useMemo(
    () => (value ? latestPeriod(value, new Date().toISOString().slice(0, 10)) : undefined),
    [value],
  );
  return { status, failure, retry, latest };
};
