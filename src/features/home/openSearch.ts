import { useCallback } from 'react';
import { useOpenSearch, type SearchTarget } from '@/blocks/open-search';
import { toIsoDate } from '@/domain/fiscal';
import type { ReadyMade } from '@/domain/search/readyMade';

/** A ready-made search of a card or the search box; `key` identifies the search that is being opened. */
export interface ReadyMadeSearch extends ReadyMade {
  key: string;
  view?: string;
}
/** Returns the link into Advanced Search for a ready-made search. The code that builds its filters loads on use. */
export const toSearchLink = ({ key, view, ...readyMade }: ReadyMadeSearch): SearchTarget => ({
  key,
  view,
  filters: async () => {
    const { readyMadeFilters } = await import('@/domain/search/readyMade');
    return readyMadeFilters(readyMade, toIsoDate(new Date()));
  },
});

/** Returns a function that opens Advanced Search with the filters of a ready-made search. */
export const useOpenReadyMade = () => {
  const { open, busy, failed } = useOpenSearch();
  return {
    open: useCallback((search: ReadyMadeSearch) => open(toSearchLink(search)), [open]),
    busy,
    failed,
  };
};
