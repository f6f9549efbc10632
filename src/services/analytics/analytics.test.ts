/** @jest-environment <rootDir>/tests/environment.js */
import type * as Analytics from './analytics';

const initialize = jest.fn<void, [string, unknown]>();
const event = jest.fn<void, [unknown]>();
const send = jest.fn<void, [unknown]>();
/** Whether the library can be had. */
let reachable = true;
const mockLibrary = () => {
  if (!reachable) throw new Error('no network');
  return { __esModule: true, default: { initialize, event, send } };
};
jest.mock('react-ga4', () => mockLibrary());

/** The module of a site that was built with an id. */
const built = (id: string): typeof Analytics => {
  process.env.SITE_ANALYTICS_ID = id;
  let loaded: typeof Analytics | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual('./analytics') as typeof Analytics;
  });
  return loaded!;
};
const asks = (wishes: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) => {
  for (const [key, value] of Object.entries(wishes))
    Object.defineProperty(navigator, key, { value, configurable: true });
};
beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  reachable = true;
  asks({ doNotTrack: null, globalPrivacyControl: undefined });
});
afterAll(() => {
  delete process.env.SITE_ANALYTICS_ID;
});

describe('analytics', () => {
  it('are on with an id alone', () => {
    expect([
      built('').analyticsEnabled(),
      built('G-1').analyticsEnabled(),
      built('').analyticsEnabled('G-2'),
      built('G-1').analyticsEnabled(''),
    ]).toEqual([false, true, true, false]);
  });
  it.each([
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0' }, true],
    [{ globalPrivacyControl: false }, true],
  ])('with %j are on: %s', (wishes, on) => {
    asks(wishes);
    expect(built('G-1').analyticsEnabled()).toBe(on);
  });
  it('load with the first event, once, and send no page view by themselves', async () => {
    const { logEvent } = built('G-1');
    expect(initialize).not.toHaveBeenCalled();
    await logEvent({ category: 'Header', action: 'Link', label: '/search' });
    await logEvent({ category: 'Header', action: 'Open' });
    expect(initialize.mock.calls).toEqual([['G-1', { gtagOptions: { send_page_view: false } }]]);
    expect(event.mock.calls).toEqual([
      [{ category: 'Header', action: 'Link', label: '/search' }],
      [{ category: 'Header', action: 'Open' }],
    ]);
    expect('label' in (event.mock.calls[1]![0] as object)).toBe(false);
  });
  it('record pages by address and title', async () => {
    await built('G-1').logPageview('/search', 'Advanced Search');
    expect(send.mock.calls).toEqual([
      [{ hitType: 'pageview', page: '/search', title: 'Advanced Search' }],
    ]);
  });
  it.each<[string, string, object]>([
    ['without an id', '', {}],
    ['for a visitor who declines', 'G-1', { doNotTrack: '1' }],
  ])('load and record nothing %s', async (_name, id, wishes) => {
    asks(wishes);
    const { logEvent, logPageview } = built(id);
    await logEvent({ category: 'Header', action: 'Link' });
    await logPageview('/', 'Home');
    expect([initialize, event, send].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  });
  it('record nothing while the library cannot be had, and try again with the next event', async () => {
    reachable = false;
    const { logEvent, logPageview } = built('G-1');
    await logEvent({ category: 'Header', action: 'First' });
    await logPageview('/', 'Home');
    reachable = true;
    await logEvent({ category: 'Header', action: 'Second' });
    expect([event.mock.calls, send.mock.calls.length]).toEqual([
      [[{ category: 'Header', action: 'Second' }]],
      0,
    ]);
  });
});

describe('the label of a date range', () => {
  it.each<[(string | null | undefined)[], string | undefined]>([
    [['2024-01-01', '2024-12-31'], '2024-01-01 to 2024-12-31'],
    [['', '2024-12-31'], 'open-ended to 2024-12-31'],
    [[null, '2024-12-31'], 'open-ended to 2024-12-31'],
    [['2024-01-01', ''], '2024-01-01 to present'],
    [['2024-01-01', undefined], '2024-01-01 to present'],
    [['', ''], undefined],
    [[null, undefined], undefined],
    [['2024-01-01'], undefined],
    [[], undefined],
    [['2024-01-01', '2024-06-30', '2024-12-31'], undefined],
  ])('of %j is %j', (range, label) => expect(built('G-1').dateRangeLabel(range)).toBe(label));
});
