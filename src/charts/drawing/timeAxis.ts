import { scaleUtc, utcFormat, type ScaleTime } from 'd3';
import { textWidth } from '@/lib/fitText';

export type TimeScale = ScaleTime<number, number>;
export interface TimeTick {
  x: number;
  text: string;
}
const DAY = 86_400_000;
/** Room beyond the axis, in CSS pixels. */
const EDGE = 6;
/** Room that the words of a tick take, in parts of the size of text. */
const TICK = 6.5;

/** Millisecond of an ISO day; null where there is none. */
export const timeOf = (day: string | null): number | null => {
  const time = /^\d{4}-\d{2}-\d{2}/.test(day ?? '') ? Date.parse(day!.slice(0, 10)) : NaN;
  return Number.isNaN(time) ? null : time;
};

/** Days from left to right, with a little room at both ends; one day alone stands in the middle of a month. */
export const timeScale = (times: readonly number[], left: number, right: number): TimeScale => {
  const [first, last] = times.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Infinity, -Infinity],
  );
  const room = Math.max((last - first) * 0.02, last - first < 15 * DAY ? 15 * DAY : DAY);
  return scaleUtc()
    .domain([first - room, last + room])
    .range([left, Math.max(left + 1, right)]);
};

/** As many years, months or days as find room below an axis, with words of a size. */
export const timeTicks = (scale: TimeScale, text: number): readonly TimeTick[] => {
  const [left = 0, right = 0] = scale.range();
  const most = Math.max(2, Math.floor((right - left) / (TICK * text)));
  const ticks = scale.ticks(most);
  const isYear = (tick: Date) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1;
  const format = utcFormat(
    ticks.every(isYear)
      ? '%Y'
      : ticks.every((tick) => tick.getUTCDate() === 1)
        ? '%b %Y'
        : '%b %-d',
  );
  // Words that would stand out of the drawing are left out.
  return ticks
    .map((tick) => ({ x: scale(tick), text: format(tick) }))
    .filter(({ x, text: words }) => {
      const half = textWidth(words, text) / 2;
      return x - half >= 0 && x + half <= right + EDGE;
    });
};
