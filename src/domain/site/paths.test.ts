import pages from './pages.json';
import { pageEntries, paths } from './paths';

/** The module caches address patterns, so each test imports it anew. */
let hasPage: (address: string) => boolean;
beforeEach(async () => {
  jest.resetModules();
  ({ hasPage } = await import('./paths'));
});

describe('whether a page stands at an address', () => {
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
  it('leaves query and hash aside', () => {
    expect(
      ['/search?hash=abc', '/search#results', '/search?tab=map#results', '/?glossary=award'].map(
        hasPage,
      ),
    ).toEqual([true, true, true, true]);
    expect(['/nowhere?page=/search', '/nowhere#/search'].map(hasPage)).toEqual([false, false]);
  });
  it('takes a slash at the end for the same page', () => {
    expect(['/search/', '/about/privacy/', '/keyword_search/wheat/'].map(hasPage)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['/search//', '//'].map(hasPage)).toEqual([false, false]);
  });
  it('takes any one segment where the table has a name for it', () => {
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
  it('minds the case', () => {
    expect(
      [
        '/Search',
        '/ABOUT',
        '/data-dives/equity-covid-19-spending',
        '/data-dives/equity-COVID-19-spending',
      ].map(hasPage),
    ).toEqual([false, false, false, true]);
  });
  it('takes everything under the guide for the guide, which alone is not matched whole', () => {
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
  it('finds no page that is hidden', () => {
    const hidden = pageEntries.filter((page) => page.hidden);
    expect(hidden.map(({ path }) => path.replaceAll(/:\w+/g, 'x')).filter(hasPage)).toEqual([]);
  });
  it('answers the same when asked again', () =>
    expect(['/search/a', '/search/b', '/search/a/b', '/search/a'].map(hasPage)).toEqual([
      true,
      true,
      false,
      true,
    ]));
});

describe('the route table', () => {
  it('has every route of the site under one id', () => {
    expect(new Set(pageEntries.map(({ id }) => id)).size).toBe(pageEntries.length);
    expect(new Set(pageEntries.map(({ path }) => path)).size).toBe(pageEntries.length);
  });
  it('has redirects that restore a saved search for both search paths, and that give a profile its year', () => {
    expect(pages.flatMap((page) => (page.redirect ? page.path : []))).toEqual([
      '/search/:urlHash',
      '/searchv2/:urlHash',
      '/state/:state',
      '/recipient/:recipientId',
    ]);
  });
});

describe('addresses of pages', () => {
  it('writes each with its own parts', () => {
    expect([
      paths.home(),
      paths.agency('department-of-energy'),
      paths.federalAccount('012-3456'),
    ]).toEqual(['/', '/agency/department-of-energy', '/federal_account/012-3456']);
  });
  it('carries the hash of a saved search', () =>
    expect([paths.search(), paths.search(''), paths.search('abc')]).toEqual([
      '/search',
      '/search',
      '/search?hash=abc',
    ]));
  it('encodes ids, which may hold slashes', () => {
    expect([paths.award('ASST_NON_A/B 1'), paths.recipient('a/b-R')]).toEqual([
      '/award/ASST_NON_A%2FB%201',
      '/recipient/a%2Fb-R/latest',
    ]);
  });
});
