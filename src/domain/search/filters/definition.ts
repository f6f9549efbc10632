import { OrderedMap } from 'immutable';
import type { CriteriaContext, SearchCriteria } from '../criteria';
import type { FilterField, SearchFilters } from '../searchFilters';

export type FilterId =
  | 'keyword'
  | 'timePeriod'
  | 'awardType'
  | 'agency'
  | 'location'
  | 'recipient'
  | 'recipientType'
  | 'awardAmount'
  | 'awardId'
  | 'defCode'
  | 'awardDescription'
  | 'assistanceListing'
  | 'contractPricing'
  | 'setAside'
  | 'extentCompeted'
  | 'naics'
  | 'psc'
  | 'tas'
  | 'treasuryAccount';

/** The filters restored from a saved search. `dropped` has the visible names of filters with invalid values and of unknown fields. */
export interface RestoredFilters {
  filters: SearchFilters;
  dropped: string[];
}

/** One filter. The tables in `chips.ts` and `controlTable.tsx` have its chips and its control under the same id. */
export interface FilterDefinition {
  id: FilterId;
  /** Name in analytics and in messages. */
  name: string;
  fields: readonly FilterField[];
  /** Returns the number of selected values, by the count rule of pages document §7.2. */
  count: (filters: SearchFilters, context: CriteriaContext) => number;
  toCriteria: (filters: SearchFilters, context: CriteriaContext) => SearchCriteria;
  /** Returns `target` with the valid saved values of this filter. `dropped` names the filter, or its part, if values are invalid. */
  fromSaved: (saved: Readonly<Record<string, unknown>>, target: SearchFilters) => RestoredFilters;
}

/** Returns the valid texts of a saved value and the number of invalid ones. Sets are saved as lists, maps as objects or lists of pairs. */
export const parseStrings = (value: unknown): { kept: string[]; refused: number } => {
  if (value === undefined || value === null) return { kept: [], refused: 0 };
  const list: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'object'
      ? Object.values(value)
      : [value];
  const texts = list
    .map((item) => (Array.isArray(item) ? item[1] : item))
    .filter((item): item is string | number => typeof item === 'string' || typeof item === 'number')
    .map(String)
    .filter((item) => item.length > 0 && item.length <= 1000);
  return { kept: texts, refused: list.length - texts.length };
};
export const listEntries = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.map((item) =>
      Array.isArray(item) && item.length === 2 && typeof item[0] === 'string'
        ? (item[1] as unknown)
        : (item as unknown),
    );
  return typeof value === 'object' ? Object.values(value) : [value];
};
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns `[name]` if a value was refused, else []. */
export const droppedIf = (isRefused: boolean, name: string): string[] => (isRefused ? [name] : []);
/** Returns the valid entries of a saved value by key. `refused` is true if there are invalid entries. */
export const parseMap = <T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
  keyOf: (item: T) => string,
): { items: OrderedMap<string, T>; refused: boolean } => {
  const entries = listEntries(value);
  const items = entries.map(read).filter((item): item is T => item !== undefined);
  return {
    items: OrderedMap(items.map((item): [string, T] => [keyOf(item), item])),
    refused: items.length < entries.length,
  };
};
/** Fields of a place in a saved search. */
export const placeFields = [
  'country',
  'state',
  'county',
  'city',
  'zip',
  'district_current',
  'district_original',
] as const;
