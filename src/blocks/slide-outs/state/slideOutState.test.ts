import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeGlossaryTerm } from '@/domain/glossary';
import * as state from './slideOutState';

const setup = () => {
  const store = createStore(combineReducers(state.slideOutReducers));
  const get = () => store.getState() as unknown as state.WithSlideOuts;
  return { dispatch: store.dispatch, get };
};
const outlay = makeGlossaryTerm({ term: 'Outlay', slug: 'outlay', plain: 'Money paid out.' });
const grant = makeGlossaryTerm({ term: 'Grant', slug: 'grant', plain: 'Money given.' });

describe('slide-out state', () => {
  it('has opened none at first [i3.other.3, r3.35]', () => {
    const { get } = setup();
    expect(state.selectSlideOuts(get()).toObject()).toEqual({ lastOpenedSlideout: '' });
  });
  it('has the glossary fields of the specification: hidden, no term, loading [r3.2]', () => {
    const { get } = setup();
    const { term, cache, search, ...rest } = state.selectGlossary(get()).toObject();
    expect(rest).toEqual({
      display: false,
      termFromUrl: '',
      loading: true,
      searchLoading: false,
      error: false,
    });
    expect([term.slug, cache.size, search.toObject()]).toEqual(['', 0, { input: '', results: [] }]);
  });
  it('of About the Data has a display flag, a term with name and slug, a search and the term of the address [r3.4]', () => {
    const { get } = setup();
    const { term, search, ...rest } = state.selectAbout(get()).toObject();
    expect(rest).toEqual({ display: false, termFromUrl: '' });
    expect(term.toObject()).toEqual({ name: '', slug: '' });
    expect(search.input).toBe('');
  });
  it('keeps the last opened panel after hiding', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.slideOutsHidden());
    expect([
      state.selectSlideOuts(get()).lastOpenedSlideout,
      state.selectAbout(get()).display,
    ]).toEqual(['about-the-data', false]);
  });
  it('hides one panel when the other is shown', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('glossary', ''));
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    expect([
      state.selectGlossary(get()).display,
      state.selectAbout(get()).display,
      state.selectAbout(get()).termFromUrl,
    ]).toEqual([false, true, 'gtas']);
    dispatch(state.slideOutShown('glossary', ''));
    expect([state.selectGlossary(get()).display, state.selectAbout(get()).display]).toEqual([
      true,
      false,
    ]);
  });
});

