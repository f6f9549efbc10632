import { Map as ImmutableMap, Record as ImmutableRecord, type RecordOf } from 'immutable';
import type { Reducer } from 'redux';
import { searchAbout, type AboutSection } from '@/domain/aboutTheData';
import { makeGlossaryTerm, type GlossaryTerm } from '@/domain/glossary';
import { limits } from '@/lib/layoutTokens';
import type { SlideOutFlag } from '@/lib/url/slideOutAddress';

interface SlideOutsShape {
  lastOpenedSlideout: string;
}
export interface SearchShape<R> {
  input: string;
  results: readonly R[];
}
interface GlossaryShape {
  display: boolean;
  term: GlossaryTerm;
  cache: ImmutableMap<string, GlossaryTerm>;
  search: RecordOf<SearchShape<GlossaryTerm>>;
  termFromUrl: string;
  /** True until the first list has loaded or failed, and while the list is requested again. */
  loading: boolean;
  searchLoading: boolean;
  error: boolean;
}
interface AboutShape {
  display: boolean;
  term: RecordOf<{ name: string; slug: string }>;
  termFromUrl: string;
  /** Matching sections with only their matching entries. Empty for fewer than three characters, because no search runs then. */
  search: RecordOf<SearchShape<AboutSection>>;
}

const makeSlideOuts = ImmutableRecord<SlideOutsShape>({ lastOpenedSlideout: '' }, 'SlideOuts');
const makeSearch = ImmutableRecord<SearchShape<GlossaryTerm>>(
  { input: '', results: [] },
  'GlossarySearch',
);
const makeGlossary = ImmutableRecord<GlossaryShape>(
  {
    display: false,
    term: makeGlossaryTerm(),
    cache: ImmutableMap(),
    search: makeSearch(),
    termFromUrl: '',
    loading: true,
    searchLoading: false,
    error: false,
  },
  'Glossary',
);
const makeAboutTerm = ImmutableRecord({ name: '', slug: '' }, 'AboutTerm');
const makeAbout = ImmutableRecord<AboutShape>(
  {
    display: false,
    term: makeAboutTerm(),
    search: ImmutableRecord<SearchShape<AboutSection>>({ input: '', results: [] }, 'AboutSearch')(),
    termFromUrl: '',
  },
  'AboutTheData',
);
export type GlossaryState = RecordOf<GlossaryShape>;
export type AboutState = RecordOf<AboutShape>;
export interface WithSlideOuts {
  slideOuts: RecordOf<SlideOutsShape>;
  glossary: GlossaryState;
  aboutTheData: AboutState;
}

/** Shows a panel and hides the other one. `slug` is the entry to look up, or '' for the list. */
export const slideOutShown = (flag: SlideOutFlag, slug: string) =>
  ({ type: 'slideOuts/shown', flag, slug }) as const;
export const slideOutsHidden = () => ({ type: 'slideOuts/hidden' }) as const;
export const glossaryRequested = () => ({ type: 'glossary/requested' }) as const;
/** Caches the whole list by slug. */
export const glossaryReceived = (terms: readonly GlossaryTerm[]) =>
  ({ type: 'glossary/received', terms }) as const;
/** Records that the list failed to load and caches the bundled `terms` instead. */
export const glossaryFailed = (terms: readonly GlossaryTerm[]) =>
  ({ type: 'glossary/failed', terms }) as const;
export const glossaryInputSet = (input: string) => ({ type: 'glossary/inputSet', input }) as const;
export const glossarySearchRequested = () => ({ type: 'glossary/searchRequested' }) as const;
export const glossaryResultsSet = (results: readonly GlossaryTerm[]) =>
  ({ type: 'glossary/resultsSet', results }) as const;
export const glossarySearchFailed = (results: readonly GlossaryTerm[]) =>
  ({ type: 'glossary/searchFailed', results }) as const;
export const glossaryTermSet = (term: GlossaryTerm) =>
  ({ type: 'glossary/termSet', term }) as const;
export const aboutInputSet = (input: string) => ({ type: 'aboutTheData/inputSet', input }) as const;
export const aboutTermSet = (name: string, slug: string) =>
  ({ type: 'aboutTheData/termSet', name, slug }) as const;

type Action = ReturnType<
  | typeof slideOutShown
  | typeof slideOutsHidden
  | typeof glossaryRequested
  | typeof glossaryReceived
  | typeof glossaryFailed
  | typeof glossaryInputSet
  | typeof glossarySearchRequested
  | typeof glossaryResultsSet
  | typeof glossarySearchFailed
  | typeof glossaryTermSet
  | typeof aboutInputSet
  | typeof aboutTermSet
>;

const slideOuts = (state = makeSlideOuts(), action: Action) =>
  action.type === 'slideOuts/shown' ? state.set('lastOpenedSlideout', action.flag) : state;

const glossary = (state = makeGlossary(), action: Action): GlossaryState => {
  switch (action.type) {
    case 'slideOuts/shown':
      if (action.flag !== 'glossary') return state.set('display', false);
      // Without a slug, the list is shown. A slug selects its term once the list has loaded.
      return state.merge({
        display: true,
        termFromUrl: action.slug === state.term.slug ? '' : action.slug,
        term: action.slug === state.term.slug ? state.term : makeGlossaryTerm(),
      });
    case 'slideOuts/hidden':
      return state.set('display', false);
    case 'glossary/requested':
      return state.merge({ loading: true, error: false });
    case 'glossary/received':
    case 'glossary/failed':
      return state.merge({
        loading: false,
        error: action.type === 'glossary/failed',
        cache: ImmutableMap(action.terms.map((term) => [term.slug, term])),
      });
    case 'glossary/inputSet':
      return state.merge({
        search: state.search.set('input', action.input),
        term: makeGlossaryTerm(),
        termFromUrl: '',
      });
    case 'glossary/searchRequested':
      return state.merge({ searchLoading: true, error: false });
    case 'glossary/resultsSet':
    case 'glossary/searchFailed':
      return state.merge({
        searchLoading: false,
        error: state.error || action.type === 'glossary/searchFailed',
        search: state.search.set('results', action.results),
      });
    case 'glossary/termSet':
      return state.merge({ term: action.term, termFromUrl: '' });
    default:
      return state;
  }
};

const aboutTheData = (state = makeAbout(), action: Action): AboutState => {
  switch (action.type) {
    case 'slideOuts/shown':
      return action.flag === 'about-the-data'
        ? state.merge({ display: true, termFromUrl: action.slug, term: makeAboutTerm() })
        : state.set('display', false);
    case 'slideOuts/hidden':
      return state.set('display', false);
    case 'aboutTheData/inputSet':
      return state.merge({
        search: state.search.merge({
          input: action.input,
          results: searchAbout(action.input, limits.searchMinimum),
        }),
        term: makeAboutTerm(),
        termFromUrl: '',
      });
    case 'aboutTheData/termSet':
      return state.merge({
        term: makeAboutTerm({ name: action.name, slug: action.slug }),
        termFromUrl: '',
      });
    default:
      return state;
  }
};

/** Reducers of the slide-outs, injected when a panel first opens. */
export const slideOutReducers: Readonly<Record<keyof WithSlideOuts, Reducer>> = {
  slideOuts: slideOuts as Reducer,
  glossary: glossary as Reducer,
  aboutTheData: aboutTheData as Reducer,
};
export const selectSlideOuts = (state: WithSlideOuts) => state.slideOuts;
export const selectGlossary = (state: WithSlideOuts) => state.glossary;
export const selectAbout = (state: WithSlideOuts) => state.aboutTheData;
