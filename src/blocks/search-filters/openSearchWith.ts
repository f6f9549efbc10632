import type { SearchFilters } from '@/domain/search/searchFilters';
import { savedBody, saveSearch } from '@/services/search/savedFilters';

/** Address of Advanced Search with some filters applied: they are saved first, so that the address works for anyone. `view` adds parameters such as `section=map`. Throws what the service throws. */
export const addressWith = async (
  filters: SearchFilters,
  view = '',
  signal?: AbortSignal,
): Promise<string> =>
  `/search?hash=${await saveSearch(savedBody(filters), signal)}${view ? `&${view}` : ''}`;
