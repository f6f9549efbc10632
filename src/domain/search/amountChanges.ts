/** Changes to the amounts of a search, and the parsing of typed amounts. */
import { OrderedMap } from 'immutable';
import type { SearchFilters, AmountRange } from './searchFilters';

export const CUSTOM_AMOUNT_KEY = 'specific';
/** Selects a preset range in place of any other range, or clears it if it is already selected. */
export const toggleAmountPreset = (
  filters: SearchFilters,
  key: string,
  range: AmountRange,
): SearchFilters =>
  filters.set(
    'awardAmounts',
    OrderedMap<string, AmountRange>(filters.awardAmounts.has(key) ? [] : [[key, range]]),
  );
/** Sets a custom range, which replaces presets. A null bound is open; a range without bounds changes nothing. */
export const setCustomAmount = (filters: SearchFilters, range: AmountRange): SearchFilters =>
  range[0] === null && range[1] === null
    ? filters
    : filters.set('awardAmounts', OrderedMap<string, AmountRange>([[CUSTOM_AMOUNT_KEY, range]]));
/** Parses a typed amount without `$`, commas and spaces. Returns null if no text is left, NaN if it is not a number. */
export const parseAmount = (text: string): number | null => {
  const digits = text.replaceAll(/[$,\s]/g, '');
  if (digits === '') return null;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
};
