import pages from './pages.json';

/**
 * One row of the route table. A hidden one is not found until its page is built; its description is written then.
 * Paths are case-sensitive and match whole unless the row says otherwise.
 */
export interface PageEntry { id: string; path: string; title: string; description?: string; hidden?: boolean; caseSensitive?: boolean; exact?: boolean; redirect?: boolean }
export const pageEntries: readonly PageEntry[] = pages;

const built = (id: string): boolean => pages.some((page) => page.id === id && !('hidden' in page && page.hidden));
/** Whether a kind of page exists yet: links to others stay plain text until then. */
export const isBuilt = built;

export const paths = {
  home: () => '/',
  search: (hash?: string) => (hash ? `/search?hash=${hash}` : '/search'),
  award: (generatedId: string) => `/award/${encodeURIComponent(generatedId)}`,
  recipient: (id: string) => `/recipient/${encodeURIComponent(id)}/latest`,
  agency: (slug: string) => `/agency/${slug}`,
} as const;
export type EntityKind = 'award' | 'recipient' | 'agency';
