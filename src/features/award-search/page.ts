import { inPieces } from '@/lib/inPieces';
import './award-search.scss';

const made = inPieces(
  [
    async () => {
      const { searchFiltersReducers } = await import(
        /* webpackMode: "eager" */ '@/blocks/search-filters'
      );
      return searchFiltersReducers;
    },
    async () => {
      const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
      return downloadReducers;
    },
    async () => {
      const { codeTreeReducers } = await import(/* webpackMode: "eager" */ './state/codeTrees');
      return codeTreeReducers;
    },
  ],
  async () => {
    const { searchFiltersReducers } = await import(
      /* webpackMode: "eager" */ '@/blocks/search-filters'
    );
    const { downloadReducers } = await import(/* webpackMode: "eager" */ '@/blocks/downloads');
    const { codeTreeReducers } = await import(/* webpackMode: "eager" */ './state/codeTrees');
    const { default: AwardSearchPage } = await import(
      /* webpackMode: "eager" */ './AwardSearchPage'
    );
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
  },
);
const search = made.then((parts) => parts.search);
const savedSearch = made.then((parts) => parts.savedSearch);
/** Pages by the ids of the route table; both layouts are one page. */
export const pages = {
  search,
  searchv2: search,
  'search-hash': savedSearch,
  'searchv2-hash': savedSearch,
};
