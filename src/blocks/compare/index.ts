export { CompareButton } from './CompareButton';
export { addMember, forgetMembers, keptMembers, removeMember, type KeptMember } from './kept';
export { useKept } from './useKept';
