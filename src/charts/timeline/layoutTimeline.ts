import { scaleLinear } from 'd3';
import { textWidth } from '@/lib/fitText';
import { sortRows } from '@/lib/sortRows';
import type { Box, ChartLayout } from '../drawing/stops';
import { parseTime } from '../drawing/timeAxis';

export interface Moment {
  key: string;
  label: string;
  /** ISO date; null if unknown. */
  day: string | null;
  /** The formatted day, or the text for a missing one. */
  text: string;
}
export interface PlacedMoment {
  key: string;
  x: number;
  /** Whether the mark is the current date, which has its own color. */
  today: boolean;
}
export interface TimelineLayout extends ChartLayout {
  moments: readonly PlacedMoment[];
  /** Label above the mark of today: its center, and the baselines of its two lines. */
  today: { x: number; nameY: number; dayY: number } | null;
  /** The bar and its elapsed width; null if there is nothing to show. */
  bar: (Box & { elapsedWidth: number }) | null;
  height: number;
}
const BAR_HEIGHT = 10;
const LABEL_GAP = 8;
const LINE_HEIGHT = 1.35;
/** Space at both ends for a mark, in CSS pixels. */
const EDGE = 6;

interface DatedMoment {
  key: string;
  label: string;
  text: string;
  time: number;
  today: boolean;
}

/** Returns the position of the label above the mark of today, within the width of the chart. */
const placeTodayLabel = (
  mark: { x: number; y: number },
  dayText: string,
  width: number,
  textSize: number,
): TimelineLayout['today'] => {
  const lineHeight = textSize * LINE_HEIGHT;
  const labelWidth = Math.max(textWidth('Today', textSize), textWidth(dayText, textSize));
  return {
    x: Math.max(labelWidth / 2, Math.min(mark.x, width - labelWidth / 2)),
    nameY: mark.y - LABEL_GAP - 1.25 * lineHeight,
    dayY: mark.y - LABEL_GAP - 0.25 * lineHeight,
  };
};

/**
 * Lays out days on one bar from the first to the last, `width` CSS pixels wide. If today is within that range, it is marked and
 * labeled. The page labels the other days. Unknown days are returned as `notDrawn`. All days are, if they are not in chronological
 * order, because the bar would mislead.
 */
export const layoutTimeline = (
  moments: readonly Moment[],
  today: { day: string; text: string } | null,
  width: number,
  textSize = 13,
): TimelineLayout => {
  const datedMoments = moments.flatMap(({ day, ...moment }): DatedMoment[] => {
    const time = parseTime(day);
    return time === null ? [] : [{ ...moment, time, today: false }];
  });
  const isInOrder = datedMoments.every(
    ({ time }, at) => at === 0 || time >= datedMoments[at - 1]!.time,
  );
  const undrawnMoments = isInOrder ? moments.filter(({ day }) => parseTime(day) === null) : moments;
  if (!isInOrder || !datedMoments.length)
    return { moments: [], today: null, bar: null, stops: [], notDrawn: undrawnMoments, height: 0 };
  const [first, last] = [datedMoments[0]!.time, datedMoments.at(-1)!.time];
  const now = parseTime(today?.day ?? null);
  const isInside = now !== null && now >= first && now <= last;
  const shownMoments = isInside
    ? [...datedMoments, { key: 'today', label: 'Today', text: today!.text, time: now, today: true }]
    : datedMoments;
  const x = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([EDGE, Math.max(EDGE + 1, width - EDGE)]);
  const lineHeight = textSize * LINE_HEIGHT;
  const y = isInside ? 2 * lineHeight + LABEL_GAP : LABEL_GAP;
  const sortedMoments = sortRows(shownMoments, ({ time }) => time, 'asc');
  const elapsedWidth = now === null ? 0 : x(Math.min(last, Math.max(first, now))) - EDGE;
  return {
    moments: sortedMoments.map(({ key, time, today: isToday }) => ({
      key,
      x: x(time),
      today: isToday,
    })),
    today: isInside ? placeTodayLabel({ x: x(now), y }, today!.text, width, textSize) : null,
    bar: {
      x: EDGE,
      y,
      width: Math.max(1, width - 2 * EDGE),
      height: BAR_HEIGHT,
      elapsedWidth,
    },
    notDrawn: undrawnMoments,
    height: y + BAR_HEIGHT + LABEL_GAP,
    stops: sortedMoments.map((moment) => ({ ...moment, x: x(moment.time), y })),
  };
};
