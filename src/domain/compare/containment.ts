import { hashOf, type Member } from './members';

/** A member of the comparison, with the ids that show whether another member includes it. */
export interface ComparedMember {
  member: Member;
  name: string;
  /** Ids of a recipient's parents, of the agency that an account belongs to, or of the state of a place. */
  parentIds: readonly string[];
}
const isParentLevel = ({ member }: ComparedMember): boolean => /-P$/.test(member.id);
/** Returns whether `whole` includes the amounts of `part`, as its parent or as the parent level of the same recipient. */
const includesRecipient = (whole: ComparedMember, part: ComparedMember): boolean =>
  whole !== part &&
  isParentLevel(whole) &&
  !isParentLevel(part) &&
  (hashOf(whole.member.id) === hashOf(part.member.id) ||
    part.parentIds.some((id) => hashOf(id) === hashOf(whole.member.id)));

const includesAccount = (whole: ComparedMember, part: ComparedMember): boolean =>
  whole.member.kind === 'agency' &&
  part.member.kind === 'account' &&
  part.parentIds.includes(whole.member.id);

const includesPlace = (whole: ComparedMember, part: ComparedMember): boolean =>
  whole.member.kind === 'state' &&
  ['county', 'district', 'city'].includes(part.member.kind) &&
  part.parentIds.includes(whole.member.id);
/** Returns whether a NAICS code or PSC begins with another, shorter one. */
const includesCode = (whole: ComparedMember, part: ComparedMember): boolean =>
  whole !== part &&
  whole.member.kind === part.member.kind &&
  ['naics', 'psc'].includes(whole.member.kind) &&
  part.member.id.startsWith(whole.member.id);

/** Returns the pairs in which one member includes the other. Their amounts must not be added. */
export const findContainments = (
  members: readonly ComparedMember[],
): { whole: ComparedMember; part: ComparedMember }[] => {
  const recipients = members.filter(({ member }) => member.kind === 'recipient');
  const findPairs = (
    candidates: readonly ComparedMember[],
    includes: (whole: ComparedMember, part: ComparedMember) => boolean,
  ) =>
    candidates.flatMap((whole) =>
      candidates.filter((part) => includes(whole, part)).map((part) => ({ whole, part })),
    );
  return [
    ...findPairs(recipients, includesRecipient),
    ...findPairs(members, includesAccount),
    ...findPairs(members, includesPlace),
    ...findPairs(members, includesCode),
  ];
};
/** Returns pairs that are one recipient as a child and without a parent, such as before and after it joined a parent. */
export const findSameRecipients = (
  members: readonly ComparedMember[],
): { first: ComparedMember; second: ComparedMember }[] => {
  const nonParents = members.filter(
    (entry) => entry.member.kind === 'recipient' && !isParentLevel(entry),
  );
  return nonParents.flatMap((entry, at) =>
    nonParents
      .slice(at + 1)
      .filter((other) => hashOf(entry.member.id) === hashOf(other.member.id))
      .map((second) => ({ first: entry, second })),
  );
};
