import { resultTabs, type SpendingLevel } from '@/domain/codes/resultTabs';
import type { Period, TimePoint } from '@/domain/fiscalPeriods';
import { promised, unreadable } from '../http/serviceError';
import type {
  CategoryPage,
  KeywordSummary,
  NewAwardsPoint,
  PlaceTotal,
  TabCounts,
  TableTotals,
} from './results';
import { textFromJson } from './textFromJson';
import type {
  CategoryJson,
  CountsJson,
  GeographyJson,
  NewAwardsJson,
  OverTimeJson,
  PeriodJson,
  SummaryJson,
} from './wire';

const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
const words = (value: unknown): string => textFromJson(value) ?? '';
/** The service's name of a tab: that of transactions and awards is one. */
const wireName = (key: string): string => key.replace(/^transaction_/, '');

export const countsFromJson = ({ results }: CountsJson, level: SpendingLevel): TabCounts => {
  if (typeof results !== 'object' || results === null) throw unreadable();
  return Object.fromEntries(
    resultTabs[level].map(({ key }) => [key, whole(results[wireName(key)])]),
  );
};

const periodFromJson = (period: PeriodJson | null | undefined): Period => {
  const fiscalYear = Number(period?.fiscal_year);
  if (!Number.isInteger(fiscalYear)) throw unreadable();
  return {
    fiscalYear,
    ...(period?.quarter ? { quarter: Number(period.quarter) } : {}),
    ...(period?.month ? { month: Number(period.month) } : {}),
  };
};
export const timeFromJson = ({ results }: OverTimeJson): readonly TimePoint[] =>
  promised(results).map(({ time_period: period, aggregated_amount: amount }) => ({
    ...periodFromJson(period),
    obligations: whole(amount),
  }));
export const newAwardsFromJson = ({ results }: NewAwardsJson): readonly NewAwardsPoint[] =>
  promised(results).map(({ time_period: period, new_award_count_in_period: newAwards }) => ({
    ...periodFromJson(period),
    newAwards: whole(newAwards),
  }));

/** In the service's order. */
export const placesFromJson = ({ results }: GeographyJson): readonly PlaceTotal[] =>
  promised(results).map((row) => ({
    code: row.shape_code ?? '',
    name: row.display_name ?? '',
    obligations: row.aggregated_amount ?? 0,
    population: row.population ?? null,
    perCapita: row.per_capita ?? null,
  }));

export const categoryFromJson = ({
  results,
  page_metadata: metadata,
}: CategoryJson): CategoryPage => ({
  hasNext: metadata?.hasNext === true,
  rows: promised(results).map((row) => ({
    id: words(row.id),
    code: words(row.code),
    name: words(row.name),
    obligations: row.amount ?? 0,
    agencySlug: words(row.agency_slug),
    recipientId: words(row.recipient_id),
    uei: words(row.uei),
    agency: { name: words(row.agency_name), abbreviation: words(row.agency_abbreviation) },
  })),
});

const seriesOfTab: Readonly<Record<string, string>> = {
  contracts: 'Contract',
  idvs: 'Idv',
  grants: 'Grant',
  direct_payments: 'Direct',
  loans: 'Loan',
  other: 'Other',
  subcontracts: 'Contract',
  subgrants: 'Grant',
};
/** Sums of the very rows the table lists, from a series by fiscal year. */
export const tableTotalsFromJson = (
  { results }: OverTimeJson,
  level: SpendingLevel,
): TableTotals => {
  const years = promised(results);
  return Object.fromEntries(
    resultTabs[level].map(({ key }) => {
      const name = `${seriesOfTab[wireName(key)]!}_Obligations`;
      // Whole cents: amounts of trillions lose them when they are added as they are.
      const cents = years.reduce((sum, row) => sum + Math.round(Number(row[name] ?? 0) * 100), 0);
      return [key, cents / 100];
    }),
  );
};

export const summaryFromJson = ({ results }: SummaryJson): KeywordSummary => {
  if (typeof results?.prime_awards_count !== 'number') throw unreadable();
  return {
    transactions: results.prime_awards_count,
    obligations: results.prime_awards_obligation_amount ?? 0,
  };
};
