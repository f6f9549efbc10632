/** The search filters for other folders: state, actions, selectors and chips. */
export * from './state/searchFiltersActions';
export * from './state/searchFiltersSelectors';
export { filterEvents, trackSearch } from './filterEvents';
export { createSearchPath } from './createSearchPath';
export { agencyText, chipDefinitions, chipGroups } from './chips';
export { filterText } from './filterText';
export { filterRemovals, type FilterRemoval } from './removals';
export { getRowAgency, addRowCode, getRowRecipient } from './rowItems';
export type { ChipGroup, CodeNames, FilterChip } from './chipKinds';
export { selectHistory, stepFilters, type WithFilterHistory } from './state/filterHistory';
import type { Reducer } from 'redux';
import { filterHistoryReducer, type WithFilterHistory } from './state/filterHistory';
import type { WithSearchFilters } from './state/searchFiltersSelectors';
import {
  appliedFiltersReducer,
  searchOrderReducer,
  searchViewReducer,
  stagedFiltersReducer,
} from './state/searchFiltersReducer';

/** The reducers that a page with a search injects. */
export const searchFiltersReducers: Readonly<
  Record<keyof (WithSearchFilters & WithFilterHistory), Reducer>
> = {
  stagedFilters: stagedFiltersReducer as Reducer,
  appliedFilters: appliedFiltersReducer as Reducer,
  searchView: searchViewReducer as Reducer,
  searchOrder: searchOrderReducer as Reducer,
  filterHistory: filterHistoryReducer as Reducer,
};
export type { SearchAction } from './state/searchFiltersReducer';
