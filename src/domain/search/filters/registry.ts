import { clearFields } from '../clearing';
import type { CriteriaContext, SearchCriteria } from '../criteria';
import { initialFilters, type SearchFilters } from '../searchFilters';
import { treasuryAccountFilter } from './accountFilter';
import {
  assistanceListingFilter,
  awardDescriptionFilter,
  extentCompetedFilter,
  pricingFilter,
  setAsideFilter,
} from './contractFilters';
import { isObject, type FilterDefinition, type FilterId, type RestoredFilters } from './definition';
import { defCodeFilter } from './defCodeFilter';
import { agencyFilter, locationFilter } from './placeFilters';
import {
  awardAmountFilter,
  awardIdFilter,
  awardTypeFilter,
  keywordFilter,
  recipientFilter,
  recipientTypeFilter,
} from './textFilters';
import { timeFilter } from './timeFilter';
import { naicsFilter, pscFilter, tasFilter } from './treeFilters';

/** Every filter of the site. CONTRIBUTING.md lists the steps to add one. */
export const filterDefinitions: readonly FilterDefinition[] = [
  keywordFilter,
  timeFilter,
  awardTypeFilter,
  agencyFilter,
  locationFilter,
  recipientFilter,
  recipientTypeFilter,
  awardAmountFilter,
  awardIdFilter,
  defCodeFilter,
  awardDescriptionFilter,
  assistanceListingFilter,
  pricingFilter,
  setAsideFilter,
  extentCompetedFilter,
  naicsFilter,
  pscFilter,
  tasFilter,
  treasuryAccountFilter,
];
export const filterDefinition = (id: FilterId): FilterDefinition =>
  filterDefinitions.find((definition) => definition.id === id)!;

/** Restores one filter's defaults. */
export const clearFilter = (filters: SearchFilters, id: FilterId): SearchFilters =>
  clearFields(filters, filterDefinition(id).fields);
/** Returns the number of selected values in all filters. */
export const countFilters = (filters: SearchFilters, context: CriteriaContext): number =>
  filterDefinitions.reduce((sum, definition) => sum + definition.count(filters, context), 0);
/** Returns the criteria of all filters together. */
export const toCriteria = (filters: SearchFilters, context: CriteriaContext): SearchCriteria =>
  filterDefinitions.reduce<SearchCriteria>(
    (criteria, definition) => ({ ...criteria, ...definition.toCriteria(filters, context) }),
    {},
  );

const hasContent = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '' || value === false) return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' ? Object.values(value).some(hasContent) : true;
};
/** Saved fields that are never reported as dropped: fields that filters read, and ignored fields of older formats. */
const unreportedFields = new Set<string>([
  'awardType',
  'startDate',
  'endDate',
  'budgetFunctions',
  'federalAccounts',
  'objectClasses',
  'programActivities',
  'selectedCFDA',
  ...Object.keys(initialFilters.toObject()),
]);

/** Restores the valid filters of a saved search of any version. `dropped` names invalid filters and unknown fields. */
export const restoreFilters = (savedForm: unknown): RestoredFilters => {
  if (!isObject(savedForm)) return { filters: initialFilters, dropped: ['the whole search'] };
  const restoredSearch = filterDefinitions.reduce<RestoredFilters>(
    (result, definition) => {
      const { filters, dropped } = definition.fromSaved(savedForm, result.filters);
      return { filters, dropped: [...result.dropped, ...dropped] };
    },
    { filters: initialFilters, dropped: [] },
  );
  const unknownFields = Object.keys(savedForm)
    .filter((key) => !unreportedFields.has(key) && hasContent(savedForm[key]))
    .map((key) => `"${key.slice(0, 40)}"`);
  return {
    filters: restoredSearch.filters,
    dropped: [...new Set([...restoredSearch.dropped, ...unknownFields])],
  };
};
