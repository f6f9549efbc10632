import { useCallback } from 'react';
import { useOpenSearch, type WayIntoSearch } from '@/blocks/search-ways';
import { isoDay } from '@/domain/fiscal';
import type { ReadyMade } from '@/domain/search/readyMade';

/** A ready-made search of a card or the search box; `key` identifies the one that is busy. */
export interface SearchWish extends ReadyMade {
  key: string;
  view?: string;
}
/** Returns the link into Advanced Search for a ready-made search. The code that builds its filters loads on use. */
export const wayOf = ({ key, view, ...wish }: SearchWish): WayIntoSearch => ({
  key,
  view,
  filters: async () => {
    const { readyMadeFilters } = await import('@/domain/search/readyMade');
    return readyMadeFilters(wish, isoDay(new Date()));
  },
});

/** Returns a function that opens Advanced Search with the filters of a ready-made search. */
export const useOpenWish = () => {
  const { open, busy, failed } = useOpenSearch();
  return { open: useCallback((wish: SearchWish) => open(wayOf(wish)), [open]), busy, failed };
};
