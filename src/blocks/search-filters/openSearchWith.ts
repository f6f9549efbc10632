import type { SearchFilters } from '@/domain/search/searchFilters';
import { savedBody, saveSearch } from '@/services/search/savedFilters';

/** Saves filters and returns the path of their search. `view` adds parameters: `section=map`. */
export const addressWith = async (
  filters: SearchFilters,
  view = '',
  signal?: AbortSignal,
): Promise<string> =>
  `/search?hash=${await saveSearch(savedBody(filters), signal)}${view ? `&${view}` : ''}`;
