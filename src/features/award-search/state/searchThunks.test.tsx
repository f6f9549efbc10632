import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  awardDescriptionSet,
  searchApplied,
  searchFiltersReducers,
  selectApplied,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { toReadableQuery } from '@/domain/search/readableQuery';
import { initialFilters, type SearchFilters } from '@/domain/search/searchFilters';
import { createThunkMiddleware, type Thunk } from '@/lib/redux';
import { cancelAll } from '@/services/http/cancel';
import { toSavedSearchBody, toSavedFilters, savedHash } from '@/services/search/savedFilters';
import { restoreSearch, saveAgain, submitSearch } from './searchThunks';
import { visitedSearchesReducers, type WithVisitedSearches } from './visitedSearches';

const savedBodies: unknown[] = [];
const requestedBodies: unknown[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  savedBodies.length = 0;
  requestedBodies.length = 0;
});
afterAll(() => server.close());

type Dispatch = (<R>(action: Thunk<WithSearchFilters & WithVisitedSearches, R>) => R) &
  ((action: { type: string }) => unknown);
const setup = () => {
  const { dispatch, getState } = createStore(
    combineReducers({ ...searchFiltersReducers, ...visitedSearchesReducers }),
    createThunkMiddleware(),
  );
  const state = () => getState() as unknown as WithSearchFilters;
  const applied = () => selectApplied(state());
  const staged = () => selectStaged(state());
  return {
    dispatch: dispatch as unknown as Dispatch,
    applied,
    staged,
    descriptions: () => [applied().filters.awardDescription, staged().awardDescription],
  };
};
const createFilters = (description: string): SearchFilters =>
  initialFilters.set('awardDescription', description);
const bridges = createFilters('bridges');
const hashOf = (filters: SearchFilters) => savedHash(toSavedSearchBody(filters));
const mockSaving = (hash = 'f'.repeat(32)) =>
  server.use(
    http.post('*/api/v2/references/filter/', async ({ request }) => {
      savedBodies.push(await request.json());
      return HttpResponse.json({ hash });
    }),
  );
const failSaving = () =>
  server.use(
    http.post('*/api/v2/references/filter/', () =>
      HttpResponse.json({ detail: 'Not now' }, { status: 400 }),
    ),
  );
const mockHash = (body: unknown, status = 200) =>
  server.use(
    http.post('*/api/v2/references/hash/', async ({ request }) => {
      requestedBodies.push(await request.json());
      return HttpResponse.json(body as object, { status });
    }),
  );
const createStoredSearch = (filters: SearchFilters, version: unknown = '2020-06-01') => ({
  filter: { filters: toSavedFilters(filters), version },
});
const activeSignal = new AbortController().signal;
const restore = (
  store: ReturnType<typeof setup>,
  hash: string,
  readable = '',
  signal = activeSignal,
) => store.dispatch(restoreSearch(hash, readable, signal));

describe('submitting a search', () => {
  it('applies the staged filters, returns their hash and saves them with the version', async () => {
    mockSaving();
    const store = setup();
    store.dispatch(awardDescriptionSet('bridges'));
    const result = store.dispatch(submitSearch())!;
    expect([
      result.hash,
      result.filters.awardDescription,
      store.applied().filters.awardDescription,
      store.applied()._empty,
      store.applied()._complete,
    ]).toEqual([hashOf(bridges), 'bridges', 'bridges', false, false]);
    expect(await result.hashPromise).toBe('f'.repeat(32));
    expect(savedBodies).toEqual([{ filters: toSavedFilters(bridges), version: '2020-06-01' }]);
  });
  it('resets an empty search and saves nothing', () => {
    const store = setup();
    store.dispatch(searchApplied(bridges));
    store.dispatch(awardDescriptionSet(''));
    expect(store.dispatch(submitSearch())).toBeUndefined();
    expect([store.applied()._empty, store.applied().filters.awardDescription]).toEqual([true, '']);
  });
  it('applies the filters even if saving fails, so that they can be saved later', async () => {
    failSaving();
    const store = setup();
    store.dispatch(awardDescriptionSet('bridges'));
    await expect(store.dispatch(submitSearch())!.hashPromise).rejects.toMatchObject({
      message: 'Not now',
      status: 400,
    });
    expect(store.applied().filters.awardDescription).toBe('bridges');
    store.dispatch(awardDescriptionSet('staged since'));
    mockSaving('e'.repeat(32));
    expect(await store.dispatch(saveAgain())).toBe('e'.repeat(32));
    expect(savedBodies).toEqual([{ filters: toSavedFilters(bridges), version: '2020-06-01' }]);
  });
  it('cancels saving when aborted', async () => {
    mockSaving();
    const store = setup();
    const controller = new AbortController();
    store.dispatch(awardDescriptionSet('bridges'));
    const { hashPromise: saving } = store.dispatch(submitSearch(controller.signal))!;
    controller.abort();
    await expect(saving).rejects.toMatchObject({ cancelled: true });
  });
});

