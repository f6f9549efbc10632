import { money } from '../format';
import type { AmountRange } from './searchFilters';

export interface AmountPreset {
  key: string;
  label: string;
  range: AmountRange;
}
/** Award amount ranges of the specification (`reference.md` §5, "Display rules"). */
export const amountPresets: readonly AmountPreset[] = [
  { key: 'range-0', label: '$1,000,000 and below', range: [null, 1e6] },
  { key: 'range-1', label: '$1,000,000 - $25,000,000', range: [1e6, 25e6] },
  { key: 'range-2', label: '$25,000,000 - $100,000,000', range: [25e6, 1e8] },
  { key: 'range-3', label: '$100,000,000 - $500,000,000', range: [1e8, 5e8] },
  { key: 'range-4', label: '$500,000,000 and above', range: [5e8, null] },
];
/** Returns the label of a preset or custom range. */
export const amountLabel = ([min, max]: AmountRange): string => {
  if (min === null) return `${money(max)} and below`;
  return max === null ? `${money(min)} and above` : `${money(min)} - ${money(max)}`;
};
