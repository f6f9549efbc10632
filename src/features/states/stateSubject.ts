import type { Ranking } from '@/blocks/spending-profile';
import { stateFilters } from '@/domain/search/readyMade';
import { initialFilters } from '@/domain/search/searchFilters';
import type { SpendingRecord, SpendingSubject } from '@/domain/spendingSubject';
import {
  isState,
  nameInSentence,
  profileStates,
  type ProfileState,
} from '@/domain/stateProfile/profileStates';
import type { StateProfile } from '@/domain/stateProfile/stateProfile';

/** A state in a period with the record of its profile. */
export interface StateRecord extends SpendingRecord {
  state: ProfileState;
  profile: StateProfile;
}
/** Returns a state as the subject of a profile. */
export const makeStateSubject = (state: ProfileState): SpendingSubject => {
  const inSentence = nameInSentence(state.name);
  return {
    key: `state:${state.fips}`,
    name: state.name,
    nameInSentence: inSentence,
    noun: 'state',
    measure: 'obligated for work there',
    awards: `awards performed in ${inSentence}`,
    slug: state.slug,
    filters: stateFilters(state),
  };
};
/** Returns the ranking of a state among the states, or of the District of Columbia or a territory among all states and territories. */
export const makeStateRanking = ({ code }: Pick<ProfileState, 'code'>): Ranking => {
  const group = profileStates.filter((each) => !isState(code) || isState(each.code));
  return {
    layer: 'state',
    filters: initialFilters,
    code,
    getAmounts: (places) => {
      const amounts = new Map(places.map((place) => [place.code, place.obligations]));
      return group.map((each) => amounts.get(each.code) ?? 0);
    },
    describeGroup: (size) => `of ${size} ${isState(code) ? 'states' : 'states and territories'}`,
  };
};
