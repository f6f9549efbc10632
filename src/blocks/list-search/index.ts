export { ListSearch } from './ListSearch';
export { ListTable } from './ListTable';
export { MatchedStarts } from './MatchedStarts';
export { matchesWordStarts } from './wordStarts';
