import type { BarRow } from '@/charts/bar-rows/BarRows';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useOpenSearch } from './useOpenSearch';

/** Returns a function that creates the action of a bar: opening a search for its awards. A bar without a search has no action. */
export const useBarAction = (view?: string) => {
  const { open, busy, failed } = useOpenSearch();
  return (key: string, search: SearchFilters | undefined): BarRow['action'] => {
    const words = busy === key ? 'Opening…' : 'View awards';
    return (
      search && {
        label: failed === key ? 'Not opened. Try again' : words,
        done: busy === key,
        onClick: () => void open({ key, filters: () => search, view }),
      }
    );
  };
};
