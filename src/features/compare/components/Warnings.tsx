import {
  findContainments,
  findSameRecipients,
  type ComparedMember,
} from '@/domain/compare/containment';
import { hasBudget } from '@/domain/compare/members';
import { Notices } from '@/ui/Notices';
import { getKinds, type Compared } from '../compared';
import { createWarnings } from '../texts';

/** Renders warnings about members that contain each other, are the same recipient, may share awards, or count different amounts. */
export function Warnings({ members }: { members: readonly Compared[] }) {
  const overlapMembers = members.map(({ member, label: name, profile }): ComparedMember => ({
    member,
    name,
    parentIds: profile?.parents ?? [],
  }));
  const kinds = getKinds(members);
  const budgetMembers = members.filter(({ member }) => hasBudget(member));
  const notices = createWarnings(
    ...findContainments(overlapMembers).map(
      ({ whole, part }) =>
        `${part.name} is part of ${whole.name}. Its ${part.member.kind === 'account' ? 'funds' : 'awards'} are counted in both profiles, so do not add the amounts.`,
    ),
    ...findSameRecipients(overlapMembers).map(
      ({ first, second }) =>
        `${first.name} and ${second.name} are the same recipient at two levels. Their awards are the same.`,
    ),
    kinds.has('state') &&
      kinds.has('recipient') &&
      'States count awards by where the work is done, recipients by who received them. An award can be in both.',
    budgetMembers.length > 0 &&
      budgetMembers.length < members.length &&
      'Totals of agencies and federal accounts include all of their funds. Totals of states and recipients include only awards.',
  );
  return <Notices notices={notices} />;
}
