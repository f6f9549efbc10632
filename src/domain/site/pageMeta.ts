import pages from './pages.json';

/**
 * Title and description of a page. This module loads after the page’s first scripts, because the server has already written both into
 * the page.
 */
export interface PageMeta {
  title: string;
  description: string;
}
const notFoundMeta: PageMeta = { title: '404', description: 'There is no page at this address.' };
/** Returns the title and description of a page; those of the not-found page for an unknown id. */
export const getPageMeta = (id: string): PageMeta => {
  const page = pages.find((entry) => entry.id === id);
  return page
    ? { title: page.title, description: ('description' in page && page.description) || '' }
    : notFoundMeta;
};

/** Returns the listed pages that have a fixed address, for the site search. */
export const searchablePages = (): readonly (PageMeta & { path: string })[] =>
  pages
    .filter(
      (page) =>
        !('hidden' in page && page.hidden) && !('unlisted' in page) && !page.path.includes(':'),
    )
    .map(({ id, path }) => ({ path, ...getPageMeta(id) }));
