import { useMemo } from 'react';
import { useLoaded, type Loaded } from '@/lib/useLoaded';
import { loadEntry, sectionsOf, settledEntry, settleEntry, type TextToken } from '@/markdown';

/** Loads a text before the first drawing of the page that shows it: it then stands in the page's HTML. */
export const settleText = (slug: string) => (): Promise<void> => settleEntry('legal', slug);

/** A text of `content/legal`. */
export const useText = (slug: string): Loaded<readonly TextToken[]> =>
  useLoaded(
    slug,
    async () => (await loadEntry('legal', slug)).blocks,
    () => settledEntry('legal', slug)?.blocks,
  );

/** A text of `content/legal` by its headings; what stands before the first is under ''. */
export const useTextSections = (
  slug: string,
): Loaded<Readonly<Record<string, readonly TextToken[]>>> => {
  const { value, ...rest } = useText(slug);
  return { ...rest, value: useMemo(() => value && sectionsOf(value), [value]) };
};
