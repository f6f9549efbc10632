/** What a visitor can do to the filters (specification `interactive.md` §4, §5): pure functions from a state to the next. */
import { OrderedMap, Set as ImmutableSet } from 'immutable';
import { groupCodes, type AwardGroupKey } from '../codes/awardTypes';
import { isIsoDay, isValidFiscalYear, type DayRange } from '../fiscal';
import type { ListingItem } from './filters/contractFilters';
import {
  agencyIdentifier, chosenAwardTypes, initialFilters, locationIdentifier, makeDateRange, type AgencyItem, type AmountRange, type FilterField, type LocationItem, type LocationScope, type SearchFilters, type TimePeriodType,
} from './searchFilters';

export type SetField = 'timePeriodFY' | 'selectedRecipients' | 'recipientType' | 'awardType' | 'contractAwardType' | 'financialAssistanceAwardType' | 'pricingType' | 'setAside' | 'extentCompeted' | 'covidDefCode' | 'infraDefCode';
export type TextMapField = 'keyword' | 'selectedAwardIDs';
export type AgencyField = 'selectedAwardingAgencies' | 'selectedFundingAgencies';
export type LocationField = 'selectedLocations' | 'selectedRecipientLocations';
export type BulkField = 'awardType' | 'contractAwardType' | 'financialAssistanceAwardType' | 'recipientType' | 'covidDefCode' | 'infraDefCode' | 'pricingType' | 'setAside' | 'extentCompeted';
export type BulkDirection = 'add' | 'remove';

const hasPeriod = (filters: SearchFilters): boolean => (filters.timePeriodType === 'fy' ? !filters.timePeriodFY.isEmpty() : !filters.time_period.isEmpty());
/** New awards only cannot outlive the last period it marks. */
const withoutOrphanedNewAwards = (filters: SearchFilters): SearchFilters => {
  const active = hasPeriod(filters);
  return filters.merge({ filterNaoActiveFromFyOrDateRange: active, filterNewAwardsOnlySelected: active && filters.filterNewAwardsOnlySelected, filterNewAwardsOnlyActive: active && filters.filterNewAwardsOnlySelected });
};

/** Set-like filters toggle: an absent item is added, a present one removed. */
export const toggleInSet = (filters: SearchFilters, field: SetField, value: string): SearchFilters => {
  if (field === 'timePeriodFY' && !isValidFiscalYear(value)) return filters;
  const current = filters[field];
  const next = filters.set(field, current.has(value) ? current.delete(value) : current.add(value));
  return field === 'timePeriodFY' ? withoutOrphanedNewAwards(next) : next;
};

/** Keywords and award ids: a text already there is removed. */
export const toggleText = (filters: SearchFilters, field: TextMapField, text: string): SearchFilters => {
  if (text === '') return filters;
  const current = filters[field];
  return filters.set(field, current.has(text) ? current.delete(text) : current.set(text, text));
};

/** An agency already chosen (same id and type) is removed, else added. */
export const toggleAgency = (filters: SearchFilters, field: AgencyField, agency: AgencyItem): SearchFilters => {
  const key = agencyIdentifier(agency);
  const current = filters[field];
  return filters.set(field, current.has(key) ? current.delete(key) : current.set(key, agency));
};

/** Choosing the same location again removes it. */
export const toggleLocation = (filters: SearchFilters, field: LocationField, item: LocationItem): SearchFilters => {
  const key = locationIdentifier(item);
  const current = filters[field];
  return filters.set(field, current.has(key) ? current.delete(key) : current.set(key, item));
};
/** An assistance listing is known by its program number; choosing it again removes it. */
export const toggleListing = (filters: SearchFilters, listing: ListingItem): SearchFilters => {
  const key = listing.get('program_number', '');
  const current = filters.selectedCFDA;
  return key ? filters.set('selectedCFDA', current.has(key) ? current.delete(key) : current.set(key, listing)) : filters;
};
export const setLocationScope = (filters: SearchFilters, field: 'locationDomesticForeign' | 'recipientDomesticForeign', scope: LocationScope): SearchFilters => filters.set(field, scope);

