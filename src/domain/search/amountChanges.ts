/** What a visitor can do to the amounts of a search, and how a typed amount is read. */
import { OrderedMap } from 'immutable';
import type { SearchFilters, AmountRange } from './searchFilters';

/** Key of an amount range of the visitor's own. */
export const CUSTOM_AMOUNT = 'specific';
/** Choosing a preset toggles it; any other range makes room for it. */
export const toggleAmountPreset = (
  filters: SearchFilters,
  key: string,
  range: AmountRange,
): SearchFilters =>
  filters.set(
    'awardAmounts',
    filters.awardAmounts.has(key)
      ? OrderedMap<string, AmountRange>()
      : OrderedMap<string, AmountRange>([[key, range]]),
  );
/** A custom range replaces presets. Empty becomes null, zero is a value. */
export const setCustomAmount = (filters: SearchFilters, range: AmountRange): SearchFilters =>
  range[0] === null && range[1] === null
    ? filters
    : filters.set('awardAmounts', OrderedMap<string, AmountRange>([[CUSTOM_AMOUNT, range]]));
/** The number a typed amount means; null when the box is empty, NaN when it is not a number. */
export const parseAmount = (text: string): number | null => {
  const bare = text.replaceAll(/[$,\s]/g, '');
  if (bare === '') return null;
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
};
