import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { Covid19State } from '@/domain/disaster/covidState';
import { covid19Told } from './covid19State';

type Parts = ReturnType<Covid19State['toObject']>;

/** Writes a field of the state once its value has loaded. */
export const useCovid19Told = <K extends keyof Parts>(
  part: K,
  value: Parts[K] | null | undefined,
): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (value !== null && value !== undefined) dispatch(covid19Told({ [part]: value }));
  }, [dispatch, part, value]);
};
