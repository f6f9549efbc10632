import pages from './pages.json';

/** Title and description of a page, loaded after its first scripts: the server has written both into the page already. */
export interface PageMeta {
  title: string;
  description: string;
}
const notFound: PageMeta = { title: '404', description: 'There is no page at this address.' };
/** What stands in the title and description for the page of a route; an unknown id is the not-found page. */
export const metaOf = (id: string): PageMeta => {
  const page = pages.find((entry) => entry.id === id);
  return page
    ? { title: page.title, description: ('description' in page && page.description) || '' }
    : notFound;
};

/** Returns the listed pages with an address of their own, for the site search. */
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
