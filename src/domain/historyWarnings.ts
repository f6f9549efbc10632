import type { Step, Subaward } from './awardHistory';
import type { Dollars } from './format';

/** A value that becomes so many times what it was, or such a part of it, may be a slip of the decimal point. */
export const TENFOLD = 10;
/** Steps between smaller amounts than this are no news, in dollars. */
export const LEAST_MOVED = 100_000;

/** Whether an action multiplies the total by ten or more, or leaves a tenth of it or less. An award that begins, or is cancelled, does not. */
export const movesTenfold = ({ before, after }: Step): boolean => {
  if (before <= 0 || after <= 0) return false;
  const [low, high] = before < after ? [before, after] : [after, before];
  return high >= LEAST_MOVED && high >= low * TENFOLD;
};

/** Whether the subawards of an award come to more than the award itself. */
export const subawardsOverPrime = (subawards: Dollars | null, prime: Dollars | null): boolean =>
  subawards !== null && prime !== null && subawards > 0 && subawards > prime;

/** How often each subaward stands in a list with the same number, recipient, day and amount, by its id; those that stand there once are left out. */
export const repeatedSubawards = (rows: readonly Subaward[]): ReadonlyMap<number, number> => {
  const groups = new Map<string, number[]>();
  rows.forEach(({ id, number, recipientName, date, amount }) => {
    if (!number || amount === null) return;
    const key = JSON.stringify([number, recipientName, date, amount]);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  });
  return new Map(
    [...groups.values()]
      .filter((ids) => ids.length > 1)
      .flatMap((ids) => ids.map((id): [number, number] => [id, ids.length])),
  );
};
