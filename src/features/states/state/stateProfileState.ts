import type { Reducer } from 'redux';
import { makeStateProfile, type StateProfile } from '@/domain/stateProfile/stateProfile';

/** The store slice of the current state profile. */
interface WithStateProfile {
  stateProfile: StateProfile;
}
export const stateProfileSet = (profile: StateProfile) =>
  ({ type: 'stateProfile/set', profile }) as const;
export const stateProfileReset = () => ({ type: 'stateProfile/reset' }) as const;
type Action = ReturnType<typeof stateProfileSet> | ReturnType<typeof stateProfileReset>;

const none = makeStateProfile();
const reducer = (state: StateProfile = none, action: Action): StateProfile => {
  switch (action.type) {
    case 'stateProfile/set':
      return action.profile;
    case 'stateProfile/reset':
      return none;
    default:
      return state;
  }
};
/** Reducers that the page injects. */
export const stateProfileReducers = { stateProfile: reducer as Reducer };
/** Returns the current profile. @internal */
export const selectStateProfile = ({ stateProfile }: WithStateProfile): StateProfile =>
  stateProfile;
