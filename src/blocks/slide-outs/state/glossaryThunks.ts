import { parseTerm } from '@/domain/content';
import { matchTerms, isSearchable, type GlossaryTerm } from '@/domain/glossary';
import { logError } from '@/lib/logError';
import { loadChunk } from '@/lib/requests/loadChunk';
import { startJob, type Thunk } from '@/lib/redux';
import { fetchGlossary, searchGlossary } from '@/services/glossary/glossaryService';
import {
  glossaryFailed,
  glossaryReceived,
  glossaryRequested,
  glossaryResultsSet,
  glossarySearchFailed,
  glossarySearchRequested,
  selectGlossary,
  type WithSlideOuts,
} from './slideOutState';

/** Job key of the search. A newer search aborts the running one. */
const SEARCH_JOB = 'glossary search';
const LIST_JOB = 'glossary list';
const wasCancelled = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** Returns the terms bundled with the site; [] if their chunk cannot be loaded. */
const loadBundledTerms = async (): Promise<readonly GlossaryTerm[]> => {
  try {
    const { allTerms } = await loadChunk(() => import('@/markdown/allTerms'));
    return Object.entries(allTerms).map(([slug, text]) => parseTerm(slug, text));
  } catch {
    return [];
  }
};

/** Searches for the text in the box. Does nothing for one or two characters. Shows every cached term if the box is empty. */
export const runGlossarySearch =
  (): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState, jobs) => {
    const {
      search: { input },
      cache,
    } = selectGlossary(getState());
    if (!isSearchable(input)) return;
    const { signal } = startJob(jobs, SEARCH_JOB);
    const cachedTerms = [...cache.values()];
    if (!input.trim()) {
      dispatch(glossaryResultsSet(cachedTerms));
      return;
    }
    dispatch(glossarySearchRequested());
    try {
      const results = await searchGlossary(input.trim(), signal);
      if (!signal.aborted) dispatch(glossaryResultsSet(results));
    } catch (error) {
      if (wasCancelled(error, signal)) return;
      logError(error);
      dispatch(glossarySearchFailed(matchTerms(cachedTerms, input)));
    }
  };

/**
 * Loads the list into the cache and searches for the text in the box, unless the text changed in the meantime. If the service fails,
 * caches and matches the bundled terms instead.
 */
const fetchList = (): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState) => {
  const getInput = () => selectGlossary(getState()).search.input;
  const inputBefore = getInput();
  dispatch(glossaryRequested());
  try {
    const terms = await fetchGlossary();
    dispatch(glossaryReceived(terms));
    if (!isSearchable(getInput())) dispatch(glossaryResultsSet(terms));
  } catch (error) {
    logError(error);
    const terms = await loadBundledTerms();
    dispatch(glossaryFailed(terms));
    dispatch(glossaryResultsSet(matchTerms(terms, getInput())));
    return;
  }
  // If the text changed while the list loaded, a search for it has already started.
  if (getInput() === inputBefore) await dispatch(runGlossarySearch());
};

/** Loads all terms into the cache once and searches for the text in the box. `shouldReload` forces a new request (Retry). */
export const loadGlossary =
  (shouldReload = false): Thunk<WithSlideOuts, Promise<void>> =>
  async (dispatch, getState, jobs) => {
    if (!shouldReload && selectGlossary(getState()).cache.size) {
      await dispatch(runGlossarySearch());
      return;
    }
    // Reopening the panel while the list loads does not request it twice.
    if (jobs.running.has(LIST_JOB)) return;
    startJob(jobs, LIST_JOB);
    await dispatch(fetchList()).finally(() => jobs.running.delete(LIST_JOB));
  };
