import routes from './pages.json?routes';

/** One row of the route table. Paths are case-sensitive and match as a whole, unless `caseSensitive` or `exact` is false. */
export interface PageEntry {
  id: string;
  path: string;
  /** Folder of the page under `features`. */
  feature: string;
  /** Whether the page is unfinished: its address is not found and its code not shipped. */
  hidden?: boolean;
  caseSensitive?: boolean;
  exact?: boolean;
}
export const pageEntries: readonly PageEntry[] = routes;

const patterns: readonly RegExp[] = pageEntries
  .filter(({ hidden }) => !hidden)
  .map(({ path, exact = true }) => {
    const pattern = path === '/' ? '' : path.replaceAll(/:\w+/g, '[^/]+');
    return new RegExp(`^${pattern}${exact ? '' : '(/.*)?'}/?$`);
  });
/** Returns whether the site has a page at an address, ignoring query and hash. */
export const hasPage = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '');
  return patterns.some((pattern) => pattern.test(path));
};

/** Returns the query for a fiscal year; '' for `latest` and `all`, which agencies and federal accounts do not support. */
const yearQuery = (fy: string | number = ''): string => (Number(fy) ? `?fy=${fy}` : '');

export const paths = {
  home: () => '/',
  search: (hash?: string) => (hash ? `/search?hash=${hash}` : '/search'),
  award: (generatedId: string) => `/award/${encodeURIComponent(generatedId)}`,
  recipient: (id: string, fy = '') => `/recipient/${encodeURIComponent(id)}/${fy || 'latest'}`,
  agency: (slug: string, fy?: string | number) => `/agency/${slug}${yearQuery(fy)}`,
  federalAccount: (number: string, fy?: string | number) =>
    `/federal_account/${number}${yearQuery(fy)}`,
} as const;
