import { makeGlossaryTerm, type GlossaryTerm } from '@/domain/glossary';
import { limits } from '@/lib/layoutTokens';
import { request } from '../http/client';
import { endpoint } from '../http/endpoint';
import { filterUsable } from '../http/read';
import { unreadableError } from '../http/serviceError';
import type { GlossaryListJson, GlossaryMatchesJson, GlossaryTermJson } from './wire';

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Reads terms. Drops terms without a name or slug, and terms whose slug repeats an earlier one. */
export const termsFromJson = (list: unknown): readonly GlossaryTerm[] => {
  if (!Array.isArray(list)) throw unreadableError();
  const termsBySlug = new Map<string, GlossaryTerm>();
  for (const json of list as readonly (GlossaryTermJson | null)[]) {
    const term = makeGlossaryTerm({
      term: readText(json?.term),
      slug: readText(json?.slug),
      dataActTerm: readText(json?.data_act_term),
      plain: readText(json?.plain),
      official: readText(json?.official),
      resources: readText(json?.resources),
    });
    if (term.term && term.slug && !termsBySlug.has(term.slug)) termsBySlug.set(term.slug, term);
  }
  filterUsable(list, () => termsBySlug.size > 0);
  return [...termsBySlug.values()];
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
