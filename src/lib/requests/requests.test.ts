import { combineReducers, legacy_createStore as createStore } from 'redux';
import { createThunkMiddleware } from '../redux';
import { SLOW_AFTER_MS } from './patience';
import { sendQuery, reloadAll, cancel, keyOf, unwatch, watch, type Endpoint } from './queries';
import { MAX_ENTRIES, requestsReducers, selectEntry, type WithRequests } from './requestState';

/** Returns a call, the functions that resolve or reject each of its promises, and the abort signals that it received. */
const createPendingCall = () => {
  const signals: AbortSignal[] = [];
  const answers: ((value: unknown) => void)[] = [];
  const failures: ((error: unknown) => void)[] = [];
  const call = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<unknown>((resolve, reject) => {
      answers.push(resolve);
      failures.push(reject);
    });
  };
  return { call, signals, answers, failures };
};
const setup = () => {
  const store = createStore(combineReducers(requestsReducers), createThunkMiddleware());
  const run = store.dispatch as unknown as (action: unknown) => Promise<void>;
  const state = () => store.getState() as unknown as WithRequests;
  return {
    run,
    entry: (key: string) => selectEntry(key)(state()),
    size: () => state().requests.size,
  };
};
/** Resolves after the callbacks of settled promises have run. */
const flushPromises = () => new Promise((done) => setTimeout(done));
afterEach(() => jest.restoreAllMocks());

describe('a query', () => {
  it('has a key made of its endpoint and request, or of its fields if it sends no request', () => {
    const createEndpoint = (
      name: string,
      request = true,
    ): Endpoint<{ page: number; note?: string }, unknown> => ({
      name,
      requestOf: ({ page }) =>
        request ? { method: 'POST', path: '/api/x', body: { page } } : null,
      call: () => Promise.resolve(),
    });
    expect(keyOf(createEndpoint('a'), { page: 1, note: 'x' })).toBe(
      keyOf(createEndpoint('a'), { page: 1, note: 'y' }),
    );
    expect(keyOf(createEndpoint('a'), { page: 1 })).not.toBe(
      keyOf(createEndpoint('a'), { page: 2 }),
    );
    expect(keyOf(createEndpoint('a'), { page: 1 })).not.toBe(
      keyOf(createEndpoint('b'), { page: 1 }),
    );
    expect(keyOf(createEndpoint('a', false), { page: 1 })).not.toBe(
      keyOf(createEndpoint('a', false), { page: 2 }),
    );
  });
  it('is sent once for two components that show it at the same time', async () => {
    const { run, entry } = setup();
    const { call, signals, answers } = createPendingCall();
    void run(watch('a', call));
    void run(watch('a', call));
    expect(entry('a')!.status).toBe('loading');
    await flushPromises();
    expect(signals).toHaveLength(1);
    answers[0]!('answer');
    await flushPromises();
    expect(entry('a')).toMatchObject({ status: 'ready', value: 'answer', watchers: 2 });
  });
  it('is not sent again until its result is 15 minutes old', async () => {
    const { run, entry } = setup();
    const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
    const call = jest.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await run(watch('a', call));
    await run(unwatch('a'));
    now.mockReturnValue(1000 + 15 * 60_000 - 1);
    await run(watch('a', call));
    expect([call.mock.calls.length, entry('a')!.value, entry('a')!.answeredAt]).toEqual([
      1,
      'first',
      1000,
    ]);
    await run(unwatch('a'));
    now.mockReturnValue(1000 + 15 * 60_000);
    await run(watch('a', call));
    expect([call.mock.calls.length, entry('a')!.value]).toEqual([2, 'second']);
  });
  it('is aborted and removed when the last component that shows it unmounts', async () => {
    const { run, entry } = setup();
    const { call, signals, answers } = createPendingCall();
    void run(watch('a', call));
    void run(watch('a', call));
    await flushPromises();
    await run(unwatch('a'));
    expect([signals[0]!.aborted, entry('a')!.watchers]).toEqual([false, 1]);
    await run(unwatch('a'));
    expect([signals[0]!.aborted, entry('a')]).toEqual([true, undefined]);
    answers[0]!('late');
    await flushPromises();
    expect(entry('a')).toBeUndefined();
  });
  it('continues when one component that shows it replaces another', async () => {
    const { run, entry } = setup();
    const { call, signals, answers } = createPendingCall();
    void run(watch('a', call));
    void run(unwatch('a'));
    void run(watch('a', call));
    await flushPromises();
    answers[0]!('answer');
    await flushPromises();
    expect([signals.length, signals[0]!.aborted, entry('a')!.value]).toEqual([1, false, 'answer']);
  });
  it('keeps its last good result while a newer request loads or fails', async () => {
    const { run, entry } = setup();
    await run(watch('a', () => Promise.resolve('good')));
    const { call, failures } = createPendingCall();
    void run(sendQuery('a', call));
    expect(entry('a')).toMatchObject({ status: 'loading', value: 'good', failure: null });
    await flushPromises();
    failures[0]!(
      Object.assign(new Error('Not now.'), {
        status: 503,
        retryable: true,
        details: 'busy',
        retryAfter: 5,
      }),
    );
    await flushPromises();
    expect(entry('a')).toMatchObject({
      status: 'failed',
      value: 'good',
      failure: {
        message: 'Not now.',
        details: 'busy',
        status: 503,
        retryable: true,
        retryAfter: 5,
      },
    });
  });
  it('has a default message when an error has no message', async () => {
    const { run, entry } = setup();
    await run(watch('a', () => Promise.reject(new Error(''))));
    expect(entry('a')!.failure).toEqual({
      message: 'The request failed',
      details: '',
      status: 0,
      retryable: true,
      retryAfter: 0,
    });
    await run(
      sendQuery('a', () =>
        Promise.reject(Object.assign(new Error('Gone.'), { status: 404, retryable: false })),
      ),
    );
    expect(entry('a')!.failure).toMatchObject({ message: 'Gone.', status: 404, retryable: false });
  });
  it('is sent again by a component that mounts after a failure', async () => {
    const { run, entry } = setup();
    await run(watch('a', () => Promise.reject(new Error('no'))));
    await run(unwatch('a'));
    expect(entry('a')).toBeUndefined();
    await run(watch('a', () => Promise.resolve('yes')));
    expect(entry('a')).toMatchObject({ status: 'ready', value: 'yes', failure: null });
  });
  it('keeps the response to the newer request after a retry, even if the older one arrives later', async () => {
    const { run, entry } = setup();
    const { call, signals, answers } = createPendingCall();
    void run(watch('a', call));
    await flushPromises();
    void run(sendQuery('a', call));
    await flushPromises();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[1]!('new');
    await flushPromises();
    answers[0]!('old');
    await flushPromises();
    expect(entry('a')).toMatchObject({ status: 'ready', value: 'new' });
  });
  it('does not affect a newer query when retried', async () => {
    const { run, entry } = setup();
    const [older, newer] = [createPendingCall(), createPendingCall()];
    await run(watch('a', () => Promise.reject(new Error('no'))));
    void run(watch('b', newer.call));
    void run(sendQuery('a', older.call));
    await flushPromises();
    newer.answers[0]!('of b');
    await flushPromises();
    older.answers[0]!('of a');
    await flushPromises();
    expect([entry('a')!.value, entry('b')!.value]).toEqual(['of a', 'of b']);
  });
  it('has no failure when its call rejects as canceled', async () => {
    const { run, entry } = setup();
    const rejectCancelled = () =>
      Promise.reject(Object.assign(new Error('cancelled'), { cancelled: true }));
    await run(watch('a', rejectCancelled));
    expect(entry('a')).toMatchObject({ status: 'idle', failure: null });
    await run(watch('b', () => Promise.resolve('good')));
    await run(sendQuery('b', rejectCancelled));
    expect(entry('b')).toMatchObject({ status: 'ready', value: 'good' });
  });
});

