import { resultTabs, type SpendingLevel } from '@/domain/codes/resultTabs';
import type { Period, TimePoint } from '@/domain/fiscalPeriods';
import {
  dollars,
  listOf,
  required,
  number,
  record,
  requireSome,
  text,
  readInteger,
  readFiscalYear,
} from '../http/read';
import type {
  CategoryPage,
  KeywordSummary,
  NewAwardsPoint,
  PlaceTotal,
  TabCounts,
  TableTotals,
} from './results';
import type {
  CategoryJson,
  CountsJson,
  GeographyJson,
  NewAwardsJson,
  OverTimeJson,
  PeriodJson,
  SummaryJson,
} from './wire';

/** Returns the service’s name of a tab, which is the same for transactions and awards. */
const wireName = (key: string): string => key.replace(/^transaction_/, '');

export const countsFromJson = ({ results }: CountsJson, level: SpendingLevel): TabCounts => {
  const counts = record(results);
  return Object.fromEntries(
    resultTabs[level].map(({ key }) => [
      key,
      readInteger(number(counts[wireName(key)]), 0, Number.MAX_SAFE_INTEGER),
    ]),
  );
};

const periodFromJson = (period: PeriodJson | null | undefined): Period => ({
  fiscalYear: readFiscalYear(period?.fiscal_year),
  ...(period?.quarter ? { quarter: readInteger(period.quarter, 1, 4) } : {}),
  ...(period?.month ? { month: readInteger(period.month, 1, 12) } : {}),
});
export const timeFromJson = ({ results }: OverTimeJson): readonly TimePoint[] =>
  listOf(results, ({ time_period: period, aggregated_amount: amount }) => ({
    ...periodFromJson(period),
    obligations: number(amount) ?? Number.NaN,
  }));
export const newAwardsFromJson = ({ results }: NewAwardsJson): readonly NewAwardsPoint[] =>
  listOf(results, ({ time_period: period, new_award_count_in_period: newAwards }) => ({
    ...periodFromJson(period),
    newAwards: number(newAwards) ?? Number.NaN,
  }));

const hasAmount = ({ obligations }: { obligations: number | null }) => obligations !== null;
/** Reads the places, in the service’s order. */
export const placesFromJson = ({ results }: GeographyJson): readonly PlaceTotal[] =>
  requireSome(
    listOf(results, (row) => ({
      code: text(row.shape_code),
      name: text(row.display_name),
      obligations: number(row.aggregated_amount),
      population: number(row.population),
      perCapita: number(row.per_capita),
    })),
    hasAmount,
  );

export const categoryFromJson = ({
  results,
  page_metadata: metadata,
}: CategoryJson): CategoryPage => ({
  hasNext: metadata?.hasNext === true,
  rows: requireSome(
    listOf(results, (row) => ({
      id: text(row.id),
      code: text(row.code),
      name: text(row.name),
      obligations: number(row.amount),
      agencySlug: text(row.agency_slug),
      recipientId: text(row.recipient_id),
      uei: text(row.uei),
      agency: { name: text(row.agency_name), abbreviation: text(row.agency_abbreviation) },
    })),
    hasAmount,
  ),
});

const tabSeries: Readonly<Record<string, string>> = {
  contracts: 'Contract',
  idvs: 'Idv',
  grants: 'Grant',
  direct_payments: 'Direct',
  loans: 'Loan',
  other: 'Other',
  subcontracts: 'Contract',
  subgrants: 'Grant',
};
/** Returns the obligations of each tab in dollars, summed over the years of the response; NaN if an amount is null. */
export const tableTotalsFromJson = (
  { results }: OverTimeJson,
  level: SpendingLevel,
): TableTotals => {
  const rows = listOf(results, (row) => row);
  return Object.fromEntries(
    resultTabs[level].map(({ key }) => {
      const name = `${tabSeries[wireName(key)]!}_Obligations`;
      // Sums are in whole cents, because floating-point sums of trillions of dollars would lose cents.
      const cents = rows.reduce(
        (sum, row) =>
          sum +
          Math.round((row[name] === undefined ? 0 : (dollars(row[name]) ?? Number.NaN)) * 100),
        0,
      );
      return [key, cents / 100];
    }),
  );
};

/** Returns the outlays of all periods in dollars, added in cents; null if a period has none reported. */
export const outlaysFromJson = ({ results }: OverTimeJson): number | null => {
  const amounts = listOf(results, ({ total_outlays: amount }) => dollars(amount) ?? Number.NaN);
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : null;
};

export const summaryFromJson = ({ results }: SummaryJson): KeywordSummary => ({
  transactions: required(number(record(results).prime_awards_count)),
  obligations: number(results?.prime_awards_obligation_amount),
});
