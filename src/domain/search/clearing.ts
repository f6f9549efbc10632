import { initialFilters, type SearchFilters, type FilterField } from './searchFilters';

/** Restores the defaults of the given fields. */
export const clearFields = (
  filters: SearchFilters,
  fields: readonly FilterField[],
): SearchFilters =>
  fields.reduce((result, field) => result.set(field, initialFilters[field] as never), filters);
/** Returns the default filters. */
export const clearAll = (): SearchFilters => initialFilters;
