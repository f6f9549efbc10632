import { useMemo } from 'react';
import type { AwardTypeTotal } from '@/domain/awardTypeTotals';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { awardGroupKeys } from '@/domain/codes/awardTypes';
import { toCriteria } from '@/domain/search/filters/registry';
import { recordFilters, transactionCriteria, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { searchTotals } from '@/services/search/endpoints';
import type { SearchQuery, TableTotals } from '@/services/search/results';

/** Returns the award types that have obligations. Searches return neither their outlays nor their numbers of awards. @internal */
export const toTypeTotals = (totals: TableTotals): readonly AwardTypeTotal[] =>
  awardGroupKeys.flatMap((key): AwardTypeTotal[] => {
    const amount = totals[`transaction_${key}`];
    if (!amount && !Number.isNaN(amount)) return [];
    return [
      {
        type: key === 'other' ? 'other_financial_assistance' : key,
        obligations: Number.isNaN(amount) ? null : amount!,
        outlays: null,
        awards: null,
      },
    ];
  });
/** Returns the query for the obligations of a subject in a period by award type. All its figures of the period share the request. */
export const useTotalsQuery = (
  { subject, fy }: Pick<SpendingRecord, 'subject' | 'fy'>,
  today: string,
): SearchQuery =>
  useMemo(
    () => ({
      criteria: transactionCriteria(
        recordFilters({ subject, fy, obligations: null }, today),
        today,
      ),
      level: 'transactions',
    }),
    [subject, fy, today],
  );
/** Returns the totals of a search by award type, of prime transactions or subawards. */
export const useSearchTotals = (
  filters: SearchFilters,
  level: 'transactions' | 'subawards',
): Answer<SearchQuery, TableTotals> => {
  const today = useDataDay();
  return useAnswer(
    searchTotals,
    useMemo(
      () => ({ criteria: toCriteria(filters, { today, level }), level }),
      [filters, level, today],
    ),
  );
};
/** Returns the obligations of a record by award type, from the request of the record. */
export const useTypeTotals = (
  record: SpendingRecord,
): Answer<SearchQuery, readonly AwardTypeTotal[]> => {
  const answer = useAnswer(searchTotals, useTotalsQuery(record, useDataDay()));
  const { value } = answer;
  return { ...answer, value: useMemo(() => value && toTypeTotals(value), [value]) };
};
/** Returns the query for the outlays of a subject's awards that were active in a period. */
export const useOutlaysQuery = (
  { subject, fy }: Pick<SpendingRecord, 'subject' | 'fy'>,
  today: string,
): Pick<SearchQuery, 'criteria'> =>
  useMemo(
    () => ({
      criteria: toCriteria(recordFilters({ subject, fy, obligations: null }, today), {
        today,
        level: 'awards',
      }),
    }),
    [subject, fy, today],
  );
