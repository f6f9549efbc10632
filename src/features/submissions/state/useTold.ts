import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SubmissionsState } from '@/domain/submissions/submission';
import { submissionsReset, submissionsTold } from './submissionsState';

type Parts = ReturnType<SubmissionsState['toObject']>;

/** Writes one part of the statistics in view into the store once it is known. */
export const useTold = <K extends keyof Parts>(part: K, value: Parts[K] | null): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (value !== null) dispatch(submissionsTold({ [part]: value }));
  }, [dispatch, part, value]);
};
/** Empties the statistics when their page is left. */
export const useForgotten = (): void => {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(submissionsReset()), [dispatch]);
};
