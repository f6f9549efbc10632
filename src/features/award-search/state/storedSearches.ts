/** Searches saved in this browser. They contain their filters, so opening one needs no API request, and they can be exported. */
import { restoreFilters } from '@/domain/search/filters/registry';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { toSavedFilters } from '@/services/search/savedFilters';
import { FILTER_VERSION } from '@/domain/site/site';

export interface StoredSearch {
  /** '' for a recent search. */
  name: string;
  /** ISO time; '' if unknown. */
  when: string;
  filters: SearchFilters;
}
export interface StoredSearches {
  recent: readonly StoredSearch[];
  named: readonly StoredSearch[];
}

const KEY = 'usaspending_searches';
const MAX_RECENT = 10;
const MAX_NAMED = 100;
export const TOO_LARGE = 'This file is too large for saved searches. Choose a smaller file.';
export const NOT_KEPT = 'Your browser can’t save searches. Its storage is full or turned off.';
/** Longest name of a search, and largest file, in characters. */
export const MAX_NAME_LENGTH = 80;
export const MAX_FILE_LENGTH = 2_000_000;

const toFileEntry = ({ name, when, filters }: StoredSearch) => ({
  name,
  when,
  filters: toSavedFilters(filters),
});
const toFileContent = (searches: StoredSearches) => ({
  format: 'usaspending-searches',
  version: FILTER_VERSION,
  recent: searches.recent.map(toFileEntry),
  named: searches.named.map(toFileEntry),
});
const parseSearch = (entry: unknown): StoredSearch | undefined => {
  const { name, when, filters } = (entry ?? {}) as { [Key in keyof StoredSearch]?: unknown };
  const restoredFilters = restoreFilters(filters).filters;
  return isEmptySearch(restoredFilters)
    ? undefined
    : {
        name: typeof name === 'string' ? name.trim().slice(0, MAX_NAME_LENGTH) : '',
        when: typeof when === 'string' && !Number.isNaN(Date.parse(when)) ? when : '',
        filters: restoredFilters,
      };
};
type ParsedLists = { [List in keyof StoredSearches]?: unknown };
const parseSearches = (list: unknown): StoredSearch[] =>
  Array.isArray(list)
    ? list
        .slice(0, MAX_NAMED)
        .map(parseSearch)
        .filter((search) => search !== undefined)
    : [];

/** Returns the searches saved in this browser; none if local storage cannot be read. */
export const readStoredSearches = (): StoredSearches => {
  try {
    const { recent, named } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as ParsedLists;
    return {
      recent: parseSearches(recent).slice(0, MAX_RECENT),
      named: parseSearches(named).filter(({ name }) => name),
    };
  } catch {
    return { recent: [], named: [] };
  }
};
const storeSearches = (searches: StoredSearches): boolean => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(toFileContent(searches)));
    return true;
  } catch {
    return false;
  }
};

/** Adds a recent search. Returns false if the browser cannot store it. */
export const rememberSearch = (filters: SearchFilters, now: Date): boolean => {
  const currentSearches = readStoredSearches();
  return storeSearches({
    ...currentSearches,
    recent: [
      { name: '', when: now.toISOString(), filters },
      ...currentSearches.recent.filter((search) => !sameFilters(search.filters, filters)),
    ].slice(0, MAX_RECENT),
  });
};
/** Saves a search under a name and replaces a search with the same name. Returns false if the browser cannot store it. */
export const nameSearch = (name: string, filters: SearchFilters, now: Date): boolean => {
  const currentSearches = readStoredSearches();
  return storeSearches({
    ...currentSearches,
    named: [
      { name, when: now.toISOString(), filters },
      ...currentSearches.named.filter((search) => search.name !== name),
    ].slice(0, MAX_NAMED),
  });
};
export const forgetNamed = (name: string): boolean => {
  const currentSearches = readStoredSearches();
  return storeSearches({
    ...currentSearches,
    named: currentSearches.named.filter((search) => search.name !== name),
  });
};
export const forgetRecent = (): boolean => storeSearches({ ...readStoredSearches(), recent: [] });

/** Returns all searches of this browser as the text of a file. */
export const exportSearches = (): string =>
  JSON.stringify(toFileContent(readStoredSearches()), null, 2);
export type ImportResult = { added: number; kept: number; refused: number } | { problem: string };
/** Adds the searches in a file except duplicates. Names in use get a number. Returns the counts by outcome, or a problem. */
export const importSearches = (content: string): ImportResult => {
  if (content.length > MAX_FILE_LENGTH) return { problem: TOO_LARGE };
  let parsedFile: unknown;
  try {
    parsedFile = JSON.parse(content);
  } catch {
    return {
      problem: 'We couldn’t read this file because it is not JSON. Choose an exported file.',
    };
  }
  const { named: list, recent: recentList } = (parsedFile ?? {}) as ParsedLists;
  if (!Array.isArray(list)) return { problem: 'This file has no saved searches from this site.' };
  const validSearches = list.map(parseSearch).filter((search) => search?.name) as StoredSearch[];
  const currentSearches = readStoredSearches();
  const named = [...currentSearches.named];
  let duplicateCount = 0;
  validSearches.forEach((search) => {
    if (
      named.some(
        (other) => other.name === search.name && sameFilters(other.filters, search.filters),
      )
    ) {
      duplicateCount += 1;
      return;
    }
    let { name } = search;
    for (let number = 2; named.some((other) => other.name === name); number += 1)
      name = `${search.name.slice(0, MAX_NAME_LENGTH - 5)} (${number})`;
    named.push({ ...search, name });
  });
  const recent = [...currentSearches.recent];
  parseSearches(recentList).forEach((search) => {
    if (recent.some((other) => sameFilters(other.filters, search.filters))) duplicateCount += 1;
    else if (recent.length < MAX_RECENT) recent.push({ ...search, name: '' });
  });
  const addedCount =
    named.length - currentSearches.named.length + recent.length - currentSearches.recent.length;
  if (named.length > MAX_NAMED)
    return { problem: `You can save up to ${MAX_NAMED} searches. Delete some first.` };
  if (addedCount && !storeSearches({ recent, named })) return { problem: NOT_KEPT };
  return { added: addedCount, kept: duplicateCount, refused: list.length - validSearches.length };
};
