import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { SubmissionsState } from '@/domain/submissions/submission';
import { submissionsReset, submissionsTold } from './submissionsState';

type Parts = ReturnType<SubmissionsState['toObject']>;

/** Writes a field of the state once its value has loaded. */
export const useTold = <K extends keyof Parts>(part: K, value: Parts[K] | null): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (value !== null) dispatch(submissionsTold({ [part]: value }));
  }, [dispatch, part, value]);
};
/** Resets the state when the user leaves the page. */
export const useForgotten = (): void => {
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(submissionsReset()), [dispatch]);
};
