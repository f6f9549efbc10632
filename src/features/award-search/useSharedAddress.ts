import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectApplied } from '@/blocks/search-filters';
import { names } from '@/domain/search/readableQuery';
import { changeQuery, splitQuery } from '@/lib/url/query';
import { toFilterQuery } from './state/filterQuery';

export interface SharedAddress {
  /** Query of the link to share, without its question mark. */
  query: string;
  /** What the link contains, as text; undefined without a search. */
  note: string | undefined;
}
/** Returns the query of the link to share, and a note. The query contains the filters if they are short enough, else their hash. */
export const useSharedAddress = (hash: string): SharedAddress => {
  const { search } = useLocation();
  const appliedSearch = useSelector(selectApplied);
  const filterQuery = useMemo(
    () => (appliedSearch._empty ? '' : toFilterQuery(appliedSearch.filters)),
    [appliedSearch],
  );
  const query = useMemo(() => {
    // If the filters are too long for a link and there is no hash, the filters in the address are kept.
    const removedNames = [
      ...(filterQuery !== undefined || hash ? names : []),
      ...(filterQuery ? ['hash'] : []),
    ];
    const otherParameters = changeQuery(
      search,
      Object.fromEntries(removedNames.map((name) => [name, undefined])),
    );
    return [...splitQuery(otherParameters), ...splitQuery(filterQuery ?? '')].join('&');
  }, [search, filterQuery, hash]);
  if (appliedSearch._empty) return { query, note: undefined };
  const note =
    filterQuery || !hash
      ? 'This link contains the filters.'
      : 'The filters are too long for a link, so the link contains a saved search.';
  return { query, note };
};
