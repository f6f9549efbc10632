import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isoDay } from '@/domain/fiscal';
import type { ReadyMade } from '@/domain/search/readyMade';
import { loadPart } from '@/lib/part';
import { usePorts } from '@/lib/ports';

/** What a card or the search box asks for; `key` tells which of them is busy. */
export interface SearchWish extends ReadyMade {
  key: string;
  view?: string;
}

/** Opens Advanced Search with filters made for a wish. The search core loads when it is first wanted. */
export const useOpenSearch = () => {
  const navigate = useNavigate();
  const { announce } = usePorts();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState('');
  const open = useCallback(
    async ({ key, view, ...wish }: SearchWish) => {
      setBusy(key);
      setFailed('');
      try {
        const [{ addressWith }, { readyMadeFilters }] = await loadPart(() =>
          Promise.all([import('@/blocks/search-filters'), import('@/domain/search/readyMade')]),
        );
        void navigate(await addressWith(readyMadeFilters(wish, isoDay(new Date())), view));
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
