import { bundleSettings, isStale, readBuild } from '../scripts/lib/staleness.mjs';

describe('the built site', () => {
  const built = { begun: 1000, settings: 'SITE_NAME=Spending', api: 'mock' };
  const now = { settings: 'SITE_NAME=Spending', changed: 900 };
  it('stands while nothing has changed since its build began, whatever the age of its files', () => {
    expect(isStale(built, now)).toBe(false);
    expect(isStale(built, { ...now, changed: 1000 })).toBe(false);
  });
  it('is built anew when it is missing, or something changed after its build began', () => {
    expect(isStale(undefined, now)).toBe(true);
    expect(isStale(built, { ...now, changed: 1001 })).toBe(true);
  });
  it.each(['', '{"begun": 10', 'null', '{}', 'nonsense'])(
    'is built anew when what the build noted reads %j',
    (noted) => {
      expect(isStale(readBuild(noted), now)).toBe(true);
    },
  );
  it('stands by what its build noted', () =>
    expect(isStale(readBuild(JSON.stringify(built)), now)).toBe(false));
  it('is built anew with other settings', () => {
    expect(isStale(built, { ...now, settings: 'SITE_NAME=Other' })).toBe(true);
    expect(
      bundleSettings({ SITE_NAME: 'Spending', PORT: '1', MAPBOX_TOKEN: 'x', MY_SITE_: '1' }),
    ).toBe('MAPBOX_TOKEN=x\nSITE_NAME=Spending');
    expect(bundleSettings({ SITE_URL: 'b', SITE_NAME: 'a' })).toBe(
      bundleSettings({ SITE_NAME: 'a', SITE_URL: 'b' }),
    );
  });
  it('is built anew for another API than it was made for, when one is named', () => {
    expect([
      isStale(built, { ...now, api: 'local' }),
      isStale(built, { ...now, api: 'mock' }),
      isStale({ ...built, api: undefined }, { ...now, api: 'mock' }),
    ]).toEqual([true, false, true]);
  });
});
