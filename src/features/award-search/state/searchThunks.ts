import {
  searchApplied,
  searchReset,
  searchRestored,
  selectApplied,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { restoreFilters } from '@/domain/search/filters/registry';
import { parseReadableQuery } from '@/domain/search/readableQuery';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { FILTER_VERSION } from '@/domain/site/site';
import type { Thunk } from '@/lib/redux';
import type { ServiceError } from '@/services/http/serviceError';
import {
  fetchSearch,
  toSavedSearchBody,
  savedHash,
  saveSearch,
} from '@/services/search/savedFilters';
import { searchVisited, type WithVisitedSearches } from './visitedSearches';

type WithSearch = WithSearchFilters & WithVisitedSearches;

export interface SubmitResult {
  hash: string;
  filters: SearchFilters;
  /** Resolves to the hash from the API once the search is saved. */
  hashPromise: Promise<string>;
}

/** Applies the staged filters and saves them in the background. If there are none, resets the search and returns undefined. */
export const submitSearch =
  (signal?: AbortSignal): Thunk<WithSearch, SubmitResult | undefined> =>
  (dispatch, getState) => {
    const stagedFilters = selectStaged(getState());
    if (isEmptySearch(stagedFilters)) {
      dispatch(searchReset());
      return undefined;
    }
    dispatch(searchApplied(stagedFilters));
    const body = toSavedSearchBody(stagedFilters);
    const hash = savedHash(body);
    dispatch(searchVisited(hash, body));
    return {
      hash,
      filters: stagedFilters,
      hashPromise: saveSearch(body, signal).then((newHash) => {
        dispatch(searchVisited(newHash, body));
        return newHash;
      }),
    };
  };
/** Saves the applied search again. Resolves to its hash. */
export const saveAgain = (): Thunk<WithSearch, Promise<string>> => (_dispatch, getState) =>
  saveSearch(toSavedSearchBody(selectApplied(getState()).filters));

export type RestoreResult =
  | { state: 'current' }
  | { state: 'restored'; filters: SearchFilters; dropped: string[]; version: string }
  | { state: 'failed'; message: string; lost: boolean };

/** Applies the search with a hash. Sends no request for a search submitted since the page loaded. */
const restoreSavedSearch =
  (hash: string, signal: AbortSignal): Thunk<WithSearch, Promise<RestoreResult>> =>
  async (dispatch, getState) => {
    try {
      const visitedBody = getState().visitedSearches.get(hash);
      const saved = visitedBody
        ? (JSON.parse(visitedBody) as { filters: unknown; version: string })
        : await fetchSearch(hash, signal);
      if (signal.aborted) return { state: 'current' };
      const { filters, dropped } = restoreFilters(saved.filters);
      dispatch(searchRestored(filters));
      return {
        state: 'restored',
        filters,
        dropped,
        version: saved.version === FILTER_VERSION || visitedBody ? '' : saved.version || 'unknown',
      };
    } catch (error) {
      const { message = '', cancelled, status } = error as Partial<ServiceError>;
      if (cancelled || signal.aborted) return { state: 'current' };
      return { state: 'failed', message, lost: status === 400 || status === 404 };
    }
  };
/** Applies the search of an address by its hash or, without a hash, by its filters. Resets the applied search if both are missing. */
export const restoreSearch =
  (
    hash: string,
    readableQuery: string,
    signal: AbortSignal,
  ): Thunk<WithSearch, Promise<RestoreResult>> =>
  async (dispatch, getState) => {
    const applied = selectApplied(getState());
    if (!hash && readableQuery) {
      const { filters, dropped } = restoreFilters(parseReadableQuery(readableQuery));
      if (!applied._empty && sameFilters(applied.filters, filters)) return { state: 'current' };
      dispatch(searchRestored(filters));
      return { state: 'restored', filters, dropped, version: '' };
    }
    if (!hash) {
      if (!applied._empty) dispatch(searchReset());
      return { state: 'current' };
    }
    if (!applied._empty && savedHash(toSavedSearchBody(applied.filters)) === hash)
      return { state: 'current' };
    return dispatch(restoreSavedSearch(hash, signal));
  };
