import { useCallback } from 'react';
import { useOpenSearch, type SearchTarget } from '@/blocks/open-search';
import { toIsoDate } from '@/domain/fiscal';
import type { ReadyMadeOptions } from '@/domain/search/readyMade';

/** A ready-made search of a card, a question or the search box. `key` identifies it while it opens and if it fails. */
export interface ReadyMadeSearch extends ReadyMadeOptions {
  key: string;
  view?: string;
}
/** Returns the target that opens a ready-made search in Advanced Search. The code that builds its filters loads on demand. */
export const toSearchTarget = ({ key, view, ...readyMade }: ReadyMadeSearch): SearchTarget => ({
  key,
  view,
  filters: async () => {
    const { readyMadeFilters } = await import('@/domain/search/readyMade');
    return readyMadeFilters(readyMade, toIsoDate(new Date()));
  },
});

/** Returns a function that opens a ready-made search, and the keys of the search that is opening and of the one that failed. */
export const useOpenReadyMade = () => {
  const { open, busy, failed } = useOpenSearch();
  return {
    open: useCallback((search: ReadyMadeSearch) => open(toSearchTarget(search)), [open]),
    busy,
    failed,
  };
};
