import type { Reducer } from 'redux';
import { dictionarySlice } from './state';

export { default } from './DataDictionaryPage';
export const reducers = { dataDictionary: dictionarySlice.reducer as Reducer };
