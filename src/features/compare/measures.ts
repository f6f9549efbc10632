import type { MemberKind } from '@/domain/compare/members';
import { count, money, profileCount } from '@/domain/format';
import type { Compared, FigureName } from './compared';
import { inTerms, shown, type MoneyTerms } from './money';

export interface Measure {
  id: string;
  label: string;
  /** Kinds that have this measure. */
  kinds: readonly MemberKind[];
  /** Only `amount` follows the options for dollars and residents. */
  is: 'amount' | 'dollars' | 'count';
  field: FigureName;
}
const measure = (
  id: string,
  label: string,
  kinds: readonly MemberKind[],
  is: Measure['is'],
  field: FigureName,
): Measure => ({ id, label, kinds, is, field });
const both: readonly MemberKind[] = ['state', 'recipient'];
const states: readonly MemberKind[] = ['state'];
const recipients: readonly MemberKind[] = ['recipient'];
const budgets: readonly MemberKind[] = ['agency', 'account'];
const accounts: readonly MemberKind[] = ['account'];
/** All measures, in display order. */
export const measures: readonly Measure[] = [
  measure('budgetary_resources', 'Budgetary resources', budgets, 'amount', 'resources'),
  measure('all_obligations', 'Total obligations', budgets, 'amount', 'allObligations'),
  measure('all_outlays', 'Total outlays', budgets, 'amount', 'allOutlays'),
  measure('unobligated_balance', 'Unobligated balance', budgets, 'amount', 'unobligated'),
  measure('new_appropriations', 'New appropriations', accounts, 'amount', 'appropriations'),
  measure(
    'balance_brought_forward',
    'Balance brought forward',
    accounts,
    'amount',
    'broughtForward',
  ),
  measure('obligations', 'Obligations', both, 'amount', 'obligations'),
  measure('outlays', 'Outlays', states, 'amount', 'outlays'),
  measure('face_value_of_loans', 'Face value of loans', both, 'amount', 'faceValue'),
  measure('prime_awards', 'Prime awards', states, 'count', 'awards'),
  measure('transactions', 'Transactions', recipients, 'count', 'transactions'),
  measure('obligations_per_resident', 'Obligations per resident', states, 'dollars', 'perResident'),
  measure('population', 'Population', states, 'count', 'population'),
  measure('median_household_income', 'Median household income', states, 'dollars', 'income'),
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
  { field, is }: Measure,
  { profile }: Compared,
  terms: MoneyTerms,
  year: number | null,
): number | null => {
  const value = profile && profile[field];
  if (value === null || !Number.isFinite(value)) return null;
  return is === 'amount' ? inTerms(value, terms, { year, population: profile!.population }) : value;
};
/** Formats a value for the chart. */
export const roundly = ({ is }: Measure, value: number | null, terms: MoneyTerms): string => {
  if (is === 'count') return profileCount(value);
  return is === 'amount' ? shown(value, terms) : money(value);
};
/** Formats a value for the table: dollars with cents, or an exact count. */
export const exactly = ({ is }: Measure, value: number | null): string =>
  is === 'count' ? count(value) : money(value, 2);
