import type { SearchFilters } from '@/domain/search/searchFilters';
import { savedBody, saveSearch } from '@/services/search/savedFilters';

/**
 * Returns the path of Advanced Search with `filters` applied. Saves them first, so that the URL works for anyone. `view` adds parameters
 * such as `section=map`. Throws if saving fails.
 */
export const addressWith = async (
  filters: SearchFilters,
  view = '',
  signal?: AbortSignal,
): Promise<string> =>
  `/search?hash=${await saveSearch(savedBody(filters), signal)}${view ? `&${view}` : ''}`;
