import { hashOf, type Member } from '@/domain/compare/members';
import type { ProfileYear } from '@/domain/profileYears';
import { recipientLevels, type RecipientOverview } from '@/domain/recipient';
import { profileStateOf } from '@/domain/stateProfile/profileStates';
import { known, type StateProfile } from '@/domain/stateProfile/stateProfile';
import type { Endpoint } from '@/lib/requests/ask';
import { recipientOverview } from '@/services/recipients/endpoints';
import { stateProfile } from '@/services/states/endpoints';
import type { ComparedProfile } from './compared';

const typeNames: Readonly<Record<string, string>> = {
  state: 'State',
  territory: 'Territory',
  district: 'District',
};
const ofState = ({ overview }: StateProfile): ComparedProfile => ({
  name: overview.name,
  kindName: typeNames[overview.type] ?? 'State',
  obligations: overview.totalPrimeAmount,
  outlays: overview.totalOutlays,
  faceValue: overview.totalFaceValueLoanAmount,
  awards: overview.totalPrimeAwards,
  transactions: null,
  perResident: overview.awardAmountPerCapita,
  population: known(overview.population),
  populationYear: overview.populationSource.year,
  income: known(overview.medianHouseholdIncome),
  incomeYear: overview.medianHouseholdIncomeSource.year,
  parents: [],
});
const ofRecipient = (overview: RecipientOverview): ComparedProfile => ({
  name: overview.name,
  kindName: recipientLevels[overview.recipient_level].label,
  obligations: overview.total_transaction_amount,
  outlays: null,
  faceValue: overview.total_face_value_loan_amount,
  awards: null,
  transactions: overview.total_transactions,
  perResident: null,
  population: null,
  populationYear: null,
  income: null,
  incomeYear: null,
  parents: overview.parents.map(({ parent_id: id }) => id).filter(hashOf),
});

export interface ProfileQuery {
  member: Member;
  fy: ProfileYear;
}
const stateQuery = ({ member, fy }: ProfileQuery) => ({ state: profileStateOf(member.id)!, fy });
const recipientQuery = ({ member, fy }: ProfileQuery) => ({ id: member.id, year: fy });

/** The profile of a state or a recipient, by the very call of its own page. */
export const comparedProfile: Endpoint<ProfileQuery, ComparedProfile> = {
  name: 'compare/profile',
  requestOf: (query) =>
    query.member.kind === 'state'
      ? stateProfile.requestOf(stateQuery(query))
      : recipientOverview.requestOf(recipientQuery(query)),
  call: async (query, signal) =>
    query.member.kind === 'state'
      ? ofState(await stateProfile.call(stateQuery(query), signal))
      : ofRecipient(await recipientOverview.call(recipientQuery(query), signal)),
};
