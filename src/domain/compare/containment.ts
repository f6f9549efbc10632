import { hashOf, type Member } from './members';

/** A member of the comparison, with what shows whether another includes it. */
export interface Held {
  member: Member;
  name: string;
  /** Ids of a recipient's parents, or of the agency that an account belongs to. */
  parents: readonly string[];
}
const isFamily = ({ member }: Held): boolean => /-P$/.test(member.id);
/** Returns whether `whole` includes the money of `part`: a recipient in its parent, or in itself at parent level. */
const holds = (whole: Held, part: Held): boolean =>
  whole !== part &&
  isFamily(whole) &&
  !isFamily(part) &&
  (hashOf(whole.member.id) === hashOf(part.member.id) ||
    part.parents.some((id) => hashOf(id) === hashOf(whole.member.id)));

const owns = (whole: Held, part: Held): boolean =>
  whole.member.kind === 'agency' &&
  part.member.kind === 'account' &&
  part.parents.includes(whole.member.id);

/** Returns the pairs of which one includes the other, so that their amounts must not be added. */
export const containments = (all: readonly Held[]): { whole: Held; part: Held }[] => {
  const recipients = all.filter(({ member }) => member.kind === 'recipient');
  const pairs = (list: readonly Held[], includes: (whole: Held, part: Held) => boolean) =>
    list.flatMap((whole) =>
      list.filter((part) => includes(whole, part)).map((part) => ({ whole, part })),
    );
  return [...pairs(recipients, holds), ...pairs(all, owns)];
};
/** Returns the pairs of one recipient at two levels, as before and after it joined or left a parent. */
export const sameTwice = (all: readonly Held[]): { first: Held; second: Held }[] => {
  const single = all.filter((held) => held.member.kind === 'recipient' && !isFamily(held));
  return single.flatMap((first, at) =>
    single
      .slice(at + 1)
      .filter((second) => hashOf(first.member.id) === hashOf(second.member.id))
      .map((second) => ({ first, second })),
  );
};
