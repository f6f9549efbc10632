import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AgencyState } from '@/domain/agencies/agencyProfile';
import { agencyTold } from './agencyState';

/** Stores one field of the agency in view once its value is known. */
export const useTold = <K extends keyof ReturnType<AgencyState['toObject']>>(
  part: K,
  value: ReturnType<AgencyState['toObject']>[K] | null | undefined,
): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (value !== null && value !== undefined) dispatch(agencyTold({ [part]: value }));
  }, [dispatch, part, value]);
};
