import { subjectKinds, type MemberKind } from '@/domain/compare/members';
import { count, money, profileCount } from '@/domain/format';
import type { Compared, FigureName } from './compared';
import { convertAmount, formatAmount, type MoneyTerms } from './money';

export interface Measure {
  id: string;
  label: string;
  /** Kinds that have this measure. */
  kinds: readonly MemberKind[];
  /** Only `amount` follows the options for dollars and residents. */
  valueType: 'amount' | 'dollars' | 'count';
  field: FigureName;
}
const measure = (
  id: string,
  label: string,
  kinds: readonly MemberKind[],
  valueType: Measure['valueType'],
  field: FigureName,
): Measure => ({ id, label, kinds, valueType, field });
const loanKinds: readonly MemberKind[] = ['state', 'recipient'];
const nonBudgetKinds: readonly MemberKind[] = ['state', 'recipient', ...subjectKinds];
/** Kinds whose members have a population. */
export const populatedKinds: readonly MemberKind[] = ['state', 'county', 'district'];
const states: readonly MemberKind[] = ['state'];
const recipientKinds: readonly MemberKind[] = ['recipient'];
const budgetKinds: readonly MemberKind[] = ['agency', 'account'];
const accountKinds: readonly MemberKind[] = ['account'];
/** All measures, in display order. */
export const measures: readonly Measure[] = [
  measure('budgetary_resources', 'Budgetary resources', budgetKinds, 'amount', 'resources'),
  measure('all_obligations', 'Total obligations', budgetKinds, 'amount', 'allObligations'),
  measure('all_outlays', 'Total outlays', budgetKinds, 'amount', 'allOutlays'),
  measure('unobligated_balance', 'Unobligated balance', budgetKinds, 'amount', 'unobligated'),
  measure('new_appropriations', 'New appropriations', accountKinds, 'amount', 'appropriations'),
  measure(
    'balance_brought_forward',
    'Balance brought forward',
    accountKinds,
    'amount',
    'broughtForward',
  ),
  measure('obligations', 'Obligations', nonBudgetKinds, 'amount', 'obligations'),
  measure('outlays', 'Outlays', states, 'amount', 'outlays'),
  measure('face_value_of_loans', 'Face value of loans', loanKinds, 'amount', 'faceValue'),
  measure('prime_awards', 'Prime awards', states, 'count', 'awards'),
  measure('transactions', 'Transactions', recipientKinds, 'count', 'transactions'),
  measure(
    'obligations_per_resident',
    'Obligations per resident',
    populatedKinds,
    'dollars',
    'perResident',
  ),
  measure('population', 'Population', populatedKinds, 'count', 'population'),
  measure('median_household_income', 'Median household income', states, 'dollars', 'income'),
];
/** The two kinds of obligations: those of awards, and total obligations. They are never compared with each other. */
export const obligationMeasures = [
  { id: 'obligations', words: 'obligations' },
  { id: 'all_obligations', words: 'total obligations' },
] as const;
/** Returns the measures that apply to the kind of at least one member. */
export const getMeasures = (members: readonly Compared[]): readonly Measure[] =>
  measures.filter(({ kinds }) => members.some(({ member }) => kinds.includes(member.kind)));

/** Returns the value of a measure for one member, or null if it is missing. Values of the type `amount` are in the chosen terms. */
export const getMeasureValue = (
  { field, valueType }: Measure,
  { profile }: Compared,
  terms: MoneyTerms,
  year: number | null,
): number | null => {
  const value = profile && profile[field];
  if (value === null || !Number.isFinite(value)) return null;
  return valueType === 'amount'
    ? convertAmount(value, terms, { year, population: profile!.population })
    : value;
};
/** Formats a value for the chart. */
export const formatRounded = (
  { valueType }: Measure,
  value: number | null,
  terms: MoneyTerms,
): string => {
  if (valueType === 'count') return profileCount(value);
  return valueType === 'amount' ? formatAmount(value, terms) : money(value);
};
/** Formats a value for the table: dollars with cents, or an exact count. */
export const formatExact = ({ valueType }: Measure, value: number | null): string =>
  valueType === 'count' ? count(value) : money(value, 2);
