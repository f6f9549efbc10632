import { loadChunk } from '@/lib/requests/loadChunk';
import type { ParsedText } from './textToken';

/** Folders of texts that the build reads (`readContent.ts`). */
export type ContentKind = 'about-the-data' | 'filter-help' | 'search-methods' | 'legal' | 'guide';

// The bundler needs static paths. A chunk per text would add hundreds of names to the page’s first scripts.
const loaders: Readonly<
  Record<ContentKind | 'glossary', (slug: string) => Promise<{ default: string }>>
> = {
  glossary: (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "glossary" */ `../../content/glossary/${slug}.md`
    ) as Promise<{ default: string }>,
  'about-the-data': (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "about-the-data" */ `../../content/about-the-data/${slug}.md`
    ) as Promise<{ default: string }>,
  'filter-help': (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "filter-help" */ `../../content/filter-help/${slug}.md`
    ) as Promise<{ default: string }>,
  'search-methods': (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "search-methods" */ `../../content/search-methods/${slug}.md`
    ) as Promise<{ default: string }>,
  legal: (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "legal" */ `../../content/legal/${slug}.md`
    ) as Promise<{ default: string }>,
  guide: (slug) =>
    import(
      /* webpackMode: "lazy-once", webpackChunkName: "guide" */ `../../content/guide/${slug}.md`
    ) as Promise<{ default: string }>,
};

const load = async (
  kind: ContentKind | 'glossary',
  slug: string,
  mayReload: boolean,
): Promise<string> => {
  if (!/^[a-z0-9_-]+$/.test(slug))
    throw new Error(`Cannot find module '${kind}/${slug.slice(0, 100)}'`);
  return (await loadChunk(() => loaders[kind](slug), { mayReload })).default;
};

/** Loads a text of `content/` by its slug. Rejects with “Cannot find module” for an unknown slug. */
export const loadEntry = async (kind: ContentKind, slug: string): Promise<ParsedText> =>
  JSON.parse(await load(kind, slug, true)) as ParsedText;

/** Loads a term of `content/glossary` as Markdown. With `mayReload` false, a missing file does not reload the page. */
export const loadTerm = (slug: string, { mayReload = true } = {}): Promise<string> =>
  load('glossary', slug, mayReload);

/** Texts loaded before a page renders, so that the first render can read them synchronously. The texts never change. */
const preloadedTexts = new Map<string, ParsedText>();
/** Loads a text before the page that shows it renders. */
export const preloadEntry = async (kind: ContentKind, slug: string): Promise<void> => {
  preloadedTexts.set(`${kind}/${slug}`, await loadEntry(kind, slug));
};
/** Returns a preloaded text, or undefined if it was not preloaded. */
export const getPreloadedEntry = (kind: ContentKind, slug: string): ParsedText | undefined =>
  preloadedTexts.get(`${kind}/${slug}`);
