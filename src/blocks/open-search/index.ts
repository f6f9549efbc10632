export { OpenSearchButton } from './OpenSearchButton';
export { useBarAction } from './useBarAction';
export { useOpenSearch, type SearchTarget } from './useOpenSearch';
