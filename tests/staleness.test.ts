import { bundleSettings, isStale, readBuild } from '../scripts/build/staleness.mjs';

describe('the built site', () => {
  const buildRecord = { begun: 1000, settings: 'SITE_NAME=Spending', api: 'mock' };
  const currentState = { settings: 'SITE_NAME=Spending', changed: 900 };
  it('is current while nothing has changed since its build began', () => {
    expect(isStale(buildRecord, currentState)).toBe(false);
    expect(isStale(buildRecord, { ...currentState, changed: 1000 })).toBe(false);
  });
  it('is stale when it is missing or something changed after its build began', () => {
    expect(isStale(undefined, currentState)).toBe(true);
    expect(isStale(buildRecord, { ...currentState, changed: 1001 })).toBe(true);
  });
  it.each(['', '{"begun": 10', 'null', '{}', 'nonsense'])(
    'is stale when its build record is %j',
    (recordText) => {
      expect(isStale(readBuild(recordText), currentState)).toBe(true);
    },
  );
  it('is current when its build record is valid', () =>
    expect(isStale(readBuild(JSON.stringify(buildRecord)), currentState)).toBe(false));
  it('is stale when the settings differ', () => {
    expect(isStale(buildRecord, { ...currentState, settings: 'SITE_NAME=Other' })).toBe(true);
    expect(
      bundleSettings({ SITE_NAME: 'Spending', PORT: '1', MAPBOX_TOKEN: 'x', MY_SITE_: '1' }),
    ).toBe('MAPBOX_TOKEN=x\nSITE_NAME=Spending');
    expect(bundleSettings({ SITE_URL: 'b', SITE_NAME: 'a' })).toBe(
      bundleSettings({ SITE_NAME: 'a', SITE_URL: 'b' }),
    );
  });
  it('is stale when it was built for another API than the requested one', () => {
    expect([
      isStale(buildRecord, { ...currentState, api: 'local' }),
      isStale(buildRecord, { ...currentState, api: 'mock' }),
      isStale({ ...buildRecord, api: undefined }, { ...currentState, api: 'mock' }),
    ]).toEqual([true, false, true]);
  });
});
