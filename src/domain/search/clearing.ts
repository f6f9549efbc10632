import { initialFilters, type SearchFilters, type FilterField } from './searchFilters';

/** Restores the defaults of some fields. */
export const clearFields = (
  filters: SearchFilters,
  fields: readonly FilterField[],
): SearchFilters =>
  fields.reduce((next, field) => next.set(field, initialFilters[field] as never), filters);
/** Restores all defaults. */
export const clearAll = (): SearchFilters => initialFilters;
