/** Changes to the filters (specification `interactive.md` §4, §5): pure functions from one state to the next. */
import type { OrderedMap } from 'immutable';
import { groupCodes, type AwardGroupKey } from '../codes/awardTypes';
import { isValidFiscalYear } from '../fiscal';
import type { ListingItem } from './filters/contractFilters';
import {
  scopeFields,
  agencyIdentifier,
  locationIdentifier,
  isForeignScope,
  chosenAwardTypes,
  type SearchFilters,
  type AgencyItem,
  type LocationItem,
  type LocationScope,
} from './searchFilters';
import { clearOrphanedNewAwards } from './timeChanges';

export type SetField =
  | 'timePeriodFY'
  | 'selectedRecipients'
  | 'recipientType'
  | 'awardType'
  | 'contractAwardType'
  | 'financialAssistanceAwardType'
  | 'pricingType'
  | 'setAside'
  | 'extentCompeted'
  | 'covidDefCode'
  | 'infraDefCode';
export type BulkField = Exclude<SetField, 'timePeriodFY' | 'selectedRecipients'>;
export type TextMapField = 'keyword' | 'selectedAwardIDs';
export type AgencyField = 'selectedAwardingAgencies' | 'selectedFundingAgencies';
export type LocationField = 'selectedLocations' | 'selectedRecipientLocations';
export type LocationScopeField = (typeof scopeFields)[LocationField];
export type BulkDirection = 'add' | 'remove';

/** Adds a value to a set-based filter, or removes it if it is selected. An invalid fiscal year changes nothing. */
export const toggleInSet = (
  filters: SearchFilters,
  field: SetField,
  value: string,
): SearchFilters => {
  if (field === 'timePeriodFY' && !isValidFiscalYear(value)) return filters;
  const current = filters[field];
  const next = filters.set(field, current.has(value) ? current.delete(value) : current.add(value));
  return field === 'timePeriodFY' ? clearOrphanedNewAwards(next) : next;
};

const toggleIn = <V>(map: OrderedMap<string, V>, key: string, value: V): OrderedMap<string, V> =>
  map.has(key) ? map.delete(key) : map.set(key, value);
/** Adds a keyword or award ID, or removes it if it is already present. An empty text changes nothing. */
export const toggleText = (
  filters: SearchFilters,
  field: TextMapField,
  text: string,
): SearchFilters =>
  text === '' ? filters : filters.set(field, toggleIn(filters[field], text, text));

/** Toggles an agency: removes it if it is already selected (same id and type), else adds it. */
export const toggleAgency = (
  filters: SearchFilters,
  field: AgencyField,
  agency: AgencyItem,
): SearchFilters => filters.set(field, toggleIn(filters[field], agencyIdentifier(agency), agency));

/** Toggles a location. Adding "All foreign countries" resets a domestic scope to `all`. */
export const toggleLocation = (
  filters: SearchFilters,
  field: LocationField,
  item: LocationItem,
): SearchFilters => {
  const key = locationIdentifier(item);
  const selectedPlaces = filters[field];
  if (selectedPlaces.has(key)) return filters.set(field, selectedPlaces.delete(key));
  const scope = scopeFields[field];
  const next = filters.set(field, selectedPlaces.set(key, item));
  return isForeignScope(item) && filters[scope] === 'domestic' ? next.set(scope, 'all') : next;
};
/** Toggles an assistance listing by its program number. A listing without a number changes nothing. */
export const toggleListing = (filters: SearchFilters, listing: ListingItem): SearchFilters => {
  const key = listing.get('program_number', '');
  return key ? filters.set('selectedCFDA', toggleIn(filters.selectedCFDA, key, listing)) : filters;
};
/** Sets a scope, which applies in addition to the places. Every scope except foreign removes "All foreign countries". */
export const setLocationScope = (
  filters: SearchFilters,
  field: LocationScopeField,
  scope: LocationScope,
): SearchFilters => {
  const places =
    field === 'locationDomesticForeign' ? 'selectedLocations' : 'selectedRecipientLocations';
  const next = filters.set(field, scope);
  return scope === 'foreign' ? next : next.set(places, next[places].filterNot(isForeignScope));
};

/** Adds or removes many values of one filter at once. */
export const changeValues = (
  filters: SearchFilters,
  field: BulkField,
  values: readonly string[],
  direction: BulkDirection,
): SearchFilters =>
  filters.set(
    field,
    direction === 'add' ? filters[field].union(values) : filters[field].subtract(values),
  );
export type AwardTypeField = 'awardType' | 'contractAwardType' | 'financialAssistanceAwardType';
/** Adds to `field` the award types that no field contains, or removes the award types from all fields. */
export const changeAwardTypes = (
  filters: SearchFilters,
  codes: readonly string[],
  direction: BulkDirection,
  field: AwardTypeField = 'awardType',
): SearchFilters => {
  const selectedTypes = chosenAwardTypes(filters);
  if (direction === 'add')
    return changeValues(
      filters,
      field,
      codes.filter((code) => !selectedTypes.has(code)),
      'add',
    );
  return (['awardType', 'contractAwardType', 'financialAssistanceAwardType'] as const).reduce(
    (result, typeField) => changeValues(result, typeField, codes, 'remove'),
    filters,
  );
};
/** Adds or removes all codes of an award group, including hidden ones. */
export const changeAwardGroup = (
  filters: SearchFilters,
  group: AwardGroupKey,
  direction: BulkDirection,
  field?: AwardTypeField,
): SearchFilters => changeAwardTypes(filters, groupCodes(group), direction, field);
