import type { SearchCriteria } from '@/domain/search/criteria';
import { profileStateOf } from '@/domain/stateProfile/profileStates';
import type { Compared } from './compared';

const open = { ata: '', bpoa: '', epoa: '', a: '', sub: '' };
/**
 * The transactions of one, as its profile asks for them: work done in a state, what a recipient received, what an agency awarded, or
 * what an account paid for. Agencies are searched by name, which is known with their profile: null until then. Of nobody nothing is asked.
 */
export const criteriaOf = ({
  member: { kind, id },
  profile,
  state,
}: Pick<Compared, 'member' | 'profile' | 'state'>): SearchCriteria | null => {
  if (state === 'unknown') return null;
  switch (kind) {
    case 'state':
      return { placesOfPerformance: [{ country: 'USA', state: profileStateOf(id)!.code }] };
    case 'recipient':
      return { recipientId: id };
    case 'agency': {
      const name = profile?.name;
      return name ? { agencies: [{ type: 'awarding', tier: 'toptier', name }] } : null;
    }
    case 'account': {
      const [aid = '', main = ''] = id.split('-');
      return { treasuryAccounts: [{ ...open, aid, main }] };
    }
  }
};
