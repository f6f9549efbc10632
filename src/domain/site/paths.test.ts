import pages from './pages.json';
import { pageEntries, paths } from './paths';

/** The module caches address patterns, so each test imports a fresh copy. */
let hasPage: (address: string) => boolean;
beforeEach(async () => {
  jest.resetModules();
  ({ hasPage } = await import('./paths'));
});
const findMissing = (...list: string[]) => list.filter((path) => !hasPage(path));
const findExisting = (...list: string[]) => list.filter((path) => hasPage(path));

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
    expect(findMissing('/search?hash=abc', '/search#results', '/search?tab=map#results')).toEqual(
      [],
    );
    expect(findMissing('/?glossary=award')).toEqual([]);
    expect(findExisting('/nowhere?page=/search', '/nowhere#/search')).toEqual([]);
  });
  it('ignores one trailing slash', () => {
    expect(findMissing('/search/', '/about/privacy/', '/keyword_search/wheat/')).toEqual([]);
    expect(findExisting('/search//', '//')).toEqual([]);
  });
  it('accepts any one segment for a parameter', () => {
    expect(findMissing('/search/abc-123', '/award/CONT_AWD_1', '/keyword_search/wheat')).toEqual(
      [],
    );
    expect(findExisting('/award', '/award/', '/search/abc/def', '/award/a/b')).toEqual([]);
  });
  it('matches whole paths', () =>
    expect(findExisting('/searching', '/x/search', '/about/privacy/more', '/nowhere')).toEqual([]));
  it('is case-sensitive', () => {
    expect(findExisting('/Search', '/ABOUT', '/data-dives/equity-covid-19-spending')).toEqual([]);
    expect(findMissing('/data-dives/equity-COVID-19-spending')).toEqual([]);
  });
  it('matches by prefix only below the federal spending guide', () => {
    const guide = '/federal-spending-guide';
    expect(findMissing(guide, `${guide}/`, `${guide}/award/spending`)).toEqual([]);
    expect(findExisting(`${guide}s`, `${guide}-award`)).toEqual([]);
    expect(pageEntries.filter(({ exact }) => exact === false).map(({ path }) => path)).toEqual([
      guide,
    ]);
  });
  it('finds no hidden page', () => {
    const hiddenPages = pageEntries.filter((page) => page.hidden);
    expect(hiddenPages.map(({ path }) => path.replaceAll(/:\w+/g, 'x')).filter(hasPage)).toEqual(
      [],
    );
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
