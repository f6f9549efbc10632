import type { BarRow } from '@/charts/bar-rows/BarRows';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useOpenSearch } from './useOpenSearch';

/** Returns a function that creates the button of a bar, which opens the search for its awards; none without a search. */
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
