import { getPageMeta, searchablePages } from './pageMeta';

describe('the title and description of a page', () => {
  it('are read from the route table', () => {
    expect(getPageMeta('search-hash')).toEqual({
      title: 'Advanced Search',
      description: 'A saved search of federal awards.',
    });
    expect(getPageMeta('about')).toEqual({
      title: 'About',
      description:
        'What this site is for, where its data comes from, how it is built, and how to reach us.',
    });
  });
  it('are those of the not-found page for an unknown route', () =>
    expect(getPageMeta('nothing')).toEqual({
      title: '404',
      description: 'There is no page at this address.',
    }));
});

describe('the searchable pages of the site', () => {
  const pages = searchablePages();
  it('have a path, title and description', () => {
    expect(pages).toContainEqual({
      path: '/db_info',
      title: 'Dun & Bradstreet, Inc. Data',
      description:
        'Limits on the use of identifiers and names that came from a commercial data provider.',
    });
    expect(
      pages.filter(
        ({ title, description }) => !title || typeof description !== 'string' || !description,
      ),
    ).toEqual([]);
  });
  it('have paths without parameters', () => {
    expect(pages.filter(({ path }) => path.includes(':'))).toEqual([]);
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/search',
        '/keyword_search',
        '/training-videos',
        '/federal-spending-guide',
        '/about/foia',
      ]),
    );
  });
  it('omit unlisted pages and pages of single records', () => {
    const paths = pages.map(({ path }) => path);
    for (const path of ['/temp-page', '/award/:awardId']) expect(paths).not.toContain(path);
  });
});
