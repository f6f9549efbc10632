import './keyword-search.scss';

export { downloadReducers as reducers } from '@/blocks/downloads';
export { default } from './KeywordSearchPage';
