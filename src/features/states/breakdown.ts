import type { DataColumn } from '@/blocks/panel';
import { count, money, percent } from '@/domain/format';
import type { StateAwardTotal, StateAwardType } from '@/domain/stateProfile/stateProfile';

/** Which of the two amounts a breakdown shows. */
export type BreakdownMeasure = 'obligations' | 'outlays';
export const typeLabels: Readonly<Record<StateAwardType, string>> = {
  contracts: 'Contracts',
  idvs: 'Contract IDVs',
  grants: 'Grants',
  direct_payments: 'Direct Payments',
  loans: 'Loans',
  other_financial_assistance: 'Other Financial Assistance',
};
export const measureLabels: Readonly<Record<BreakdownMeasure, string>> = {
  obligations: 'Obligations',
  outlays: 'Outlays',
};

/** Sums in whole cents: what is added up is as exact as what it is added of. */
const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
/** What all types add up to; null where no amount is known. */
export const breakdownTotal = (
  rows: readonly StateAwardTotal[],
  measure: BreakdownMeasure,
): number | null => {
  const known = rows.flatMap((row) => row[measure] ?? []);
  return known.length ? sumOf(known) : null;
};
/** Types by their amount, the largest first; those without one last. */
export const rankedTypes = (
  rows: readonly StateAwardTotal[],
  measure: BreakdownMeasure,
): readonly StateAwardTotal[] =>
  [...rows].sort((a, b) => (b[measure] ?? -Infinity) - (a[measure] ?? -Infinity));
/** Whether negative amounts make the others more than the whole. */
export const exceedsWhole = (
  rows: readonly StateAwardTotal[],
  measure: BreakdownMeasure,
): boolean => rows.some((row) => (row[measure] ?? 0) < 0);

const amount = (measure: BreakdownMeasure): DataColumn<StateAwardTotal> => ({
  id: measure,
  label: measureLabels[measure],
  value: (row) => row[measure],
  show: (row) => money(row[measure], 2),
  sortBy: (row) => row[measure],
  numeric: true,
});
/** Columns of a breakdown; shares are of the amount that is shown. */
export const breakdownColumns = (
  measure: BreakdownMeasure,
  total: number | null,
): readonly DataColumn<StateAwardTotal>[] => [
  {
    id: 'award_type',
    label: 'Award Type',
    value: ({ type }) => typeLabels[type],
    sortBy: ({ type }) => typeLabels[type],
  },
  amount('obligations'),
  amount('outlays'),
  {
    id: 'percent_of_total',
    label: `% of ${measureLabels[measure]}`,
    value: (row) => percent(row[measure], total, 2),
    numeric: true,
  },
  {
    id: 'count',
    label: 'Count',
    value: ({ awards }) => awards,
    show: ({ awards }) => count(awards),
    sortBy: ({ awards }) => awards,
    numeric: true,
  },
];
