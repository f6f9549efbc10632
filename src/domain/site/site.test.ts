import {
  documentTitle,
  FILTER_VERSION,
  helpMail,
  listMail,
  REQUESTED_WITH,
  setting,
  site,
} from './site';

describe('a setting', () => {
  it('is what was set when the bundle was built, even nothing', () =>
    expect([setting('mine', 'default'), setting('', 'default')]).toEqual(['mine', '']));
  it('is the default where nothing was set', () =>
    expect(setting(undefined, 'default')).toBe('default'));
});

describe('the site', () => {
  it('keeps its filters in the version 2020-06-01', () =>
    expect(FILTER_VERSION).toBe('2020-06-01'));
  it('marks its requests with one fixed word', () => expect(REQUESTED_WITH).toMatch(/^\w+$/));
  it('asks nothing of third parties and has no map token unless they are set', () =>
    expect([site.analyticsId, site.mapToken]).toEqual(['', '']));
  it('ends the title of every document with its name', () =>
    expect(documentTitle('About')).toBe('About | USAspending'));
  it('writes the subject of a mail into its address', () => {
    expect(helpMail('Error & more?')).toBe(
      'mailto:usaspending.help@fiscal.treasury.gov?subject=Error%20%26%20more%3F',
    );
    expect(listMail).toBe(
      "mailto:join-usaspending@lists.fiscal.treasury.gov?subject=Yes%2C%20I'd%20like%20to%20receive%20updates%20from%20USAspending",
    );
  });
});
