import {
  documentTitle,
  FILTER_VERSION,
  helpMail,
  listMailUrl,
  REQUESTED_WITH_VALUE,
  setting,
  site,
} from './site';

describe('a setting', () => {
  it('has the value set at build time, even if empty', () =>
    expect([setting('mine', 'default'), setting('', 'default')]).toEqual(['mine', '']));
  it('has its default if it was not set', () =>
    expect(setting(undefined, 'default')).toBe('default'));
});

describe('the site configuration', () => {
  it('uses filter version 2020-06-01', () => expect(FILTER_VERSION).toBe('2020-06-01'));
  it('marks its requests with one fixed value', () =>
    expect(REQUESTED_WITH_VALUE).toMatch(/^\w+$/));
  it('has no analytics ID and no map token by default', () =>
    expect([site.analyticsId, site.mapToken]).toEqual(['', '']));
  it('ends document titles with the site name', () =>
    expect(documentTitle('About')).toBe('About | USAspending'));
  it('encodes the subject in mail addresses', () => {
    expect(helpMail('Error & more?')).toBe(
      'mailto:usaspending.help@fiscal.treasury.gov?subject=Error%20%26%20more%3F',
    );
    expect(listMailUrl).toBe(
      "mailto:join-usaspending@lists.fiscal.treasury.gov?subject=Yes%2C%20I'd%20like%20to%20receive%20updates%20from%20USAspending",
    );
  });
});
