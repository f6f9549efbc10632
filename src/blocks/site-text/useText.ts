import { useMemo } from 'react';
import { useLoaded, type Loaded } from '@/lib/requests/useLoaded';
import {
  loadEntry,
  getSections,
  getPreloadedEntry,
  preloadEntry,
  type TextToken,
} from '@/markdown';

/** Returns a function that loads a text before its page renders, so that the text is in the page's HTML. */
export const preloadText = (slug: string) => (): Promise<void> => preloadEntry('legal', slug);

/** Loads a text of `content/legal`. */
export const useText = (slug: string): Loaded<readonly TextToken[]> =>
  useLoaded(
    slug,
    async () => (await loadEntry('legal', slug)).blocks,
    () => getPreloadedEntry('legal', slug)?.blocks,
  );

/** Loads a text of `content/legal`, split by its headings. The key of the content before the first heading is ''. */
export const useTextSections = (
  slug: string,
): Loaded<Readonly<Record<string, readonly TextToken[]>>> => {
  const { value, ...rest } = useText(slug);
  return { ...rest, value: useMemo(() => value && getSections(value), [value]) };
};
