export { CompareButton } from './CompareButton';
export { addMember, forgetMembers, removeMember, type KeptMember } from './kept';
export { useKept } from './useKept';
