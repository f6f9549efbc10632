import { dollarColumn, type DataColumn } from '@/blocks/panel';
import { getAwardFill } from '@/domain/codes/categoryColors';
import { count, moneyShort, percent } from '@/domain/format';
import { awardGroupOf, type AwardTypeTotal, type AwardType } from '@/domain/awardTypeTotals';

export type BreakdownMeasure = 'obligations' | 'outlays';
export const typeLabels: Readonly<Record<AwardType, string>> = {
  contracts: 'Contracts',
  idvs: 'Contract IDVs',
  grants: 'Grants',
  direct_payments: 'Direct Payments',
  loans: 'Loans',
  other_financial_assistance: 'Other Financial Assistance',
};
/** Returns the fixed color of an award type. */
export const getTypeFill = (type: AwardType): ReturnType<typeof getAwardFill> =>
  getAwardFill(awardGroupOf(type));
export const measureLabels: Readonly<Record<BreakdownMeasure, string>> = {
  obligations: 'Obligations',
  outlays: 'Outlays',
};

/** Adds amounts in whole cents to avoid rounding errors. */
const sumInCents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;
/** Returns the total of all award types, or null if no amount is known. */
export const breakdownTotal = (
  rows: readonly AwardTypeTotal[],
  measure: BreakdownMeasure,
): number | null => {
  const amounts = rows.flatMap((row) => row[measure] ?? []);
  return amounts.length ? sumInCents(amounts) : null;
};
/** Returns the award types by amount, the largest first. */
export const rankTypes = (
  rows: readonly AwardTypeTotal[],
  measure: BreakdownMeasure,
): readonly AwardTypeTotal[] =>
  [...rows].sort((a, b) => (b[measure] ?? -Infinity) - (a[measure] ?? -Infinity));
/** Returns a sentence about the share of the largest type, or '' if the total is not positive. */
export const breakdownSentence = (
  rows: readonly AwardTypeTotal[],
  measure: BreakdownMeasure,
  periodPhrase: string,
): string => {
  const [first] = rankTypes(rows, measure);
  const total = breakdownTotal(rows, measure);
  if (!first || first[measure] === null || total === null || total <= 0) return '';
  return `${typeLabels[first.type]} make up ${percent(first[measure], total)} of the ${moneyShort(total, 1)} ${periodPhrase}.`;
};

const definitions: Readonly<Record<BreakdownMeasure, string>> = {
  obligations: 'Obligations are what the government has promised to pay.',
  outlays:
    'Outlays are what the government has paid. Agencies have reported them with their accounts since FY 2017.',
};
/** Returns the definition of the amounts and, if any are negative, why shares can exceed 100 percent. */
export const breakdownNote = (
  rows: readonly AwardTypeTotal[],
  measure: BreakdownMeasure,
): string =>
  rows.some((row) => (row[measure] ?? 0) < 0)
    ? `${definitions[measure]} Negative amounts mean more was returned than awarded. They reduce the total, so other types can exceed 100%.`
    : definitions[measure];
/** Returns the reason why a breakdown has no amounts. */
export const getEmptyText = (
  rows: readonly AwardTypeTotal[],
  measure: BreakdownMeasure,
  periodPhrase: string,
): string =>
  rows.length
    ? `${measureLabels[measure]} are not available ${periodPhrase}. ${definitions[measure]}`
    : `No award has an amount ${periodPhrase}. Choose another year.`;

const amountColumn = (measure: BreakdownMeasure, outlayDays = ''): DataColumn<AwardTypeTotal> => {
  const getValue = (row: AwardTypeTotal) => row[measure];
  const label = `${measureLabels[measure]}${outlayDays && `, paid ${outlayDays}`}`;
  return dollarColumn(measure, label, getValue, { sortBy: getValue });
};
const outlayDaysColumn = { id: 'outlays_paid', label: 'Days of outlays', only: 'file' } as const;
const countColumn: DataColumn<AwardTypeTotal> = {
  id: 'count',
  label: 'Count',
  value: ({ awards }) => awards,
  show: ({ awards }) => count(awards),
  sortBy: ({ awards }) => awards,
  numeric: true,
};
interface ColumnOptions {
  total: number | null;
  /** The days of the outlays if they differ from the period of the obligations. */
  outlayDays?: string;
  /** Whether the rows have neither outlays nor numbers of awards. */
  isObligationsOnly?: boolean;
}
/** Returns the columns of a breakdown, with shares of `total`. */
export const breakdownColumns = (
  measure: BreakdownMeasure,
  { total, outlayDays = '', isObligationsOnly = false }: ColumnOptions,
): readonly DataColumn<AwardTypeTotal>[] => [
  {
    id: 'award_type',
    label: 'Award Type',
    value: ({ type }) => typeLabels[type],
    sortBy: ({ type }) => typeLabels[type],
  },
  amountColumn('obligations'),
  ...(isObligationsOnly ? [] : [amountColumn('outlays', outlayDays)]),
  ...(outlayDays ? [{ ...outlayDaysColumn, value: () => outlayDays }] : []),
  {
    id: 'percent_of_total',
    label: `% of ${measureLabels[measure]}`,
    value: (row) => percent(row[measure], total, 2),
    numeric: true,
  },
  ...(isObligationsOnly ? [] : [countColumn]),
];
