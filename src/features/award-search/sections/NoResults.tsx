import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import {
  filterRemovals,
  selectApplied,
  selectIsStagedDifferent,
  type FilterChip,
} from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { plural } from '@/domain/format';
import { toCriteria } from '@/domain/search/filters/registry';
import { periodsOf } from '@/domain/search/searchFilters';
import { useAnswers } from '@/lib/requests/useAnswers';
import { useToday } from '@/lib/rendering/today';
import { searchCounts } from '@/services/search/endpoints';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/Status';
import { useCodeNames } from '../useCodeNames';

/** `useAnswers` requests at most eight queries. */
const MAX_REMOVALS = 8;
const nouns: Readonly<Record<SpendingLevel, string>> = {
  awards: 'awards',
  subawards: 'subawards',
  transactions: 'transactions',
};

/** Counts the results without each filter in turn. Counts nothing while the visitor edits the filters. */
const useRemovals = (level: SpendingLevel) => {
  const { filters } = useSelector(selectApplied);
  const isEdited = useSelector(selectIsStagedDifferent);
  const today = useToday();
  const nameOf = useCodeNames();
  const allRemovals = useMemo(
    () => filterRemovals(filters, today, nameOf),
    [filters, today, nameOf],
  );
  const removals = useMemo(() => allRemovals.slice(0, MAX_REMOVALS), [allRemovals]);
  const queries = useMemo(
    () =>
      removals.map(({ remaining }) =>
        isEdited ? null : { criteria: toCriteria(remaining, { today, level }), level },
      ),
    [removals, isEdited, today, level],
  );
  const counts = useAnswers(searchCounts, queries).map(({ status, value, current }) => ({
    status,
    total: value && current ? Object.values(value).reduce((sum, rowCount) => sum + rowCount, 0) : 0,
  }));
  const isCounting = counts.some(({ status }) => status === 'loading' || status === 'idle');
  const isFailed = counts.some(({ status }) => status === 'failed');
  const mostResults = Math.max(0, ...counts.map(({ total }) => total));
  return {
    best:
      !isCounting && mostResults > 0
        ? {
            chip: removals[counts.findIndex(({ total }) => total === mostResults)]!.chip,
            results: mostResults,
          }
        : undefined,
    /** Whether every count is known and none is above zero. */
    isHopeless: counts.length > 0 && !isCounting && !isFailed && mostResults === 0,
    /** Whether the removal of every filter is counted. */
    isEachCounted: removals.length === allRemovals.length,
    /** Whether the search has a time period, which could be longer. Without one, it covers all years. */
    hasPeriod: !periodsOf(filters).isEmpty(),
  };
};

const getAdvice = (isHopeless: boolean, hasPeriod: boolean): string => {
  if (isHopeless)
    return hasPeriod ? 'Remove several, or choose a longer time period.' : 'Remove several.';
  return hasPeriod
    ? 'Remove a filter or choose a longer time period.'
    : 'Change or remove a filter.';
};

export interface NoResultsProps {
  level: SpendingLevel;
  onRemove: (chip: FilterChip) => void;
}
/** Shows that a search has no results, and names the filter whose removal leaves the most. */
export function NoResults({ level, onRemove }: NoResultsProps) {
  const { best, isHopeless, isEachCounted, hasPeriod } = useRemovals(level);
  const isNoneEnough = isHopeless && isEachCounted;
  return (
    <EmptyState
      title="No results found."
      action={
        best && (
          <Button look="outline" onClick={() => onRemove(best.chip)}>
            Remove {best.chip.text}
          </Button>
        )
      }
    >
      <p role="status">
        No {nouns[level]} match these filters.{' '}
        {best ? (
          <>
            Try removing <strong>{best.chip.text}</strong>, which alone would leave{' '}
            {plural(best.results, 'result')}.
          </>
        ) : (
          `${isNoneEnough ? 'Removing any one of them is not enough. ' : ''}${getAdvice(isHopeless, hasPeriod)}`
        )}
      </p>
    </EmptyState>
  );
}
