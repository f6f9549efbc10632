import { downloadReducers } from '@/blocks/downloads';
import { keywordReducers } from './state';

export { default } from './KeywordSearchPage';
export const reducers = { ...keywordReducers, ...downloadReducers };