describe('glossary state', () => {
  it('caches the list by slug and ends loading, even after a failure', () => {
    const { dispatch, get } = setup();
    dispatch(state.glossaryReceived([outlay, grant]));
    expect([
      state.selectGlossary(get()).loading,
      state.selectGlossary(get()).error,
      state.selectGlossary(get()).cache.get('grant'),
    ]).toEqual([false, false, grant]);
    dispatch(state.glossaryRequested());
    expect([state.selectGlossary(get()).loading, state.selectGlossary(get()).error]).toEqual([
      true,
      false,
    ]);
    dispatch(state.glossaryFailed([outlay]));
    expect([
      state.selectGlossary(get()).loading,
      state.selectGlossary(get()).error,
      state.selectGlossary(get()).cache.toObject(),
    ]).toEqual([false, true, { outlay }]);
  });
  it('clears the selected term when the search text changes', () => {
    const { dispatch, get } = setup();
    dispatch(state.glossaryTermSet(outlay));
    expect(state.selectGlossary(get()).term).toBe(outlay);
    dispatch(state.glossaryInputSet('gra'));
    expect([
      state.selectGlossary(get()).term.slug,
      state.selectGlossary(get()).search.input,
    ]).toEqual(['', 'gra']);
  });
  it('keeps the selected term if the address has it, and otherwise looks up the new one', () => {
    const { dispatch, get } = setup();
    dispatch(state.glossaryTermSet(outlay));
    dispatch(state.slideOutShown('glossary', 'outlay'));
    expect([state.selectGlossary(get()).term, state.selectGlossary(get()).termFromUrl]).toEqual([
      outlay,
      '',
    ]);
    dispatch(state.slideOutShown('glossary', 'grant'));
    expect([
      state.selectGlossary(get()).term.slug,
      state.selectGlossary(get()).termFromUrl,
    ]).toEqual(['', 'grant']);
    dispatch(state.glossaryTermCleared());
    expect(state.selectGlossary(get()).termFromUrl).toBe('');
  });
  it('hides with the panels and keeps its term', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('glossary', ''));
    dispatch(state.glossaryTermSet(outlay));
    dispatch(state.slideOutsHidden());
    expect([state.selectGlossary(get()).display, state.selectGlossary(get()).term]).toEqual([
      false,
      outlay,
    ]);
    dispatch(state.slideOutsHidden());
    expect(state.selectSlideOuts(get()).lastOpenedSlideout).toBe('glossary');
  });
  it('clears the address term on another selection or search', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('glossary', 'grant'));
    dispatch(state.glossaryTermSet(grant));
    expect(state.selectGlossary(get()).termFromUrl).toBe('');
    dispatch(state.slideOutShown('glossary', 'outlay'));
    dispatch(state.glossaryInputSet('gra'));
    expect(state.selectGlossary(get()).termFromUrl).toBe('');
    dispatch(state.glossaryTermSet(grant));
    dispatch(state.glossaryTermCleared());
    expect(state.selectGlossary(get()).term.slug).toBe('');
  });
  it('clears an error when the list or a search is requested again', () => {
    const { dispatch, get } = setup();
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossaryRequested());
    expect(state.selectGlossary(get()).error).toBe(false);
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossarySearchRequested());
    expect([state.selectGlossary(get()).error, state.selectGlossary(get()).searchLoading]).toEqual([
      false,
      true,
    ]);
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossaryReceived([grant]));
    expect([state.selectGlossary(get()).error, state.selectGlossary(get()).loading]).toEqual([
      false,
      false,
    ]);
  });
  it('ignores unrelated actions, like the other panels', () => {
    const { dispatch, get } = setup();
    const before = get();
    dispatch({ type: 'something/else' });
    expect(get()).toBe(before);
  });
  it('ends a search with results, and with an error if it failed', () => {
    const { dispatch, get } = setup();
    dispatch(state.glossarySearchRequested());
    expect([state.selectGlossary(get()).searchLoading, state.selectGlossary(get()).error]).toEqual([
      true,
      false,
    ]);
    dispatch(state.glossaryResultsSet([grant]));
    expect([
      state.selectGlossary(get()).searchLoading,
      state.selectGlossary(get()).search.results,
      state.selectGlossary(get()).error,
    ]).toEqual([false, [grant], false]);
    dispatch(state.glossarySearchRequested());
    dispatch(state.glossarySearchFailed([outlay]));
    expect([
      state.selectGlossary(get()).searchLoading,
      state.selectGlossary(get()).error,
      state.selectGlossary(get()).search.results,
    ]).toEqual([false, true, [outlay]]);
  });
});

describe('the About the Data panel', () => {
  it('hides with the panels and clears its entry for another one in the address', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.aboutTermSet('GTAS', 'gtas'));
    dispatch(state.slideOutsHidden());
    expect([state.selectAbout(get()).display, state.selectAbout(get()).term.slug]).toEqual([
      false,
      'gtas',
    ]);
    dispatch(state.slideOutShown('about-the-data', 'file-a'));
    expect([
      state.selectAbout(get()).display,
      state.selectAbout(get()).term.toObject(),
      state.selectAbout(get()).termFromUrl,
    ]).toEqual([true, { name: '', slug: '' }, 'file-a']);
    dispatch(state.aboutInputSet('file'));
    expect(state.selectAbout(get()).termFromUrl).toBe('');
  });
  it('keeps the selected entry until the search changes', () => {
    const { dispatch, get } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.aboutTermSet('GTAS', 'gtas'));
    expect([
      state.selectAbout(get()).term.toObject(),
      state.selectAbout(get()).termFromUrl,
    ]).toEqual([{ name: 'GTAS', slug: 'gtas' }, '']);
    dispatch(state.aboutInputSet('file'));
    expect([state.selectAbout(get()).term.slug, state.selectAbout(get()).search.input]).toEqual([
      '',
      'file',
    ]);
  });
});
