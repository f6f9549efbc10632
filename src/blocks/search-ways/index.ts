export { OpenSearchButton } from './SearchWay';
export { useBarAction } from './useBarAction';
export { useOpenSearch, type SearchTarget } from './useOpenSearch';
