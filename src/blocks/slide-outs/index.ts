/** The glossary's list as other folders may use it: load once, read from the cache. */
export { loadGlossary } from './state/glossaryThunks';
export { selectGlossary, slideOutReducers, type WithSlideOuts } from './state/slideOutState';
