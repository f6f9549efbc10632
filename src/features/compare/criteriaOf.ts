import type { Member } from '@/domain/compare/members';
import type { SearchCriteria } from '@/domain/search/criteria';
import { profileStateOf } from '@/domain/stateProfile/profileStates';

/** The transactions of one, as its profile asks for them: work done in a state, or what a recipient received. */
export const criteriaOf = ({ kind, id }: Member): SearchCriteria =>
  kind === 'state'
    ? { placesOfPerformance: [{ country: 'USA', state: profileStateOf(id)!.code }] }
    : { recipientId: id };
