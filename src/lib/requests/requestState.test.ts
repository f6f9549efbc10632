import {
  MAX_ENTRIES,
  requestsReducer,
  selectEntry,
  type RequestsAction,
  type RequestsState,
} from './requestState';

const failure = {
  message: 'The request failed',
  details: '',
  status: 503,
  retryable: true,
  retryAfter: 0,
};
/** Returns the slice after actions on an empty store. */
const reduceActions = (...actions: RequestsAction[]): RequestsState =>
  actions.reduce(
    requestsReducer,
    requestsReducer(undefined, { type: 'other' } as unknown as RequestsAction),
  );
const getEntryAfter = (...actions: RequestsAction[]) =>
  selectEntry('a')({ requests: reduceActions(...actions) })?.toObject();
const makeAction = (type: (RequestsAction & { value?: never; failure?: never })['type']) =>
  ({ type, key: 'a' }) as RequestsAction;
const makeReceived = (value: unknown, at: number): RequestsAction => ({
  type: 'requests/received',
  key: 'a',
  value,
  at,
});
const failedAction: RequestsAction = { type: 'requests/failed', key: 'a', failure };
const idleEntry = {
  status: 'idle',
  value: null,
  answeredAt: 0,
  failure: null,
  slow: false,
  watchers: 0,
};

describe('the state of a request', () => {
  it('is absent before the first action', () => {
    expect(reduceActions().size).toBe(0);
    expect(getEntryAfter()).toBeUndefined();
  });
  it('is idle while a component shows it and nothing has been sent', () =>
    expect(getEntryAfter(makeAction('requests/watched'))).toEqual({ ...idleEntry, watchers: 1 }));
  it('counts the components that show it, never below zero', () => {
    const watchedAction = makeAction('requests/watched');
    expect(getEntryAfter(watchedAction, watchedAction)!.watchers).toBe(2);
    expect(getEntryAfter(watchedAction, watchedAction, makeAction('requests/left'))!.watchers).toBe(
      1,
    );
    expect(getEntryAfter(makeAction('requests/left'))!.watchers).toBe(0);
  });
  it('drops the failure and the slow mark of the previous call when a new call is sent', () =>
    expect(
      getEntryAfter(failedAction, makeAction('requests/slow'), makeAction('requests/sent')),
    ).toEqual({
      ...idleEntry,
      status: 'loading',
    }));
  it('is loading and slow when its pending call is slow', () =>
    expect(getEntryAfter(makeAction('requests/sent'), makeAction('requests/slow'))).toEqual({
      ...idleEntry,
      status: 'loading',
      slow: true,
    }));
  it('has the response, its time and no failure after the response arrives', () =>
    expect(getEntryAfter(failedAction, makeReceived([1], 5))).toEqual({
      ...idleEntry,
      status: 'ready',
      value: [1],
      answeredAt: 5,
    }));
  it('keeps the last good response when a newer call fails', () =>
    expect(getEntryAfter(makeReceived([1], 5), failedAction)).toEqual({
      ...idleEntry,
      status: 'failed',
      value: [1],
      answeredAt: 5,
      failure,
    }));
  it('is ready again when a newer call is aborted', () =>
    expect(
      getEntryAfter(
        makeReceived([1], 5),
        makeAction('requests/sent'),
        makeAction('requests/givenUp'),
      ),
    ).toMatchObject({ status: 'ready', value: [1], answeredAt: 5 }));
  it('is idle if the first call is aborted while a component shows it, and absent if none does', () => {
    const abortActions = [makeAction('requests/sent'), makeAction('requests/givenUp')];
    expect(getEntryAfter(makeAction('requests/watched'), ...abortActions)).toEqual({
      ...idleEntry,
      watchers: 1,
    });
    expect(getEntryAfter(...abortActions)).toBeUndefined();
  });
  it('loses its response when it is forgotten, but keeps the number of components that show it', () => {
    const forgottenAction = makeAction('requests/forgotten');
    expect(
      getEntryAfter(makeAction('requests/watched'), makeReceived([1], 5), forgottenAction),
    ).toEqual({
      ...idleEntry,
      watchers: 1,
    });
    expect(getEntryAfter(makeReceived([1], 5), forgottenAction)).toBeUndefined();
  });
  it('does not change on unknown actions', () => {
    const state = reduceActions(makeReceived([1], 5));
    const otherAction = { type: 'other/received', key: 'a', value: [2], at: 9 };
    expect(requestsReducer(state, otherAction as unknown as RequestsAction)).toBe(state);
    const unknownAction = { type: 'requests/other', key: 'a' };
    expect(requestsReducer(state, unknownAction as unknown as RequestsAction)).toBe(state);
  });
});

describe('the cache of responses', () => {
  const makeFullState = (count: number): RequestsState =>
    reduceActions(
      ...Array.from({ length: count }, (_, at): RequestsAction => ({
        type: 'requests/received',
        key: String(at),
        value: at,
        at: 1 + at,
      })),
    );
  const getKeysAfter = (state: RequestsState, ...actions: RequestsAction[]) => [
    ...actions.reduce(requestsReducer, state).keys(),
  ];
  const nextRequest: RequestsAction = { type: 'requests/sent', key: 'next' };

  it('drops the least recently shown response beyond the maximum', () => {
    const keys = getKeysAfter(makeFullState(MAX_ENTRIES), nextRequest);
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([MAX_ENTRIES, '1', 'next']);
  });
  it('keeps all responses up to the maximum', () =>
    expect(getKeysAfter(makeFullState(MAX_ENTRIES - 1), nextRequest)).toHaveLength(MAX_ENTRIES));
  it('drops no response that is shown or loading, even beyond the maximum', () => {
    const keys = getKeysAfter(
      makeFullState(MAX_ENTRIES),
      { type: 'requests/sent', key: '1' },
      { type: 'requests/watched', key: '0' },
      nextRequest,
      { type: 'requests/left', key: 'none' },
    );
    expect(keys).toHaveLength(MAX_ENTRIES);
    expect(['0', '1', '2', '3'].filter((key) => keys.includes(key))).toEqual(['0', '1']);
  });
  it('has the most recently shown response at the end', () =>
    expect(getKeysAfter(makeFullState(3), { type: 'requests/watched', key: '0' })).toEqual([
      '1',
      '2',
      '0',
    ]));
  it('drops its oldest response if it is over the maximum when a component stops showing a response', () => {
    const state = requestsReducer(makeFullState(MAX_ENTRIES), {
      type: 'requests/watched',
      key: 'next',
    });
    expect(state.size).toBe(MAX_ENTRIES + 1);
    expect(getKeysAfter(state, { type: 'requests/left', key: 'next' })[0]).toBe('1');
  });
});
