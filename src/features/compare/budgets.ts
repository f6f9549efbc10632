/** Agencies and federal accounts. This module loads only when one of them is compared or searched for. */
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
import { oneYear } from './money';

/** Returns the profile of an agency. Balances cover one year; `latest` is the last reported one. */
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
    fy === 'latest' ? years.at(-1) : years.find(({ fiscalYear }) => fiscalYear === oneYear(fy));
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
/** Returns the profile of a federal account, by the same rules as for an agency. */
export const accountProfile = async (
  { member: { id }, fy }: ProfileQuery,
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const account = await accountYear.call({ number: id, year: oneYear(fy) }, signal);
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

/** Returns the agencies whose name or abbreviation matches. */
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
/** Returns the federal accounts that match, those with the most budgetary resources first. */
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
