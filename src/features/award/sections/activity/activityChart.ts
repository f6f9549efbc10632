import type { DayLine, LevelLine, TotalDay } from '@/charts/running-total/layoutRunningTotal';
import type { Award } from '@/domain/award';
import { largestDay, type Activity, type ActivityDay } from '@/domain/awardActivity';
import { date, money, moneyShort, plural, profileMoney, type Dollars } from '@/domain/format';

/** Returns an amount with its sign: `+$1,200`. */
export const formatChange = (
  amount: Dollars | null,
  format: (value: Dollars | null) => string,
): string => `${amount !== null && amount > 0 ? '+' : ''}${format(amount)}`;
export const formatExact = (amount: Dollars | null): string => money(amount, 2);

/** Returns the days in the format of the chart. */
export const toTotalDays = (days: readonly ActivityDay[]): TotalDay[] =>
  days.map(({ day, total, change: dayChange, modifications }) => ({
    key: day,
    day,
    total,
    label: date(day),
    text: `${formatChange(dayChange, formatExact)}, running total ${formatExact(total)}${
      modifications.length > 1 ? `, ${modifications.length} modifications` : ''
    }`,
  }));

const dayLine = (key: string, label: string, day: string | null): DayLine => ({
  key,
  label,
  day,
  text: day ? date(day) : 'not provided',
});
/** Returns the dates of an award that the chart marks as lines. A contract also has a potential end after its current end. */
export const dayLines = ({ category, periodOfPerformance: period }: Award): DayLine[] => {
  const isContract = category === 'contract';
  return [
    dayLine('start', 'Start', period.startDate),
    dayLine('end', isContract ? 'Current End' : 'End', period.endDate),
    ...(isContract ? [dayLine('potential', 'Potential End', period.potentialEndDate)] : []),
  ];
};
/**
 * Returns the potential award amount of a contract as a level of the chart. Returns undefined for other awards, and for amounts that
 * are missing or not positive.
 */
export const potentialLine = ({ category, baseAndAllOptions }: Award): LevelLine | undefined =>
  category === 'contract' && baseAndAllOptions !== null && baseAndAllOptions > 0
    ? {
        label: 'Potential Award Amount',
        value: baseAndAllOptions,
        text: moneyShort(baseAndAllOptions),
      }
    : undefined;

/** Returns a summary of all transactions; undefined if none has a date. */
export const activitySentence = ({ days, sum, undated }: Activity): string | undefined => {
  const peakDay = largestDay(days);
  if (!peakDay) return undefined;
  const actionCount = days.reduce((total, { modifications }) => total + modifications.length, 0);
  if (actionCount === 1 && !undated.length)
    return `One transaction of ${profileMoney(sum)} on ${date(peakDay.day)}.`;
  const rangeText = `${plural(actionCount, 'transaction')} from ${date(days[0]!.day)} to ${date(days.at(-1)!.day)} add up to ${profileMoney(days.at(-1)!.total)}`;
  return peakDay.change === 0
    ? `${rangeText}.`
    : `${rangeText}. The largest change, on ${date(peakDay.day)}, was ${formatChange(peakDay.change, profileMoney)}.`;
};

/** Returns sentences that compare the sum of the transactions with the obligated amount of the award. */
export const compareSum = (
  { sum, missingAmountCount }: Activity,
  total: Dollars | null,
): string => {
  const unknownText = missingAmountCount
    ? ` ${plural(missingAmountCount, 'transaction')} ${missingAmountCount === 1 ? 'has' : 'have'} no amount.`
    : '';
  if (total === null)
    return `The transactions add up to ${formatExact(sum)}. The award itself reports no obligated amount.${unknownText}`;
  const differenceCents = Math.round(sum * 100) - Math.round(total * 100);
  if (differenceCents === 0)
    return `The transactions add up to the obligated amount of the award, ${formatExact(total)}.${unknownText}`;
  return `The transactions add up to ${formatExact(sum)}, ${formatExact(Math.abs(differenceCents) / 100)} ${differenceCents > 0 ? 'more' : 'less'} than the obligated amount of the award, ${formatExact(total)}.${unknownText}`;
};
