import table from './pages.json?routes';

/**
 * One row of the route table. A hidden one is not found until its page is built, and is not shipped; titles and descriptions are in `pageMeta.ts`.
 * Paths are case-sensitive and match whole unless the row says otherwise.
 */
export interface PageEntry { id: string; path: string; hidden?: boolean; caseSensitive?: boolean; exact?: boolean; redirect?: boolean; /** Stays out of production builds. */ development?: boolean }
export const pageEntries: readonly PageEntry[] = table;

const built = (id: string): boolean => table.some((page) => page.id === id && !page.hidden);
/** Whether a kind of page exists yet: links to others stay plain text until then. */
export const isBuilt = built;

export const paths = {
  home: () => '/',
  search: (hash?: string) => (hash ? `/search?hash=${hash}` : '/search'),
  award: (generatedId: string) => `/award/${encodeURIComponent(generatedId)}`,
  recipient: (id: string) => `/recipient/${encodeURIComponent(id)}/latest`,
  agency: (slug: string) => `/agency/${slug}`,
  federalAccount: (number: string) => `/federal_account/${number}`,
} as const;
export type EntityKind = 'award' | 'recipient' | 'agency';
