import type { SearchFilters } from '@/domain/search/searchFilters';
import { toSavedSearchBody, saveSearch } from '@/services/search/savedFilters';

/** Saves filters and returns the path of their search. `view` adds parameters: `section=map`. */
export const createSearchPath = async (
  filters: SearchFilters,
  view = '',
  signal?: AbortSignal,
): Promise<string> =>
  `/search?hash=${await saveSearch(toSavedSearchBody(filters), signal)}${view ? `&${view}` : ''}`;
