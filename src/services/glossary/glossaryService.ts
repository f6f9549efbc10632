import { makeGlossaryTerm, type GlossaryTerm } from '@/domain/glossary';
import { limits } from '@/lib/layoutTokens';
import { request } from '../http/client';
import { endpoint } from '../http/endpoint';
import { usable } from '../http/read';
import { unreadable } from '../http/serviceError';
import type { GlossaryListJson, GlossaryMatchesJson, GlossaryTermJson } from './wire';

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads terms. Those without a name or slug are dropped; of equal slugs the first stays. */
export const termsFromJson = (list: unknown): readonly GlossaryTerm[] => {
  if (!Array.isArray(list)) throw unreadable();
  const known = new Map<string, GlossaryTerm>();
  for (const json of list as readonly (GlossaryTermJson | null)[]) {
    const term = makeGlossaryTerm({
      term: words(json?.term),
      slug: words(json?.slug),
      dataActTerm: words(json?.data_act_term),
      plain: words(json?.plain),
      official: words(json?.official),
      resources: words(json?.resources),
    });
    if (term.term && term.slug && !known.has(term.slug)) known.set(term.slug, term);
  }
  usable(list, () => known.size > 0);
  return [...known.values()];
};

/** Returns all terms of the glossary. */
export const fetchGlossary = async (signal?: AbortSignal): Promise<readonly GlossaryTerm[]> => {
  const { results } = await request<GlossaryListJson>({
    path: 'v2/references/glossary/',
    query: { limit: limits.glossary },
    signal,
  });
  return termsFromJson(results);
};
/** The terms whose name contains a text. */
export const glossaryMatches = endpoint({
  name: 'glossary/matches',
  method: 'POST',
  path: 'v2/autocomplete/glossary/',
  body: ({ text }: { text: string }) => ({ search_text: text, limit: limits.glossary }),
  read: ({ matched_terms: terms }: GlossaryMatchesJson) => termsFromJson(terms),
});
/** Returns the terms whose name contains a text, for callers outside components. */
export const searchGlossary = (
  text: string,
  signal?: AbortSignal,
): Promise<readonly GlossaryTerm[]> => glossaryMatches.call({ text }, signal);
