import {
  findContainments,
  findSameRecipients,
  type ComparedMember,
} from '@/domain/compare/containment';
import { hasBudget } from '@/domain/compare/members';
import { Notices } from '@/ui/Notices';
import { getKinds, type Compared } from '../compared';
import { warnings } from '../texts';

/** Renders warnings about members that contain each other, are the same recipient, may share awards, or count different amounts. */
export function Warnings({ all }: { all: readonly Compared[] }) {
  const overlapMembers = all.map(({ member, label: name, profile }): ComparedMember => ({
    member,
    name,
    parents: profile?.parents ?? [],
  }));
  const kinds = getKinds(all);
  const budgetMembers = all.filter(({ member }) => hasBudget(member));
  const notices = warnings(
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
      budgetMembers.length < all.length &&
      'Totals of agencies and federal accounts include all of their funds. Totals of states and recipients include only awards.',
  );
  return <Notices notices={notices} />;
}
