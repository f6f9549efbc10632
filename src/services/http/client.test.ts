import { delay, http, HttpResponse } from 'msw';
import { TIME_LIMIT_MS } from '@/lib/requests/patience';
import { getFailure, serviceEdge, UNREADABLE } from '../../../tests/serviceEdge';
import { cancelAll } from './cancel';
import { apiRoot, request } from './client';
import type { ServiceError } from './serviceError';

const edge = serviceEdge();
const UNREACHABLE = 'We couldn’t reach the data service. Check your connection and try again.';
const respondWithStatus = (status: number, headers: Record<string, string> = {}) =>
  edge.answersBy(() => HttpResponse.json({ detail: 'Reason' }, { status, headers }));

/** The delays of all timers in milliseconds. The timers themselves end almost immediately. */
let timerDelays: number[] = [];
const realTimeout = globalThis.setTimeout;
beforeEach(() => {
  timerDelays = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0) => {
    timerDelays.push(milliseconds);
    // The time limit of a request must not expire in these tests.
    if (milliseconds === TIME_LIMIT_MS) return realTimeout(() => {}, 0);
    return realTimeout(run, Math.min(milliseconds, 1));
  }) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());
/** Returns the fields of an error that decide what the visitor sees. */
const getOutcome = ({ message, status, retryable, cancelled }: ServiceError) => [
  message,
  status,
  retryable,
  cancelled,
];
/** Returns the delays that are long enough to precede a retry. */
const getRetryDelays = () =>
  timerDelays.filter((milliseconds) => milliseconds >= 100 && milliseconds !== TIME_LIMIT_MS);

describe('apiRoot', () => {
  const getMetaTag = () => document.querySelector('meta[name="api-root"]')!;
  const originalRoot = getMetaTag().getAttribute('content')!;
  afterEach(() => {
    if (!document.querySelector('meta[name="api-root"]'))
      document.head.innerHTML += '<meta name="api-root">';
    getMetaTag().setAttribute('content', originalRoot);
  });
  it('is read from the meta tag of the page', async () => {
    getMetaTag().setAttribute('content', 'http://other.example/api/');
    expect(apiRoot()).toBe('http://other.example/api/');
    let host = '';
    edge.server.use(
      http.get('http://other.example/api/v2/x/', ({ request: sent }) => {
        host = new URL(sent.url).host;
        return HttpResponse.json({});
      }),
    );
    await request({ path: 'v2/x/' });
    expect(host).toBe('other.example');
  });
  it('is /api/ if the page has no root', () => {
    getMetaTag().setAttribute('content', '');
    expect(apiRoot()).toBe('/api/');
    getMetaTag().remove();
    expect(apiRoot()).toBe('/api/');
  });
});

