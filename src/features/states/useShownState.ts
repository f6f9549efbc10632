import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { stateProfileReset, stateProfileSet } from './state/stateProfileState';

/** Keeps the profile on show in the store, and takes it away when it is left. */
export const useShownState = (profile: StateProfile | null): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(profile ? stateProfileSet(profile) : stateProfileReset());
    return () => {
      dispatch(stateProfileReset());
    };
  }, [dispatch, profile]);
};
