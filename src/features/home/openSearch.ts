import { useCallback } from 'react';
import { useOpenSearch, type WayIntoSearch } from '@/blocks/search-ways';
import { isoDay } from '@/domain/fiscal';
import type { ReadyMade } from '@/domain/search/readyMade';

/** What a card or the search box asks for; `key` tells which of them is busy. */
export interface SearchWish extends ReadyMade {
  key: string;
  view?: string;
}
/** The way into the search that a wish asks for; what makes its filters loads when it is taken. */
export const wayOf = ({ key, view, ...wish }: SearchWish): WayIntoSearch => ({
  key,
  view,
  filters: async () => {
    const { readyMadeFilters } = await import('@/domain/search/readyMade');
    return readyMadeFilters(wish, isoDay(new Date()));
  },
});

/** Opens Advanced Search with filters made for a wish. */
export const useOpenWish = () => {
  const { open, busy, failed } = useOpenSearch();
  return { open: useCallback((wish: SearchWish) => open(wayOf(wish)), [open]), busy, failed };
};
