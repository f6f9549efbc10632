import { scaleUtc } from 'd3';
import { fitText, textWidth } from '@/lib/fitText';
import { rowFor, type TakenRows } from '../drawing/labelRows';
import type { NotDrawn, Stop } from '../drawing/stops';
import { timeOf } from '../drawing/timeAxis';

export interface Moment {
  key: string;
  label: string;
  /** ISO day; null where it is not known. */
  day: string | null;
  /** The day in words, or what is said where there is none. */
  text: string;
}
export interface PlacedMoment {
  key: string;
  x: number;
  /** Where the line to its words ends. */
  to: number;
  label: { x: number; y: number; anchor: 'start' | 'end' | 'middle'; day: string; name: string };
  /** Today has a mark of its own. */
  today: boolean;
}
export interface TimelineLayout {
  moments: readonly PlacedMoment[];
  /** The whole run and the part of it that is over; null where there is nothing to draw. */
  bar: { x: number; y: number; width: number; height: number; elapsed: number } | null;
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
  height: number;
}
const BAR = 10;
const GAP = 8;
const LINE = 1.35;
/** Room at both ends for a mark that stands there. */
const EDGE = 6;

interface Placed {
  key: string;
  label: string;
  text: string;
  time: number;
  today: boolean;
}

/**
 * Days on one bar from the first to the last, today among them where it lies inside, in a width of CSS pixels with words of a size. Words that would
 * lie on each other take another row. Unknown days are told as not drawn; days that stand in the wrong order are all told so: such a line would lie.
 */
export const layoutTimeline = (
  moments: readonly Moment[],
  today: { day: string; text: string } | null,
  width: number,
  text = 13,
): TimelineLayout => {
  const known = moments.flatMap(({ day, ...moment }): Placed[] => {
    const time = timeOf(day);
    return time === null ? [] : [{ ...moment, time, today: false }];
  });
  const inOrder = known.every(({ time }, at) => at === 0 || time >= known[at - 1]!.time);
  const told = inOrder ? moments.filter(({ day }) => timeOf(day) === null) : moments;
  const notDrawn = told.map(({ label, text: words }) => ({ label, text: words }));
  if (!inOrder || !known.length) return { moments: [], bar: null, stops: [], notDrawn, height: 0 };
  const [first, last] = [known[0]!.time, known.at(-1)!.time];
  const now = timeOf(today?.day ?? null);
  const inside = now !== null && now >= first && now <= last;
  const all = inside
    ? [...known, { key: 'today', label: 'Today', text: today!.text, time: now, today: true }]
    : known;
  const x = scaleUtc()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([EDGE, Math.max(EDGE + 1, width - EDGE)]);
  const rows: TakenRows = [];
  const step = text * LINE * 2 + GAP / 2;
  const words = all.map(({ label, text: day, time }) => {
    const at = x(time);
    const wide = Math.min(width, Math.max(textWidth(label, text), textWidth(day, text)));
    const anchor = at - wide / 2 < 0 ? 'start' : at + wide / 2 > width ? 'end' : 'middle';
    const left = {
      start: Math.min(at, width - wide),
      middle: at - wide / 2,
      end: Math.max(0, at - wide),
    }[anchor];
    return { at, anchor, left, wide } as const;
  });
  const rowOf = words.map(({ left, wide }) => rowFor(rows, left - GAP, left + wide));
  const y = rows.length * step + GAP;
  const placed = all.map(({ key, label, text: day, today: isToday }, at): PlacedMoment => {
    const { at: place, anchor, left, wide } = words[at]!;
    const bottom = y - GAP - rowOf[at]! * step;
    return {
      key,
      x: place,
      to: bottom,
      today: isToday,
      label: {
        x: { start: left, middle: place, end: left + wide }[anchor],
        y: bottom - text * LINE - GAP / 2,
        anchor,
        day: fitText(day, width, text),
        name: fitText(label, width, text),
      },
    };
  });
  const inTime = all.map((_, at) => at).sort((a, b) => all[a]!.time - all[b]!.time);
  const over = now === null ? 0 : x(Math.min(last, Math.max(first, now))) - EDGE;
  return {
    moments: inTime.map((at) => placed[at]!),
    bar: { x: EDGE, y, width: Math.max(1, width - 2 * EDGE), height: BAR, elapsed: over },
    notDrawn,
    height: y + BAR + GAP,
    stops: inTime.map((at) => {
      const { key, label, text: day } = all[at]!;
      return { key, label, text: day, x: placed[at]!.x, y };
    }),
  };
};
