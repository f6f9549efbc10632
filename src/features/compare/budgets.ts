/**
 * Requests the profiles of agencies and federal accounts, and searches for them. This module loads only when such a profile is
 * compared, or when the visitor searches for a member to add.
 */
import { agencyPath } from '@/domain/agencies/listedAgency';
import { bestMatches } from '@/domain/site/siteSearch';
import { agencyResources, allAgencies } from '@/services/agencies/endpoints';
import { accountYear } from '@/services/federal-accounts/accountYear';
import { searchFederalAccounts } from '@/services/federal-accounts/federalAccountService';
import {
  createEmptyProfile,
  type ComparedProfile,
  type SuggestedMember,
  type ProfileQuery,
} from './compared';
import { parseYear } from './money';

/** Returns an agency's profile. Balances are those of the year, or of the last reported year for `latest`; null if there are none. */
export const agencyProfile = async (
  { member: { id }, fy }: ProfileQuery,
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const [years, agencies] = await Promise.all([
    agencyResources.call({ toptierCode: id }, signal),
    allAgencies.call({}, signal),
  ]);
  const listedAgency = agencies.find(({ toptierCode }) => toptierCode === id);
  const year =
    fy === 'latest' ? years.at(-1) : years.find(({ fiscalYear }) => fiscalYear === parseYear(fy));
  const { resources = null, obligated = null, outlayed = null } = year ?? {};
  return {
    ...createEmptyProfile(listedAgency?.name ?? `Agency ${id}`, 'Agency'),
    year: year?.fiscalYear ?? null,
    resources,
    allObligations: obligated,
    allOutlays: outlayed,
    unobligated: resources === null || obligated === null ? null : resources - obligated,
    ...(listedAgency && { path: agencyPath(listedAgency) }),
  };
};
/** Returns a federal account's profile with the balances of the year or, for `latest`, the last reported year; null for `all`. */
export const accountProfile = async (
  { member: { id }, fy }: ProfileQuery,
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const account = await accountYear.call({ number: id, year: parseYear(fy) }, signal);
  const profile = {
    ...createEmptyProfile(account.title || `Account ${id}`, 'Federal account'),
    parents: [account.agencyCode].filter(Boolean),
  };
  if (fy === 'all') return profile;
  const { year, resources, unobligated, appropriations, broughtForward } = account;
  return {
    ...profile,
    year,
    resources,
    unobligated,
    appropriations,
    broughtForward,
    allObligations: account.obligated,
    allOutlays: account.outlayed,
  };
};

/** Returns at most `limit` agencies whose name or abbreviation matches `text`, best matches first. */
export const findAgencies = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly SuggestedMember[]> =>
  bestMatches(
    await allAgencies.call({}, signal),
    ({ name, abbreviation }) => `${name} ${abbreviation}`,
    text,
    limit,
  ).map(({ toptierCode, name, abbreviation }) => ({
    kind: 'agency',
    id: toptierCode,
    name,
    detail: ['Agency', abbreviation].filter(Boolean).join(' · '),
  }));
/** Returns at most `limit` federal accounts that match `text`, in descending order of budgetary resources. */
export const findAccounts = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly SuggestedMember[]> =>
  (await searchFederalAccounts(text, limit, signal)).map(({ number, title, agency }) => ({
    kind: 'account',
    id: number,
    name: title || `Account ${number}`,
    detail: [number, agency].filter(Boolean).join(' · '),
  }));
