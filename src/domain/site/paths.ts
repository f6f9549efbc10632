import table from './pages.json?routes';

/**
 * One row of the route table. A hidden one is not found until its page is built, and is not shipped; titles and descriptions are in `pageMeta.ts`.
 * Paths are case-sensitive and match whole unless the row says otherwise.
 */
export interface PageEntry {
  id: string;
  path: string;
  /** Folder of `features` that holds the page. */
  feature: string;
  hidden?: boolean;
  caseSensitive?: boolean;
  exact?: boolean;
}
export const pageEntries: readonly PageEntry[] = table;

const patterns = new Map<string, RegExp>();
const patternOf = ({ path, exact = true }: PageEntry): RegExp => {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = new RegExp(
    `^${path === '/' ? '' : path.replaceAll(/:\w+/g, '[^/]+')}${exact ? '' : '(/.*)?'}/?$`,
  );
  patterns.set(path, pattern);
  return pattern;
};
/** Whether a page stands at an address of the site, its query and hash aside: rows of the table that are hidden are not built yet. */
export const hasPage = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '');
  return pageEntries.some((page) => !page.hidden && patternOf(page).test(path));
};

/** A fiscal year as a query of agencies and federal accounts; `latest` and `all` are no year of theirs. */
const yearQuery = (fy: string | number = ''): string => (Number(fy) ? `?fy=${fy}` : '');

/** Addresses of pages. `fy` keeps the year of the figure that leads there. */
export const paths = {
  home: () => '/',
  search: (hash?: string) => (hash ? `/search?hash=${hash}` : '/search'),
  award: (generatedId: string) => `/award/${encodeURIComponent(generatedId)}`,
  recipient: (id: string, fy = '') => `/recipient/${encodeURIComponent(id)}/${fy || 'latest'}`,
  agency: (slug: string, fy?: string | number) => `/agency/${slug}${yearQuery(fy)}`,
  federalAccount: (number: string, fy?: string | number) =>
    `/federal_account/${number}${yearQuery(fy)}`,
} as const;
