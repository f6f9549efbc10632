export { ListSearch } from './ListSearch';
export { MatchedStarts } from './MatchedStarts';
export { startsWords } from './wordStarts';
