import { useBrowserValue } from '@/lib/rendering/hydrated';
import { keptMembers, watchMembers, type KeptMember } from './kept';

const none: readonly KeptMember[] = [];
/** Who is set aside to compare, here and in other tabs. */
export const useKept = (): readonly KeptMember[] =>
  useBrowserValue(watchMembers, keptMembers, none);
