import { fillContent } from '@/domain/content';
import { parseContent, splitSections } from '@/lib/contentFile';
import { useLoaded } from '@/lib/useLoaded';
import { loadEntry } from '@/markdown';

/** A text of `content/legal` by its headings; what stands before the first is under ''. */
export const useText = (slug: string) =>
  useLoaded(slug, async () =>
    splitSections(fillContent(parseContent(await loadEntry('legal', slug)).body)),
  );
