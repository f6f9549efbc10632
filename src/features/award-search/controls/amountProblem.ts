import { parseAmount } from '@/domain/search/amountChanges';

const MAX_DOLLARS = 1e15;

/** Returns an error message for an invalid range of amounts; '' for a valid range. Either bound may be empty. */
export const amountProblem = (min: string, max: string): string => {
  const unreadableText = [min, max].find((text) => Number.isNaN(parseAmount(text)));
  if (unreadableText !== undefined)
    return `"${unreadableText.trim().slice(0, 40)}" is not an amount. Use digits, like 25000.`;
  const bounds = [min, max].map(parseAmount).filter((bound) => bound !== null);
  if (bounds.some((bound) => Math.abs(bound) > MAX_DOLLARS || !Number.isInteger(bound)))
    return 'Use whole dollars, at most 1,000 trillion.';
  const [low, high] = bounds;
  return low !== undefined && high !== undefined && high < low
    ? 'The maximum must be at least the minimum.'
    : '';
};
