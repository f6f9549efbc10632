import type { BarRow } from '@/charts/bar-rows/BarRows';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { useOpenSearch } from './useOpenSearch';

/** Returns a function that creates a bar’s action, which opens a search for its awards; undefined for a bar without a search. */
export const useBarAction = (view?: string) => {
  const { open, busy, failed } = useOpenSearch();
  return (key: string, search: SearchFilters | undefined, rowView = view): BarRow['action'] => {
    const label = busy === key ? 'Opening…' : 'View awards';
    return (
      search && {
        label: failed === key ? 'Couldn’t open the search. Try again' : label,
        done: busy === key,
        onClick: () => void open({ key, filters: () => search, view: rowView }),
      }
    );
  };
};
