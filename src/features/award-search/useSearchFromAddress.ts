import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trackSearch } from '@/blocks/search-filters';
import { toIsoDate } from '@/domain/fiscal';
import { getReadableQuery, findUnreadParameters } from '@/domain/search/readableQuery';
import { isEmptySearch } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { slideOutFlags } from '@/lib/url/slideOutAddress';
import type { Notice } from '@/ui/Notices';
import { searchAddress } from './state/searchAddress';
import type { SearchPageState } from './state/searchPageState';
import { restoreSearch } from './state/searchThunks';

const parameterNames = [...Object.keys(searchAddress), ...slideOutFlags];

const createUnusedNotice = (
  source: string,
  parts: readonly string[],
  isEmpty: boolean,
): Notice => ({
  kind: 'warning',
  text: `We couldn’t use part of this ${source}: ${parts.join(', ')}. ${isEmpty ? 'It has no other filters.' : 'All other filters are set.'}`,
});
const LOST_NOTICE: Notice = {
  kind: 'error',
  text: 'We couldn’t find this saved search. It may no longer exist. Choose filters to start a new search.',
};
const failureNotice = (message: string, retry: () => void): Notice => ({
  kind: 'error',
  text: `We couldn’t load the saved search. ${message}`,
  action: { label: 'Retry', run: retry },
});
const versionNotice = (version: string): Notice => ({
  kind: 'warning',
  text: `This search comes from another version of the site (${version.slice(0, 20)}). Check its filters.`,
});

/**
 * Applies the search in the address, on load and on every step back or forward, and reports the parts that could not be used. `hash` takes
 * precedence over filters in the query. Returns whether a search is being opened.
 */
export const useSearchFromAddress = (
  hash: string,
  onNotices: (notices: readonly Notice[]) => void,
): boolean => {
  const dispatch = useThunkDispatch<SearchPageState>();
  const { search } = useLocation();
  const readableQuery = getReadableQuery(search);
  const unusedNames = findUnreadParameters(search, parameterNames)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ');
  // The unused parameters of the last notice. They stay in the address but are reported once.
  const lastReportedNames = useRef('');
  const { track } = usePorts();
  const trackOpenedSearch = useEffectEvent((filters: SearchFilters) =>
    trackSearch(track, filters, toIsoDate(new Date())),
  );
  const [attempt, setAttempt] = useState(0);
  const searchKey = `${hash} ${readableQuery}`.trim();
  const [openedKey, setOpenedKey] = useState('');
  // Going back right after Submit can undo an address that never rendered. The hash is then unchanged, so each history
  // step also runs the effect.
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    const handlePopState = () => setSteps((stepCount) => stepCount + 1);
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    void dispatch(restoreSearch(hash, readableQuery, controller.signal)).then((result) => {
      if (controller.signal.aborted) return;
      setOpenedKey(searchKey);
      const unreportedNames =
        unusedNames && unusedNames !== lastReportedNames.current ? [unusedNames] : [];
      lastReportedNames.current = unusedNames;
      if (result.state === 'current') {
        if (unreportedNames.length)
          onNotices([createUnusedNotice('link', unreportedNames, !hash && !readableQuery)]);
        return;
      }
      if (result.state === 'failed') {
        const retry = () => setAttempt((attemptCount) => attemptCount + 1);
        onNotices([result.lost ? LOST_NOTICE : failureNotice(result.message, retry)]);
        return;
      }
      const unusedParts = [...result.dropped, ...unreportedNames];
      trackOpenedSearch(result.filters);
      const source = hash && !unreportedNames.length ? 'saved search' : 'link';
      onNotices([
        ...(unusedParts.length
          ? [createUnusedNotice(source, unusedParts, isEmptySearch(result.filters))]
          : []),
        ...(result.version ? [versionNotice(result.version)] : []),
      ]);
    });
    return () => controller.abort();
  }, [dispatch, hash, readableQuery, searchKey, unusedNames, attempt, steps, onNotices]);
  return searchKey !== '' && openedKey !== searchKey;
};
