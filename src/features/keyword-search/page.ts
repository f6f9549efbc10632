import { downloadReducers as reducers } from '@/blocks/downloads';
import KeywordSearchPage from './KeywordSearchPage';
import './keyword-search.scss';

const page = { default: KeywordSearchPage, reducers };
/** Pages by their IDs in the route table. */
export const pages = { 'keyword-search': page, 'keyword-search-term': page };
