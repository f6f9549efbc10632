export { CompareButton } from './CompareButton';
export {
  addMember,
  comparisonReducers,
  clearMembers,
  removeMember,
  type ListedMember,
  type WithComparison,
} from './comparisonState';
export { useComparisonList } from './useComparisonList';
