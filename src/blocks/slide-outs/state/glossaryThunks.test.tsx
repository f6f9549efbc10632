import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { createThunkMiddleware, type Thunk } from '@/lib/redux';
import { loadGlossary, runGlossarySearch } from './glossaryThunks';
import {
  glossaryInputSet,
  selectGlossary,
  slideOutReducers,
  type WithSlideOuts,
} from './slideOutState';

const mockFile = { isMissing: false };
jest.mock('@/markdown/allTerms', () => ({
  __esModule: true,
  get allTerms() {
    if (mockFile.isMissing) throw new Error('The file is gone');
    return {
      outlay: '---\nterm: Outlay\n---\nMoney paid out.\n',
      'sub-award': '---\nterm: Subaward\n---\nAn award below an award.\n',
    };
  },
}));

const listQueries: string[] = [];
const searches: unknown[] = [];
const server = setupServer();
let errorSpy: jest.SpyInstance;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  errorSpy = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  server.resetHandlers();
  errorSpy.mockRestore();
  listQueries.length = 0;
  searches.length = 0;
  mockFile.isMissing = false;
});
afterAll(() => server.close());

type Dispatch = (<R>(action: Thunk<WithSlideOuts, R>) => R) &
  ((action: { type: string }) => unknown);
const setup = (input = '') => {
  const { dispatch, getState } = createStore(
    combineReducers(slideOutReducers),
    createThunkMiddleware(),
  );
  if (input) dispatch(glossaryInputSet(input));
  const glossary = () => selectGlossary(getState() as unknown as WithSlideOuts);
  return {
    dispatch: dispatch as unknown as Dispatch,
    glossary,
    shown: () => glossary().search.results.map(({ slug }) => slug),
    known: () => [...glossary().cache.keys()],
  };
};
const term = (slug: string) => ({
  term: slug,
  slug,
  data_act_term: '',
  plain: `About ${slug}`,
  official: '',
  resources: '',
});
type Respond = () => Response | Promise<Response>;
const onList = (respond: Respond) =>
  server.use(
    http.get('*/api/v2/references/glossary/', ({ request }) => {
      listQueries.push(new URL(request.url).search);
      return respond();
    }),
  );
const onSearch = (respond: Respond, options = {}) =>
  server.use(
    http.post(
      '*/api/v2/autocomplete/glossary/',
      async ({ request }) => {
        searches.push(await request.json());
        return respond();
      },
      options,
    ),
  );
const listOf = (slugs: string[]) => HttpResponse.json({ results: slugs.map(term) });
const matchesOf = (slugs: string[]) => HttpResponse.json({ matched_terms: slugs.map(term) });
const refusal = (detail: string) => HttpResponse.json({ detail }, { status: 400 });
const answerList = (...slugs: string[]) => onList(() => listOf(slugs));
const refuseList = () => onList(() => refusal('No list today'));
const answerSearch = (...slugs: string[]) => onSearch(() => matchesOf(slugs));
const refuseSearch = () => onSearch(() => refusal('No search today'));
/** Delays responses. `reached` resolves when the request arrives or the caller ends. `go` releases the response. */
const createGate = () => {
  let markArrived = () => {};
  let go = () => {};
  const arrived = new Promise<void>((resolve) => {
    markArrived = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    go = resolve;
  });
  return {
    reached: (call: Promise<void>) => Promise.race([arrived, call]),
    go,
    pass: async () => {
      markArrived();
      await opened;
    },
  };
};
const slowList = (...slugs: string[]) => {
  const responseGate = createGate();
  onList(() => responseGate.pass().then(() => listOf(slugs)));
  return responseGate;
};
const slowSearch = (...slugs: string[]) => {
  const responseGate = createGate();
  onSearch(() => responseGate.pass().then(() => matchesOf(slugs)), { once: true });
  return responseGate;
};

