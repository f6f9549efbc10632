/** @jest-environment node */
import { metaOf, plannedTitle, searchablePages } from './pageMeta';

describe('title and description of a page', () => {
  it('are those of its route', () => {
    expect(metaOf('search-hash')).toEqual({
      title: 'Advanced Search',
      description: 'A saved search of federal awards.',
    });
    expect(metaOf('about')).toEqual({
      title: 'About',
      description:
        'What this site is for, where its data comes from, how it is built, and how to reach us.',
    });
  });
  it('are a title alone where nothing is described yet', () =>
    expect(metaOf('covid-19')).toEqual({ title: 'COVID Relief Spending', description: '' }));
  it('are those of the not-found page for an unknown route', () =>
    expect(metaOf('nothing')).toEqual({
      title: '404',
      description: 'There is no page at this address.',
    }));
});

describe('a page that is planned', () => {
  it.each([
    ['/disaster/covid-19', 'COVID Relief Spending'],
    ['/disaster/covid-19/', 'COVID Relief Spending'],
  ])('is known by its address %s', (path, title) => expect(plannedTitle(path)).toBe(title));
  it('is known by the whole address alone', () => {
    expect(['/disaster/covid-191', '/x/disaster/covid-19'].map(plannedTitle)).toEqual(
      Array(2).fill(undefined),
    );
  });
  it('is none that is built already, nor one that does not exist', () => {
    expect(['/', '/search', '/award/A', '/temp-page', '/nothing'].map(plannedTitle)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('the pages that the search of the site knows', () => {
  const pages = searchablePages();
  it('come with path, title and description', () => {
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
  it('have an address of their own', () => {
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
  it('are neither planned ones nor those of development', () => {
    const paths = pages.map(({ path }) => path);
    for (const path of ['/disaster/covid-19', '/temp-page', '/award/:awardId'])
      expect(paths).not.toContain(path);
  });
});