/** Adds or removes many values of one filter at once. */
export const bulkChange = (filters: SearchFilters, field: BulkField, values: readonly string[], direction: BulkDirection): SearchFilters =>
  filters.set(field, direction === 'add' ? filters[field].union(values) : filters[field].subtract(values));
export type AwardTypeField = 'awardType' | 'contractAwardType' | 'financialAssistanceAwardType';
/** Award types are added to the field of the layout that chose them, and removed from wherever they are. */
export const changeAwardTypes = (filters: SearchFilters, codes: readonly string[], direction: BulkDirection, field: AwardTypeField = 'awardType'): SearchFilters => {
  const chosen = chosenAwardTypes(filters);
  if (direction === 'add') return bulkChange(filters, field, codes.filter((code) => !chosen.has(code)), 'add');
  return (['awardType', 'contractAwardType', 'financialAssistanceAwardType'] as const).reduce((next, each) => bulkChange(next, each, codes, 'remove'), filters);
};
/** The codes that a group's checkbox adds and removes, hidden ones included. */
export const bulkAwardGroup = (filters: SearchFilters, group: AwardGroupKey, direction: BulkDirection, field?: AwardTypeField): SearchFilters => changeAwardTypes(filters, groupCodes(group), direction, field);

export const setTimeType = (filters: SearchFilters, type: TimePeriodType): SearchFilters => withoutOrphanedNewAwards(filters.set('timePeriodType', type));
/** Adds a date range when it has a start or an end and is not there yet. */
export const addDateRange = (filters: SearchFilters, start: string, end: string): SearchFilters => {
  if ((!start && !end) || (start && !isIsoDay(start)) || (end && !isIsoDay(end))) return filters;
  return withoutOrphanedNewAwards(filters.set('time_period', filters.time_period.add(makeDateRange({ start_date: start, end_date: end }))));
};
/** Removes the range at a position; a position that does not exist changes nothing. */
export const removeDateRange = (filters: SearchFilters, position: number): SearchFilters => {
  const ranges = filters.time_period.toList();
  if (position < 0 || position >= ranges.size) return filters;
  return withoutOrphanedNewAwards(filters.set('time_period', ImmutableSet(ranges.delete(position))));
};
/** The ranges take the place of whatever period was chosen; "new awards only" stays as it is. */
export const setDateRanges = (filters: SearchFilters, ranges: readonly DayRange[]): SearchFilters =>
  withoutOrphanedNewAwards(filters.merge({ timePeriodType: 'dr', timePeriodFY: ImmutableSet<string>(), time_period: ImmutableSet(ranges.map(({ start, end }) => makeDateRange({ start_date: start, end_date: end }))) }));
export const setNewAwardsOnly = (filters: SearchFilters, selected: boolean): SearchFilters => withoutOrphanedNewAwards(filters.set('filterNewAwardsOnlySelected', selected));
/** Resets the time filter: default type and empty sets. */
export const resetTime = (filters: SearchFilters): SearchFilters => clearFields(filters, ['timePeriodType', 'timePeriodFY', 'time_period', 'filterNewAwardsOnlySelected', 'filterNewAwardsOnlyActive', 'filterNaoActiveFromFyOrDateRange']);

export const CUSTOM_AMOUNT = 'specific';
/** Choosing a preset toggles it; any other range makes room for it. */
export const toggleAmountPreset = (filters: SearchFilters, key: string, range: AmountRange): SearchFilters =>
  filters.set('awardAmounts', filters.awardAmounts.has(key) ? OrderedMap<string, AmountRange>() : OrderedMap<string, AmountRange>([[key, range]]));
/** A custom range replaces presets. Empty becomes null, zero is a value. */
export const setCustomAmount = (filters: SearchFilters, range: AmountRange): SearchFilters =>
  (range[0] === null && range[1] === null ? filters : filters.set('awardAmounts', OrderedMap<string, AmountRange>([[CUSTOM_AMOUNT, range]])));
/** The number a typed amount means; null when the box is empty, NaN when it is not a number. */
export const parseAmount = (text: string): number | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
};

/** Restores the defaults of some fields. */
export const clearFields = (filters: SearchFilters, fields: readonly FilterField[]): SearchFilters => fields.reduce((next, field) => next.set(field, initialFilters[field] as never), filters);
/** Restores all defaults. */
export const clearAll = (): SearchFilters => initialFilters;
