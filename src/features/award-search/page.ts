import { pause } from '@/lib/pause';
import './award-search.scss';

/** The page's code runs in three pieces, so that none keeps a visitor waiting (docs/decisions/0054): what searches share, what the page's own parts share, then the page. */
const pieces = async () => {
  const { searchFiltersReducers } = await import(
    /* webpackMode: "eager" */ '@/blocks/search-filters'
  );
  await pause();
  const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
  const { codeTreeReducers } = await import(/* webpackMode: "eager" */ './state/codeTrees');
  await pause();
  const { default: AwardSearchPage } = await import(/* webpackMode: "eager" */ './AwardSearchPage');
  const { default: SavedSearchRedirect } = await import(
    /* webpackMode: "eager" */ './SavedSearchRedirect'
  );
  // Slices that the route injects before the page renders.
  const reducers = { ...searchFiltersReducers, ...codeTreeReducers, ...downloadReducers };
  return {
    search: { default: AwardSearchPage, reducers },
    /** The page of a saved search: it leads on to the search. */
    savedSearch: { default: SavedSearchRedirect, reducers },
  };
};
const made = pieces();
const search = made.then((parts) => parts.search);
const savedSearch = made.then((parts) => parts.savedSearch);
/** Pages by the ids of the route table; both layouts are one page. */
export const pages = {
  search,
  searchv2: search,
  'search-hash': savedSearch,
  'searchv2-hash': savedSearch,
};
