import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { loadPart } from '@/lib/part';
import { usePorts } from '@/lib/ports';

/** A search to open. */
export interface WayIntoSearch {
  /** Tells which of several ways is busy, or has failed. */
  key: string;
  /** The filters that the search holds; made when the way is taken, so that what makes them may load then. */
  filters: () => SearchFilters | Promise<SearchFilters>;
  /** Further parameters of the address, as `section=map`. */
  view?: string;
}

/** Opens Advanced Search with some filters. The filters are saved first, so that the address works for anyone; what that takes loads when it is first wanted. */
export const useOpenSearch = () => {
  const navigate = useNavigate();
  const { announce } = usePorts();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState('');
  const open = useCallback(
    async ({ key, filters, view }: WayIntoSearch) => {
      setBusy(key);
      setFailed('');
      try {
        const [{ addressWith }, made] = await loadPart(() =>
          Promise.all([import('@/blocks/search-filters'), filters()]),
        );
        void navigate(await addressWith(made, view));
      } catch (error) {
        setFailed(key);
        announce(`The search could not be opened. ${(error as Error).message}`, 'assertive');
      } finally {
        setBusy('');
      }
    },
    [navigate, announce],
  );
  return { open, busy, failed };
};