describe('restoring the search of an address', () => {
  it('requests the filters by hash, then stages and applies them', async () => {
    mockHash(createStoredSearch(bridges));
    const store = setup();
    expect(await restore(store, 'a'.repeat(32))).toEqual({
      state: 'restored',
      filters: bridges,
      dropped: [],
      version: '',
    });
    expect([requestedBodies, ...store.descriptions()]).toEqual([
      [{ hash: 'a'.repeat(32) }],
      'bridges',
      'bridges',
    ]);
  });
  it('sends no request for a search submitted in this visit, by either of its hashes', async () => {
    mockSaving('c'.repeat(32));
    const store = setup();
    store.dispatch(awardDescriptionSet('bridges'));
    const { hash, hashPromise: saving } = store.dispatch(submitSearch())!;
    await saving;
    for (const knownHash of [hash, 'c'.repeat(32)]) {
      store.dispatch(searchApplied(createFilters('another')));
      expect(await restore(store, knownHash)).toMatchObject({
        state: 'restored',
        dropped: [],
        version: '',
      });
      expect(store.descriptions()).toEqual(['bridges', 'bridges']);
    }
    expect(requestedBodies).toEqual([]);
  });
  it('sends a request for a search of an earlier visit', async () => {
    mockSaving();
    mockHash(createStoredSearch(createFilters('answered')));
    const earlierStore = setup();
    earlierStore.dispatch(awardDescriptionSet('bridges'));
    const { hash, hashPromise: saving } = earlierStore.dispatch(submitSearch())!;
    await saving;
    const store = setup();
    store.dispatch(searchApplied(createFilters('another')));
    await restore(store, hash);
    expect([requestedBodies, store.applied().filters.awardDescription]).toEqual([
      [{ hash }],
      'answered',
    ]);
  });
  it('changes nothing if the search is already applied', async () => {
    const store = setup();
    store.dispatch(searchApplied(bridges));
    store.dispatch(awardDescriptionSet('staged'));
    expect(await restore(store, hashOf(bridges))).toEqual({ state: 'current' });
    expect(store.staged().awardDescription).toBe('staged');
  });
  it('requests the hash of the empty search too', async () => {
    mockHash(createStoredSearch(initialFilters));
    expect(await restore(setup(), hashOf(initialFilters))).toMatchObject({ state: 'restored' });
    expect(requestedBodies).toEqual([{ hash: hashOf(initialFilters) }]);
  });
  it('reports unusable filters', async () => {
    mockHash({
      filter: {
        filters: { awardDescription: 'bridges', somethingElse: ['x'] },
        version: '2020-06-01',
      },
    });
    expect(await restore(setup(), 'a'.repeat(32))).toMatchObject({
      state: 'restored',
      dropped: ['"somethingElse"'],
      version: '',
    });
  });
  it.each([
    ['2017-11-21', '2017-11-21'],
    ['2020-06-01', ''],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('with version %j reports the version as %j', async (version, expected) => {
    mockHash(createStoredSearch(bridges, version));
    expect(await restore(setup(), 'a'.repeat(32))).toMatchObject({
      state: 'restored',
      version: expected,
    });
  });
  it.each([
    [400, true],
    [404, true],
    [403, false],
    [500, false],
  ])('fails with status %i and reports whether the search is lost: %s', async (status, lost) => {
    mockHash({ detail: 'No such search' }, status);
    const store = setup();
    store.dispatch(searchApplied(bridges));
    expect(await restore(store, 'a'.repeat(32))).toEqual({
      state: 'failed',
      message: expect.stringMatching(
        status === 500 ? /went wrong on our side/ : /^No such search$/,
      ) as unknown,
      lost,
    });
    expect(store.applied().filters.awardDescription).toBe('bridges');
  });
  it('changes nothing when aborted during the request', async () => {
    const controller = new AbortController();
    server.use(
      http.post('*/api/v2/references/hash/', () => {
        controller.abort();
        return HttpResponse.json(createStoredSearch(bridges));
      }),
    );
    const store = setup();
    expect(await restore(store, 'a'.repeat(32), '', controller.signal)).toEqual({
      state: 'current',
    });
    expect(store.applied()._empty).toBe(true);
  });
  it('does not fail when all requests are canceled', async () => {
    server.use(
      http.post('*/api/v2/references/hash/', () => {
        cancelAll();
        return HttpResponse.json(createStoredSearch(bridges));
      }),
    );
    const store = setup();
    expect(await restore(store, 'a'.repeat(32))).toEqual({ state: 'current' });
    expect(store.applied()._empty).toBe(true);
  });
  it('changes nothing when aborted before the start, even for a search visited earlier', async () => {
    mockSaving();
    const store = setup();
    store.dispatch(awardDescriptionSet('bridges'));
    const { hash, hashPromise: saving } = store.dispatch(submitSearch())!;
    await saving;
    store.dispatch(searchApplied(createFilters('another')));
    expect(await restore(store, hash, '', AbortSignal.abort())).toEqual({ state: 'current' });
    expect(store.applied().filters.awardDescription).toBe('another');
  });
});

describe('the filters in an address', () => {
  const readable = toReadableQuery(toSavedFilters(bridges))!;
  it('are restored without a request', async () => {
    const store = setup();
    expect(await restore(store, '', readable)).toEqual({
      state: 'restored',
      filters: bridges,
      dropped: [],
      version: '',
    });
    expect(store.descriptions()).toEqual(['bridges', 'bridges']);
  });
  it('change nothing if they are already applied', async () => {
    const store = setup();
    store.dispatch(searchApplied(bridges));
    store.dispatch(awardDescriptionSet('staged'));
    expect(await restore(store, '', readable)).toEqual({ state: 'current' });
    expect(store.staged().awardDescription).toBe('staged');
  });
  it('replace other applied filters', async () => {
    const store = setup();
    store.dispatch(searchApplied(createFilters('another')));
    expect(await restore(store, '', readable)).toMatchObject({ state: 'restored' });
    expect(store.applied().filters.awardDescription).toBe('bridges');
  });
  it('are ignored if there is a hash', async () => {
    mockHash(createStoredSearch(createFilters('by hash')));
    const store = setup();
    await restore(store, 'a'.repeat(32), readable);
    expect(store.applied().filters.awardDescription).toBe('by hash');
  });
  it('reset an applied search if filters and hash are missing', async () => {
    const store = setup();
    store.dispatch(searchApplied(bridges));
    expect(await restore(store, '')).toEqual({ state: 'current' });
    expect([store.applied()._empty, store.staged().awardDescription]).toEqual([true, '']);
  });
  it('keep staged filters if filters and hash are missing and nothing is applied', async () => {
    const store = setup();
    store.dispatch(awardDescriptionSet('staged'));
    expect(await restore(store, '')).toEqual({ state: 'current' });
    expect(store.staged().awardDescription).toBe('staged');
  });
});
