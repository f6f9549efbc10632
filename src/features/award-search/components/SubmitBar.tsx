import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectApplied, selectCanSubmit, selectHistory, selectIsStagedDifferent, selectStaged, selectView, stepFilters } from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { plural } from '@/domain/format';
import { toCriteria } from '@/domain/search/filters/registry';
import { isEmptySearch } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useRequest } from '@/lib/useRequest';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { fetchCounts, type TabCounts } from '@/services/search/searchService';
import { previewSlice, selectPreview, type SearchPageState } from '../state/searchResults';

/** Milliseconds without an edit before the matches are counted. */
const QUIET = 500;
const nouns: Readonly<Record<SpendingLevel, string>> = { awards: 'award', subawards: 'subaward', transactions: 'transaction' };

/** Number of records that the staged filters find, in words; '' while there is nothing to count or it is not known yet. */
const useMatches = (wanted: boolean): string => {
  const staged = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const criteria = useMemo(() => toCriteria(staged, { today: isoDay(new Date()), level }), [staged, level]);
  const key = useMemo(() => (wanted ? JSON.stringify([filtersFromCriteria(criteria, level), level]) : ''), [wanted, criteria, level]);
  const [quietKey, setQuietKey] = useState('');
  useEffect(() => { const timer = setTimeout(() => setQuietKey(key), key ? QUIET : 0); return () => clearTimeout(timer); }, [key]);
  const asked = quietKey === key ? key : '';
  const { status, answer } = useRequest<SearchPageState, TabCounts>(previewSlice, selectPreview, asked, (signal) => fetchCounts(criteria, level, signal));
  if (!key) return '';
  if (status === 'failed') return 'The matches could not be counted.';
  if (!answer) return 'Counting matches…';
  const total = Object.values(answer).reduce((sum, count) => sum + count, 0);
  return total ? `${plural(total, nouns[level])} ${total === 1 ? 'matches' : 'match'}.` : `No ${nouns[level]}s match.`;
};

/** Submit, Reset, Undo and Redo, with how much the filters would find, or why Submit is off. */
export function SubmitBar({ onSubmit, onReset }: { onSubmit: () => void; onReset: () => void }) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  const canSubmit = useSelector(selectCanSubmit);
  const complete = useSelector(selectApplied)._complete;
  const different = useSelector(selectIsStagedDifferent);
  const empty = isEmptySearch(useSelector(selectStaged));
  const { past, future } = useSelector(selectHistory);
  const matches = useMatches(different && !empty);
  const hint = !complete ? 'Searching…' : empty ? 'Add or update a filter to submit.' : different ? 'Press Submit to search.' : 'The results show these filters.';
  const step = (direction: 'undo' | 'redo') => { if (dispatch(stepFilters(direction))) announce(direction === 'undo' ? 'The last change of the filters is taken back' : 'The change of the filters is made again'); };
  return (
    <div className="submit-bar" role="region" aria-label="Submit">
      <button type="button" className="usa-button submit-bar__submit" disabled={!canSubmit} title={canSubmit ? 'Click to submit your search.' : 'Add or update a filter to submit.'} onClick={onSubmit}>Submit</button>
      <button type="button" className="usa-button usa-button--unstyled" disabled={!complete} onClick={onReset}>Reset filters</button>
      <button type="button" className="usa-button usa-button--unstyled" disabled={past.isEmpty()} onClick={() => step('undo')}>Undo</button>
      <button type="button" className="usa-button usa-button--unstyled" disabled={future.isEmpty()} onClick={() => step('redo')}>Redo</button>
      <p className="submit-bar__hint"><span role="status">{matches}</span> {hint}</p>
    </div>
  );
}