describe('loading the glossary', () => {
  it('requests up to 500 terms, caches them by slug and shows all', async () => {
    answerList('outlay', 'grant');
    const { dispatch, glossary, shown, known } = setup();
    await dispatch(loadGlossary());
    expect([listQueries, known(), shown(), glossary().loading, glossary().error]).toEqual([
      ['?limit=500'],
      ['outlay', 'grant'],
      ['outlay', 'grant'],
      false,
      false,
    ]);
    expect(searches).toEqual([]);
  });
  it('is in progress until the list arrives', async () => {
    const responseGate = slowList('outlay');
    const { dispatch, glossary } = setup();
    const loaded = dispatch(loadGlossary());
    await responseGate.reached(loaded);
    expect(glossary().loading).toBe(true);
    responseGate.go();
    await loaded;
    expect(glossary().loading).toBe(false);
  });
  it('searches for the entered text once the list has loaded', async () => {
    answerList('outlay', 'grant');
    answerSearch('grant');
    const { dispatch, shown, known } = setup(' gra ');
    await dispatch(loadGlossary());
    expect([searches, known(), shown()]).toEqual([
      [{ search_text: 'gra', limit: 500 }],
      ['outlay', 'grant'],
      ['grant'],
    ]);
  });
  it.each(['g', 'gr', ' gr '])('shows all terms for %j without a search', async (input) => {
    answerList('outlay', 'grant');
    const { dispatch, shown } = setup(input);
    await dispatch(loadGlossary());
    expect([searches, shown()]).toEqual([[], ['outlay', 'grant']]);
  });
  it('requests the list once and then only searches', async () => {
    answerList('outlay', 'grant');
    answerSearch('grant');
    const { dispatch, shown } = setup();
    await dispatch(loadGlossary());
    dispatch(glossaryInputSet('gra'));
    await dispatch(loadGlossary());
    expect([listQueries.length, searches, shown()]).toEqual([
      1,
      [{ search_text: 'gra', limit: 500 }],
      ['grant'],
    ]);
  });
  it('requests the list again on demand', async () => {
    answerList('outlay');
    const { dispatch, known } = setup();
    await dispatch(loadGlossary());
    answerList('outlay', 'grant');
    await dispatch(loadGlossary(true));
    expect([listQueries.length, known()]).toEqual([2, ['outlay', 'grant']]);
  });
  it('sends one request for parallel calls', async () => {
    const responseGate = slowList('outlay');
    const { dispatch, shown } = setup();
    const both = [dispatch(loadGlossary()), dispatch(loadGlossary())];
    await responseGate.reached(both[0]!);
    responseGate.go();
    await Promise.all(both);
    expect([listQueries.length, shown()]).toEqual([1, ['outlay']]);
  });
  it('sends one request per store, independent of other stores', async () => {
    const first = slowList('outlay');
    const one = setup();
    const loadedOne = one.dispatch(loadGlossary());
    await first.reached(loadedOne);
    const second = slowList('grant');
    const other = setup();
    const loadedOther = other.dispatch(loadGlossary());
    await second.reached(loadedOther);
    first.go();
    await loadedOne;
    const again = other.dispatch(loadGlossary());
    second.go();
    await Promise.all([loadedOther, again]);
    expect([listQueries.length, one.known(), other.known()]).toEqual([2, ['outlay'], ['grant']]);
  });
  it('does not repeat a search that ran while the list was loading', async () => {
    const responseGate = slowList('outlay', 'grant');
    answerSearch('grant');
    const { dispatch, shown, known } = setup();
    const loaded = dispatch(loadGlossary());
    await responseGate.reached(loaded);
    dispatch(glossaryInputSet('gra'));
    await dispatch(runGlossarySearch());
    responseGate.go();
    await loaded;
    expect([searches.length, known(), shown()]).toEqual([1, ['outlay', 'grant'], ['grant']]);
  });
});

