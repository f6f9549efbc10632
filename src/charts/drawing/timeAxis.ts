import { scaleLinear, utcTicks, type ScaleLinear } from 'd3';
import { textWidth } from '@/lib/fitText';

/** A scale from milliseconds since 1970 to CSS pixels. */
export type TimeScale = ScaleLinear<number, number>;
export interface TimeTick {
  x: number;
  text: string;
}
const DAY_MS = 86_400_000;
/** Space beyond the end of the axis, in CSS pixels. */
const EDGE_SPACE = 6;
/** Minimum tick label width and gap between labels, as multiples of the text size. */
const MIN_LABEL_WIDTH = 4;
const LABEL_GAP = 0.75;

/** Returns the milliseconds since 1970 of an ISO date, or null if the date is missing or invalid. */
export const parseTime = (day: string | null): number | null => {
  const time = /^\d{4}-\d{2}-\d{2}/.test(day ?? '') ? Date.parse(day!.slice(0, 10)) : NaN;
  return Number.isNaN(time) ? null : time;
};

/** Creates a time scale with a margin at both ends: 15 days for a span under 15 days, else 2% of the span, but at least a day. */
export const makeTimeScale = (times: readonly number[], left: number, right: number): TimeScale => {
  const [first, last] = times.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Infinity, -Infinity],
  );
  const margin = Math.max((last - first) * 0.02, last - first < 15 * DAY_MS ? 15 * DAY_MS : DAY_MS);
  return scaleLinear()
    .domain([first - margin, last + margin])
    .range([left, Math.max(left + 1, right)]);
};

/** Returns the format of tick dates: years if all are January 1, months if all are the first of a month, else days. */
const getDateFormat = (days: readonly Date[]): ((day: Date) => string) => {
  const isYearStart = (day: Date) => day.getUTCMonth() === 0 && day.getUTCDate() === 1;
  if (days.every(isYearStart)) return (day) => `${day.getUTCFullYear()}`;
  // Months are formatted without d3's time formats, which cost each route with a time axis 2 to 3 kB.
  const { format } = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'short',
    ...(days.every((day) => day.getUTCDate() === 1) ? { year: 'numeric' } : { day: 'numeric' }),
  });
  return format;
};
/** Returns as many ticks (years, months or days) as fit below an axis at this text size. */
export const timeTicks = (scale: TimeScale, textSize: number): readonly TimeTick[] => {
  const [left = 0, right = 0] = scale.range();
  const placeTicks = (count: number): TimeTick[] => {
    const [first = 0, last = 0] = scale.domain();
    const days = utcTicks(new Date(first), new Date(last), count);
    const format = getDateFormat(days);
    return (
      days
        .map((day) => ({ x: scale(day), text: format(day) }))
        // Omits labels that would extend beyond the chart.
        .filter(({ x, text: label }) => {
          const halfWidth = textWidth(label, textSize) / 2;
          return x - halfWidth >= 0 && x + halfWidth <= right + EDGE_SPACE;
        })
    );
  };
  const canFit = (ticks: readonly TimeTick[]): boolean =>
    ticks.every(({ x, text: label }, at) => {
      const nextTick = ticks[at + 1];
      return !nextTick || nextTick.x - x >= textWidth(label, textSize) + textSize * LABEL_GAP;
    });
  // d3 treats the tick count as a hint and may return more.
  for (
    let count = Math.max(2, Math.floor((right - left) / (MIN_LABEL_WIDTH * textSize)));
    count > 1;
    count -= 1
  ) {
    const ticks = placeTicks(count);
    if (canFit(ticks)) return ticks;
  }
  return placeTicks(1).slice(0, 1);
};
