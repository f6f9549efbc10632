import type { ListedMember } from '@/blocks/compare';
import { memberKey, type Member, type MemberKind } from '@/domain/compare/members';
import type { IsoDay } from '@/domain/fiscal';
import type { ProfileYear } from '@/domain/profileYears';
import type { Failure } from '@/lib/requests/requestState';
import { currentValue, type Answer } from '@/lib/requests/useAnswer';

export interface ProfileQuery {
  member: Member;
  fy: ProfileYear;
  /** The last day of the data. */
  today: IsoDay;
}
export interface SuggestedMember extends ListedMember {
  detail: string;
}
/** The figures of a profile, all null. Amounts are in dollars. */
const noFigures = {
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
  /** The fiscal year of the balances of an agency or a federal account. */
  year: null,
  /** The following amounts cover all funds of an agency or a federal account, not only awards. */
  resources: null,
  allObligations: null,
  allOutlays: null,
  unobligated: null,
  /** New appropriations and the balance brought forward from earlier years; federal accounts only. */
  appropriations: null,
  broughtForward: null,
};
export type FigureName = keyof typeof noFigures;
/** A profile in the shape shared by all kinds. Figures that a kind does not have are null. */
export interface ComparedProfile extends Record<FigureName, number | null> {
  name: string;
  /** The label of the kind, such as `State` or `Parent recipient`. */
  kindName: string;
  /** IDs of the parents of a recipient, the code of the agency of a federal account, or the FIPS code of a place’s state. */
  parents: readonly string[];
  /** The path of the profile, if it does not follow from the ID. */
  path?: string;
}
/** Returns a profile that has only a name and a kind. */
export const createEmptyProfile = (name: string, kindName: string): ComparedProfile => ({
  ...noFigures,
  name,
  kindName,
  parents: [],
});
/** A member of the comparison with the state of its profile. */
export interface Compared {
  key: string;
  member: Member;
  /** The name shown on the page; unique among the members. */
  label: string;
  /** The profile; null while it loads or after it failed. */
  profile: ComparedProfile | null;
  state: 'waiting' | 'there' | 'unknown' | 'failed';
  /** Why the profile failed to load; null if it did not fail. */
  failure: Failure | null;
  retry: () => void;
}

export const getKinds = (members: readonly Compared[]): ReadonlySet<MemberKind> =>
  new Set(members.map(({ member }) => member.kind));
/** HTTP statuses by which the API reports that no profile has the requested ID. */
const NOT_FOUND_STATUSES: ReadonlySet<number> = new Set([400, 404]);
const getState = ({ status, failure, current }: Answer<unknown, unknown>): Compared['state'] => {
  if (current) return 'there';
  if (status !== 'failed') return 'waiting';
  return failure && NOT_FOUND_STATUSES.has(failure.status) ? 'unknown' : 'failed';
};
/** Returns the answers of all members except those with an unknown ID, whose figures are never requested. */
export const filterExisting = <A>(
  members: readonly Compared[],
  answers: readonly A[],
): readonly A[] => answers.filter((_, at) => members[at]?.state !== 'unknown');
/** Returns the answers, with idle ones marked as failed if their member's profile failed. Their `retry` requests the profile again. */
export const markFailedProfiles = <Q, A>(
  members: readonly Compared[],
  answers: readonly Answer<Q, A>[],
): readonly Answer<Q, A>[] =>
  answers.map((answer, at) => {
    const { state, failure, retry } = members[at]!;
    return answer.status === 'idle' && state === 'failed'
      ? { ...answer, status: 'failed', failure, retry }
      : answer;
  });
/** Returns the fiscal year of the balances of all members except unknown ones, or null if years differ or one is missing. */
export const sharedYear = (members: readonly Compared[]): number | null => {
  const years = new Set(
    filterExisting(members, members).map(({ profile }) => profile?.year ?? null),
  );
  return years.size === 1 ? [...years][0]! : null;
};
/** Returns one label per member. Repeated names get the kind, and also the position if the label is still not unique. */
const makeUniqueLabels = (
  members: readonly { label: string; kindName: string }[],
): readonly string[] => {
  const countLabel = (labels: readonly string[]) => (label: string) =>
    labels.filter((other) => other === label).length;
  const plainLabels = members.map(({ label }) => label);
  const kindLabels = members.map(({ label, kindName }) =>
    countLabel(plainLabels)(label) > 1 && kindName ? `${label} (${kindName.toLowerCase()})` : label,
  );
  return kindLabels.map((label, at) =>
    countLabel(kindLabels)(label) > 1 ? `${label}, ${at + 1}` : label,
  );
};

/** Returns the members with the state of their profiles. `nameOf` returns the name of a member without a profile. */
export const toComparedMembers = (
  members: readonly Member[],
  answers: readonly Answer<unknown, ComparedProfile>[],
  nameOf: (member: Member) => string,
): readonly Compared[] => {
  const entries = members.map((member, at) => {
    const answer = answers[at]!;
    const profile = currentValue(answer);
    return {
      key: memberKey(member),
      member,
      label: profile?.name || nameOf(member),
      kindName: profile?.kindName ?? '',
      profile,
      state: getState(answer),
      failure: answer.failure,
      retry: answer.retry,
    };
  });
  const labels = makeUniqueLabels(entries);
  return entries.map(({ kindName: _, ...rest }, at) => ({ ...rest, label: labels[at]! }));
};
