export { CompareButton } from './CompareButton';
export {
  addMember,
  comparisonReducers,
  forgetMembers,
  removeMember,
  type KeptMember,
  type WithComparison,
} from './comparisonState';
export { useComparisonList } from './useComparisonList';
