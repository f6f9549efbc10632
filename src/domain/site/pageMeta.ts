import pages from './pages.json';

/** Title and description of a page. They load after the page's first scripts, because the server has already written both into the page. */
export interface PageMeta {
  title: string;
  description: string;
}
const notFound: PageMeta = { title: '404', description: 'There is no page at this address.' };
/** Returns the title and description of a route's page. An unknown id returns those of the not-found page. */
export const metaOf = (id: string): PageMeta => {
  const page = pages.find((entry) => entry.id === id);
  return page
    ? { title: page.title, description: ('description' in page && page.description) || '' }
    : notFound;
};

/** Returns the listed pages that have a fixed address, for the site search. */
export const searchablePages = (): readonly {
  path: string;
  title: string;
  description: string;
}[] =>
  pages.flatMap((page) =>
    ('hidden' in page && page.hidden) || 'unlisted' in page || page.path.includes(':')
      ? []
      : [
          {
            path: page.path,
            title: page.title,
            description: ('description' in page && page.description) || '',
          },
        ],
  );
