import { Type } from '@sinclair/typebox';
import { NullableText } from '../core/shapes';
import { Limit, Page, PageMetadata, pageMetadata } from '../core/paging';
import type { Route } from '../core/route';
import { readGlossary } from '../glossary';

const Term = Type.Object({
  term: Type.String(),
  slug: Type.String(),
  data_act_term: NullableText,
  plain: Type.String(),
  official: NullableText,
  resources: NullableText,
});

/** The glossary of `content/glossary`: its list and the search in its names. */
export const glossaryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/glossary/',
    summary: 'Terms of the glossary',
    errors: [400, 422],
    query: Type.Object({ page: Page, limit: Limit(500, 500) }),
    answer: Type.Object({
      page_metadata: Type.Composite([PageMetadata, Type.Object({ count: Type.Integer() })]),
      results: Type.Array(Term),
    }),
    handler: async ({ query }) => {
      const { page = 1, limit = 500 } = query as { page?: number; limit?: number };
      const terms = readGlossary();
      const hasNext = page * limit < terms.length;
      return {
        page_metadata: { ...pageMetadata(page, hasNext), count: terms.length },
        results: terms.slice((page - 1) * limit, page * limit),
      };
    },
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/glossary/',
    summary: 'Terms whose names hold a text',
    errors: [400],
    body: Type.Object({ search_text: Type.String(), limit: Limit(500, 10) }),
    answer: Type.Object({
      results: Type.Array(Type.String()),
      count: Type.Integer(),
      search_text: Type.String(),
      matched_terms: Type.Array(Term),
    }),
    handler: async ({ body }) => {
      const { search_text: text, limit = 10 } = body as { search_text: string; limit?: number };
      const phrase = text.trim().toLowerCase();
      const matched = readGlossary()
        .filter(({ term }) => term.toLowerCase().includes(phrase))
        .slice(0, limit);
      return {
        results: matched.map(({ term }) => term),
        count: matched.length,
        search_text: text,
        matched_terms: matched,
      };
    },
  },
];
