import { useBrowserValue } from '@/lib/rendering/hydrated';
import { keptMembers, watchMembers, type KeptMember } from './kept';

const none: readonly KeptMember[] = [];
/** Returns the comparison list and rerenders when it changes in this tab or another one. */
export const useKept = (): readonly KeptMember[] =>
  useBrowserValue(watchMembers, keptMembers, none);
