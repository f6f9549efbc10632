import type { SuggestGroup } from './Suggest';

/** Returns a group of suggestions, or an empty group with the problem if the request fails. Throws if the request is canceled. */
export const loadGroup = async <T>(
  heading: string,
  items: Promise<readonly T[]>,
): Promise<SuggestGroup<T>> => {
  try {
    return { heading, items: await items };
  } catch (error) {
    if ((error as { cancelled?: boolean }).cancelled) throw error;
    return {
      heading,
      items: [],
      problem: `We couldn’t search ${heading.toLowerCase()}. Please try again in a moment.`,
    };
  }
};
