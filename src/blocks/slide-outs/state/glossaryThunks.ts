import { termFromContent } from '@/domain/content';
import { matchTerms, searches, type GlossaryTerm } from '@/domain/glossary';
import { logError } from '@/lib/logError';
import { loadPart } from '@/lib/part';
import type { Thunk } from '@/lib/redux';
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

/** The pending search; a newer one aborts it. */
const current: { call: AbortController } = { call: new AbortController() };
/** The pending list request and its store (identified by `getState`), so that reopening the panel does not request the list twice. */
let list: { store: object; answer: Promise<void> } | null = null;
const supersede = (): AbortSignal => {
  current.call.abort();
  current.call = new AbortController();
  return current.call.signal;
};
const wasCancelled = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** Returns the terms bundled with the site; [] if their chunk cannot be loaded. */
const bundledTerms = async (): Promise<readonly GlossaryTerm[]> => {
  try {
    const { allTerms } = await loadPart(() => import('@/markdown/allTerms'));
    return Object.entries(allTerms).map(([slug, text]) => termFromContent(slug, text));
  } catch {
    return [];
  }
};

/** Searches for the text in the box. One or two characters search nothing; an empty box shows every cached term. */
export const runGlossarySearch =
  (): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState) => {
    const {
      search: { input },
      cache,
    } = selectGlossary(getState());
    if (!searches(input)) return;
    const signal = supersede();
    const all = [...cache.values()];
    if (!input.trim()) {
      dispatch(glossaryResultsSet(all));
      return;
    }
    dispatch(glossarySearchRequested());
    try {
      const results = await searchGlossary(input.trim(), signal);
      if (!signal.aborted) dispatch(glossaryResultsSet(results));
    } catch (error) {
      if (wasCancelled(error, signal)) return;
      logError(error);
      dispatch(glossarySearchFailed(matchTerms(all, input)));
    }
  };

/** Loads the list into the cache; if the service fails, uses the bundled terms. A search in the meantime runs independently. */
const fetchList = (): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState) => {
  const input = () => selectGlossary(getState()).search.input;
  const before = input();
  dispatch(glossaryRequested());
  try {
    const terms = await fetchGlossary();
    dispatch(glossaryReceived(terms));
    if (!searches(input())) dispatch(glossaryResultsSet(terms));
  } catch (error) {
    logError(error);
    const terms = await bundledTerms();
    dispatch(glossaryFailed(terms));
    dispatch(glossaryResultsSet(matchTerms(terms, input())));
    return;
  }
  // Text typed in the meantime has already been searched for.
  if (input() === before) await dispatch(runGlossarySearch());
};

/**
 * Loads all terms into the cache once, then shows the terms that match the search box. If the service fails, uses the bundled terms.
 * `again` forces a new request (Retry).
 */
export const loadGlossary =
  (again = false): Thunk<WithSlideOuts, Promise<void>> =>
  async (dispatch, getState) => {
    if (!again && selectGlossary(getState()).cache.size) {
      await dispatch(runGlossarySearch());
      return;
    }
    if (list?.store !== getState)
      list = {
        store: getState,
        answer: dispatch(fetchList()).finally(() => {
          if (list?.store === getState) list = null;
        }),
      };
    await list.answer;
  };
