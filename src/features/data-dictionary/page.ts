export { default } from './DataDictionaryPage';
