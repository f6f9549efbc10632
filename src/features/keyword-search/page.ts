import { downloadReducers as reducers } from '@/blocks/downloads';
import KeywordSearchPage from './KeywordSearchPage';
import './keyword-search.scss';

const page = { default: KeywordSearchPage, reducers };
/** Page components by route ID. */
export const pages = { 'keyword-search': page, 'keyword-search-term': page };
