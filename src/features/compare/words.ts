import { MOST_MEMBERS, type MemberKind, type MembersRead } from '@/domain/compare/members';
import { fiscalYearWords, type IsoDay, type LatestPeriod } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { profilePeriodLabel, type ProfileYear } from '@/domain/profileYears';
import type { Notice } from '@/ui/Notices';
import type { Compared } from './compared';

export const kindWords: Readonly<Record<MemberKind, { one: string; many: string }>> = {
  state: { one: 'State', many: 'states' },
  recipient: { one: 'Recipient', many: 'recipients' },
  agency: { one: 'Agency', many: 'agencies' },
  account: { one: 'Federal account', many: 'federal accounts' },
};
/** Joins names: `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
/** What `latest` covers, in figures of profiles and of awards only (decisions 0036, 0043). */
const latestOf = {
  profiles: { recent: ['state', 'recipient'], reported: ['agency', 'account'] },
  awards: { recent: ['state', 'recipient', 'agency', 'account'], reported: [] },
} as const satisfies Record<string, Record<string, readonly MemberKind[]>>;
/** Returns the label of a period. Award data end at `day`, account data at the latest reported period. */
export const periodWords = (
  fy: ProfileYear,
  kinds: ReadonlySet<MemberKind>,
  day: IsoDay,
  figures: keyof typeof latestOf = 'profiles',
  latest?: LatestPeriod,
): string => {
  if (fy === 'all') return 'All fiscal years since FY 2008';
  const { recent, reported } = latestOf[figures];
  const ofAwards =
    fy === 'latest' ? profilePeriodLabel('latest', day) : fiscalYearWords(Number(fy), day);
  const year = fy === 'latest' ? latest?.year : Number(fy);
  const ofAccounts =
    year === undefined
      ? 'latest fiscal year reported'
      : fiscalYearWords(year, latest?.year === year ? latest.latestSubmissionDate : day);
  if (ofAwards === ofAccounts) return ofAwards;
  const named = (of: readonly MemberKind[]) =>
    listed(of.filter((kind) => kinds.has(kind)).map((kind) => kindWords[kind].many));
  if (named(recent) && named(reported))
    return `${ofAwards} of ${named(recent)}, ${ofAccounts} of ${named(reported)}`;
  const words = named(recent) ? ofAwards : ofAccounts;
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** Returns a label such as `Census of 2020` or `Survey of 2010 and 2016`, or undefined without a year. */
export const yearsWords = (
  what: string,
  all: readonly Compared[],
  field: 'populationYear' | 'incomeYear',
): string | undefined => {
  const years = all.map(({ profile }) => profile?.[field] ?? null);
  const known = [...new Set(years.filter((year) => year !== null))].sort();
  return known.length ? `${what} ${known.join(' and ')}` : undefined;
};

/** Browsers cut off page titles with more names. */
const TITLED = 3;
export const titleOf = (names: readonly string[]): string => {
  const more = names.length - TITLED;
  return `${names.slice(0, TITLED).join(', ')}${more > 0 ? ` and ${more} more` : ''} | Compare`;
};
/** Maximum number and length of the unknown values that a notice quotes. */
const NAMED = 3;
const LONGEST = 40;
const namesOf = (parts: readonly string[]): string => {
  const named = parts.slice(0, NAMED).map((part) => `“${part.slice(0, LONGEST)}”`);
  const more = parts.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
export const warnings = (...texts: readonly (string | false)[]): readonly Notice[] =>
  texts.filter((text) => text !== false).map((text) => ({ kind: 'warning', text }));
/** Returns notices about members of the address that are not compared. */
export const noticesOf = ({ unknown, repeated, over }: MembersRead): readonly Notice[] =>
  warnings(
    unknown.length > 0 &&
      `The address names ${namesOf(unknown)}, ${unknown.length === 1 ? 'which is no state, recipient, agency or federal account; it is' : 'which are no states, recipients, agencies or federal accounts; they are'} left out.`,
    repeated > 0 && `The address names ${plural(repeated, 'profile')} twice; each is shown once.`,
    over > 0 &&
      `At most ${MOST_MEMBERS} can be compared; ${over === 1 ? 'the last profile of the address is' : `the last ${plural(over, 'profile')} of the address are`} left out.`,
  );
