export { SearchWay } from './SearchWay';
export { useOpenSearch, type WayIntoSearch } from './useOpenSearch';
