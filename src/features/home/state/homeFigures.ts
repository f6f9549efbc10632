import type { Reducer } from 'redux';
import { submissionPeriodReducers, type WithSubmissionPeriods } from '@/blocks/submission-periods';
import type { SpendingBreakdown } from '@/domain/spendingBreakdown';
import { createRequestSlice, type RequestState } from '@/lib/requestSlice';
import type { TimePoint } from '@/services/search/searchService';
import type { CategoryPage, PlaceTotal } from '@/services/search/totalsService';

export const functionsSlice = createRequestSlice<SpendingBreakdown>('homeFunctions');
export const classesSlice = createRequestSlice<SpendingBreakdown>('homeClasses');
export const statesSlice = createRequestSlice<readonly PlaceTotal[]>('homeStates');
export const recipientsSlice = createRequestSlice<CategoryPage>('homeRecipients');
export const yearsSlice = createRequestSlice<readonly TimePoint[]>('homeYears');

/** The part of the store this feature owns: one answer for each figure. */
export interface WithHomeFigures {
  homeFunctions: RequestState<SpendingBreakdown>; homeClasses: RequestState<SpendingBreakdown>; homeStates: RequestState<readonly PlaceTotal[]>;
  homeRecipients: RequestState<CategoryPage>; homeYears: RequestState<readonly TimePoint[]>;
}
export type HomeState = WithHomeFigures & WithSubmissionPeriods;
const own: Readonly<Record<keyof WithHomeFigures, Reducer>> = {
  homeFunctions: functionsSlice.reducer as Reducer, homeClasses: classesSlice.reducer as Reducer, homeStates: statesSlice.reducer as Reducer, homeRecipients: recipientsSlice.reducer as Reducer, homeYears: yearsSlice.reducer as Reducer,
};
export const homeReducers = { ...own, ...submissionPeriodReducers };
export const selectFunctions = (state: WithHomeFigures) => state.homeFunctions;
export const selectClasses = (state: WithHomeFigures) => state.homeClasses;
export const selectStates = (state: WithHomeFigures) => state.homeStates;
export const selectRecipients = (state: WithHomeFigures) => state.homeRecipients;
export const selectYears = (state: WithHomeFigures) => state.homeYears;
