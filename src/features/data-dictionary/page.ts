import DataDictionaryPage from './DataDictionaryPage';
import './data-dictionary.scss';

/** Pages by their IDs in the route table. */
export const pages = { 'data-dictionary': { default: DataDictionaryPage } };
