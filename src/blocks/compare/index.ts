export { CompareButton } from './CompareButton';
export {
  addMember,
  comparisonReducers,
  clearMembers,
  removeMember,
  type KeptMember,
  type WithComparison,
} from './comparisonState';
export { useComparisonList } from './useComparisonList';
