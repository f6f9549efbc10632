import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectApplied } from '@/blocks/search-filters';
import { readableNames, toReadable } from '@/domain/search/readableQuery';
import { savedForm } from '@/services/search/savedFilters';

export interface SharedAddress {
  /** Query of the link to share, without its question mark. */
  query: string;
  /** What the link is made of, in words; undefined without a search. */
  note: string | undefined;
}
/** The link to share: it spells the filters out where that stays short, and names the saved search where it does not. */
export const useSharedAddress = (hash: string): SharedAddress => {
  const { search } = useLocation();
  const applied = useSelector(selectApplied);
  const readable = useMemo(
    () => (applied._empty ? '' : toReadable(savedForm(applied.filters))),
    [applied],
  );
  const query = useMemo(() => {
    const shared = new URLSearchParams(search);
    // Without a hash the address spells out more than a short link would, and is what there is to share.
    if (readable !== undefined || hash) readableNames.forEach((name) => shared.delete(name));
    if (readable) shared.delete('hash');
    return [shared.toString(), readable].filter(Boolean).join('&');
  }, [search, readable, hash]);
  if (applied._empty) return { query, note: undefined };
  const note =
    readable || !hash
      ? 'This link spells out the filters.'
      : 'The filters are too many to spell out: this link names the saved search.';
  return { query, note };
};
