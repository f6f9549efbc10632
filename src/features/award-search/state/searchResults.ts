import type { Reducer } from 'redux';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';
import type { ResultPage, TabCounts, TimePoint } from '@/services/search/searchService';
import type { CategoryPage, GroupedRow, PlaceTotal, TableTotals } from '@/services/search/totalsService';
import type { WithFilterHistory, WithSearchFilters } from '@/blocks/search-filters';

export const countsSlice = createRequestSlice<TabCounts>('searchCounts');
export const pageSlice = createRequestSlice<ResultPage>('searchPage');
/** How many records the staged filters would find. */
export const previewSlice = createRequestSlice<TabCounts>('searchPreview');
export const categorySlice = createRequestSlice<CategoryPage>('searchCategory');
export const placesSlice = createRequestSlice<readonly PlaceTotal[]>('searchPlaces');
/** Sums of the rows of each tab. */
export const totalsSlice = createRequestSlice<TableTotals>('searchTotals');
export interface GroupedPage { rows: readonly GroupedRow[]; hasNext: boolean }
export const groupedSlice = createRequestSlice<GroupedPage>('searchGrouped');
export const timeSlice = createRequestSlice<readonly TimePoint[]>('searchTime');

/** The part of the store this feature owns. */
export interface WithSearchResults { searchCounts: RequestState<TabCounts>; searchPage: RequestState<ResultPage>; searchTime: RequestState<readonly TimePoint[]>; searchCategory: RequestState<CategoryPage>; searchPlaces: RequestState<readonly PlaceTotal[]>; searchPreview: RequestState<TabCounts>; searchTotals: RequestState<TableTotals>; searchGrouped: RequestState<GroupedPage> }
export type SearchPageState = WithSearchFilters & WithFilterHistory & WithSearchResults;

export const searchResultsReducers: Readonly<Record<keyof WithSearchResults, Reducer>> = { searchCounts: countsSlice.reducer as Reducer, searchPage: pageSlice.reducer as Reducer, searchTime: timeSlice.reducer as Reducer, searchCategory: categorySlice.reducer as Reducer, searchPlaces: placesSlice.reducer as Reducer, searchPreview: previewSlice.reducer as Reducer, searchTotals: totalsSlice.reducer as Reducer, searchGrouped: groupedSlice.reducer as Reducer };
export const selectCounts = (state: WithSearchResults) => state.searchCounts;
export const selectPage = (state: WithSearchResults) => state.searchPage;
export const selectTime = (state: WithSearchResults) => state.searchTime;
export const selectCategory = (state: WithSearchResults) => state.searchCategory;
export const selectPlaces = (state: WithSearchResults) => state.searchPlaces;
export const selectTotals = (state: WithSearchResults) => state.searchTotals;
export const selectGrouped = (state: WithSearchResults) => state.searchGrouped;
export const selectPreview = (state: WithSearchResults) => state.searchPreview;
