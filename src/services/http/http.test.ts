import { http, HttpResponse, delay } from 'msw';
import { setupServer } from 'msw/node';
import { dateRangeLabel } from '@/domain/search/dateRanges';
import { analyticsEnabled } from '../analytics/analytics';
import { cancelAll } from './cancel';
import { request } from './client';
import { onDataSource } from './dataSource';
import type { ServiceError } from './serviceError';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const failure = (promise: Promise<unknown>): Promise<ServiceError> =>
  promise.then(
    () => {
      throw new Error('did not fail');
    },
    (error: ServiceError) => error,
  );
const answers = (...statuses: number[]) => {
  let calls = 0;
  server.use(
    http.all('*/api/x', () => {
      const status = statuses[Math.min(calls, statuses.length - 1)]!;
      calls += 1;
      return HttpResponse.json(status === 200 ? { ok: true } : { detail: `status ${status}` }, {
        status,
      });
    }),
  );
  return () => calls;
};

describe('every request', () => {
  it('carries X-Requested-With [i7.2]', async () => {
    let header = '';
    server.use(
      http.get('*/api/x', ({ request: sent }) => {
        header = sent.headers.get('X-Requested-With') ?? '';
        return HttpResponse.json({});
      }),
    );
    await request({ path: 'x' });
    expect(header).toBe('USASpendingFrontend');
  });
  it('names no visitor: no credentials go with it', async () => {
    let sent: Request | undefined;
    server.use(
      http.post('*/api/x', ({ request: asked }) => {
        sent = asked;
        return HttpResponse.json({});
      }),
    );
    await request({ method: 'POST', path: 'x', body: {} });
    const names = [...sent!.headers.keys()].filter((name) => name !== 'cookie').sort();
    expect(names).toEqual(['accept', 'content-type', 'x-requested-with']);
    expect(sent!.credentials).not.toBe('include');
  });
  it('URL-decodes award_id in a body [i7.4]', async () => {
    let body: unknown;
    server.use(
      http.post('*/api/x', async ({ request: sent }) => {
        body = await sent.json();
        return HttpResponse.json({});
      }),
    );
    await request({ method: 'POST', path: 'x', body: { award_id: 'A%2FB%20C', other: '%20' } });
    expect(body).toEqual({ award_id: 'A/B C', other: '%20' });
  });
  it('repeats a transient failure once', async () => {
    const calls = answers(503, 200);
    expect(await request({ path: 'x' })).toEqual({ ok: true });
    expect(calls()).toBe(2);
  });
  it('does not repeat what the service wants to be left alone for longer', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/x', () => {
        calls += 1;
        return HttpResponse.json(
          { detail: 'This request took longer than 20 seconds and was stopped.' },
          { status: 503, headers: { 'Retry-After': '60' } },
        );
      }),
    );
    const error = await failure(request({ path: 'x' }));
    expect([calls, error.details]).toEqual([
      1,
      'This request took longer than 20 seconds and was stopped.',
    ]);
    expect(error.message).toMatch(/busy or unavailable/);
  });
  it('never repeats what must not be', async () => {
    const calls = answers(503);
    await failure(request({ path: 'x', repeatable: false }));
    expect(calls()).toBe(1);
  });
  it('does not repeat a refusal', async () => {
    const calls = answers(422);
    const error = await failure(request({ path: 'x' }));
    expect([calls(), error.status, error.retryable, error.message]).toEqual([
      1,
      422,
      false,
      'status 422',
    ]);
  });
  it('fails once and for all: one kind of error, nothing asked afterwards, no other request disturbed [i8.11]', async () => {
    const calls = answers(503, 503, 200);
    const error = await failure(request({ path: 'x' }));
    expect([error.name, error.status, error.retryable, error.cancelled, calls()]).toEqual([
      'ServiceError',
      503,
      true,
      false,
      2,
    ]);
    server.use(http.get('*/api/y', () => HttpResponse.json({ ok: true })));
    expect(await request({ path: 'y' })).toEqual({ ok: true });
    expect(calls()).toBe(2);
  });
  it('asks no second time once it was cancelled while it waited to', async () => {
    const calls = answers(503, 200);
    const controller = new AbortController();
    const asked = failure(request({ path: 'x', signal: controller.signal }));
    for (let tries = 0; calls() === 0 && tries < 1000; tries += 1) await delay(5);
    controller.abort();
    expect((await asked).cancelled).toBe(true);
    expect(calls()).toBe(1);
  });
  it.each([
    [{ message: 'first', detail: 'second' }, 'first'],
    [{ detail: 'second' }, 'second'],
    [{ detail: { message: 'inner' } }, 'inner'],
    [{}, 'The data service responded with status 400.'],
  ])('gives the reason of %j', async (body, reason) => {
    server.use(http.get('*/api/x', () => HttpResponse.json(body, { status: 400 })));
    expect((await failure(request({ path: 'x' }))).message).toBe(reason);
  });
  it.each([
    [500, 'Binder Error: no column x_y', /went wrong on our side/],
    [502, 'upstream', /went wrong on our side/],
    [503, 'pool exhausted', /busy or unavailable/],
    [429, 'slow down', /busy or unavailable/],
    [422, "Field 'filters|award_amounts' must be a list", /did not accept/],
    [400, '{"a":1} is no filter', /did not accept/],
  ])(
    'says a failure with status %i (%s) in plain words and keeps the service’s own as details',
    async (status, detail, words) => {
      server.use(http.get('*/api/x', () => HttpResponse.json({ detail }, { status })));
      const error = await failure(request({ path: 'x', repeatable: false }));
      expect([error.message, error.details]).toEqual([expect.stringMatching(words), detail]);
      expect(error.message).not.toContain(detail);
    },
  );
  it.each([400, 500])(
    'says in words of its own that a search is too wide to be ranked, whatever the status (%i)',
    async (status) => {
      server.use(
        http.get('*/api/x', () =>
          HttpResponse.json(
            {
              detail:
                'Current filters return too many unique items. Narrow filters to return results.',
            },
            { status },
          ),
        ),
      );
      const error = await failure(request({ path: 'x', repeatable: false }));
      expect([error.message, error.details, error.retryable]).toEqual([
        'There are too many results to rank. Add filters to narrow the search.',
        '',
        false,
      ]);
    },
  );
  it.each(['Value 2001-01-01 is before the earliest searchable date, 2007-10-01'])(
    'leaves a reason that helps the visitor as it is: %s',
    async (detail) => {
      server.use(http.get('*/api/x', () => HttpResponse.json({ detail }, { status: 422 })));
      const error = await failure(request({ path: 'x' }));
      expect([error.message, error.details]).toEqual([detail, '']);
    },
  );
  it('says plainly that the service cannot be reached', async () => {
    server.use(http.get('*/api/x', () => HttpResponse.error()));
    const error = await failure(request({ path: 'x' }));
    expect([error.status, error.message]).toEqual([
      0,
      'We couldn’t reach the data service. Check your connection and try again.',
    ]);
  });
  it.each(['', '{"a":', 'null', '<html>'])('takes the answer %j for unreadable', async (text) => {
    server.use(
      http.get(
        '*/api/x',
        () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    expect((await failure(request({ path: 'x' }))).message).toMatch(/response was unreadable/);
  });
  it('takes 204 for no data', async () => {
    server.use(http.get('*/api/x', () => new HttpResponse(null, { status: 204 })));
    expect(await request({ path: 'x' })).toBeNull();
  });
  it('is cancelled by its signal and by the shared cancel-all [i7.3]', async () => {
    server.use(
      http.get('*/api/x', async () => {
        await delay(3000);
        return HttpResponse.json({});
      }),
    );
    const controller = new AbortController();
    const own = failure(request({ path: 'x', signal: controller.signal }));
    const shared = failure(request({ path: 'x' }));
    setTimeout(() => controller.abort(), 30);
    setTimeout(cancelAll, 60);
    expect([(await own).cancelled, (await shared).cancelled]).toEqual([true, true]);
  });
  it('tells where the data comes from', async () => {
    const seen: unknown[] = [];
    const end = onDataSource((source) => seen.push(source));
    server.use(
      http.get('*/api/x', () =>
        HttpResponse.json(
          {},
          { headers: { 'X-Data-Source': 'files; as-of=2025-01-02; files=%5B%22a.csv%22%5D' } },
        ),
      ),
    );
    await request({ path: 'x' });
    end();
    expect(seen).toEqual([{ kind: 'files', asOf: '2025-01-02', files: ['a.csv'], setKey: '' }]);
  });
});
describe('analytics', () => {
  it('are off without an id', () => expect(analyticsEnabled('')).toBe(false));
  it('honour Do Not Track and Global Privacy Control', () => {
    expect(analyticsEnabled('G-1')).toBe(true);
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    expect(analyticsEnabled('G-1')).toBe(false);
    Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(analyticsEnabled('G-1')).toBe(false);
  });
  it('record a date range only with two entries, one of them non-empty [i5.10-11]', () =>
    expect([
      dateRangeLabel(['', '']),
      dateRangeLabel(['2024-01-01']),
      dateRangeLabel(['', '2024-01-01']),
      dateRangeLabel(['2024-01-01', null]),
    ]).toEqual([undefined, undefined, 'open-ended to 2024-01-01', '2024-01-01 to present']));
});
