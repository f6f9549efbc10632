import { downloadReducers } from '@/blocks/downloads';
import { searchFiltersReducers } from '@/blocks/search-filters';
import { codeTreeReducers } from './state/codeTrees';
import { searchResultsReducers } from './state/searchResults';

export { default } from './AwardSearchPage';
/** Slices that the route injects before the page renders. */
export const reducers = { ...searchFiltersReducers, ...searchResultsReducers, ...codeTreeReducers, ...downloadReducers };
