import { containments, sameTwice, type Held } from '@/domain/compare/containment';
import { hasBudget } from '@/domain/compare/members';
import { Notices, type Notice } from '@/ui/Notices';
import type { Compared } from '../compared';

const warning = (text: string): Notice => ({ kind: 'warning', text });
const heldOf = ({ member, label, profile }: Compared): Held => ({
  member,
  name: label,
  parents: profile?.parents ?? [],
});

/** Warnings about overlaps: members that contain each other, and members that may share awards. */
export function Warnings({ all }: { all: readonly Compared[] }) {
  const held = all.map(heldOf);
  const kinds = new Set(all.map(({ member }) => member.kind));
  const notices = [
    ...containments(held).map(({ whole, part }) =>
      warning(
        `${part.name} is part of ${whole.name}: what it ${part.member.kind === 'account' ? 'has' : 'received'} is counted in both, so the two must not be added.`,
      ),
    ),
    ...sameTwice(held).map(({ first, second }) =>
      warning(
        `${first.name} and ${second.name} are the same recipient at two levels: their awards are the same.`,
      ),
    ),
    ...(kinds.has('state') && kinds.has('recipient')
      ? [
          warning(
            'States count awards by where the work is done, recipients by who received them: an award can be in both.',
          ),
        ]
      : []),
    ...(all.some(({ member }) => hasBudget(member)) && all.some(({ member }) => !hasBudget(member))
      ? [
          warning(
            'Totals of agencies and federal accounts are all of their money, those of states and recipients awards alone.',
          ),
        ]
      : []),
  ];
  return <Notices notices={notices} />;
}
