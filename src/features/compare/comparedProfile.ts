import { hashOf, isSubject } from '@/domain/compare/members';
import { recipientLevels, type RecipientOverview } from '@/domain/recipient';
import { findProfileState } from '@/domain/stateProfile/profileStates';
import { zeroToNull, type StateProfile } from '@/domain/stateProfile/stateProfile';
import type { Endpoint } from '@/lib/requests/queries';
import { recipientOverview } from '@/services/recipients/endpoints';
import { stateProfile } from '@/services/states/endpoints';
import { createEmptyProfile, type ComparedProfile, type ProfileQuery } from './compared';

const typeNames: Readonly<Record<string, string>> = {
  state: 'State',
  territory: 'Territory',
  district: 'District',
};
const convertStateProfile = ({ overview }: StateProfile): ComparedProfile => ({
  ...createEmptyProfile(overview.name, typeNames[overview.type] ?? 'State'),
  obligations: overview.totalPrimeAmount,
  outlays: overview.totalOutlays,
  faceValue: overview.totalFaceValueLoanAmount,
  awards: overview.totalPrimeAwards,
  perResident: overview.awardAmountPerCapita,
  population: zeroToNull(overview.population),
  populationYear: overview.populationSource.year,
  income: zeroToNull(overview.medianHouseholdIncome),
  incomeYear: overview.medianHouseholdIncomeSource.year,
});
const convertRecipient = (overview: RecipientOverview): ComparedProfile => ({
  ...createEmptyProfile(overview.name, recipientLevels[overview.recipient_level].label),
  obligations: overview.total_transaction_amount,
  faceValue: overview.total_face_value_loan_amount,
  transactions: overview.total_transactions,
  parents: overview.parents.map(({ parent_id: id }) => id).filter(hashOf),
});

const toStateQuery = ({ member, fy }: ProfileQuery) => ({
  state: findProfileState(member.id)!,
  fy,
});
const toRecipientQuery = ({ member, fy }: ProfileQuery) => ({ id: member.id, year: fy });

/** Requests the profile of one member with the same endpoints as its profile page. */
export const comparedProfile: Endpoint<ProfileQuery, ComparedProfile> = {
  name: 'compare/profile',
  requestOf: (query) => {
    if (query.member.kind === 'state') return stateProfile.requestOf(toStateQuery(query));
    // Agencies, federal accounts, places and programs take several requests, so the query itself is their cache key.
    return query.member.kind === 'recipient'
      ? recipientOverview.requestOf(toRecipientQuery(query))
      : null;
  },
  call: async (query, signal) => {
    const { kind } = query.member;
    if (kind === 'state')
      return convertStateProfile(await stateProfile.call(toStateQuery(query), signal));
    if (kind === 'recipient')
      return convertRecipient(await recipientOverview.call(toRecipientQuery(query), signal));
    if (isSubject(query.member)) {
      const { subjectProfile } = await import('./subjects');
      return subjectProfile({ ...query, member: query.member }, signal);
    }
    // Imported on demand, because these endpoints would exceed the size budget of the page.
    const { accountProfile, agencyProfile } = await import('./budgets');
    return (kind === 'agency' ? agencyProfile : accountProfile)(query, signal);
  },
};
