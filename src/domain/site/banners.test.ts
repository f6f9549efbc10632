import { readFileSync } from 'node:fs';
import { banners, getBanners, SITE_WIDE, type BannerConfig } from './banners';
import pages from './pages.json';

const banner = (id: string, page: string, isActive = true): BannerConfig => ({
  id,
  page,
  isActive,
  title: id,
  content: 'Words.',
  type: 'general',
});
const bannerIds = (path: string, ...list: BannerConfig[]) =>
  getBanners(path, list).map(({ id }) => id);

describe('bannersFor', () => {
  it('returns banners whose page is part of the path', () => {
    const agency = banner('agency', '/agency');
    expect([
      bannerIds('/agency', agency),
      bannerIds('/agency/treasury', agency),
      bannerIds('/search', agency),
    ]).toEqual([['agency'], ['agency'], []]);
  });
  it('returns site-wide banners on every path, before other banners', () => {
    const list = [
      banner('search', '/search'),
      banner('all', SITE_WIDE),
      banner('also', '/sea'),
      banner('more', SITE_WIDE),
    ];
    expect([bannerIds('/search', ...list), bannerIds('/about', ...list)]).toEqual([
      ['all', 'more', 'search', 'also'],
      ['all', 'more'],
    ]);
  });
  it('returns a site-wide banner once', () =>
    expect(bannerIds('/site wide', banner('all', SITE_WIDE))).toEqual(['all']));
  it('omits inactive banners', () =>
    expect(
      bannerIds('/search', banner('off', '/search', false), banner('all-off', SITE_WIDE, false)),
    ).toEqual([]));
  it('omits banners without a page', () =>
    expect([bannerIds('/search', banner('none', '')), bannerIds('/', banner('none', ''))]).toEqual([
      [],
      [],
    ]));
});

describe('the banners of the site', () => {
  it('have unique IDs', () =>
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length));
  it('announce COVID-19 data and UEIs on their pages and nothing on the home page', () => {
    expect(getBanners('/disaster/covid-19').map(({ modal }) => modal?.kind)).toEqual(['covid']);
    expect(getBanners('/recipient/1/latest').map(({ modal }) => modal?.kind)).toEqual(['uei']);
    expect(getBanners('/')).toEqual([]);
  });
  it('show each type on /temp-page, including a warning that cannot be dismissed', () => {
    expect(
      getBanners('/temp-page').map(({ type, notDismissable }) => [type, notDismissable]),
    ).toEqual([
      ['general', undefined],
      ['warning', true],
      ['warning-resolved', undefined],
    ]);
  });
  it('have space reserved on exactly the pages that show a banner', () => {
    const stylesheet = readFileSync('src/styles/shell/_notices.scss', 'utf8');
    const reservedPaths = [...stylesheet.matchAll(/data-path\*='([^']+)'/g)].map(
      ([, part]) => part!,
    );
    const samples = pages.map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
    expect(samples.filter((path) => reservedPaths.some((part) => path.includes(part)))).toEqual(
      samples.filter((path) => getBanners(path).length > 0),
    );
  });
});
