import { useEffect, useState } from 'react';
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
import { toIsoDate } from '@/domain/fiscal';
import { names } from '@/domain/search/readableQuery';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { Address } from '@/lib/url/address';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import type { Notice } from '@/ui/Notices';
import { toFilterQuery } from './state/filterQuery';
import { rememberSearch } from './state/storedSearches';
import { historyModes, type searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchPageState';
import { saveAgain, submitSearch } from './state/searchThunks';

const resetValues = { tab: '', page: 1, cpage: 1, sort: '', order: 'desc' } as const;
const isHashOfAddress = (hash: string): boolean =>
  new URLSearchParams(window.location.search).get('hash') === hash;

type OnNotices = (notices: readonly Notice[]) => void;
const useSaveNotice = (onNotices: OnNotices) => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce } = usePorts();
  // A search that could not be saved is saved once the browser is online again.
  const [saveOnline, setSaveOnline] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!saveOnline) return undefined;
    window.addEventListener('online', saveOnline);
    return () => window.removeEventListener('online', saveOnline);
  }, [saveOnline]);
  const clearNotices = () => {
    onNotices([]);
    setSaveOnline(null);
  };
  const handleSaved = () => {
    clearNotices();
    announce('The search is saved');
  };
  const reportUnsaved = () => {
    const report = () => {
      const handleRetry = () => void dispatch(saveAgain()).then(handleSaved, report);
      setSaveOnline(() => handleRetry);
      onNotices([
        {
          kind: 'warning',
          text: 'We couldn’t save the search, so this link only works in this browser.',
          action: { label: 'Retry', run: handleRetry },
        },
      ]);
    };
    report();
  };
  return { reportUnsaved, clearNotices };
};

/** Returns the actions that change the applied search. `onNotices` receives the notices of these actions. */
export const useSubmit = ({ write }: Address<typeof searchAddress>, onNotices: OnNotices) => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { announce, track } = usePorts();
  const { filters: appliedFilters } = useSelector(selectApplied);
  const { reportUnsaved, clearNotices } = useSaveNotice(onNotices);

  const submit = () => {
    const result = dispatch(submitSearch());
    if (result) trackSearch(track, result.filters, toIsoDate(new Date()));
    // A new search starts with the default sort of its tab.
    dispatch(orderReset());
    clearNotices();
    if (!result) {
      write({ hash: '', ...resetValues }, 'push', { names });
      return;
    }
    const { filters, hash, hashPromise } = result;
    rememberSearch(filters, new Date());
    const query = toFilterQuery(filters);
    if (query !== undefined) {
      write({ hash: '', ...resetValues }, historyModes.hash, { names, query });
      // The address contains the filters, so it works even if the search is not saved.
      hashPromise.catch(() => undefined);
      return;
    }
    write({ hash, ...resetValues }, historyModes.hash, { names });
    // If the API returns another hash, that hash replaces this one in the address.
    hashPromise.then((newHash) => {
      if (newHash !== hash && isHashOfAddress(hash)) write({ hash: newHash }, 'replace');
    }, reportUnsaved);
  };

  const reset = () => {
    dispatch(searchReset());
    dispatch(viewChanged({ mapHasLoaded: false }));
    clearNotices();
    const view = { layer: '', scope: '', measure: 'total' } as const;
    write({ hash: '', ...resetValues, ...view }, 'push', { names });
    announce('All filters are reset');
  };
  const remove = (chip: FilterChip) => {
    // The chips show the applied filters, so staged edits are discarded instead of submitted unseen.
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
    write({ level, ...resetValues }, historyModes.level);
  };
  return { submit, reset, remove, start, changeLevel };
};
