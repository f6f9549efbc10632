import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';
import { stateProfileReset, stateProfileSet } from './state/stateProfileState';

/** Copies the current profile to the store, and resets it when the user leaves. */
export const useShownState = (profile: StateProfile | null): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(profile ? stateProfileSet(profile) : stateProfileReset());
    return () => {
      dispatch(stateProfileReset());
    };
  }, [dispatch, profile]);
};
