import { hashOf, type Member } from './members';

/** What is known of one that is compared, as far as others may hold it. */
export interface Held {
  member: Member;
  name: string;
  /** Ids of the recipients above a recipient, or of the agency of an account. */
  parents: readonly string[];
}
const isFamily = ({ member }: Held): boolean => /-P$/.test(member.id);
/** Whether the money of `part` is within that of `whole`: a recipient in its parent, or in itself at the level of a parent. */
const holds = (whole: Held, part: Held): boolean =>
  whole !== part &&
  isFamily(whole) &&
  !isFamily(part) &&
  (hashOf(whole.member.id) === hashOf(part.member.id) ||
    part.parents.some((id) => hashOf(id) === hashOf(whole.member.id)));

/** Whether an account belongs to an agency. */
const owns = (whole: Held, part: Held): boolean =>
  whole.member.kind === 'agency' &&
  part.member.kind === 'account' &&
  part.parents.includes(whole.member.id);

/** Pairs of which one holds the other, so that their amounts must not be added. */
export const containments = (all: readonly Held[]): { whole: Held; part: Held }[] => {
  const recipients = all.filter(({ member }) => member.kind === 'recipient');
  return [
    ...recipients.flatMap((whole) =>
      recipients.filter((part) => holds(whole, part)).map((part) => ({ whole, part })),
    ),
    ...all.flatMap((whole) =>
      all.filter((part) => owns(whole, part)).map((part) => ({ whole, part })),
    ),
  ];
};
/** The same recipient at two levels of which neither is a parent's: one of them is its name before it joined or left a family. */
export const sameTwice = (all: readonly Held[]): { first: Held; second: Held }[] => {
  const single = all.filter((held) => held.member.kind === 'recipient' && !isFamily(held));
  return single.flatMap((first, at) =>
    single
      .slice(at + 1)
      .filter((second) => hashOf(first.member.id) === hashOf(second.member.id))
      .map((second) => ({ first, second })),
  );
};
