import { useMemo } from 'react';
import type { Reducer } from 'redux';
import { latestPeriod, type LatestPeriod, type SubmissionPeriod } from '@/domain/fiscal';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';
import { useRequest, type Requested } from '@/lib/useRequest';
import { fetchSubmissionPeriods } from '@/services/references/submissionPeriodService';

const slice = createRequestSlice<readonly SubmissionPeriod[]>('submissionPeriods');
export interface WithSubmissionPeriods { submissionPeriods: RequestState<readonly SubmissionPeriod[]> }
export const submissionPeriodReducers: Readonly<Record<keyof WithSubmissionPeriods, Reducer>> = { submissionPeriods: slice.reducer as Reducer };
const select = (state: WithSubmissionPeriods) => state.submissionPeriods;

export interface LatestRequested extends Omit<Requested<readonly SubmissionPeriod[]>, 'answer'> { /** Undefined while loading, and when nothing is out. */ latest: LatestPeriod | undefined }
/** The newest period that is out today, UTC (specification: latest submission period helper). */
export const useLatestPeriod = (): LatestRequested => {
  const { answer, ...request } = useRequest<WithSubmissionPeriods, readonly SubmissionPeriod[]>(slice, select, 'all', fetchSubmissionPeriods);
  const latest = useMemo(() => (answer ? latestPeriod(answer, new Date().toISOString().slice(0, 10)) : undefined), [answer]);
  return { ...request, latest };
};
