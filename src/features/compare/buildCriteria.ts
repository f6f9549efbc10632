import { memberSubject } from '@/domain/compare/memberSubject';
import {
  isSubject,
  type Member,
  type MemberKind,
  type SubjectKind,
} from '@/domain/compare/members';
import type { SearchCriteria } from '@/domain/search/criteria';
import { subjectCriteria } from '@/domain/spendingSubject';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import type { Compared } from './compared';

const emptyParts = { ata: '', bpoa: '', epoa: '', a: '', sub: '' };
/**
 * Returns the criteria by which the profile of a member counts transactions. Returns null for an unknown member, and
 * for an agency until its profile has loaded, because agencies are searched by name.
 */
export const buildCriteria = ({
  member,
  profile,
  state,
}: Pick<Compared, 'member' | 'profile' | 'state'>): SearchCriteria | null => {
  if (state === 'unknown') return null;
  if (isSubject(member)) {
    const subject = memberSubject(member);
    return subject ? subjectCriteria(subject) : null;
  }
  const { kind, id } = member as Member & { kind: Exclude<MemberKind, SubjectKind> };
  switch (kind) {
    case 'state':
      return { placesOfPerformance: [{ country: 'USA', state: findProfileState(id)!.code }] };
    case 'recipient':
      return { recipientId: id };
    case 'agency':
      return profile?.name
        ? { agencies: [{ type: 'awarding', tier: 'toptier', name: profile.name }] }
        : null;
    case 'account': {
      const [aid = '', main = ''] = id.split('-');
      return { treasuryAccounts: [{ ...emptyParts, aid, main }] };
    }
  }
};
