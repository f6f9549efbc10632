import { fiscalQuarterRange, fiscalYearRange, type DayRange } from '../fiscal';
import { roundToCents, type Dollars } from '../format';

/** An amount of a fiscal quarter in dollars. */
export interface QuarterAmount {
  year: number;
  quarter: number;
  amount: Dollars;
}
export type SpendingStep = 'years' | 'quarters';

const sortAmounts = (amounts: readonly QuarterAmount[]): readonly QuarterAmount[] =>
  [...amounts].sort((a, b) => a.year - b.year || a.quarter - b.quarter);

/** Converts amounts of single quarters to year-to-date amounts at the end of each quarter. */
export const toYearToDate = (amounts: readonly QuarterAmount[]): readonly QuarterAmount[] => {
  let year = 0;
  let sum = 0;
  return sortAmounts(amounts).map((amount) => {
    if (amount.year !== year) sum = 0;
    year = amount.year;
    sum = roundToCents(sum + amount.amount);
    return { ...amount, amount: sum };
  });
};
/** Returns the last year-to-date amount of each fiscal year. */
export const yearEndAmounts = (amounts: readonly QuarterAmount[]): readonly QuarterAmount[] => [
  ...new Map(sortAmounts(amounts).map((amount) => [amount.year, amount])).values(),
];

/** Amounts of an account at the end of a year or quarter, in dollars for the year to date; null if not reported. */
export interface SpendingPeriod {
  key: string;
  /** Label such as `2024` or `2024 Q3`. */
  label: string;
  year: number;
  quarter: number;
  /** Obligations within the filters; all obligations if no filter is set. */
  obligated: Dollars | null;
  /** Obligations outside the filters; null if no filter is set, or if resources or unobligated amounts are missing. */
  other: Dollars | null;
  unobligated: Dollars | null;
  resources: Dollars | null;
  outlay: Dollars | null;
}
/** The year-to-date amounts of a chart over time. */
export interface SpendingSeries {
  obligated: readonly QuarterAmount[];
  unobligated: readonly QuarterAmount[];
  resources: readonly QuarterAmount[];
  outlay: readonly QuarterAmount[];
}
/**
 * Returns the periods of the series, oldest first. `isFiltered` is true if the obligations and outlays of the series are limited by
 * filters.
 */
export const spendingPeriods = (
  series: SpendingSeries,
  step: SpendingStep,
  isFiltered: boolean,
): readonly SpendingPeriod[] => {
  const keyOf = ({ year, quarter }: QuarterAmount) =>
    step === 'years' ? String(year) : `${year} Q${quarter}`;
  const allAmounts = Object.values(series).flat() as readonly QuarterAmount[];
  const periodsByKey = new Map(allAmounts.map((amount) => [keyOf(amount), amount]));
  const indexByPeriod = (amounts: readonly QuarterAmount[]): ReadonlyMap<string, Dollars> =>
    new Map(amounts.map((amount) => [keyOf(amount), amount.amount]));
  const amountsBySeries = {
    obligated: indexByPeriod(series.obligated),
    unobligated: indexByPeriod(series.unobligated),
    resources: indexByPeriod(series.resources),
    outlay: indexByPeriod(series.outlay),
  };
  return sortAmounts([...periodsByKey.values()]).map((amount): SpendingPeriod => {
    const key = keyOf(amount);
    const getAmount = (name: keyof SpendingSeries) => amountsBySeries[name].get(key) ?? null;
    const obligated = getAmount('obligated');
    const unobligated = getAmount('unobligated');
    const resources = getAmount('resources');
    return {
      key,
      label: key,
      year: amount.year,
      quarter: amount.quarter,
      // If nothing within the filters was reported, the filtered amount is zero.
      obligated: isFiltered && resources !== null ? (obligated ?? 0) : obligated,
      other:
        isFiltered && resources !== null && unobligated !== null
          ? roundToCents(resources - unobligated - (obligated ?? 0))
          : null,
      unobligated,
      resources,
      outlay: isFiltered && resources !== null ? (getAmount('outlay') ?? 0) : getAmount('outlay'),
    };
  });
};
/** Returns the sum of the last obligations of each year, because amounts are for the year to date. */
export const sumObligations = (periods: readonly SpendingPeriod[]): Dollars =>
  roundToCents(
    yearEndAmounts(
      periods.map(({ year, quarter, obligated }) => ({ year, quarter, amount: obligated ?? 0 })),
    ).reduce((sum, { amount }) => sum + amount, 0),
  );
/** Returns the first and last day of a period. */
export const spendingDays = (
  { year, quarter }: Pick<SpendingPeriod, 'year' | 'quarter'>,
  step: SpendingStep,
): DayRange => (step === 'years' ? fiscalYearRange(year) : fiscalQuarterRange(year, quarter));