describe('a request', () => {
  const captureHeaders = async (options: Parameters<typeof request>[0]) => {
    let headers = new Headers();
    edge.server.use(
      http.all('*/x', ({ request: sent }) => {
        headers = sent.headers;
        return HttpResponse.json({});
      }),
    );
    await request(options);
    return ['x-requested-with', 'content-type'].map((name) => headers.get(name));
  };
  it('uses GET by default, with its query and without a body', async () => {
    edge.answers({ ok: true });
    expect(await request({ path: 'v2/x/', query: { a: 'b c', limit: 5 } })).toEqual({ ok: true });
    expect(edge.asked).toEqual([
      { method: 'GET', path: 'v2/x/', query: { a: 'b c', limit: '5' }, body: undefined },
    ]);
  });
  it('has the X-Requested-With header, and a JSON content type only with a body', async () => {
    expect(await captureHeaders({ path: 'x' })).toEqual(['USASpendingFrontend', null]);
    expect(await captureHeaders({ method: 'POST', path: 'x', body: {} })).toEqual([
      'USASpendingFrontend',
      'application/json',
    ]);
  });
  it.each(['https://files.example/x', 'http://files.example/x', '//files.example/x', '/api/x'])(
    'to the absolute address %s is sent there without the X-Requested-With header',
    async (path) => {
      let address = '';
      edge.server.use(
        http.get('*/x', ({ request: sent }) => {
          address = sent.url;
          return HttpResponse.json({ mark: sent.headers.get('x-requested-with') });
        }),
      );
      expect(await request({ path })).toEqual({ mark: null });
      expect(address.endsWith(path)).toBe(true);
      expect(address).not.toContain('/api//');
    },
  );
  it('decodes an encoded award ID in its body once and leaves any other `award_id` unchanged', async () => {
    edge.answers({});
    for (const id of ['A%252FB', '100%', 7, ['%20']])
      await request({ method: 'POST', path: 'x', body: { award_id: id, page: 1 } });
    expect(edge.asked.map(({ body }) => body)).toEqual(
      ['A%2FB', '100%', 7, ['%20']].map((id) => ({ award_id: id, page: 1 })),
    );
  });
  it.each(['', 'null', '5', '"text"', '{"a":', '<html>'])(
    'fails for the response %j',
    async (text) => {
      edge.answersBy(
        () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
      );
      const error = await getFailure(request({ path: 'x' }));
      expect(getOutcome(error)).toEqual([UNREADABLE, 200, true, false]);
      expect(edge.asked).toHaveLength(1);
    },
  );
  it.each([
    [400, false],
    [404, false],
    [422, false],
    [499, false],
    [500, true],
    [501, true],
    [504, true],
    [429, true],
    [503, true],
  ])('with status %i fails with `retryable` set to %s', async (status, retryable) => {
    respondWithStatus(status);
    const error = await getFailure(request({ path: 'x', repeatable: false }));
    expect([error.status, error.retryable, error.cancelled]).toEqual([status, retryable, false]);
  });
  it('with status 300 fails with its status', async () => {
    respondWithStatus(300);
    const error = await getFailure(request({ path: 'x', repeatable: false }));
    expect([error.message, error.status]).toEqual(['Reason', 300]);
  });
  it('without a response is retryable', async () => {
    edge.answersBy(() => HttpResponse.error());
    const error = await getFailure(request({ path: 'x', repeatable: false }));
    expect([...getOutcome(error), error.details]).toEqual([UNREACHABLE, 0, true, false, '']);
  });
});

it('a request fails as unreachable if the HTTP library cannot be loaded', async () => {
  jest.doMock('axios', () => {
    throw new Error('no such file');
  });
  try {
    const error = await getFailure(request({ path: 'x' }));
    expect([error.name, ...getOutcome(error)]).toEqual([
      'ServiceError',
      UNREACHABLE,
      0,
      true,
      false,
    ]);
    expect(edge.asked).toEqual([]);
  } finally {
    jest.dontMock('axios');
  }
});

describe('a retry', () => {
  it.each([
    [429, 2],
    [502, 2],
    [503, 2],
    [400, 1],
    [404, 1],
    [422, 1],
    [500, 1],
    [504, 1],
  ])('after status %i makes %i requests in total', async (status, calls) => {
    respondWithStatus(status);
    expect((await getFailure(request({ path: 'x' }))).status).toBe(status);
    expect(edge.asked).toHaveLength(calls);
  });
  it('follows a request without a response', async () => {
    edge.answersBy(() => HttpResponse.error());
    await getFailure(request({ path: 'x' }));
    expect(edge.asked).toHaveLength(2);
  });
  it('waits between 250 and 500 ms', async () => {
    respondWithStatus(503);
    await getFailure(request({ path: 'x' }));
    expect(getRetryDelays()).toHaveLength(1);
    expect(getRetryDelays()[0]).toBeGreaterThanOrEqual(250);
    expect(getRetryDelays()[0]).toBeLessThan(500);
  });
  it.each([
    ['0', 0.5, 375],
    ['soon', 0, 250],
    ['1', 0.5, 1000],
    ['5', 0.5, 5000],
  ])('with Retry-After %s and random value %d waits %i ms', async (after, chance, milliseconds) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    respondWithStatus(503, { 'Retry-After': after });
    await getFailure(request({ path: 'x' }));
    expect(getRetryDelays()).toEqual([milliseconds]);
  });
  it('does not happen if Retry-After is over five seconds', async () => {
    respondWithStatus(503, { 'Retry-After': '6' });
    await getFailure(request({ path: 'x' }));
    expect([edge.asked.length, getRetryDelays()]).toEqual([1, []]);
  });
  it('stops waiting when the request is aborted', async () => {
    jest.restoreAllMocks();
    respondWithStatus(503, { 'Retry-After': '5' });
    const controller = new AbortController();
    const began = Date.now();
    const pendingFailure = getFailure(request({ path: 'x', signal: controller.signal }));
    await edge.heard();
    await delay(50);
    controller.abort();
    expect((await pendingFailure).cancelled).toBe(true);
    expect(Date.now() - began).toBeLessThan(4000);
    expect(edge.asked).toHaveLength(1);
  });
});

