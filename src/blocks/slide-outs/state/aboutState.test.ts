import { combineReducers, legacy_createStore as createStore } from 'redux';
import {
  aboutInputSet,
  aboutTermSet,
  selectAbout,
  slideOutReducers,
  slideOutShown,
  type WithSlideOuts,
} from './slideOutState';

const setup = () => {
  const store = createStore(combineReducers(slideOutReducers));
  return {
    dispatch: store.dispatch,
    about: () => selectAbout(store.getState() as unknown as WithSlideOuts),
  };
};
const getResultSlugs = ({ search }: ReturnType<ReturnType<typeof setup>['about']>) =>
  search.results.flatMap(({ entries }) => entries.map(({ slug }) => slug));

describe('About the Data state', () => {
  it('starts hidden, without an entry, a search or a slug from the address', () => {
    const { display, term, search, termFromUrl } = setup().about();
    expect([display, term.slug, term.name, search.input, search.results, termFromUrl]).toEqual([
      false,
      '',
      '',
      '',
      [],
      '',
    ]);
  });
  it('stores the search text and its results, with no results for one or two characters [i9.14, r3.5, r4.15]', () => {
    const { dispatch, about } = setup();
    dispatch(aboutInputSet('FILE C'));
    expect([about().search.input, getResultSlugs(about())]).toEqual([
      'FILE C',
      expect.arrayContaining(['file-c', 'usda-outlays']),
    ]);
    expect(getResultSlugs(about())).not.toContain('file-d1');
    dispatch(aboutInputSet('FI'));
    expect([about().search.input, about().search.results]).toEqual(['FI', []]);
  });
  it('selects the entry from the address and clears it when the search text changes', () => {
    const { dispatch, about } = setup();
    dispatch(slideOutShown('about-the-data', 'gtas'));
    expect([about().display, about().termFromUrl]).toEqual([true, 'gtas']);
    dispatch(aboutTermSet('GTAS', 'gtas'));
    expect([about().term.slug, about().termFromUrl]).toEqual(['gtas', '']);
    dispatch(aboutInputSet('far'));
    expect(about().term.slug).toBe('');
  });
});
