import DataDictionaryPage from './DataDictionaryPage';
import './data-dictionary.scss';

/** Page components by route ID. */
export const pages = { 'data-dictionary': { default: DataDictionaryPage } };
