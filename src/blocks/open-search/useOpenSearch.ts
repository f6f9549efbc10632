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

/** Returns `open`, which opens Advanced Search at a URL that works for anyone, and the keys of the busy and the failed button. */
export const useOpenSearch = () => {
  const navigate = useNavigate();
  const { announce } = usePorts();
  const [busyKey, setBusy] = useState('');
  const [failedKey, setFailed] = useState('');
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
        announce(`We couldn’t open the search. ${(error as Error).message}`, 'assertive');
      } finally {
        setBusy('');
      }
    },
    [navigate, announce],
  );
  return { open, busy: busyKey, failed: failedKey };
};
