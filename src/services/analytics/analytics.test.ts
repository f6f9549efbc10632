import type * as Analytics from './analytics';

const initialize = jest.fn<void, [string, unknown]>();
const event = jest.fn<void, [string, unknown]>();
const send = jest.fn<void, [unknown]>();
/** Whether the library can be loaded. */
let isReachable = true;
const mockLibrary = () => {
  if (!isReachable) throw new Error('no network');
  const library = {
    isInitialized: false,
    initialize: (...details: [string, unknown]) => {
      library.isInitialized = true;
      initialize(...details);
    },
    event,
    send,
  };
  return { __esModule: true, default: library };
};
jest.mock('react-ga4', () => mockLibrary());
/** Resolves after the pending callbacks have run. */
const waitForPending = () =>
  new Promise((done) => {
    setImmediate(done);
  });

/** Loads the analytics module of a site with this analytics ID. Returns its exports and a `track` function. */
const loadAnalytics = (id: string) => {
  process.env.SITE_ANALYTICS_ID = id;
  let loadedModule: typeof Analytics | undefined;
  jest.isolateModules(() => {
    loadedModule = jest.requireActual('./analytics') as typeof Analytics;
  });
  return { ...loadedModule!, track: loadedModule!.createTrack() };
};
const setPreferences = (preferences: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}) => {
  for (const [key, value] of Object.entries(preferences))
    Object.defineProperty(navigator, key, { value, configurable: true });
};
beforeEach(() => {
  jest.resetModules();
  jest.clearAllMocks();
  isReachable = true;
  setPreferences({ doNotTrack: null, globalPrivacyControl: undefined });
});
afterAll(() => {
  delete process.env.SITE_ANALYTICS_ID;
});

describe('analytics', () => {
  it('are enabled only with an ID', () => {
    expect([
      loadAnalytics('').isAnalyticsEnabled(),
      loadAnalytics('G-1').isAnalyticsEnabled(),
      loadAnalytics('').isAnalyticsEnabled('G-2'),
      loadAnalytics('G-1').isAnalyticsEnabled(''),
    ]).toEqual([false, true, true, false]);
  });
  it.each([
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
    [{ doNotTrack: '0' }, true],
    [{ globalPrivacyControl: false }, true],
  ])('with the browser preferences %j are enabled: %s', (preferences, expected) => {
    setPreferences(preferences);
    expect(loadAnalytics('G-1').isAnalyticsEnabled()).toBe(expected);
  });
  it('load once with the first event and send no page view on their own', async () => {
    const { track } = loadAnalytics('G-1');
    expect(initialize).not.toHaveBeenCalled();
    track('headerLink', '/search');
    track('glossaryTerm', 'Outlay');
    await waitForPending();
    track('homeWord');
    await waitForPending();
    expect(initialize.mock.calls).toEqual([['G-1', { gtagOptions: { send_page_view: false } }]]);
    expect(event.mock.calls).toEqual([
      ['Header - Link', { event_category: 'USAspending - Header - Link', event_action: '/search' }],
      [
        'glossary-link',
        {
          event_category: 'USAspending - Glossary',
          event_action: 'Clicked Glossary Term',
          event_label: 'Outlay',
        },
      ],
      [
        'homepage-word-of-the-day',
        {
          event_category: 'USAspending - Homepage',
          event_action: 'Link',
          event_label: 'word of the day',
        },
      ],
    ]);
  });
  it('record page views with address and title', async () => {
    loadAnalytics('G-1').track('pageview', '/search', 'Advanced Search');
    await waitForPending();
    expect(send.mock.calls).toEqual([
      [{ hitType: 'pageview', page: '/search', title: 'Advanced Search' }],
    ]);
    expect(event).not.toHaveBeenCalled();
  });
  it('send no event without category or action', async () => {
    const { track } = loadAnalytics('G-1');
    track('headerLink', '');
    track('stayInTouch', '', 'survey');
    track('headerLink', '/about');
    await waitForPending();
    expect(event.mock.calls.map(([, parameters]) => parameters)).toEqual([
      { event_category: 'USAspending - Header - Link', event_action: '/about' },
    ]);
  });
  it.each<[string, string, object]>([
    ['without an ID', '', {}],
    ['under Do Not Track', 'G-1', { doNotTrack: '1' }],
    ['under Global Privacy Control', 'G-1', { globalPrivacyControl: true }],
  ])('load and record nothing %s', async (_name, id, preferences) => {
    setPreferences(preferences);
    const { track } = loadAnalytics(id);
    track('headerLink', '/search');
    track('pageview', '/', 'Home');
    await waitForPending();
    expect([initialize, event, send].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  });
  it('queue events until the library loads and send them in order', async () => {
    isReachable = false;
    const { track } = loadAnalytics('G-1');
    track('headerLink', '/first');
    track('pageview', '/', 'Home');
    await waitForPending();
    isReachable = true;
    track('headerLink', '/second');
    await waitForPending();
    expect(
      event.mock.calls.map(
        ([, parameters]) => (parameters as { event_action: string }).event_action,
      ),
    ).toEqual(['/first', '/second']);
    expect(send.mock.calls.length).toBe(1);
  });
});
