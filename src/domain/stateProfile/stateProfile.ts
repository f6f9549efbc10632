/** A state's profile (specification `interactive.md` §3, "State profile"). */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Dollars } from '../format';
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '../profileYears';
import type { Center } from './profileStates';

/** Where a figure of the people is from, and of which year; '' and null where that is not known. */
export interface Counted {
  source: string;
  year: number | null;
}
const uncounted: Counted = { source: '', year: null };

/** Amounts and numbers are null where the service does not say. */
interface StateOverviewShape {
  name: string;
  code: string;
  type: string;
  totalOutlays: Dollars | null;
  totalPrimeAmount: Dollars | null;
  totalPrimeAwards: number | null;
  population: number | null;
  populationSource: Counted;
  medianHouseholdIncome: Dollars | null;
  medianHouseholdIncomeSource: Counted;
  awardAmountPerCapita: Dollars | null;
  totalFaceValueLoanAmount: Dollars | null;
  totalFaceValueLoanPrimeAwards: number | null;
}
type StateOverview = RecordOf<StateOverviewShape>;
export const makeStateOverview = ImmutableRecord<StateOverviewShape>(
  {
    name: '',
    code: '',
    type: '',
    totalOutlays: null,
    totalPrimeAmount: null,
    totalPrimeAwards: null,
    population: null,
    populationSource: uncounted,
    medianHouseholdIncome: null,
    medianHouseholdIncomeSource: uncounted,
    awardAmountPerCapita: null,
    totalFaceValueLoanAmount: null,
    totalFaceValueLoanPrimeAwards: null,
  },
  'StateOverview',
);

interface StateProfileShape {
  /** FIPS. */
  id: string;
  fy: ProfileYear;
  center: Center;
  overview: StateOverview;
}
export type StateProfile = RecordOf<StateProfileShape>;
export const makeStateProfile = ImmutableRecord<StateProfileShape>(
  { id: '', fy: DEFAULT_PROFILE_YEAR, center: [0, 0], overview: makeStateOverview() },
  'StateProfile',
);

/** What is known of a count of people or their income: zero stands for none that is known. */
export const known = (value: number | null): number | null => value || null;
/** Types of awards that a state's awards are broken down by. */
export type StateAwardType =
  'contracts' | 'direct_payments' | 'grants' | 'idvs' | 'loans' | 'other_financial_assistance';
/** What one type of awards brought to a state; null is what the service does not say. */
export interface StateAwardTotal {
  type: StateAwardType;
  obligations: Dollars | null;
  outlays: Dollars | null;
  awards: number | null;
}
/** A state in the list of all. */
export interface ListedState {
  name: string;
  code: string;
  fips: string;
  type: string;
  obligations: Dollars | null;
  awards: number | null;
}
