import type { Period } from './award';
import { date, isNoEnd } from './displayDate';
import { addDays, addMonths, type IsoDay } from './fiscal';
import { plural } from './format';

export interface StatusWords {
  before: string;
  during: string;
  after: string;
}
/** What is known of the days of an award. */
type Days = Pick<Period, 'startDate' | 'endDate'>;

/** Whether an award has both its days, in the right order. */
export const hasGoodDates = ({ startDate, endDate }: Days): boolean =>
  startDate !== null && endDate !== null && startDate <= endDate;

/** Where an award stands on a day: its last day is still one of it. '' where its days do not tell. */
export const awardStatus = (days: Days, today: IsoDay, words: StatusWords): string => {
  if (!hasGoodDates(days)) return '';
  if (today < days.startDate!) return words.before;
  return today <= days.endDate! ? words.during : words.after;
};

/** Whole months from a day to a later one. */
const monthsBetween = (from: IsoDay, to: IsoDay): number => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number];
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number];
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, months) > to ? months - 1 : months;
};
const DAY = 86_400_000;

/** What is left of an award that runs: `2 years, 3 months remain`, `1 day remains`, `no end date`; '' before its start and after its end. */
export const timeLeft = (days: Days, today: IsoDay): string => {
  if (!hasGoodDates(days) || today < days.startDate! || today > days.endDate!) return '';
  if (isNoEnd(days.endDate)) return date(days.endDate);
  const end = addDays(days.endDate!, 1);
  const months = monthsBetween(today, end);
  const parts: readonly (readonly [number, string])[] =
    months > 0
      ? [
          [Math.floor(months / 12), 'year'],
          [months % 12, 'month'],
        ]
      : [[Math.round((Date.parse(end) - Date.parse(today)) / DAY), 'day']];
  const said = parts.filter(([count]) => count > 0);
  const single = said.length === 1 && said[0]![0] === 1;
  return `${said.map(([count, unit]) => plural(count, unit)).join(', ')} ${single ? 'remains' : 'remain'}`;
};
