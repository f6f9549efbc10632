import type { IsoDay } from '@/domain/fiscal';
import { toCriteria } from '@/domain/search/filters/registry';
import { readyMadeFilters, type ReadyMadeOptions } from '@/domain/search/readyMade';
import type { SearchQuery } from '@/services/search/results';

/** Returns the query of a question. It uses the same filters as the search that the question links to, so both show the same numbers. */
export const buildSearchQuery = (search: ReadyMadeOptions, today: IsoDay): SearchQuery => ({
  criteria: toCriteria(readyMadeFilters(search, today), { today, level: 'transactions' }),
  level: 'transactions',
});
