/** @jest-environment <rootDir>/tests/environment.js */
import { metaOf, plannedTitle, searchablePages, writeCanonical } from './pageMeta';

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
    expect(metaOf('explorer')).toEqual({ title: 'Government Spending Explorer', description: '' }));
  it('are those of the not-found page for an unknown route', () =>
    expect(metaOf('nothing')).toEqual({
      title: '404',
      description: 'There is no page at this address.',
    }));
});

describe('a page that is planned', () => {
  it.each([
    ['/explorer', 'Government Spending Explorer'],
    ['/explorer/', 'Government Spending Explorer'],
    ['/explorer/agency', 'Government Spending Explorer'],
    ['/state/06', 'State Profile'],
    ['/state/06/2024', 'State Profile'],
    ['/submission-statistics/agency/097', 'Submission Statistics'],
  ])('is known by its address %s', (path, title) => expect(plannedTitle(path)).toBe(title));
  it('is known by the whole address alone', () => {
    expect(
      ['/explorers', '/x/explorer', '/explorer/agency/more', '/state/06/2024/more', '/state//'].map(
        plannedTitle,
      ),
    ).toEqual(Array(5).fill(undefined));
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
    for (const path of [
      '/explorer',
      '/agency',
      '/disaster/covid-19',
      '/temp-page',
      '/award/:awardId',
    ])
      expect(paths).not.toContain(path);
  });
});

describe('the address and words that search engines read', () => {
  const tags = (selector: string) => [...document.head.querySelectorAll(selector)];
  const contents = () =>
    tags('meta[property^="og:"]').map((tag) => [
      tag.getAttribute('property'),
      tag.getAttribute('content'),
    ]);
  beforeEach(() => {
    document.head.innerHTML = '<meta name="description" content="kept">';
  });
  it('are written into the page', () => {
    writeCanonical('https://example.gov/about', 'About', 'What this is.');
    expect(tags('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.gov/about',
    ]);
    expect(contents()).toEqual([
      ['og:url', 'https://example.gov/about'],
      ['og:title', 'About'],
      ['og:description', 'What this is.'],
    ]);
    expect(tags('meta[name="description"]').map((tag) => tag.getAttribute('content'))).toEqual([
      'kept',
    ]);
  });
  it('take the place of those of the page before, whose tags stay the only ones', () => {
    document.head.innerHTML +=
      '<link rel="icon" href="/icon.svg"><link rel="canonical" href="/old"><meta property="og:title" content="Old">';
    writeCanonical('https://example.gov/a', 'A', 'First.');
    writeCanonical('https://example.gov/b', 'B', 'Second.');
    expect(
      tags('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    ).toEqual([
      ['icon', '/icon.svg'],
      ['canonical', 'https://example.gov/b'],
    ]);
    expect(Object.fromEntries(contents())).toEqual({
      'og:title': 'B',
      'og:url': 'https://example.gov/b',
      'og:description': 'Second.',
    });
    expect(contents()).toHaveLength(3);
  });
});
