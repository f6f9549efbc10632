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

/** The address values that a new search resets. */
const fromTheTop = { tab: '', page: 1, cpage: 1, sort: '', order: 'desc' } as const;
const isHashOfAddress = (hash: string): boolean =>
  new URLSearchParams(window.location.search).get('hash') === hash;

export interface Submitting {
  /** Applies the staged filters and writes the hash of the search to the address. */
  submit: () => void;
  reset: () => void;
  /** Removes a chip of the applied search and searches without it. */
  remove: (chip: FilterChip) => void;
  /** Searches by other filters: an example or a saved search. */
  start: (filters: SearchFilters) => void;
  changeLevel: (level: SpendingLevel) => void;
}
/** Returns the actions that change the applied search. `onNotices` receives the notices about it; '[]' clears them. */
export const useSubmit = (
  { write }: Address<typeof searchAddress>,
  onNotices: (notices: readonly Notice[]) => void,
): Submitting => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { filters: appliedFilters } = useSelector(selectApplied);
  // A search that could not be saved is saved once the browser is online again.
  const [saveOnline, setSaveOnline] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!saveOnline) return undefined;
    window.addEventListener('online', saveOnline);
    return () => window.removeEventListener('online', saveOnline);
  }, [saveOnline]);

  const submit = useCallback(() => {
    const result = dispatch(submitSearch());
    if (result) trackSearch(track, result.filters, isoDay(new Date()));
    // A new search starts with the default sort of its tab.
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
          text: 'We couldn’t save the search, so this link only works in this browser.',
          action: { label: 'Retry', run: handleRetry },
        },
      ]);
    };
    // If the API returns another hash, that hash replaces this one in the address.
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
    // Chips show the applied search. Removal starts from the applied filters, so that staged edits are not submitted unseen.
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
