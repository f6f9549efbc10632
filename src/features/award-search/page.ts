import { downloadReducers } from '@/blocks/downloads';
import { searchFiltersReducers } from '@/blocks/search-filters';
import AwardSearchPage from './AwardSearchPage';
import SavedSearchRedirect from './SavedSearchRedirect';
import { codeTreeReducers } from './state/codeTrees';
import { visitedSearchesReducers } from './state/visitedSearches';
import './award-search.scss';

const reducers = {
  ...searchFiltersReducers,
  ...codeTreeReducers,
  ...downloadReducers,
  ...visitedSearchesReducers,
};
const searchPage = { default: AwardSearchPage, reducers };
const savedSearchPage = { default: SavedSearchRedirect, reducers };
/** Pages by route ID. `/search` and `/searchv2` differ only in the layout of the filters, so they share one page. */
export const pages = {
  search: searchPage,
  searchv2: searchPage,
  'search-hash': savedSearchPage,
  'searchv2-hash': savedSearchPage,
};
