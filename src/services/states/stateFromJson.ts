import type { AwardType, AwardTypeTotal } from '@/domain/awardTypeTotals';
import { EARLIEST_FEDERAL_ACCOUNT_YEAR, fiscalYearOf, toIsoDate } from '@/domain/fiscal';
import type { ProfileState } from '@/domain/stateProfile/profileStates';
import {
  makeStateOverview,
  makeStateProfile,
  type ListedState,
  type StateProfile,
} from '@/domain/stateProfile/stateProfile';
import { listOf, required, number, record, text, filterUsable } from '../http/read';
import type { ListedStateJson, StateAwardsJson, StateJson } from './wire';

/** Reads outlays. Some services send 0 for years without reports (before 2017 and the current year). Such a 0 becomes null. */
const readOutlays = (value: unknown, fy: string): number | null => {
  const year = Number(fy);
  const mayBeUnreported =
    year < EARLIEST_FEDERAL_ACCOUNT_YEAR || year >= fiscalYearOf(toIsoDate(new Date()));
  return mayBeUnreported ? number(value) || null : number(value);
};

export const statesFromJson = (wire: readonly ListedStateJson[]): readonly ListedState[] =>
  listOf(wire, (row) => ({
    name: required(text(row.name)),
    fips: required(text(row.fips)),
    code: text(row.code),
    type: text(row.type),
    obligations: number(row.amount),
    awards: number(row.count),
  }));

export const stateFromJson = (
  wire: StateJson,
  { state, fy }: { state: ProfileState; fy: string },
): StateProfile => {
  record(wire);
  return makeStateProfile({
    id: state.fips,
    fy,
    center: state.center,
    overview: makeStateOverview({
      // If the response has no name or code, the state in the address provides it.
      name: text(wire.name) || state.name,
      code: text(wire.code) || state.code,
      type: text(wire.type),
      totalOutlays: readOutlays(wire.total_outlays, fy),
      totalPrimeAmount: number(wire.total_prime_amount),
      totalPrimeAwards: number(wire.total_prime_awards),
      population: number(wire.population),
      populationSource: { source: text(wire.pop_source), year: number(wire.pop_year) },
      medianHouseholdIncome: number(wire.median_household_income),
      medianHouseholdIncomeSource: { source: text(wire.mhi_source), year: number(wire.mhi_year) },
      awardAmountPerCapita: number(wire.award_amount_per_capita),
      totalFaceValueLoanAmount: number(wire.total_face_value_loan_amount),
      totalFaceValueLoanPrimeAwards: number(wire.total_face_value_loan_prime_awards),
    }),
  });
};

const types: readonly AwardType[] = [
  'contracts',
  'direct_payments',
  'grants',
  'idvs',
  'loans',
  'other_financial_assistance',
];
/** Reads the awards by type; types that the site does not know are left out. */
export const stateAwardsFromJson = (
  wire: readonly StateAwardsJson[],
  { fy }: { fy: string },
): readonly AwardTypeTotal[] =>
  filterUsable(
    listOf(wire, (row) => ({
      type: types.find((type) => type === row.type) as AwardType,
      obligations: number(row.amount),
      outlays: readOutlays(row.total_outlays, fy),
      awards: number(row.count),
    })),
    ({ type }) => type !== undefined,
  );
