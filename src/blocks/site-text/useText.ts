import { useMemo } from 'react';
import { fillContent } from '@/domain/content';
import { parseContent, splitSections } from '@/lib/contentFile';
import { useLoaded, type Loaded } from '@/lib/useLoaded';
import { loadEntry, settledEntry, settleEntry } from '@/markdown';

const bodyOf = (file: string): string => fillContent(parseContent(file).body);

/** Loads a text before the first drawing of the page that shows it: it then stands in the page's HTML. */
export const settleText = (slug: string) => (): Promise<void> => settleEntry('legal', slug);

/** A text of `content/legal`. */
export const useText = (slug: string): Loaded<string> =>
  useLoaded(
    slug,
    async () => bodyOf(await loadEntry('legal', slug)),
    () => {
      const settled = settledEntry('legal', slug);
      return settled === undefined ? undefined : bodyOf(settled);
    },
  );

/** A text of `content/legal` by its headings; what stands before the first is under ''. */
export const useTextSections = (slug: string): Loaded<Readonly<Record<string, string>>> => {
  const { value, ...rest } = useText(slug);
  return {
    ...rest,
    value: useMemo(() => (value === undefined ? undefined : splitSections(value)), [value]),
  };
};
