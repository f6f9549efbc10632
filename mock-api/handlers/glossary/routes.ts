import type { Route } from '../../core/route';
import { listTerms, searchTerms } from './queries';
import { TermsAnswer, TermSearchAnswer, TermSearchBody, TermsQuery } from './shapes';

/** The routes that list and search the glossary of `content/glossary`. */
export const glossaryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'v2/references/glossary/',
    summary: 'Terms of the glossary',
    errors: [400, 422],
    query: TermsQuery,
    answer: TermsAnswer,
    handler: listTerms,
  },
  {
    method: 'POST',
    path: 'v2/autocomplete/glossary/',
    summary: 'Terms whose names contain the search text',
    errors: [400],
    body: TermSearchBody,
    answer: TermSearchAnswer,
    handler: searchTerms,
  },
];
