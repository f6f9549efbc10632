import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  selectApplied,
  selectCanSubmit,
  selectHistory,
  selectIsStagedDifferent,
  selectStaged,
  selectView,
  stepFilters,
} from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { plural } from '@/domain/format';
import { toCriteria } from '@/domain/search/filters/registry';
import { isEmptySearch } from '@/domain/search/sameFilters';
import { useToday } from '@/lib/rendering/today';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useAnswer } from '@/lib/requests/useAnswer';
import { searchCounts } from '@/services/search/endpoints';
import type { SearchQuery } from '@/services/search/results';
import { Button } from '@/ui/Button';
import type { SearchPageState } from '../state/searchPageState';
import './submit-bar.scss';

/** Milliseconds without an edit before the matches are counted. */
const COUNT_DELAY_MS = 500;
const nouns: Readonly<Record<SpendingLevel, string>> = {
  awards: 'award',
  subawards: 'subaward',
  transactions: 'transaction',
};

/**
 * Returns a message with the number of matches of the staged filters, or with the state of the count. Returns '' if `isEnabled` is
 * false.
 */
const useMatchMessage = (isEnabled: boolean): string => {
  const stagedFilters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const today = useToday();
  const query = useMemo(
    () => (isEnabled ? { criteria: toCriteria(stagedFilters, { today, level }), level } : null),
    [isEnabled, stagedFilters, level, today],
  );
  const [debouncedQuery, setDebouncedQuery] = useState<SearchQuery | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedQuery(query), query ? COUNT_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [query]);
  const { status, value, current } = useAnswer(
    searchCounts,
    debouncedQuery === query ? query : null,
  );
  if (!query) return '';
  if (status === 'failed')
    return 'We couldn’t count the matches. You can still submit your search.';
  if (!value || !current) return 'Counting matches…';
  const total = Object.values(value).reduce((sum, count) => sum + count, 0);
  return total
    ? `${plural(total, nouns[level])} ${total === 1 ? 'matches' : 'match'}.`
    : `No ${nouns[level]}s match.`;
};

export interface SubmitHandlers {
  onSubmit: () => void;
  onReset: () => void;
}
/** Renders the Submit and Reset buttons. */
export function SubmitButtons({ onSubmit, onReset }: SubmitHandlers) {
  const canSubmit = useSelector(selectCanSubmit);
  const isComplete = useSelector(selectApplied)._complete;
  return (
    <>
      <Button
        className="submit-bar__submit"
        disabled={!canSubmit}
        title={canSubmit ? 'Click to submit your search.' : 'Add or update a filter to submit.'}
        onClick={onSubmit}
      >
        Submit
      </Button>
      <Button look="text" disabled={!isComplete} onClick={onReset}>
        Reset filters
      </Button>
    </>
  );
}

/** Renders the bar with Submit, Reset, Undo and Redo, the number of matches, and a hint on the state of the search. */
export function SubmitBar({ onSubmit, onReset }: SubmitHandlers) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  const isComplete = useSelector(selectApplied)._complete;
  const isDifferent = useSelector(selectIsStagedDifferent);
  const isEmpty = isEmptySearch(useSelector(selectStaged));
  const { past, future } = useSelector(selectHistory);
  const matchMessage = useMatchMessage(isDifferent && !isEmpty);
  const hint = !isComplete
    ? 'Searching…'
    : isEmpty
      ? 'Add or update a filter to submit.'
      : isDifferent
        ? 'Select Submit to search.'
        : 'Nothing has changed since the last search.';
  const step = (direction: 'undo' | 'redo') => {
    if (dispatch(stepFilters(direction)))
      announce(direction === 'undo' ? 'Filter change undone' : 'Filter change redone');
  };
  return (
    <div className="submit-bar" role="region" aria-label="Submit">
      <SubmitButtons onSubmit={onSubmit} onReset={onReset} />
      <Button look="text" disabled={past.isEmpty()} onClick={() => step('undo')}>
        Undo
      </Button>
      <Button look="text" disabled={future.isEmpty()} onClick={() => step('redo')}>
        Redo
      </Button>
      <p className="submit-bar__hint">
        <span role="status">{matchMessage}</span> {hint}
      </p>
    </div>
  );
}
