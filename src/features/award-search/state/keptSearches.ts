/** Searches saved in this browser with their filters: they work without the API and as a file. */
import { restoreFilters } from '@/domain/search/filters/registry';
import { isEmptySearch, sameFilters } from '@/domain/search/sameFilters';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { savedForm } from '@/services/search/savedFilters';
import { FILTER_VERSION } from '@/domain/site/site';

export interface KeptSearch {
  /** '' for a recent search. */ name: string;
  /** ISO time; '' if unknown. */ when: string;
  filters: SearchFilters;
}
export interface KeptSearches {
  recent: readonly KeptSearch[];
  named: readonly KeptSearch[];
}

const KEY = 'usaspending_searches';
const RECENT = 10;
const NAMED = 100;
export const TOO_LARGE = 'This file is too large for saved searches.';
export const NOT_KEPT = 'Your browser can’t save searches. Its storage is full or turned off.';
/** Longest name of a search, and largest file, in characters. */
export const LONGEST_NAME = 80;
export const LARGEST_FILE = 2_000_000;

const saved = ({ name, when, filters }: KeptSearch) => ({
  name,
  when,
  filters: savedForm(filters),
});
const written = (searches: KeptSearches) => ({
  format: 'usaspending-searches',
  version: FILTER_VERSION,
  recent: searches.recent.map(saved),
  named: searches.named.map(saved),
});
const read = (entry: unknown): KeptSearch | undefined => {
  const { name, when, filters } = (entry ?? {}) as { [Key in keyof KeptSearch]?: unknown };
  const restored = restoreFilters(filters).filters;
  return isEmptySearch(restored)
    ? undefined
    : {
        name: typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '',
        when: typeof when === 'string' && !Number.isNaN(Date.parse(when)) ? when : '',
        filters: restored,
      };
};
type ReadLists = { [List in keyof KeptSearches]?: unknown };
const readAll = (list: unknown): KeptSearch[] =>
  Array.isArray(list)
    ? list
        .slice(0, NAMED)
        .map(read)
        .filter((search) => search !== undefined)
    : [];

/** Returns the searches saved in this browser; none if local storage cannot be read. */
export const keptSearches = (): KeptSearches => {
  try {
    const { recent, named } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as ReadLists;
    return {
      recent: readAll(recent).slice(0, RECENT),
      named: readAll(named).filter(({ name }) => name),
    };
  } catch {
    return { recent: [], named: [] };
  }
};
const keep = (searches: KeptSearches): boolean => {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(written(searches)));
    return true;
  } catch {
    return false;
  }
};

/** Adds a recent search. Returns false if the browser does not allow it. */
export const rememberSearch = (filters: SearchFilters, now: Date): boolean => {
  const current = keptSearches();
  return keep({
    ...current,
    recent: [
      { name: '', when: now.toISOString(), filters },
      ...current.recent.filter((search) => !sameFilters(search.filters, filters)),
    ].slice(0, RECENT),
  });
};
/** Saves a search under a name, replacing one of that name. Returns false if that fails. */
export const nameSearch = (name: string, filters: SearchFilters, now: Date): boolean => {
  const current = keptSearches();
  return keep({
    ...current,
    named: [
      { name, when: now.toISOString(), filters },
      ...current.named.filter((search) => search.name !== name),
    ].slice(0, NAMED),
  });
};
export const forgetNamed = (name: string): boolean => {
  const current = keptSearches();
  return keep({ ...current, named: current.named.filter((search) => search.name !== name) });
};
export const forgetRecent = (): boolean => keep({ ...keptSearches(), recent: [] });

/** Returns all searches of this browser as the text of a file. */
export const exportSearches = (): string => JSON.stringify(written(keptSearches()), null, 2);
export type Imported = { added: number; kept: number; refused: number } | { problem: string };
/** Adds the searches of a file, without duplicates. A name in use gets a number. */
export const importSearches = (content: string): Imported => {
  if (content.length > LARGEST_FILE) return { problem: TOO_LARGE };
  let file: unknown;
  try {
    file = JSON.parse(content);
  } catch {
    return { problem: 'This file is not readable: it is not JSON.' };
  }
  const { named: list, recent: lately } = (file ?? {}) as ReadLists;
  if (!Array.isArray(list)) return { problem: 'This file holds no saved searches of this site.' };
  const usable = list.map(read).filter((search) => search?.name) as KeptSearch[];
  const current = keptSearches();
  const named = [...current.named];
  let kept = 0;
  usable.forEach((search) => {
    if (
      named.some(
        (other) => other.name === search.name && sameFilters(other.filters, search.filters),
      )
    ) {
      kept += 1;
      return;
    }
    let { name } = search;
    for (let number = 2; named.some((other) => other.name === name); number += 1)
      name = `${search.name.slice(0, LONGEST_NAME - 5)} (${number})`;
    named.push({ ...search, name });
  });
  const recent = [...current.recent];
  readAll(lately).forEach((search) => {
    if (recent.some((other) => sameFilters(other.filters, search.filters))) kept += 1;
    else if (recent.length < RECENT) recent.push({ ...search, name: '' });
  });
  const added = named.length - current.named.length + recent.length - current.recent.length;
  if (named.length > NAMED)
    return { problem: `You can save up to ${NAMED} searches. Remove some first.` };
  if (added && !keep({ recent, named })) return { problem: NOT_KEPT };
  return { added, kept, refused: list.length - usable.length };
};
