import type { Period } from './award';
import { date, isNoEnd } from './displayDate';
import { addDays, addMonths, type IsoDay } from './fiscal';
import { plural } from './format';

export interface StatusLabels {
  before: string;
  during: string;
  after: string;
}
type Dates = Pick<Period, 'startDate' | 'endDate'>;

/** Returns whether both dates exist and are in order. */
export const hasValidDates = ({ startDate, endDate }: Dates): boolean =>
  startDate !== null && endDate !== null && startDate <= endDate;

/** Returns the status label of an award, or '' if its dates are missing or out of order. The end date is still `during`. */
export const awardStatusLabel = (period: Dates, today: IsoDay, labels: StatusLabels): string => {
  if (!hasValidDates(period)) return '';
  if (today < period.startDate!) return labels.before;
  return today <= period.endDate! ? labels.during : labels.after;
};

const countMonths = (from: IsoDay, to: IsoDay): number => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number];
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number];
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return addMonths(from, months) > to ? months - 1 : months;
};
const DAY_MS = 86_400_000;

/** Returns the time left, such as `1 day remains` or `no end date`, or '' without valid dates, before the start or after the end. */
export const formatTimeLeft = (period: Dates, today: IsoDay): string => {
  if (!hasValidDates(period) || today < period.startDate! || today > period.endDate!) return '';
  if (isNoEnd(period.endDate)) return date(period.endDate);
  const end = addDays(period.endDate!, 1);
  const months = countMonths(today, end);
  const parts: readonly (readonly [number, string])[] =
    months > 0
      ? [
          [Math.floor(months / 12), 'year'],
          [months % 12, 'month'],
        ]
      : [[Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS), 'day']];
  const nonzeroParts = parts.filter(([count]) => count > 0);
  const isSingle = nonzeroParts.length === 1 && nonzeroParts[0]![0] === 1;
  return `${nonzeroParts.map(([count, unit]) => plural(count, unit)).join(', ')} ${isSingle ? 'remains' : 'remain'}`;
};
