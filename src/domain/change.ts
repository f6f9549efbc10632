import { count, percent, profileMoney, type Dollars } from './format';

/** Increases by this factor or more are a multiple instead of a percentage. */
const MIN_FACTOR = 10;
/** Smaller changes, as a fraction of the earlier amount, round to 0%. */
const MIN_CHANGE = 0.005;

/**
 * Returns the change from an earlier amount in words: `up 12% on FY 2025`. If either amount is zero or negative, returns the earlier
 * amount instead of a percentage. Returns '' if an amount is missing.
 */
export const describeChange = (
  amount: Dollars | null | undefined,
  earlier: Dollars | null | undefined,
  earlierPeriod: string,
): string => {
  if (!Number.isFinite(amount) || !Number.isFinite(earlier)) return '';
  const [to, from] = [amount!, earlier!];
  if (to === from) return `the same as in ${earlierPeriod}`;
  if (from === 0 && to > 0) return `up from nothing in ${earlierPeriod}`;
  if (from <= 0 || to <= 0)
    return `${to > from ? 'up' : 'down'} from ${profileMoney(from)} in ${earlierPeriod}`;
  const change = to / from - 1;
  if (Math.abs(change) < MIN_CHANGE) return `about the same as in ${earlierPeriod}`;
  if (to / from >= MIN_FACTOR) return `${count(to / from)} times ${earlierPeriod}`;
  if (change < MIN_CHANGE - 1) return `down more than 99% on ${earlierPeriod}`;
  return `${change > 0 ? 'up' : 'down'} ${percent(Math.abs(change), 1, 0)} on ${earlierPeriod}`;
};

/** Returns the change from an earlier amount as a fraction of it; null if an amount is missing or the earlier one is not positive. */
export const getChange = (
  amount: Dollars | null | undefined,
  earlier: Dollars | null | undefined,
): number | null =>
  Number.isFinite(amount) && Number.isFinite(earlier) && earlier! > 0 && amount! >= 0
    ? amount! / earlier! - 1
    : null;
/** Returns a change with its sign: `+12.3%`, `-4.0%`, `0.0%`. */
export const formatChange = (change: number | null): string => {
  const text = percent(change, 1);
  return change !== null && change > 0 && /[1-9]/.test(text) ? `+${text.replace('< ', '')}` : text;
};
