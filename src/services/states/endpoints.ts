import type { AwardTypeTotal } from '@/domain/awardTypeTotals';
import type { ProfileYear } from '@/domain/profileYears';
import type { ProfileState } from '@/domain/stateProfile/profileStates';
import type { ListedState, StateProfile } from '@/domain/stateProfile/stateProfile';
import { endpoint } from '../http/endpoint';
import { stateAwardsFromJson, stateFromJson, statesFromJson } from './stateFromJson';
import type { ListedStateJson, StateAwardsJson, StateJson } from './wire';

export interface StateQuery {
  state: ProfileState;
  fy: ProfileYear;
}

/** All states, the District of Columbia and the territories, with their award totals of the last twelve months. */
export const allStates = endpoint({
  name: 'states/all',
  path: 'v2/recipient/state/',
  read: (wire: readonly ListedStateJson[]): readonly ListedState[] => statesFromJson(wire),
});

/** One state with its demographics and the totals of the awards performed there in a year. */
export const stateProfile = endpoint({
  name: 'states/one',
  path: ({ state }: StateQuery) => `v2/recipient/state/${state.fips}/`,
  params: ({ fy }) => ({ year: fy }),
  read: (wire: StateJson, query): StateProfile => stateFromJson(wire, query),
});

/** The totals of the awards performed in a state in a year, by award type. */
export const stateAwards = endpoint({
  name: 'states/awards',
  path: ({ state }: StateQuery) => `v2/recipient/state/awards/${state.fips}/`,
  params: ({ fy }) => ({ year: fy }),
  read: (wire: readonly StateAwardsJson[], query): readonly AwardTypeTotal[] =>
    stateAwardsFromJson(wire, query),
});