describe('the cached results', () => {
  it('drop the least recently shown entries beyond the maximum', async () => {
    const { run, entry, size } = setup();
    const show = async (key: string) => {
      await run(watch(key, () => Promise.resolve(key)));
      await run(unwatch(key));
    };
    for (let at = 0; at < 500; at += 1) await show(`q${at}`);
    expect(size()).toBe(MAX_ENTRIES);
    expect([entry('q399'), entry('q400')?.value, entry('q499')?.value]).toEqual([
      undefined,
      'q400',
      'q499',
    ]);
    // Showing a cached result again makes it the last to be dropped.
    await show('q400');
    await show('new');
    expect([entry('q400')?.value, entry('q401')]).toEqual(['q400', undefined]);
  });
  it('keep every entry that is shown or loading', async () => {
    const { run, entry, size } = setup();
    await run(watch('shown', () => Promise.resolve('shown')));
    const { call } = createPendingCall();
    void run(watch('waiting', call));
    for (let at = 0; at < MAX_ENTRIES + 20; at += 1) {
      await run(watch(`q${at}`, () => Promise.resolve(at)));
      await run(unwatch(`q${at}`));
    }
    expect([entry('shown')?.value, entry('waiting')?.status]).toEqual(['shown', 'loading']);
    expect(size()).toBe(MAX_ENTRIES);
  });
});

describe('a slow request', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  it('is marked as slow after ten seconds until it is sent again', async () => {
    const { run, entry } = setup();
    const { call, answers } = createPendingCall();
    void run(watch('a', call));
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    expect(entry('a')!.slow).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(entry('a')!.slow).toBe(true);
    answers[0]!('value');
    await jest.advanceTimersByTimeAsync(0);
    expect(entry('a')!.toObject()).toMatchObject({ status: 'ready', value: 'value' });
    void run(sendQuery('a', call));
    expect(entry('a')!.slow).toBe(false);
  });
  it('fails when it is canceled and can be sent again', async () => {
    const { run, entry } = setup();
    const { call, signals } = createPendingCall();
    void run(watch('a', call));
    await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
    void run(cancel('a'));
    expect(signals[0]!.aborted).toBe(true);
    expect(entry('a')!.toObject()).toMatchObject({
      status: 'failed',
      failure: { message: 'You canceled this request.', retryable: true },
    });
    void run(sendQuery('a', call));
    await jest.advanceTimersByTimeAsync(0);
    expect(signals).toHaveLength(2);
    expect(entry('a')!.status).toBe('loading');
  });
});

describe('reloadAll', () => {
  it('drops all results, reloads the shown ones and waits for them', async () => {
    const { run, entry } = setup();
    const shownCall = createPendingCall();
    const leftCall = createPendingCall();
    void run(watch('shown', shownCall.call));
    void run(watch('left', leftCall.call));
    await flushPromises();
    shownCall.answers[0]!(1);
    leftCall.answers[0]!(2);
    await flushPromises();
    await run(unwatch('left'));
    let isOver = false;
    void run(reloadAll()).then(() => {
      isOver = true;
    });
    expect(entry('left')).toBeUndefined();
    expect(entry('shown')!.toObject()).toMatchObject({
      status: 'loading',
      value: null,
      watchers: 1,
    });
    await flushPromises();
    expect(isOver).toBe(false);
    expect(leftCall.signals).toHaveLength(1);
    shownCall.answers[1]!(3);
    await flushPromises();
    expect(isOver).toBe(true);
    expect(entry('shown')!.toObject()).toMatchObject({ status: 'ready', value: 3 });
  });
});
