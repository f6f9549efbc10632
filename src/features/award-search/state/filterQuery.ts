import { restoreFilters } from '@/domain/search/filters/registry';
import { parseReadableQuery, toReadableQuery } from '@/domain/search/readableQuery';
import { sameFilters } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { toSavedFilters } from '@/services/search/savedFilters';

/** Returns the readable query of filters. Returns undefined if it is too long, or if it would restore other filters. */
export const toFilterQuery = (filters: SearchFilters): string | undefined => {
  const query = toReadableQuery(toSavedFilters(filters));
  if (query === undefined) return undefined;
  return sameFilters(restoreFilters(parseReadableQuery(query)).filters, filters)
    ? query
    : undefined;
};
