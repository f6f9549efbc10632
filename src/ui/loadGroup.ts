import { wait } from '@/lib/requests/wait';
import type { SuggestGroup } from './useSuggestions';

/** Returns a group of suggestions. A group whose request fails has the problem and a retry. Throws if the request is canceled. */
export const loadGroup = async <T>(
  heading: string,
  load: () => Promise<readonly T[]>,
): Promise<SuggestGroup<T>> => {
  try {
    return { heading, items: await load() };
  } catch (error) {
    if ((error as { cancelled?: boolean }).cancelled) throw error;
    return {
      heading,
      items: [],
      problem: `We couldn’t search ${heading.toLowerCase()}. Please try again in a moment.`,
      retry: () => loadGroup(heading, load),
    };
  }
};

/** Milliseconds that all groups wait for a slow one. */
const GROUP_PATIENCE_MS = 1500;
/** Returns groups as `loadGroup` does. A slow group does not delay the others: it is returned as pending. */
export const loadGroups = async <T>(
  groups: readonly { heading: string; load: () => Promise<readonly T[]> }[],
  signal: AbortSignal,
): Promise<SuggestGroup<T>[]> => {
  const patience = wait(GROUP_PATIENCE_MS, signal);
  return Promise.all(
    groups.map(({ heading, load }) => {
      const pending = loadGroup(heading, load);
      return Promise.race([pending, patience.then(() => ({ heading, items: [], pending }))]);
    }),
  );
};
