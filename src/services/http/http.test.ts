import { http, HttpResponse, delay } from 'msw';
import { setupServer } from 'msw/node';
import { dateRangeLabel } from '@/domain/search/dateRanges';
import { getFailure } from '../../../tests/serviceEdge';
import { cancelAll } from './cancel';
import { request } from './client';
import { onDataSource } from './dataSource';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const respondWith = (...statuses: number[]) => {
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
  it('sends no credentials', async () => {
    let sent: Request | undefined;
    server.use(
      http.post('*/api/x', ({ request: incomingRequest }) => {
        sent = incomingRequest;
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
  it('is retried once after a transient failure', async () => {
    const calls = respondWith(503, 200);
    expect(await request({ path: 'x' })).toEqual({ ok: true });
    expect(calls()).toBe(2);
  });
  it('is not retried if Retry-After is long', async () => {
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
    const error = await getFailure(request({ path: 'x' }));
    expect([calls, error.details]).toEqual([
      1,
      'This request took longer than 20 seconds and was stopped.',
    ]);
    expect(error.message).toMatch(/busy or unavailable/);
  });
  it('is not retried if it is not repeatable', async () => {
    const calls = respondWith(503);
    await getFailure(request({ path: 'x', repeatable: false }));
    expect(calls()).toBe(1);
  });
  it('that fails twice throws one ServiceError, sends nothing afterwards and does not affect other requests [i8.11]', async () => {
    const calls = respondWith(503, 503, 200);
    const error = await getFailure(request({ path: 'x' }));
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
  it('is not retried if it is canceled during the wait before the retry', async () => {
    const calls = respondWith(503, 200);
    const controller = new AbortController();
    const pendingFailure = getFailure(request({ path: 'x', signal: controller.signal }));
    for (let tries = 0; calls() === 0 && tries < 1000; tries += 1) await delay(5);
    controller.abort();
    expect((await pendingFailure).cancelled).toBe(true);
    expect(calls()).toBe(1);
  });
  it.each([
    [{ message: 'first', detail: 'second' }, 'first'],
    [{ detail: 'second' }, 'second'],
    [{ detail: { message: 'inner' } }, 'inner'],
    [{}, 'The data service responded with status 400. Try again later.'],
  ])('that fails with the body %j has the message %j', async (body, reason) => {
    server.use(http.get('*/api/x', () => HttpResponse.json(body, { status: 400 })));
    expect((await getFailure(request({ path: 'x' }))).message).toBe(reason);
  });
  it.each([
    [500, 'Binder Error: no column x_y', /went wrong on our side/],
    [502, 'upstream', /went wrong on our side/],
    [503, 'pool exhausted', /busy or unavailable/],
    [429, 'slow down', /busy or unavailable/],
    [422, "Field 'filters|award_amounts' must be a list", /did not accept/],
    [400, '{"a":1} is no filter', /did not accept/],
  ])(
    'replaces a technical reason for status %i (%s) and keeps it as details',
    async (status, detail, messagePattern) => {
      server.use(http.get('*/api/x', () => HttpResponse.json({ detail }, { status })));
      const error = await getFailure(request({ path: 'x', repeatable: false }));
      expect([error.message, error.details]).toEqual([
        expect.stringMatching(messagePattern),
        detail,
      ]);
      expect(error.message).not.toContain(detail);
    },
  );
  it.each([400, 500])(
    'explains that a search is too broad to rank, for any status (%i)',
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
      const error = await getFailure(request({ path: 'x', repeatable: false }));
      expect([error.message, error.details, error.retryable]).toEqual([
        'There are too many results to rank. Add filters to narrow the search.',
        '',
        false,
      ]);
    },
  );
  it.each(['Value 2001-01-01 is before the earliest searchable date, 2007-10-01'])(
    'keeps a reason that helps the visitor: %s',
    async (detail) => {
      server.use(http.get('*/api/x', () => HttpResponse.json({ detail }, { status: 422 })));
      const error = await getFailure(request({ path: 'x' }));
      expect([error.message, error.details]).toEqual([detail, '']);
    },
  );
  it('returns null for status 204', async () => {
    server.use(http.get('*/api/x', () => new HttpResponse(null, { status: 204 })));
    expect(await request({ path: 'x' })).toBeNull();
  });
  it('is canceled by its signal and by cancelAll [i7.3]', async () => {
    server.use(
      http.get('*/api/x', async () => {
        await delay(3000);
        return HttpResponse.json({});
      }),
    );
    const controller = new AbortController();
    const ownFailure = getFailure(request({ path: 'x', signal: controller.signal }));
    const sharedFailure = getFailure(request({ path: 'x' }));
    setTimeout(() => controller.abort(), 30);
    setTimeout(cancelAll, 60);
    expect([(await ownFailure).cancelled, (await sharedFailure).cancelled]).toEqual([true, true]);
  });
  it('reports the data source', async () => {
    const sources: unknown[] = [];
    const end = onDataSource((source) => sources.push(source));
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
    expect(sources).toEqual([{ kind: 'files', asOf: '2025-01-02', files: ['a.csv'], setKey: '' }]);
  });
});
describe('analytics', () => {
  it('record a date range only with two entries, at least one of them nonempty [i5.10-11]', () =>
    expect([
      dateRangeLabel(['', '']),
      dateRangeLabel(['2024-01-01']),
      dateRangeLabel(['', '2024-01-01']),
      dateRangeLabel(['2024-01-01', null]),
    ]).toEqual([undefined, undefined, 'open-ended to 2024-01-01', '2024-01-01 to present']));
});
