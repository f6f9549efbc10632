import { sourceSections, type SourceSection } from '@/domain/site/dataSources';
import { site } from '@/domain/site/site';
import { ServiceError } from '../http/serviceError';

const isSection = (json: unknown): json is SourceSection =>
  typeof json === 'object' &&
  json !== null &&
  Array.isArray((json as SourceSection).cards) &&
  typeof (json as SourceSection).title === 'string';

const parseSection = (json: unknown): SourceSection | undefined =>
  isSection(json)
    ? (JSON.parse(JSON.stringify(json).replaceAll('{Site}', site.name)) as SourceSection)
    : undefined;

/** Filled before the page renders, so that the first rendering can read it synchronously. */
const preloaded = new Map<string, SourceSection>();
/** Loads all stories before their page renders, so that they are in its prerendered HTML. */
export const preloadSourceSections = async (): Promise<void> => {
  await Promise.all(
    sourceSections.map(async ({ key }) => {
      const { default: json } = (await import(
        /* webpackMode: "lazy-once", webpackChunkName: "data-sources" */ `../../../public/data/interactive-data-sources/${key}.json`
      )) as { default: unknown };
      const section = parseSection(json);
      if (section) preloaded.set(key, section);
    }),
  );
};
/** Returns a preloaded story; undefined when there is none. */
export const preloadedSourceSection = (key: string): SourceSection | undefined =>
  preloaded.get(key);

/** Loads the story of one section. Throws a ServiceError when it cannot be loaded or read. */
export const fetchSourceSection = async (
  key: string,
  signal?: AbortSignal,
): Promise<SourceSection> => {
  const preloadedStory = preloaded.get(key);
  if (preloadedStory) return preloadedStory;
  try {
    const response = await fetch(`/data/interactive-data-sources/${key}.json`, { signal });
    const section = parseSection(response.ok ? await response.json() : null);
    if (!section)
      throw new ServiceError('We couldn’t read this section.', {
        status: response.status,
        retryable: true,
      });
    return section;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('We couldn’t load this section.', {
      retryable: true,
      cancelled: signal?.aborted,
    });
  }
};
