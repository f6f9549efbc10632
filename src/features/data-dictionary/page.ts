import './data-dictionary.scss';

export { default } from './DataDictionaryPage';
