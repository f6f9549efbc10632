/** Agencies and federal accounts. This module loads only when one of them is compared or searched for. */
import { agencyPath } from '@/domain/agencies/listedAgency';
import { bestMatches } from '@/domain/site/siteSearch';
import { agencyResources, allAgencies } from '@/services/agencies/endpoints';
import { accountYear } from '@/services/federal-accounts/accountYear';
import { searchFederalAccounts } from '@/services/federal-accounts/federalAccountService';
import { bareProfile, type ComparedProfile, type FoundMember, type ProfileQuery } from './compared';
import { oneYear } from './money';

/** Returns the profile of an agency. Balances are of one year: for `latest`, the last one reported. */
export const agencyProfile = async (
  { member: { id }, fy }: ProfileQuery,
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const [years, agencies] = await Promise.all([
    agencyResources.call({ toptierCode: id }, signal),
    allAgencies.call({}, signal),
  ]);
  const listed = agencies.find(({ toptierCode }) => toptierCode === id);
  const year =
    fy === 'latest' ? years.at(-1) : years.find(({ fiscalYear }) => fiscalYear === oneYear(fy));
  const { resources = null, obligated = null, outlayed = null } = year ?? {};
  return {
    ...bareProfile(listed?.name ?? `Agency ${id}`, 'Agency'),
    year: year?.fiscalYear ?? null,
    resources,
    allObligations: obligated,
    allOutlays: outlayed,
    unobligated: resources === null || obligated === null ? null : resources - obligated,
    ...(listed && { path: agencyPath(listed) }),
  };
};
/** Returns the profile of a federal account, by the same rules as for an agency. */
export const accountProfile = async (
  { member: { id }, fy }: ProfileQuery,
  signal?: AbortSignal,
): Promise<ComparedProfile> => {
  const found = await accountYear.call({ number: id, year: oneYear(fy) }, signal);
  const profile = {
    ...bareProfile(found.title || `Account ${id}`, 'Federal account'),
    parents: [found.agencyCode].filter(Boolean),
  };
  if (fy === 'all') return profile;
  const { year, resources, unobligated, appropriations, broughtForward } = found;
  return {
    ...profile,
    year,
    resources,
    unobligated,
    appropriations,
    broughtForward,
    allObligations: found.obligated,
    allOutlays: found.outlayed,
  };
};

/** Returns the agencies whose name or abbreviation matches. */
export const foundAgencies = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly FoundMember[]> =>
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
export const foundAccounts = async (
  text: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly FoundMember[]> =>
  (await searchFederalAccounts(text, limit, signal)).map(({ number, title, agency }) => ({
    kind: 'account',
    id: number,
    name: title || `Account ${number}`,
    detail: [number, agency].filter(Boolean).join(' · '),
  }));
