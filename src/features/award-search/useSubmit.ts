import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  orderReset,
  searchReset,
  searchRestored,
  selectApplied,
  trackSearch,
  viewChanged,
  type FilterChip,
} from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { isoDay } from '@/domain/fiscal';
import { readableNames } from '@/domain/search/readableQuery';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { Address } from '@/lib/address';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { Notice } from '@/ui/Notices';
import { rememberSearch } from './state/keptSearches';
import { historyOf, type searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchPageState';
import { saveAgain, submitSearch } from './state/searchThunks';

/** What a new search puts back to its beginning. */
const fromTheTop = { tab: '', page: 1, cpage: 1, sort: '', order: 'desc' } as const;
const isHashOfAddress = (hash: string): boolean =>
  new URLSearchParams(window.location.search).get('hash') === hash;

export interface Submitting {
  /** Applies the staged filters and names the search in the address. */
  submit: () => void;
  reset: () => void;
  /** Takes a chip of the applied search away and searches without it. */
  remove: (chip: FilterChip) => void;
  /** Searches by filters of elsewhere: a ready-made or a kept search. */
  start: (filters: SearchFilters) => void;
  changeLevel: (level: SpendingLevel) => void;
}
/** Everything that makes another search the applied one. `onNotices` hears what to tell of it, '[]' that there is nothing more. */
export const useSubmit = (
  { write }: Address<typeof searchAddress>,
  onNotices: (notices: readonly Notice[]) => void,
): Submitting => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { filters: appliedFilters } = useSelector(selectApplied);
  // What could not be saved without a network is saved when there is one.
  const [saveOnline, setSaveOnline] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!saveOnline) return undefined;
    window.addEventListener('online', saveOnline);
    return () => window.removeEventListener('online', saveOnline);
  }, [saveOnline]);

  const submit = useCallback(() => {
    const result = dispatch(submitSearch());
    if (result) trackSearch(track, result.filters, isoDay(new Date()));
    // A new search begins in the order of its tab.
    dispatch(orderReset());
    onNotices([]);
    setSaveOnline(null);
    if (!result) {
      write({ hash: '', ...fromTheTop }, 'push', readableNames);
      return;
    }
    const { filters, hash, saved } = result;
    rememberSearch(filters, new Date());
    write({ hash, ...fromTheTop }, historyOf.hash, readableNames);
    const tellFailure = () => {
      const handleRetry = () => {
        const tellSuccess = () => {
          onNotices([]);
          setSaveOnline(null);
          announce('The search is saved');
        };
        void dispatch(saveAgain()).then(tellSuccess, tellFailure);
      };
      setSaveOnline(() => handleRetry);
      onNotices([
        {
          kind: 'warning',
          text: 'This link will not work elsewhere yet: the search could not be saved.',
          action: { label: 'Retry', run: handleRetry },
        },
      ]);
    };
    // Should the service name the search otherwise, its name counts.
    saved.then((answered) => {
      if (answered !== hash && isHashOfAddress(hash)) write({ hash: answered }, 'replace');
    }, tellFailure);
  }, [dispatch, write, announce, track, onNotices]);

  const reset = () => {
    dispatch(searchReset());
    dispatch(viewChanged({ mapHasLoaded: false }));
    onNotices([]);
    setSaveOnline(null);
    const view = { layer: '', scope: '', measure: 'total' } as const;
    write({ hash: '', ...fromTheTop, ...view }, 'push', readableNames);
    announce('All filters are reset');
  };
  const remove = (chip: FilterChip) => {
    // A chip stands for the applied search: edits under way would go along unseen, so removal starts from what is applied.
    dispatch({ type: 'searchFilters/restored', filters: appliedFilters });
    chip.remove.forEach((action) => dispatch(action));
    submit();
    announce(`${chip.text} removed`);
  };
  const start = (filters: SearchFilters) => {
    dispatch(searchRestored(filters));
    submit();
  };
  const changeLevel = (level: SpendingLevel) => {
    dispatch(orderReset());
    write({ level, ...fromTheTop }, historyOf.level);
  };
  return { submit, reset, remove, start, changeLevel };
};
