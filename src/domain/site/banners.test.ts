import { readFileSync } from 'node:fs';
import { banners, bannersFor, SITE_WIDE, type BannerConfig } from './banners';
import pages from './pages.json';

const banner = (id: string, page: string, isActive = true): BannerConfig => ({
  id,
  page,
  isActive,
  title: id,
  content: 'Words.',
  type: 'general',
});
const shown = (path: string, ...list: BannerConfig[]) => bannersFor(path, list).map(({ id }) => id);

describe('notices above a page', () => {
  it('stand on the paths that hold their page', () => {
    const agency = banner('agency', '/agency');
    expect([
      shown('/agency', agency),
      shown('/agency/treasury', agency),
      shown('/search', agency),
    ]).toEqual([['agency'], ['agency'], []]);
  });
  it('stand everywhere when they are for the whole site, and before the others', () => {
    const list = [
      banner('search', '/search'),
      banner('all', SITE_WIDE),
      banner('also', '/sea'),
      banner('more', SITE_WIDE),
    ];
    expect([shown('/search', ...list), shown('/about', ...list)]).toEqual([
      ['all', 'more', 'search', 'also'],
      ['all', 'more'],
    ]);
  });
  it('stand once, even on a path with the words for the whole site in it', () =>
    expect(shown('/site wide', banner('all', SITE_WIDE))).toEqual(['all']));
  it('do not stand while they are not active', () =>
    expect(
      shown('/search', banner('off', '/search', false), banner('all-off', SITE_WIDE, false)),
    ).toEqual([]));
  it('stand nowhere without a page', () =>
    expect([shown('/search', banner('none', '')), shown('/', banner('none', ''))]).toEqual([
      [],
      [],
    ]));
});

describe('the notices of the site', () => {
  it('have an id each, which names their cookie', () =>
    expect(new Set(banners.map(({ id }) => id)).size).toBe(banners.length));
  it('tell of COVID-19 data and of the new identifiers where they matter, and of nothing on the home page', () => {
    expect(bannersFor('/disaster/covid-19').map(({ modal }) => modal?.kind)).toEqual(['covid']);
    expect(bannersFor('/recipient/1/latest').map(({ modal }) => modal?.kind)).toEqual(['uei']);
    expect(bannersFor('/')).toEqual([]);
  });
  it('show each kind on the page of samples, a warning that cannot be dismissed among them', () => {
    expect(
      bannersFor('/temp-page').map(({ type, notDismissable }) => [type, notDismissable]),
    ).toEqual([
      ['general', undefined],
      ['warning', true],
      ['warning-resolved', undefined],
    ]);
  });
  it('have their room kept on every page that has one, and on no other', () => {
    const sheet = readFileSync('src/styles/shell/_notices.scss', 'utf8');
    const kept = [...sheet.matchAll(/data-path\*='([^']+)'/g)].map(([, part]) => part!);
    const samples = pages.map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
    expect(samples.filter((path) => kept.some((part) => path.includes(part)))).toEqual(
      samples.filter((path) => bannersFor(path).length > 0),
    );
  });
});