describe('a glossary whose list fails to load', () => {
  it('shows the built-in terms and an error', async () => {
    refuseList();
    const { dispatch, glossary, shown, known } = setup();
    await dispatch(loadGlossary());
    expect([known(), shown(), glossary().loading, glossary().error]).toEqual([
      ['outlay', 'sub-award'],
      ['outlay', 'sub-award'],
      false,
      true,
    ]);
    expect(glossary().cache.get('outlay')!.toObject()).toMatchObject({
      term: 'Outlay',
      slug: 'outlay',
      plain: 'Money paid out.',
    });
    expect(errorSpy).toHaveBeenCalledWith('No list today');
  });
  it('shows matching built-in terms without a search request', async () => {
    refuseList();
    const { dispatch, shown, known } = setup('AWARD');
    await dispatch(loadGlossary());
    expect([known(), shown(), searches]).toEqual([['outlay', 'sub-award'], ['sub-award'], []]);
  });
  it('is empty without built-in terms and is requested again next time', async () => {
    mockFile.isMissing = true;
    refuseList();
    const { dispatch, glossary, shown, known } = setup();
    await dispatch(loadGlossary());
    expect([known(), shown(), glossary().loading, glossary().error]).toEqual([[], [], false, true]);
    answerList('grant');
    await dispatch(loadGlossary());
    expect([listQueries.length, known(), glossary().error]).toEqual([2, ['grant'], false]);
  });
});

describe('searching the glossary', () => {
  it.each(['o', 'ou', '  ou  '])('sends no request for %j', async (input) => {
    const { dispatch, glossary } = setup(input);
    const before = glossary();
    await dispatch(runGlossarySearch());
    expect(glossary()).toBe(before);
  });
  it('sends trimmed text of at least three characters', async () => {
    answerSearch('outlay');
    const { dispatch, shown, glossary } = setup('  out ');
    await dispatch(runGlossarySearch());
    expect([searches, shown(), glossary().searchLoading, glossary().error]).toEqual([
      [{ search_text: 'out', limit: 500 }],
      ['outlay'],
      false,
      false,
    ]);
  });
  it('is in progress until the result arrives', async () => {
    const responseGate = slowSearch('outlay');
    const { dispatch, glossary } = setup('outlay');
    const done = dispatch(runGlossarySearch());
    await responseGate.reached(done);
    expect(glossary().searchLoading).toBe(true);
    responseGate.go();
    await done;
    expect(glossary().searchLoading).toBe(false);
  });
  it.each(['', '   '])('shows every cached term for %j without a request', async (input) => {
    answerList('outlay', 'grant');
    answerSearch('grant');
    const { dispatch, shown } = setup('grant');
    await dispatch(loadGlossary());
    expect(shown()).toEqual(['grant']);
    dispatch(glossaryInputSet(input));
    await dispatch(runGlossarySearch());
    expect([searches.length, shown()]).toEqual([1, ['outlay', 'grant']]);
  });
  it('shows the result of the latest search, even if an earlier one arrives later', async () => {
    answerSearch('new');
    const responseGate = slowSearch('old');
    const { dispatch, shown, glossary } = setup('old');
    const slow = dispatch(runGlossarySearch());
    await responseGate.reached(slow);
    dispatch(glossaryInputSet('new'));
    await dispatch(runGlossarySearch());
    responseGate.go();
    await slow;
    expect([shown(), glossary().error, glossary().searchLoading]).toEqual([['new'], false, false]);
    expect(errorSpy).not.toHaveBeenCalled();
  });
  it('is canceled when the text is cleared', async () => {
    const responseGate = slowSearch('old');
    const { dispatch, shown, glossary } = setup('old');
    const slow = dispatch(runGlossarySearch());
    await responseGate.reached(slow);
    dispatch(glossaryInputSet(''));
    await dispatch(runGlossarySearch());
    responseGate.go();
    await slow;
    expect([shown(), glossary().error, glossary().searchLoading]).toEqual([[], false, false]);
  });
  it('continues while the text has one or two characters', async () => {
    const responseGate = slowSearch('old');
    const { dispatch, shown } = setup('old');
    const slow = dispatch(runGlossarySearch());
    await responseGate.reached(slow);
    dispatch(glossaryInputSet('ol'));
    await dispatch(runGlossarySearch());
    responseGate.go();
    await slow;
    expect(shown()).toEqual(['old']);
  });
  it('shows matching cached terms and an error when it fails', async () => {
    answerList('outlay', 'grant');
    refuseSearch();
    const { dispatch, shown, glossary } = setup(' GRA ');
    await dispatch(loadGlossary());
    expect([shown(), glossary().searchLoading, glossary().error]).toEqual([['grant'], false, true]);
    expect(errorSpy).toHaveBeenCalledWith('No search today');
  });
});
