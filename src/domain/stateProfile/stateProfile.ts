/** Records of a state's profile (specification `interactive.md` §3, "State profile"). */
import { Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Dollars } from '../format';
import { DEFAULT_PROFILE_YEAR, type ProfileYear } from '../profileYears';
import type { Center } from './profileStates';

/** Source and year of a population or income figure; '' and null if not available. */
export interface FigureSource {
  source: string;
  year: number | null;
}
const noSource: FigureSource = { source: '', year: null };

/** Amounts and counts are null if the API does not report them. */
interface StateOverviewShape {
  name: string;
  code: string;
  type: string;
  totalOutlays: Dollars | null;
  totalPrimeAmount: Dollars | null;
  totalPrimeAwards: number | null;
  population: number | null;
  populationSource: FigureSource;
  medianHouseholdIncome: Dollars | null;
  medianHouseholdIncomeSource: FigureSource;
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
    populationSource: noSource,
    medianHouseholdIncome: null,
    medianHouseholdIncomeSource: noSource,
    awardAmountPerCapita: null,
    totalFaceValueLoanAmount: null,
    totalFaceValueLoanPrimeAwards: null,
  },
  'StateOverview',
);

interface StateProfileShape {
  /** FIPS code. */
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

/** Returns a population or income figure; null for zero, which means that the figure is not available. */
export const zeroToNull = (value: number | null): number | null => value || null;
export interface ListedState {
  name: string;
  code: string;
  fips: string;
  type: string;
  obligations: Dollars | null;
  awards: number | null;
}
