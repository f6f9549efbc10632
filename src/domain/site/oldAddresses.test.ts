import { redirectsOf } from '../../../scripts/build/hostFiles.cjs';
import { getFragmentAddress, getNewAddress, oldAddresses } from './oldAddresses';
import pages from './pages.json';

/** Returns whether the route table has an address, including pages that are not built yet. */
const isPage = (address: string): boolean =>
  pages.some((page) =>
    new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address.replace(/\?.*/, '')),
  );
const fillParameters = (address: string): string => address.replaceAll(/:\w+/g, 'a-1.b');

const unmatched = [
  '/no-such-page',
  '/covid-1999',
  '/glossary/a/b',
  '/glossary/a%0d%0aSet-Cookie:x',
  '/search-legacy/a?b',
  '//covid-19',
  '/indexxhtml',
  '/Search',
];

describe('an old address', () => {
  it.each(oldAddresses.map(({ from, to }) => [from, to]))('%s redirects to %s', (from, to) => {
    const address = fillParameters(from);
    expect(getNewAddress(address)).toBe(fillParameters(to));
    expect(getNewAddress(`${address}/`)).toBe(fillParameters(to));
    expect(getNewAddress(from.includes(':') ? address : address.toUpperCase())).toBe(
      fillParameters(to),
    );
    expect(getNewAddress(address, '?a=b')).toBe(
      to.includes('?') ? fillParameters(to) : `${fillParameters(to)}?a=b`,
    );
    // The new address has a page and the old one has none, so the redirect hides no page.
    expect([isPage(fillParameters(to)), isPage(address)]).toEqual([true, false]);
    expect(getNewAddress(`${address}/more`)).not.toBe(fillParameters(to));
  });
  it('is in the table once', () => {
    const patterns = oldAddresses.map(({ from }) => from.toLowerCase().replaceAll(/:\w+/g, ':'));
    expect(new Set(patterns).size).toBe(patterns.length);
  });
  it.each(unmatched)('does not match %s', (path) => expect(getNewAddress(path)).toBeUndefined());
  it('is redirected to the same new address by hosts', () => {
    const redirects = redirectsOf(oldAddresses);
    expect(redirects).toHaveLength(oldAddresses.length);
    oldAddresses.forEach(({ from }, at) => {
      const { pattern, to } = redirects[at]!;
      const address = fillParameters(from);
      expect(address.replace(new RegExp(pattern, 'i'), to)).toBe(getNewAddress(address));
      expect(unmatched.filter((path) => new RegExp(pattern, 'i').test(path))).toEqual([]);
    });
  });
});

describe('an address in a URL fragment', () => {
  it.each([
    ['#/search', '/search'],
    ['#/search/0123456789abcdef', '/search/0123456789abcdef'],
    ['#/explorer/agency?fy=2024', '/explorer/agency?fy=2024'],
    ['#/award/CONT_AWD_1', '/award/CONT_AWD_1'],
    ['#/about', '/about'],
    ['#/bulk_download?x=1', '/download_center?x=1'],
    ['#/glossary', '/?glossary'],
    ['#/', '/'],
    ['#/no/such', '/'],
    ['#//elsewhere.example', '/'],
  ])('%s redirects to %s', (hash, to) => expect(getFragmentAddress(hash)).toBe(to));
});
