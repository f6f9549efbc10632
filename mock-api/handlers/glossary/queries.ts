import { pageMetadata } from '../../core/paging';
import type { Call } from '../../core/route';
import { readGlossary } from './terms';

/** Returns one page of all glossary terms. */
export const listTerms = async ({ query }: Call) => {
  const { page = 1, limit = 500 } = query as { page?: number; limit?: number };
  const terms = readGlossary();
  const hasNext = page * limit < terms.length;
  return {
    page_metadata: { ...pageMetadata(page, hasNext), count: terms.length },
    results: terms.slice((page - 1) * limit, page * limit),
  };
};
/** Returns the terms whose name contains the text. Case is ignored. */
export const searchTerms = async ({ body }: Call) => {
  const { search_text: text, limit = 10 } = body as { search_text: string; limit?: number };
  const phrase = text.trim().toLowerCase();
  const matches = readGlossary()
    .filter(({ term }) => term.toLowerCase().includes(phrase))
    .slice(0, limit);
  return {
    results: matches.map(({ term }) => term),
    count: matches.length,
    search_text: text,
    matched_terms: matches,
  };
};
