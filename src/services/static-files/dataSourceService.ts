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

/** Sections that are loaded before the page renders, so that the first rendering can read them synchronously. */
const preloadedSections = new Map<string, SourceSection>();
/** Loads all data source sections before their page renders, so that they are in its prerendered HTML. */
export const preloadSourceSections = async (): Promise<void> => {
  await Promise.all(
    sourceSections.map(async ({ key }) => {
      const { default: json } = (await import(
        /* webpackMode: "lazy-once", webpackChunkName: "data-sources" */ `../../../public/data/interactive-data-sources/${key}.json`
      )) as { default: unknown };
      const section = parseSection(json);
      if (section) preloadedSections.set(key, section);
    }),
  );
};
/** Returns a preloaded section, or undefined if it was not preloaded. */
export const getPreloadedSourceSection = (key: string): SourceSection | undefined =>
  preloadedSections.get(key);

/** Loads one data source section, unless it was preloaded. Throws a ServiceError when it cannot be loaded or read. */
export const fetchSourceSection = async (
  key: string,
  signal?: AbortSignal,
): Promise<SourceSection> => {
  const preloadedSection = preloadedSections.get(key);
  if (preloadedSection) return preloadedSection;
  try {
    const response = await fetch(`/data/interactive-data-sources/${key}.json`, { signal });
    const section = parseSection(response.ok ? await response.json() : null);
    if (!section)
      throw new ServiceError('We couldn’t read this section. Try again.', {
        status: response.status,
        retryable: true,
      });
    return section;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('We couldn’t load this section. Try again.', {
      retryable: true,
      cancelled: signal?.aborted,
    });
  }
};
