import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer, UnknownAction } from 'redux';
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '@/domain/profileYears';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { makeStateProfile, type StateProfile } from '@/domain/stateProfile/stateProfile';
import type { WithRequests } from '@/lib/requests/requestState';
import { selectResult } from '@/lib/requests/selectResult';
import type { AddressChanged } from '@/lib/url/addressState';
import { stateProfile } from '@/services/states/endpoints';

/** The state and the year in the address. */
interface StateInView {
  /** FIPS code; '' for a state that does not exist. */
  id: string;
  fy: ProfileYear;
}
const makeInView = ImmutableRecord<StateInView>(
  { id: '', fy: DEFAULT_PROFILE_YEAR },
  'StateInView',
);
interface WithStateProfile {
  stateProfile: RecordOf<StateInView>;
}
/** The slices that the state pages read. */
export type StatePageState = WithStateProfile & WithRequests;

/** Returns an action that clears the state in view. */
export const stateProfileReset = () => ({ type: 'stateProfile/reset' }) as const;

const reducer = (
  state: RecordOf<StateInView> = makeInView(),
  action: AddressChanged | UnknownAction,
): RecordOf<StateInView> => {
  switch (action.type) {
    case 'address/changed': {
      const { feature, params } = (action as AddressChanged).address;
      return feature === 'states' && params.state
        ? makeInView({
            id: findProfileState(params.state)?.fips ?? '',
            fy: params.fy || DEFAULT_PROFILE_YEAR,
          })
        : state;
    }
    case 'stateProfile/reset':
      return makeInView();
    default:
      return state;
  }
};
/** The reducers that the state pages inject. */
export const stateProfileReducers: Readonly<Record<keyof WithStateProfile, Reducer>> = {
  stateProfile: reducer as Reducer,
};

/** Returns the state in view (specification §3). Its overview has the defaults until it has loaded. */
export const selectStateProfile = (state: StatePageState): StateProfile => {
  const { id, fy } = state.stateProfile;
  const place = findProfileState(id);
  const profile = selectResult(stateProfile, place ? { state: place, fy } : null)(state);
  return makeStateProfile({
    id,
    fy,
    ...(place && { center: place.center }),
    ...(profile && { overview: profile.overview }),
  });
};
