import type { SearchCriteria } from '@/domain/search/criteria';
import { profileStateOf } from '@/domain/stateProfile/profileStates';
import type { Compared } from './compared';

const open = { ata: '', bpoa: '', epoa: '', a: '', sub: '' };
/**
 * Returns search criteria for the transactions of a member, the same as on its profile: performed in a state,
 * received by a recipient, awarded by an agency, or paid for by a federal account. Returns null for an unknown
 * member, and for an agency until its profile has loaded, because agencies are searched by name.
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