describe('aborting', () => {
  /** Makes the service never respond. */
  const neverRespond = () => edge.answersBy(() => new Promise(() => {}));
  it('before sending prevents the request', async () => {
    const error = await getFailure(request({ path: 'x', signal: AbortSignal.abort() }));
    expect([...getOutcome(error), edge.asked.length]).toEqual(['cancelled', 0, false, true, 0]);
  });
  it('during a request cancels it', async () => {
    neverRespond();
    const controller = new AbortController();
    const pendingFailure = getFailure(request({ path: 'x', signal: controller.signal }));
    await edge.heard();
    controller.abort();
    expect([...getOutcome(await pendingFailure), edge.asked.length]).toEqual([
      'cancelled',
      0,
      false,
      true,
      1,
    ]);
  });
  it('with cancelAll also cancels a request while the HTTP library is still loading', async () => {
    edge.answers({ ok: true });
    const failure = getFailure(request({ path: 'v2/x/' }));
    cancelAll();
    expect(await failure).toMatchObject({ cancelled: true });
    expect(edge.asked).toEqual([]);
  });
  it('with cancelAll does not affect later requests', async () => {
    neverRespond();
    const ownController = new AbortController();
    const pendingFailures = [
      getFailure(request({ path: 'x' })),
      getFailure(request({ path: 'y', signal: ownController.signal })),
    ];
    await edge.heard(2);
    cancelAll();
    expect((await Promise.all(pendingFailures)).map(({ cancelled }) => cancelled)).toEqual([
      true,
      true,
    ]);
    edge.answers({ ok: true });
    expect(await request({ path: 'z', signal: ownController.signal })).toEqual({ ok: true });
  });
  it('works without AbortSignal.any', async () => {
    const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any')!;
    Object.defineProperty(AbortSignal, 'any', { value: undefined, configurable: true });
    try {
      expect(
        (await getFailure(request({ path: 'x', signal: AbortSignal.abort() }))).cancelled,
      ).toBe(true);
      neverRespond();
      const pendingFailure = getFailure(request({ path: 'x' }));
      await edge.heard();
      cancelAll();
      expect((await pendingFailure).cancelled).toBe(true);
    } finally {
      Object.defineProperty(AbortSignal, 'any', any);
    }
  });
});

describe('the time limit', () => {
  it('fails a request that has no response after a minute and does not retry it', async () => {
    let expire = () => {};
    jest.mocked(globalThis.setTimeout).mockImplementation(((run: () => void, milliseconds = 0) => {
      if (milliseconds === TIME_LIMIT_MS) expire = run;
      return realTimeout(milliseconds === TIME_LIMIT_MS ? () => {} : run, 0);
    }) as typeof setTimeout);
    edge.answersBy(() => new Promise(() => {}));
    const pendingFailure = getFailure(request({ path: 'x' }));
    await edge.heard();
    expire();
    expect(await pendingFailure).toMatchObject({
      message: 'The data service did not respond within a minute. Try again.',
      status: 0,
      retryable: true,
      cancelled: false,
    });
    expect(edge.asked).toHaveLength(1);
  });
});
