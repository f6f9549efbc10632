import type { Reducer } from 'redux';
import { awardSlice } from './state';

export { default } from './AwardPage';
export const reducers = { award: awardSlice.reducer as Reducer };
