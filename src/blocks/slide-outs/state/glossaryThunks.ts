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

/** The search under way: a newer one cancels it. */
const current: { call: AbortController } = { call: new AbortController() };
/** The list under way and the store it is for (by its `getState`): a panel that is opened again meanwhile does not ask twice. */
let list: { store: object; answer: Promise<void> } | null = null;
const supersede = (): AbortSignal => {
  current.call.abort();
  current.call = new AbortController();
  return current.call.signal;
};
const wasCancelled = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** The terms that came with the site; none when even their file cannot be had. */
const bundledTerms = async (): Promise<readonly GlossaryTerm[]> => {
  try {
    const { allTerms } = await loadPart(() => import('@/markdown/allTerms'));
    return Object.entries(allTerms).map(([slug, text]) => termFromContent(slug, text));
  } catch {
    return [];
  }
};

/** Searches for the input in the box. One or two characters search nothing; an empty box shows every term that is known already. */
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

/** Asks for the list and keeps it; without the service the site's own terms stand in. A search meanwhile goes its own way. */
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
  // What was typed meanwhile has been searched for already.
  if (input() === before) await dispatch(runGlossarySearch());
};

/** Fetches all terms into the cache, once, then shows what the box asks for. When the service fails the site's own terms stand in. `again` asks anyway (Retry). */
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
