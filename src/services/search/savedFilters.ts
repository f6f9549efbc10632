import { md5 } from 'js-md5';
import { isCollection, isRecord } from 'immutable';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { FILTER_VERSION } from '@/domain/site/site';
import { request } from '../http/client';
import { unreadableError } from '../http/serviceError';
import type { RestoredJson, SavedJson } from './wire';

/** Converts sets to lists, and maps and records to objects, as in all saved searches. */
const toPlainJson = (value: unknown): unknown => {
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value.toObject()).map(([key, item]) => [key, toPlainJson(item)]),
    );
  if (isCollection(value)) {
    const isMap =
      'toObject' in value &&
      typeof (value as { set?: unknown }).set === 'function' &&
      !('push' in value);
    return isMap
      ? Object.fromEntries(
          [...(value as unknown as Iterable<[string, unknown]>)].map(([key, item]) => [
            key,
            toPlainJson(item),
          ]),
        )
      : [...(value as Iterable<unknown>)].map(toPlainJson);
  }
  return value;
};

/** Returns the filters in the form of saved searches. */
export const toSavedFilters = (filters: SearchFilters): Record<string, unknown> =>
  toPlainJson(filters) as Record<string, unknown>;
/** Returns the request body of a saved search. */
export const toSavedSearchBody = (filters: SearchFilters): string =>
  JSON.stringify({ filters: toSavedFilters(filters), version: FILTER_VERSION });
/** Returns the hash of a saved search: the MD5 of its body, as the service computes it. */
export const savedHash = (body: string): string => md5(body);
export const isHash = (text: string): boolean => /^[0-9a-f]{32}$/i.test(text);

/** Saves a search so that its hash works in other browsers. Returns the service’s hash. */
export const saveSearch = async (body: string, signal?: AbortSignal): Promise<string> => {
  const { hash } = await request<Partial<SavedJson>>({
    method: 'POST',
    path: 'v2/references/filter/',
    body: JSON.parse(body) as Record<string, unknown>,
    signal,
  });
  if (typeof hash !== 'string' || !hash) throw unreadableError();
  return hash;
};

export interface SavedSearch {
  filters: unknown;
  version: string;
}
/** Loads a saved search. Throws a ServiceError with status 400 when the service does not know the hash. */
export const fetchSearch = async (hash: string, signal?: AbortSignal): Promise<SavedSearch> => {
  const { filter } = await request<RestoredJson>({
    method: 'POST',
    path: 'v2/references/hash/',
    body: { hash },
    signal,
  });
  return {
    filters: filter?.filters,
    version: typeof filter?.version === 'string' ? filter.version : '',
  };
};
