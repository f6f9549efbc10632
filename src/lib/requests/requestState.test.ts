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
const after = (...actions: RequestsAction[]): RequestsState =>
  actions.reduce(
    requestsReducer,
    requestsReducer(undefined, { type: 'other' } as unknown as RequestsAction),
  );
const entryAfter = (...actions: RequestsAction[]) =>
  selectEntry('a')({ requests: after(...actions) })?.toObject();
const on = (type: (RequestsAction & { value?: never; failure?: never })['type']) =>
  ({ type, key: 'a' }) as RequestsAction;
const received = (value: unknown, at: number): RequestsAction => ({
  type: 'requests/received',
  key: 'a',
  value,
  at,
});
const failed: RequestsAction = { type: 'requests/failed', key: 'a', failure };
const idle = {
  status: 'idle',
  value: null,
  answeredAt: 0,
  failure: null,
  slow: false,
  watchers: 0,
};

describe('the state of a request', () => {
  it('is absent before the first action', () => {
    expect(after().size).toBe(0);
    expect(entryAfter()).toBeUndefined();
  });
  it('is idle while a component shows it and nothing has been sent', () =>
    expect(entryAfter(on('requests/watched'))).toEqual({ ...idle, watchers: 1 }));
  it('counts the components that show it, never below zero', () => {
    const watched = on('requests/watched');
    expect(entryAfter(watched, watched)!.watchers).toBe(2);
    expect(entryAfter(watched, watched, on('requests/left'))!.watchers).toBe(1);
    expect(entryAfter(on('requests/left'))!.watchers).toBe(0);
  });
  it('loads without the failure and the slow mark of the previous call', () =>
    expect(entryAfter(failed, on('requests/slow'), on('requests/sent'))).toEqual({
      ...idle,
      status: 'loading',
    }));
  it('is slow while it loads', () =>
    expect(entryAfter(on('requests/sent'), on('requests/slow'))).toEqual({
      ...idle,
      status: 'loading',
      slow: true,
    }));
  it('has the response, its time and no failure once it has arrived', () =>
    expect(entryAfter(failed, received([1], 5))).toEqual({
      ...idle,
      status: 'ready',
      value: [1],
      answeredAt: 5,
    }));
  it('keeps the last good response when a newer call fails', () =>
    expect(entryAfter(received([1], 5), failed)).toEqual({
      ...idle,
      status: 'failed',
      value: [1],
      answeredAt: 5,
      failure,
    }));
  it('is ready again when a call over an older response is aborted', () =>
    expect(entryAfter(received([1], 5), on('requests/sent'), on('requests/givenUp'))).toMatchObject(
      { status: 'ready', value: [1], answeredAt: 5 },
    ));
  it('is idle when the first call is aborted while a component shows it, else absent', () => {
    const aborted = [on('requests/sent'), on('requests/givenUp')];
    expect(entryAfter(on('requests/watched'), ...aborted)).toEqual({ ...idle, watchers: 1 });
    expect(entryAfter(...aborted)).toBeUndefined();
  });
  it('loses its response when it is forgotten, but keeps the number of components that show it', () => {
    const forgotten = on('requests/forgotten');
    expect(entryAfter(on('requests/watched'), received([1], 5), forgotten)).toEqual({
      ...idle,
      watchers: 1,
    });
    expect(entryAfter(received([1], 5), forgotten)).toBeUndefined();
  });
  it('does not change on actions of other slices', () => {
    const state = after(received([1], 5));
    const other = { type: 'other/received', key: 'a', value: [2], at: 9 };
    expect(requestsReducer(state, other as unknown as RequestsAction)).toBe(state);
    const unknown = { type: 'requests/other', key: 'a' };
    expect(requestsReducer(state, unknown as unknown as RequestsAction)).toBe(state);
  });
});

describe('the responses in the store', () => {
  const full = (count: number): RequestsState =>
    after(
      ...Array.from({ length: count }, (_, at): RequestsAction => ({
        type: 'requests/received',
        key: String(at),
        value: at,
        at: 1 + at,
      })),
    );
  const keysAfter = (state: RequestsState, ...actions: RequestsAction[]) => [
    ...actions.reduce(requestsReducer, state).keys(),
  ];
  const nextRequest: RequestsAction = { type: 'requests/sent', key: 'next' };

  it('drop the least recently shown response beyond the maximum', () => {
    const keys = keysAfter(full(MAX_ENTRIES), nextRequest);
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([MAX_ENTRIES, '1', 'next']);
  });
  it('are all kept up to the maximum', () =>
    expect(keysAfter(full(MAX_ENTRIES - 1), nextRequest)).toHaveLength(MAX_ENTRIES));
  it('drop no response that is shown or loading, even beyond the maximum', () => {
    const keys = keysAfter(
      full(MAX_ENTRIES),
      { type: 'requests/sent', key: '1' },
      { type: 'requests/watched', key: '0' },
      nextRequest,
      { type: 'requests/left', key: 'none' },
    );
    expect(keys).toHaveLength(MAX_ENTRIES);
    expect(['0', '1', '2', '3'].filter((key) => keys.includes(key))).toEqual(['0', '1']);
  });
  it('have the most recently shown response at the end', () =>
    expect(keysAfter(full(3), { type: 'requests/watched', key: '0' })).toEqual(['1', '2', '0']));
  it('drop the oldest response beyond the maximum when a component stops showing another', () => {
    const state = requestsReducer(full(MAX_ENTRIES), { type: 'requests/watched', key: 'next' });
    expect(state.size).toBe(MAX_ENTRIES + 1);
    expect(keysAfter(state, { type: 'requests/left', key: 'next' })[0]).toBe('1');
  });
});
