import type { Reducer } from 'redux';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';
import type { ResultPage, TabCounts, TimePoint } from '@/services/search/searchService';
import type { WithSearchFilters } from '@/blocks/search-filters';

export const countsSlice = createRequestSlice<TabCounts>('searchCounts');
export const pageSlice = createRequestSlice<ResultPage>('searchPage');
export const timeSlice = createRequestSlice<readonly TimePoint[]>('searchTime');

/** The part of the store this feature owns. */
export interface WithSearchResults { searchCounts: RequestState<TabCounts>; searchPage: RequestState<ResultPage>; searchTime: RequestState<readonly TimePoint[]> }
export type SearchPageState = WithSearchFilters & WithSearchResults;

export const searchResultsReducers: Readonly<Record<keyof WithSearchResults, Reducer>> = { searchCounts: countsSlice.reducer as Reducer, searchPage: pageSlice.reducer as Reducer, searchTime: timeSlice.reducer as Reducer };
export const selectCounts = (state: WithSearchResults) => state.searchCounts;
export const selectPage = (state: WithSearchResults) => state.searchPage;
export const selectTime = (state: WithSearchResults) => state.searchTime;
