import type { MemberKind } from '@/domain/compare/members';
import { count, money, profileCount } from '@/domain/format';
import type { Compared, ComparedProfile } from './compared';
import { inTerms, shown, type MoneyTerms } from './money';

/** One thing that all are measured by. */
export interface Measure {
  id: string;
  label: string;
  /** Kinds that are measured by it. */
  kinds: readonly MemberKind[];
  /** Amounts follow the choice of dollars and residents; the others stand as their profiles say them. */
  is: 'amount' | 'dollars' | 'count';
  valueOf: (profile: ComparedProfile) => number | null;
}
const both: readonly MemberKind[] = ['state', 'recipient'];
const ofStates: readonly MemberKind[] = ['state'];
const budgets: readonly MemberKind[] = ['agency', 'account'];
const ofAccounts: readonly MemberKind[] = ['account'];
/** The measures of profiles, in their order. */
export const measures: readonly Measure[] = [
  {
    id: 'budgetary_resources',
    label: 'Budgetary resources',
    kinds: budgets,
    is: 'amount',
    valueOf: ({ resources }) => resources,
  },
  {
    id: 'all_obligations',
    label: 'Total obligations',
    kinds: budgets,
    is: 'amount',
    valueOf: ({ allObligations }) => allObligations,
  },
  {
    id: 'all_outlays',
    label: 'Total outlays',
    kinds: budgets,
    is: 'amount',
    valueOf: ({ allOutlays }) => allOutlays,
  },
  {
    id: 'unobligated_balance',
    label: 'Unobligated balance',
    kinds: budgets,
    is: 'amount',
    valueOf: ({ unobligated }) => unobligated,
  },
  {
    id: 'new_appropriations',
    label: 'New appropriations',
    kinds: ofAccounts,
    is: 'amount',
    valueOf: ({ appropriations }) => appropriations,
  },
  {
    id: 'balance_brought_forward',
    label: 'Balance brought forward',
    kinds: ofAccounts,
    is: 'amount',
    valueOf: ({ broughtForward }) => broughtForward,
  },
  {
    id: 'obligations',
    label: 'Obligations',
    kinds: both,
    is: 'amount',
    valueOf: ({ obligations }) => obligations,
  },
  {
    id: 'outlays',
    label: 'Outlays',
    kinds: ofStates,
    is: 'amount',
    valueOf: ({ outlays }) => outlays,
  },
  {
    id: 'face_value_of_loans',
    label: 'Face value of loans',
    kinds: both,
    is: 'amount',
    valueOf: ({ faceValue }) => faceValue,
  },
  {
    id: 'prime_awards',
    label: 'Prime awards',
    kinds: ofStates,
    is: 'count',
    valueOf: ({ awards }) => awards,
  },
  {
    id: 'transactions',
    label: 'Transactions',
    kinds: ['recipient'],
    is: 'count',
    valueOf: ({ transactions }) => transactions,
  },
  {
    id: 'obligations_per_resident',
    label: 'Obligations per resident',
    kinds: ofStates,
    is: 'dollars',
    valueOf: ({ perResident }) => perResident,
  },
  {
    id: 'population',
    label: 'Population',
    kinds: ofStates,
    is: 'count',
    valueOf: ({ population }) => population,
  },
  {
    id: 'median_household_income',
    label: 'Median household income',
    kinds: ofStates,
    is: 'dollars',
    valueOf: ({ income }) => income,
  },
];
/** What is called obligations of one kind or another: of awards, or of all money. They are never set against each other. */
export const obligationMeasures = [
  { id: 'obligations', words: 'obligations' },
  { id: 'all_obligations', words: 'total obligations' },
] as const;
/** The measures that one at least of those compared has. */
export const measuresOf = (all: readonly Compared[]): readonly Measure[] =>
  measures.filter(({ kinds }) => all.some(({ member }) => kinds.includes(member.kind)));

/** A measure of one; null where it has none, or is not known. */
export const measured = (
  { valueOf, is }: Measure,
  { profile }: Compared,
  terms: MoneyTerms,
  year: number | null,
): number | null => {
  const value = profile && valueOf(profile);
  if (value === null || !Number.isFinite(value)) return null;
  return is === 'amount' ? inTerms(value, terms, { year, population: profile!.population }) : value;
};
/** As a drawing says it. */
export const roundly = ({ is }: Measure, value: number | null, terms: MoneyTerms): string => {
  if (is === 'count') return profileCount(value);
  return is === 'amount' ? shown(value, terms) : money(value);
};
/** As the table says it: to the cent, or the piece. */
export const exactly = ({ is }: Measure, value: number | null): string =>
  is === 'count' ? count(value) : money(value, 2);
