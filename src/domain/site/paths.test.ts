import pages from './pages.json';
import { pageEntries, paths } from './paths';

/** The module caches address patterns, so each test imports a fresh copy. */
let hasPage: (address: string) => boolean;
beforeEach(async () => {
  jest.resetModules();
  ({ hasPage } = await import('./paths'));
});

describe('hasPage', () => {
  it.each([
    '/',
    '/search',
    '/searchv2',
    '/keyword_search',
    '/download_center',
    '/data-dictionary',
    '/data-sources',
    '/about',
    '/about/privacy',
    '/db_info',
  ])('finds %s', (path) => {
    expect(hasPage(path)).toBe(true);
  });
  it('ignores query and hash', () => {
    expect(
      ['/search?hash=abc', '/search#results', '/search?tab=map#results', '/?glossary=award'].map(
        hasPage,
      ),
    ).toEqual([true, true, true, true]);
    expect(['/nowhere?page=/search', '/nowhere#/search'].map(hasPage)).toEqual([false, false]);
  });
  it('ignores one trailing slash', () => {
    expect(['/search/', '/about/privacy/', '/keyword_search/wheat/'].map(hasPage)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/search//', '//'].map(hasPage)).toEqual([false, false]);
  });
  it('accepts any one segment for a parameter', () => {
    expect(['/search/abc-123', '/award/CONT_AWD_1', '/keyword_search/wheat'].map(hasPage)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/award', '/award/', '/search/abc/def', '/award/a/b'].map(hasPage)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  it('matches whole paths', () => {
    expect(['/searching', '/x/search', '/about/privacy/more', '/nowhere'].map(hasPage)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  it('is case-sensitive', () => {
    expect(
      [
        '/Search',
        '/ABOUT',
        '/data-dives/equity-covid-19-spending',
        '/data-dives/equity-COVID-19-spending',
      ].map(hasPage),
    ).toEqual([false, false, false, true]);
  });
  it('matches every path below the federal spending guide, and only there by prefix', () => {
    expect(
      [
        '/federal-spending-guide',
        '/federal-spending-guide/',
        '/federal-spending-guide/award/spending',
      ].map(hasPage),
    ).toEqual([true, true, true]);
    expect(['/federal-spending-guides', '/federal-spending-guide-award'].map(hasPage)).toEqual([
      false,
      false,
    ]);
    expect(pageEntries.filter(({ exact }) => exact === false).map(({ path }) => path)).toEqual([
      '/federal-spending-guide',
    ]);
  });
  it('finds no hidden page', () => {
    const hidden = pageEntries.filter((page) => page.hidden);
    expect(hidden.map(({ path }) => path.replaceAll(/:\w+/g, 'x')).filter(hasPage)).toEqual([]);
  });
  it('returns the same result when called again', () =>
    expect(['/search/a', '/search/b', '/search/a/b', '/search/a'].map(hasPage)).toEqual([
      true,
      true,
      false,
      true,
    ]));
});

describe('the route table', () => {
  it('has unique IDs and paths', () => {
    expect(new Set(pageEntries.map(({ id }) => id)).size).toBe(pageEntries.length);
    expect(new Set(pageEntries.map(({ path }) => path)).size).toBe(pageEntries.length);
  });
  it('has redirects for saved searches and for profiles without a year', () => {
    expect(pages.flatMap((page) => (page.redirect ? page.path : []))).toEqual([
      '/search/:urlHash',
      '/searchv2/:urlHash',
      '/state/:state',
      '/recipient/:recipientId',
    ]);
  });
});

describe('page paths', () => {
  it('include their parameters', () => {
    expect([
      paths.home(),
      paths.agency('department-of-energy'),
      paths.federalAccount('012-3456'),
    ]).toEqual(['/', '/agency/department-of-energy', '/federal_account/012-3456']);
  });
  it('include the hash of a saved search', () =>
    expect([paths.search(), paths.search(''), paths.search('abc')]).toEqual([
      '/search',
      '/search',
      '/search?hash=abc',
    ]));
  it('encode IDs, which may contain slashes', () => {
    expect([paths.award('ASST_NON_A/B 1'), paths.recipient('a/b-R')]).toEqual([
      '/award/ASST_NON_A%2FB%201',
      '/recipient/a%2Fb-R/latest',
    ]);
  });
});
