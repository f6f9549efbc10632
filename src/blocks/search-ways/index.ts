export { SearchWay } from './SearchWay';
export { useBarAction } from './useBarAction';
export { useOpenSearch, type WayIntoSearch } from './useOpenSearch';
