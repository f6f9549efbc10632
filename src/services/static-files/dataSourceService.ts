import type { SourceSection } from '@/domain/site/dataSources';
import { site } from '@/domain/site/site';
import { ServiceError } from '../http/serviceError';

const isSection = (json: unknown): json is SourceSection =>
  typeof json === 'object' &&
  json !== null &&
  Array.isArray((json as SourceSection).cards) &&
  typeof (json as SourceSection).title === 'string';

/** The story of one section: a static file of the site. Throws a ServiceError when it cannot be had or read. */
export const fetchSourceSection = async (
  key: string,
  signal?: AbortSignal,
): Promise<SourceSection> => {
  try {
    const answer = await fetch(`/data/interactive-data-sources/${key}.json`, { signal });
    const json: unknown = answer.ok ? await answer.json() : null;
    if (!isSection(json))
      throw new ServiceError('This section could not be read.', answer.status, true, false);
    return JSON.parse(JSON.stringify(json).replaceAll('{Site}', site.name)) as SourceSection;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('This section could not be fetched.', 0, true, signal?.aborted ?? false);
  }
};
