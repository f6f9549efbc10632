import SavedSearchRedirect from './SavedSearchRedirect';
import { downloadReducers } from '@/blocks/downloads';
import { searchFiltersReducers } from '@/blocks/search-filters';
import { codeTreeReducers } from './state/codeTrees';
import './award-search.scss';

export { default } from './AwardSearchPage';
/** Slices that the route injects before the page renders. */
export const reducers = { ...searchFiltersReducers, ...codeTreeReducers, ...downloadReducers };
/** The page of a saved search: it leads on to the search. */
export const savedSearch = { default: SavedSearchRedirect, reducers };
