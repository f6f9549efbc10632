import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import type { SearchOrder, SearchView } from '@/domain/search/searchView';
import type { Applied } from './searchFiltersReducer';

/** The state slices of this block. */
export interface WithSearchFilters {
  stagedFilters: SearchFilters;
  appliedFilters: Applied;
  searchView: SearchView;
  searchOrder: SearchOrder;
}

export const selectStaged = (state: WithSearchFilters): SearchFilters => state.stagedFilters;
export const selectApplied = (state: WithSearchFilters): Applied => state.appliedFilters;
export const selectView = (state: WithSearchFilters): SearchView => state.searchView;
export const selectOrder = (state: WithSearchFilters): SearchOrder => state.searchOrder;
/** Returns whether the staged filters differ from the applied ones. */
export const selectIsStagedDifferent = (state: WithSearchFilters): boolean =>
  !sameFilters(state.stagedFilters, state.appliedFilters.filters);
/** Returns whether Submit is enabled: the staged filters are not empty and not yet applied, and no search is running. */
export const selectCanSubmit = (state: WithSearchFilters): boolean =>
  !isEmptySearch(state.stagedFilters) &&
  selectIsStagedDifferent(state) &&
  state.appliedFilters._complete;
