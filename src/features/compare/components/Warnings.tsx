import {
  findContainments,
  findSameRecipients,
  type ComparedMember,
} from '@/domain/compare/containment';
import { hasBudget } from '@/domain/compare/members';
import { Notices } from '@/ui/Notices';
import { getKinds, type Compared } from '../compared';
import { warnings } from '../texts';

/** Warnings about overlaps: members that contain each other, and members that may share awards. */
export function Warnings({ all }: { all: readonly Compared[] }) {
  const overlapMembers = all.map(({ member, label: name, profile }): ComparedMember => ({
    member,
    name,
    parents: profile?.parents ?? [],
  }));
  const kinds = getKinds(all);
  const withBudget = all.filter(({ member }) => hasBudget(member));
  const notices = warnings(
    ...findContainments(overlapMembers).map(
      ({ whole, part }) =>
        `${part.name} is part of ${whole.name}: what it ${part.member.kind === 'account' ? 'has' : 'received'} is counted in both, so the two must not be added.`,
    ),
    ...findSameRecipients(overlapMembers).map(
      ({ first, second }) =>
        `${first.name} and ${second.name} are the same recipient at two levels: their awards are the same.`,
    ),
    kinds.has('state') &&
      kinds.has('recipient') &&
      'States count awards by where the work is done, recipients by who received them: an award can be in both.',
    withBudget.length > 0 &&
      withBudget.length < all.length &&
      'Totals of agencies and federal accounts are all of their money, those of states and recipients awards alone.',
  );
  return <Notices notices={notices} />;
}
