import { matchRoutes, type Location } from 'react-router-dom';
import { pageEntries, type PageEntry } from '@/domain/site/paths';
import type { AddressState } from '@/lib/url/addressState';

/** Returns the pattern and case sensitivity of a page's route: by default, case-sensitive and matching the whole path. */
export const getPattern = ({
  path,
  exact = true,
  caseSensitive = true,
}: Omit<PageEntry, 'feature'>) => ({ path: exact ? path : `${path}/*`, caseSensitive });

const routes = pageEntries
  .filter(({ hidden }) => !hidden)
  .map((entry) => ({ ...getPattern(entry), id: entry.id, handle: entry.feature }));

/** Returns the page at an address, with the decoded parameters of its path. The page's ID is '' if no route matches. */
export const matchAddress = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): AddressState => {
  const [match] = matchRoutes(routes, pathname) ?? [];
  return {
    page: match?.route.id ?? '',
    feature: match?.route.handle ?? '',
    params: match?.params ?? {},
    search,
  };
};
