import { termFromContent } from '@/domain/content';
import { matchTerms, searches, type GlossaryTerm } from '@/domain/glossary';
import { logError } from '@/lib/logError';
import type { Thunk } from '@/lib/redux';
import { fetchGlossary, searchGlossary } from '@/services/glossary/glossaryService';
import { glossaryFailed, glossaryReceived, glossaryRequested, glossaryResultsSet, glossarySearchFailed, glossarySearchRequested, selectGlossary, type WithSlideOuts } from './slideOutState';

/** The request under way: a newer one cancels it. */
const current: { call: AbortController } = { call: new AbortController() };
const supersede = (): AbortSignal => {
  current.call.abort();
  current.call = new AbortController();
  return current.call.signal;
};
const wasCancelled = (error: unknown, signal: AbortSignal): boolean => signal.aborted || (error as { cancelled?: boolean }).cancelled === true;
/** The terms that came with the site; none when even their file cannot be had. */
const bundledTerms = async (): Promise<readonly GlossaryTerm[]> => {
  try {
    const { allTerms } = await import('@/markdown/allTerms');
    return Object.entries(allTerms).map(([slug, text]) => termFromContent(slug, text));
  } catch {
    return [];
  }
};

/** Searches for the input in the box. One or two characters search nothing; an empty box shows every term that is known already. */
export const runGlossarySearch = (): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState) => {
  const { search: { input }, cache } = selectGlossary(getState());
  if (!searches(input)) return;
  const signal = supersede();
  const all = [...cache.values()];
  if (!input.trim()) { dispatch(glossaryResultsSet(all)); return; }
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

/** Fetches all terms into the cache, once, then shows what the box asks for. When the service fails the site's own terms stand in. `again` asks anyway (Retry). */
export const loadGlossary = (again = false): Thunk<WithSlideOuts, Promise<void>> => async (dispatch, getState) => {
  if (!again && selectGlossary(getState()).cache.size) { await dispatch(runGlossarySearch()); return; }
  const signal = supersede();
  dispatch(glossaryRequested());
  try {
    const terms = await fetchGlossary(signal);
    if (signal.aborted) return;
    dispatch(glossaryReceived(terms));
  } catch (error) {
    if (wasCancelled(error, signal)) return;
    logError(error);
    const terms = await bundledTerms();
    if (signal.aborted) return;
    dispatch(glossaryFailed(terms));
    dispatch(glossaryResultsSet(matchTerms(terms, selectGlossary(getState()).search.input)));
    return;
  }
  await dispatch(runGlossarySearch());
};
