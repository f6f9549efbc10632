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
        `${part.name} is part of ${whole.name}. What it ${part.member.kind === 'account' ? 'has' : 'received'} is counted in both, so do not add the two.`,
    ),
    ...findSameRecipients(overlapMembers).map(
      ({ first, second }) =>
        `${first.name} and ${second.name} are the same recipient at two levels. Their awards are the same.`,
    ),
    kinds.has('state') &&
      kinds.has('recipient') &&
      'States count awards by where the work is done, recipients by who received them. An award can be in both.',
    withBudget.length > 0 &&
      withBudget.length < all.length &&
      'Totals of agencies and federal accounts include all of their money. Totals of states and recipients include only awards.',
  );
  return <Notices notices={notices} />;
}
