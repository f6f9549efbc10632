import { loadCorrections } from '@/blocks/spelling';
import { parseTerm } from '@/domain/content';
import { searchablePages } from '@/domain/site/pageMeta';
import { findSpelling } from '@/domain/site/spelling';
import { usStates } from '@/domain/states';
import { loadChunk } from '@/lib/requests/loadChunk';

/** Returns the name of a state, agency, place, page, glossary term or recipient that a text misspells, or undefined. */
export const correctAnywhere = async (
  text: string,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const { loadAgencyNames, loadPlaceNames, loadRecipientNames } = await loadCorrections();
  const [{ allTerms }, agencies, places, recipients] = await Promise.all([
    loadChunk(() => import('@/markdown/allTerms')),
    loadAgencyNames('awarding', text, signal),
    loadPlaceNames(text, signal),
    loadRecipientNames(text, signal),
  ]);
  return findSpelling(text, [
    ...usStates.map(({ name }) => name),
    ...agencies,
    ...places,
    ...searchablePages().map(({ title }) => title),
    ...Object.entries(allTerms).map(([slug, content]) => parseTerm(slug, content).term),
    ...recipients,
  ]);
};
