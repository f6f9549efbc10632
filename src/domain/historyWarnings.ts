import type { Step, Subaward } from './awardHistory';
import type { AwardWarning } from './awardWarnings';
import { MISSING, money, percent, plural, textOrMissing, type Dollars } from './format';

/** A change by this factor, up or down, may be a misplaced decimal point. */
export const TENFOLD_FACTOR = 10;
/** Minimum of the larger total, in dollars, for a change to be flagged. */
export const MIN_TENFOLD_AMOUNT = 100_000;

/**
 * Returns whether a transaction multiplies or divides the total by ten or more, and the larger total is at least `MIN_TENFOLD_AMOUNT`.
 * Totals of zero or less, as at the start or end of an award, do not count.
 */
export const isTenfoldChange = ({ before, after }: Step): boolean => {
  if (before <= 0 || after <= 0) return false;
  const [low, high] = before < after ? [before, after] : [after, before];
  return high >= MIN_TENFOLD_AMOUNT && high >= low * TENFOLD_FACTOR;
};

/** Returns whether the subaward total of an award is positive and above the obligations of the award. */
export const exceedsPrime = (subawards: Dollars | null, prime: Dollars | null): boolean =>
  subawards !== null && prime !== null && subawards > 0 && subawards > prime;

/**
 * Returns the subaward total as a share of the prime award's obligations. Returns `Over 100%` if the total is larger, and `--` if
 * either amount is missing or the obligations are not positive.
 */
export const subawardShare = (subawards: Dollars | null, prime: Dollars | null): string => {
  if (prime === null || prime <= 0) return MISSING;
  return exceedsPrime(subawards, prime) ? 'Over 100%' : percent(subawards, prime);
};

/**
 * Returns, by id, the number of occurrences of each subaward that is listed more than once. Rows without a number or amount are
 * ignored.
 */
export const countRepeatedSubawards = (rows: readonly Subaward[]): ReadonlyMap<number, number> => {
  const idsByKey = new Map<string, number[]>();
  rows.forEach(({ id, number, recipientName, date, amount }) => {
    if (!number || amount === null) return;
    const key = JSON.stringify([number, recipientName, date, amount]);
    idsByKey.set(key, [...(idsByKey.get(key) ?? []), id]);
  });
  return new Map(
    [...idsByKey.values()]
      .filter((ids) => ids.length > 1)
      .flatMap((ids) => ids.map((id): [number, number] => [id, ids.length])),
  );
};

const formatDollars = (value: Dollars): string => money(value, 2);
/** Returns a warning if some of the shown transactions change the total of the award tenfold; null otherwise. */
export const tenfoldWarning = (
  rows: readonly { modification: string; step: Step | undefined }[],
): AwardWarning | null => {
  const flaggedRows = rows.filter(({ step }) => step && isTenfoldChange(step));
  if (!flaggedRows.length) return null;
  const [{ modification, step }] = flaggedRows as [{ modification: string; step: Step }];
  const otherCount = flaggedRows.length - 1;
  const otherActionsText = otherCount
    ? ` ${plural(otherCount, 'other action')} below ${otherCount === 1 ? 'does' : 'do'} the same.`
    : '';
  return {
    id: 'tenfold',
    title: 'Modification that moves the total tenfold',
    text: `Modification ${textOrMissing(modification)} changes the total from ${formatDollars(step.before)} to ${formatDollars(step.after)}. This may be a large change in the work, or a misplaced decimal point that a later action corrects.${otherActionsText}`,
    rule: `Flagged if the total becomes at least ${TENFOLD_FACTOR} times the earlier total, or at most a tenth of it. The larger total must be at least ${money(MIN_TENFOLD_AMOUNT)}.`,
  };
};

/** Returns a warning if the subawards of an award add up to more than its obligations; null otherwise. */
export const subawardSumWarning = (
  subawards: Dollars | null,
  prime: Dollars | null,
): AwardWarning | null => {
  if (!exceedsPrime(subawards, prime)) return null;
  const share = prime! > 0 ? `${percent(subawards, prime)} of` : 'more than';
  return {
    id: 'subaward-sum',
    title: 'Subawards exceed the prime award',
    text: `The subawards total ${formatDollars(subawards!)}, ${share} the ${formatDollars(prime!)} obligated to the prime award. Recipients report subawards themselves. They report some twice, and some for options that are not obligated yet.`,
    rule: 'Flagged if the sum of the subawards is above the obligated amount.',
  };
};

/** Returns a warning if some of the shown subawards occur more than once; null otherwise. */
export const repeatedWarning = (rows: readonly Subaward[]): AwardWarning | null => {
  const repeatCounts = countRepeatedSubawards(rows);
  if (!repeatCounts.size) return null;
  return {
    id: 'repeated',
    title: 'Repeated subaward rows',
    text: `${plural(repeatCounts.size, 'row')} below appear more than once. The recipient may have reported the same subaward again. The sums count it each time.`,
    rule: 'Flagged if rows on a page have the same number, recipient, date and amount.',
  };
};
