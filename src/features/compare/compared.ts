import type { KeptMember } from '@/blocks/compare';
import { memberKey, type Member, type MemberKind } from '@/domain/compare/members';
import type { Dollars } from '@/domain/format';
import type { ProfileYear } from '@/domain/profileYears';
import type { Failure } from '@/lib/requests/requestState';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';

/** Whose profile is asked for, and of which year. */
export interface ProfileQuery {
  member: Member;
  fy: ProfileYear;
}
/** Someone who can be compared, as suggested. */
export interface FoundMember extends KeptMember {
  detail: string;
}
/** What the profiles of all kinds have in common, and what some have alone (null in the others). */
export interface ComparedProfile {
  name: string;
  /** `State`, `Parent recipient` and the like. */
  kindName: string;
  obligations: Dollars | null;
  outlays: Dollars | null;
  faceValue: Dollars | null;
  awards: number | null;
  transactions: number | null;
  perResident: Dollars | null;
  population: number | null;
  populationYear: number | null;
  income: Dollars | null;
  incomeYear: number | null;
  /** Ids of the recipients above a recipient, or of the agency of an account. */
  parents: readonly string[];
  /** The fiscal year that the balances of an agency or an account are of. */
  year: number | null;
  /** All money of an agency or an account, awards or not. */
  resources: Dollars | null;
  allObligations: Dollars | null;
  allOutlays: Dollars | null;
  unobligated: Dollars | null;
  /** New money, and what was left of earlier years: of accounts alone. */
  appropriations: Dollars | null;
  broughtForward: Dollars | null;
  /** Where its profile is, where that does not follow from its id. */
  path?: string;
}
/** A profile of which nothing is known but what it is called. */
export const bareProfile = (name: string, kindName: string): ComparedProfile => ({
  name,
  kindName,
  obligations: null,
  outlays: null,
  faceValue: null,
  awards: null,
  transactions: null,
  perResident: null,
  population: null,
  populationYear: null,
  income: null,
  incomeYear: null,
  parents: [],
  year: null,
  resources: null,
  allObligations: null,
  allOutlays: null,
  unobligated: null,
  appropriations: null,
  broughtForward: null,
});
/** One that is compared, with what is known of it. */
export interface Compared {
  key: string;
  member: Member;
  /** What it is called beside the others: different for each. */
  label: string;
  /** Its profile; null while it is on the way, or where it cannot be had. */
  profile: ComparedProfile | null;
  state: 'waiting' | 'there' | 'unknown' | 'failed';
  /** Why its profile cannot be had. */
  failure: Failure | null;
  retry: () => void;
}

/** The kinds that are compared. */
export const kindsOf = (all: readonly Compared[]): ReadonlySet<MemberKind> =>
  new Set(all.map(({ member }) => member.kind));
/** Statuses by which the service says that nobody has an id. */
const NOBODY: ReadonlySet<number> = new Set([400, 404]);
const stateOf = ({ status, failure, current }: Answer<unknown, unknown>): Compared['state'] => {
  if (current) return 'there';
  if (status !== 'failed') return 'waiting';
  return failure && NOBODY.has(failure.status) ? 'unknown' : 'failed';
};
/** Answers of those that somebody is: of nobody nothing is asked, so that nothing is waited for. */
export const ofKnown = <A>(all: readonly Compared[], answers: readonly A[]): readonly A[] =>
  answers.filter((_, at) => all[at]?.state !== 'unknown');
/**
 * Answers of all, where what cannot be asked because a profile failed has failed with it: an agency is searched by its name. Trying
 * again asks for the profile.
 */
export const withProfiles = <Q, A>(
  all: readonly Compared[],
  answers: readonly Answer<Q, A>[],
): readonly Answer<Q, A>[] =>
  answers.map((answer, at) => {
    const { state, failure, retry } = all[at]!;
    return answer.status === 'idle' && state === 'failed'
      ? { ...answer, status: 'failed', failure, retry }
      : answer;
  });
/** The one fiscal year that the balances of all are of; null where they are of several, or one has none. */
export const sharedYear = (all: readonly Compared[]): number | null => {
  const years = new Set(ofKnown(all, all).map(({ profile }) => profile?.year ?? null));
  return years.size === 1 ? [...years][0]! : null;
};
/** Labels that are all different: who shares a name is told apart by its kind, and at last by its place. */
const distinct = (all: readonly { label: string; kindName: string }[]): readonly string[] => {
  const counted = (labels: readonly string[]) => (label: string) =>
    labels.filter((other) => other === label).length;
  const plain = all.map(({ label }) => label);
  const named = all.map(({ label, kindName }) =>
    counted(plain)(label) > 1 && kindName ? `${label} (${kindName.toLowerCase()})` : label,
  );
  return named.map((label, at) => (counted(named)(label) > 1 ? `${label}, ${at + 1}` : label));
};

/** Those that are compared, from the answers of their profiles; `nameOf` calls those that have none yet. */
export const comparedOf = (
  members: readonly Member[],
  answers: readonly Answer<unknown, ComparedProfile>[],
  nameOf: (member: Member) => string,
): readonly Compared[] => {
  const known = members.map((member, at) => {
    const answer = answers[at]!;
    const profile = currentValue(answer);
    return {
      key: memberKey(member),
      member,
      label: profile?.name || nameOf(member),
      kindName: profile?.kindName ?? '',
      profile,
      state: stateOf(answer),
      failure: answer.failure,
      retry: answer.retry,
    };
  });
  const labels = distinct(known);
  return known.map(({ kindName: _, ...rest }, at) => ({ ...rest, label: labels[at]! }));
};
