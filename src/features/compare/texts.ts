import {
  MAX_MEMBERS,
  subjectKinds,
  type MemberKind,
  type ParsedMembers,
} from '@/domain/compare/members';
import { fiscalYearLabel, type IsoDay, type LatestPeriod } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { profilePeriodLabel, type ProfileYear } from '@/domain/profileYears';
import type { Notice } from '@/ui/Notices';
import type { Compared } from './compared';

export const kindNames: Readonly<Record<MemberKind, { one: string; many: string }>> = {
  state: { one: 'State', many: 'states' },
  recipient: { one: 'Recipient', many: 'recipients' },
  agency: { one: 'Agency', many: 'agencies' },
  account: { one: 'Federal account', many: 'federal accounts' },
  county: { one: 'County', many: 'counties' },
  district: { one: 'Congressional district', many: 'congressional districts' },
  city: { one: 'City', many: 'cities' },
  zip: { one: 'ZIP code', many: 'ZIP codes' },
  assistance: { one: 'Assistance listing', many: 'assistance listings' },
  naics: { one: 'Industry (NAICS)', many: 'industries (NAICS)' },
  psc: { one: 'Product or service (PSC)', many: 'products or services (PSC)' },
};
/** Joins names: `a`, `a and b`, `a, b and c`. */
export const joinNames = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join('');
/** Kinds for which `latest` means the last 12 months (`recent`) or the last reported year (`reported`). Decisions 0036 and 0043. */
const latestCoverage = {
  profiles: { recent: ['state', 'recipient', ...subjectKinds], reported: ['agency', 'account'] },
  awards: { recent: ['state', 'recipient', 'agency', 'account', ...subjectKinds], reported: [] },
} as const satisfies Record<string, Record<string, readonly MemberKind[]>>;
/** Returns the label of a period. Award data ends at `day`, account data at the latest reported period. */
export const formatPeriod = (
  fy: ProfileYear,
  kinds: ReadonlySet<MemberKind>,
  day: IsoDay,
  figureType: keyof typeof latestCoverage = 'profiles',
  latest?: LatestPeriod,
): string => {
  if (fy === 'all') return 'All fiscal years since FY 2008';
  const { recent, reported } = latestCoverage[figureType];
  const awardLabel =
    fy === 'latest' ? profilePeriodLabel('latest', day) : fiscalYearLabel(Number(fy), day);
  const year = fy === 'latest' ? latest?.year : Number(fy);
  const accountLabel =
    year === undefined
      ? 'latest fiscal year reported'
      : fiscalYearLabel(year, latest?.year === year ? latest.latestSubmissionDate : day);
  if (awardLabel === accountLabel) return awardLabel;
  const listKinds = (periodKinds: readonly MemberKind[]) =>
    joinNames(periodKinds.filter((kind) => kinds.has(kind)).map((kind) => kindNames[kind].many));
  if (listKinds(recent) && listKinds(reported))
    return `${awardLabel} for ${listKinds(recent)}, ${accountLabel} for ${listKinds(reported)}`;
  const label = listKinds(recent) ? awardLabel : accountLabel;
  return label.charAt(0).toUpperCase() + label.slice(1);
};
/** Returns a label such as `Census of 2020` or `Survey of 2010 and 2016`, or undefined without a year. */
export const formatYears = (
  source: string,
  members: readonly Compared[],
  field: 'populationYear' | 'incomeYear',
): string | undefined => {
  const years = members.map(({ profile }) => profile?.[field] ?? null);
  const knownYears = [...new Set(years.filter((year) => year !== null))].sort();
  return knownYears.length ? `${source} ${knownYears.join(' and ')}` : undefined;
};

/** Maximum number of names in a page title. Browsers cut off longer titles. */
const MAX_TITLE_NAMES = 3;
export const formatTitle = (names: readonly string[]): string => {
  const moreCount = names.length - MAX_TITLE_NAMES;
  return `${names.slice(0, MAX_TITLE_NAMES).join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''} | Compare`;
};
/** Maximum number and length of the unknown values that a notice quotes. */
const MAX_QUOTES = 3;
const MAX_QUOTE_LENGTH = 40;
const quoteNames = (names: readonly string[]): string => {
  const quotes = names.slice(0, MAX_QUOTES).map((name) => `“${name.slice(0, MAX_QUOTE_LENGTH)}”`);
  const moreCount = names.length - quotes.length;
  return `${quotes.join(', ')}${moreCount > 0 ? ` and ${moreCount} more` : ''}`;
};
export const createWarnings = (...texts: readonly (string | false)[]): readonly Notice[] =>
  texts.filter((text) => text !== false).map((text) => ({ kind: 'warning', text }));
/** Returns notices about members in the address that are unknown, repeated, or beyond the maximum number. */
export const buildNotices = ({ unknown, repeated, over }: ParsedMembers): readonly Notice[] =>
  createWarnings(
    unknown.length > 0 &&
      `We left out ${quoteNames(unknown)} because ${unknown.length === 1 ? 'it is not a profile' : 'they are not profiles'} that this page can compare.`,
    repeated > 0 &&
      `The link names ${plural(repeated, 'profile')} twice. This page shows each only once.`,
    over > 0 &&
      `You can compare at most ${MAX_MEMBERS} profiles. We left out the last ${over === 1 ? 'profile' : plural(over, 'profile')} of the link.`,
  );
