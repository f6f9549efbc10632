import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { loadChunk } from '@/lib/requests/loadChunk';
import { usePorts } from '@/lib/ports';

export interface SearchTarget {
  /** Identifies the button that is busy or has failed. */
  key: string;
  /** Creates the filters when the search is opened, so that their code can load lazily. */
  filters: () => SearchFilters | Promise<SearchFilters>;
  /** More URL parameters, such as `section=map`. */
  view?: string;
}

/** Returns a function that saves filters, so that the URL works for anyone, and opens Advanced Search. Its code loads on the first use. */
export const useOpenSearch = () => {
  const navigate = useNavigate();
  const { announce } = usePorts();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState('');
  const open = useCallback(
    async ({ key, filters, view }: SearchTarget) => {
      setBusy(key);
      setFailed('');
      try {
        const [{ createSearchPath }, loadedFilters] = await loadChunk(() =>
          Promise.all([import('@/blocks/search-filters'), filters()]),
        );
        void navigate(await createSearchPath(loadedFilters, view));
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
