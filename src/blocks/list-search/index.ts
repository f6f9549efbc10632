export { ListSearch } from './ListSearch';
export { MatchedStarts } from './MatchedStarts';
export { matchesWordStarts } from './wordStarts';
