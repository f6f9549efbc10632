import type { MemberKind } from '@/domain/compare/members';
import { count, money, profileCount } from '@/domain/format';
import type { Compared, ComparedProfile } from './compared';
import { inTerms, shown, type MoneyTerms } from './money';

/** A measure by which members are compared. */
export interface Measure {
  id: string;
  label: string;
  /** Kinds that have this measure. */
  kinds: readonly MemberKind[];
  /** Values of kind `amount` follow the options for dollars and residents. The others are shown as the profile reports them. */
  is: 'amount' | 'dollars' | 'count';
  valueOf: (profile: ComparedProfile) => number | null;
}
const both: readonly MemberKind[] = ['state', 'recipient'];
const ofStates: readonly MemberKind[] = ['state'];
const budgets: readonly MemberKind[] = ['agency', 'account'];
const ofAccounts: readonly MemberKind[] = ['account'];
/** All measures, in display order. */
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
/** The two kinds of obligations: of awards, and of all money. They are never compared with each other. */
export const obligationMeasures = [
  { id: 'obligations', words: 'obligations' },
  { id: 'all_obligations', words: 'total obligations' },
] as const;
/** Returns the measures that at least one member has. */
export const measuresOf = (all: readonly Compared[]): readonly Measure[] =>
  measures.filter(({ kinds }) => all.some(({ member }) => kinds.includes(member.kind)));

/** Returns the value of a measure for one member, or null if there is none. */
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
/** Formats a value for a chart label. */
export const roundly = ({ is }: Measure, value: number | null, terms: MoneyTerms): string => {
  if (is === 'count') return profileCount(value);
  return is === 'amount' ? shown(value, terms) : money(value);
};
/** Formats a value for the table: dollars with cents, or an exact count. */
export const exactly = ({ is }: Measure, value: number | null): string =>
  is === 'count' ? count(value) : money(value, 2);
