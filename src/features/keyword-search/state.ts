import type { Reducer } from 'redux';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';
import type { KeywordSummary } from '@/services/search/keywordService';
import type { ResultPage, TabCounts } from '@/services/search/searchService';

export const summarySlice = createRequestSlice<KeywordSummary>('keywordSummary');
export const countsSlice = createRequestSlice<TabCounts>('keywordCounts');
export const pageSlice = createRequestSlice<ResultPage>('keywordPage');
export interface WithKeywordSearch { keywordSummary: RequestState<KeywordSummary>; keywordCounts: RequestState<TabCounts>; keywordPage: RequestState<ResultPage> }
export const keywordReducers: Readonly<Record<keyof WithKeywordSearch, Reducer>> = { keywordSummary: summarySlice.reducer as Reducer, keywordCounts: countsSlice.reducer as Reducer, keywordPage: pageSlice.reducer as Reducer };
export const selectSummary = (state: WithKeywordSearch) => state.keywordSummary;
export const selectCounts = (state: WithKeywordSearch) => state.keywordCounts;
export const selectPage = (state: WithKeywordSearch) => state.keywordPage;
