import { useVisitors } from '@/lib/useVisitors';
import { keptMembers, watchMembers, type KeptMember } from './kept';

const none: readonly KeptMember[] = [];
/** Who is set aside to compare, here and in other tabs. */
export const useKept = (): readonly KeptMember[] => useVisitors(watchMembers, keptMembers, none);
