import { combineReducers, legacy_createStore as createStore } from 'redux';
import { makeGlossaryTerm } from '@/domain/glossary';
import * as state from './slideOutState';

const setup = () => {
  const store = createStore(combineReducers(state.slideOutReducers));
  const get = () => store.getState() as unknown as state.WithSlideOuts;
  return {
    dispatch: store.dispatch,
    get,
    glossary: () => state.selectGlossary(get()),
    about: () => state.selectAbout(get()),
    lastOpened: () => state.selectSlideOuts(get()).lastOpenedSlideout,
  };
};
const outlay = makeGlossaryTerm({ term: 'Outlay', slug: 'outlay', plain: 'Money paid out.' });
const grant = makeGlossaryTerm({ term: 'Grant', slug: 'grant', plain: 'Money given.' });

describe('slide-out state', () => {
  it('starts without a last opened panel [i3.other.3, r3.35]', () => {
    const { get } = setup();
    expect(state.selectSlideOuts(get()).toObject()).toEqual({ lastOpenedSlideout: '' });
  });
  it('starts with the glossary hidden, loading and without a term [r3.2]', () => {
    const { glossary } = setup();
    const { term, cache, search, ...rest } = glossary().toObject();
    expect(rest).toEqual({
      display: false,
      termFromUrl: '',
      loading: true,
      searchLoading: false,
      error: false,
    });
    expect([term.slug, cache.size, search.toObject()]).toEqual(['', 0, { input: '', results: [] }]);
  });
  it('of About the Data has a display flag, a term, a search and the slug from the address [r3.4]', () => {
    const { about } = setup();
    const { term, search, ...rest } = about().toObject();
    expect(rest).toEqual({ display: false, termFromUrl: '' });
    expect(term.toObject()).toEqual({ name: '', slug: '' });
    expect(search.input).toBe('');
  });
  it('remembers the last opened panel after hiding it', () => {
    const { dispatch, about, lastOpened } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.slideOutsHidden());
    expect([lastOpened(), about().display]).toEqual(['about-the-data', false]);
  });
  it('hides one panel when the other is shown', () => {
    const { dispatch, glossary, about } = setup();
    dispatch(state.slideOutShown('glossary', ''));
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    expect([glossary().display, about().display]).toEqual([false, true]);
    expect(about().termFromUrl).toBe('gtas');
    dispatch(state.slideOutShown('glossary', ''));
    expect([glossary().display, about().display]).toEqual([true, false]);
  });
});

describe('glossary state', () => {
  it('caches the list by slug and ends loading, even after a failure', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.glossaryReceived([outlay, grant]));
    expect([glossary().loading, glossary().error]).toEqual([false, false]);
    expect(glossary().cache.get('grant')).toBe(grant);
    dispatch(state.glossaryRequested());
    expect([glossary().loading, glossary().error]).toEqual([true, false]);
    dispatch(state.glossaryFailed([outlay]));
    expect([glossary().loading, glossary().error]).toEqual([false, true]);
    expect(glossary().cache.toObject()).toEqual({ outlay });
  });
  it('clears the selected term when the search text changes', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.glossaryTermSet(outlay));
    expect(glossary().term).toBe(outlay);
    dispatch(state.glossaryInputSet('gra'));
    expect([glossary().term.slug, glossary().search.input]).toEqual(['', 'gra']);
  });
  it('keeps the selected term only if the address has its slug', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.glossaryTermSet(outlay));
    dispatch(state.slideOutShown('glossary', 'outlay'));
    expect([glossary().term, glossary().termFromUrl]).toEqual([outlay, '']);
    dispatch(state.slideOutShown('glossary', 'grant'));
    expect([glossary().term.slug, glossary().termFromUrl]).toEqual(['', 'grant']);
  });
  it('keeps its term when the panels are hidden', () => {
    const { dispatch, glossary, lastOpened } = setup();
    dispatch(state.slideOutShown('glossary', ''));
    dispatch(state.glossaryTermSet(outlay));
    dispatch(state.slideOutsHidden());
    expect([glossary().display, glossary().term]).toEqual([false, outlay]);
    dispatch(state.slideOutsHidden());
    expect(lastOpened()).toBe('glossary');
  });
  it('clears the slug from the address on a selection or a search', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.slideOutShown('glossary', 'grant'));
    dispatch(state.glossaryTermSet(grant));
    expect(glossary().termFromUrl).toBe('');
    dispatch(state.slideOutShown('glossary', 'outlay'));
    dispatch(state.glossaryInputSet('gra'));
    expect(glossary().termFromUrl).toBe('');
  });
  it('clears an error when the list or a search is requested again', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossaryRequested());
    expect(glossary().error).toBe(false);
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossarySearchRequested());
    expect([glossary().error, glossary().searchLoading]).toEqual([false, true]);
    dispatch(state.glossaryFailed([]));
    dispatch(state.glossaryReceived([grant]));
    expect([glossary().error, glossary().loading]).toEqual([false, false]);
  });
  it('ignores unrelated actions, as does the rest of the state', () => {
    const { dispatch, get } = setup();
    const before = get();
    dispatch({ type: 'something/else' });
    expect(get()).toBe(before);
  });
  it('stores the results of a search, and an error if it failed', () => {
    const { dispatch, glossary } = setup();
    dispatch(state.glossarySearchRequested());
    expect([glossary().searchLoading, glossary().error]).toEqual([true, false]);
    dispatch(state.glossaryResultsSet([grant]));
    expect([glossary().searchLoading, glossary().error]).toEqual([false, false]);
    expect(glossary().search.results).toEqual([grant]);
    dispatch(state.glossarySearchRequested());
    dispatch(state.glossarySearchFailed([outlay]));
    expect([glossary().searchLoading, glossary().error]).toEqual([false, true]);
    expect(glossary().search.results).toEqual([outlay]);
  });
});

describe('the About the Data panel', () => {
  it('keeps its entry while hidden and clears it for another entry in the address', () => {
    const { dispatch, about } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.aboutTermSet('GTAS', 'gtas'));
    dispatch(state.slideOutsHidden());
    expect([about().display, about().term.slug]).toEqual([false, 'gtas']);
    dispatch(state.slideOutShown('about-the-data', 'file-a'));
    expect([about().display, about().termFromUrl]).toEqual([true, 'file-a']);
    expect(about().term.toObject()).toEqual({ name: '', slug: '' });
    dispatch(state.aboutInputSet('file'));
    expect(about().termFromUrl).toBe('');
  });
  it('keeps the selected entry until the search changes', () => {
    const { dispatch, about } = setup();
    dispatch(state.slideOutShown('about-the-data', 'gtas'));
    dispatch(state.aboutTermSet('GTAS', 'gtas'));
    expect(about().term.toObject()).toEqual({ name: 'GTAS', slug: 'gtas' });
    expect(about().termFromUrl).toBe('');
    dispatch(state.aboutInputSet('file'));
    expect([about().term.slug, about().search.input]).toEqual(['', 'file']);
  });
});
