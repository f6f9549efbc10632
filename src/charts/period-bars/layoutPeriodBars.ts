import { breakpoints } from '@/lib/layoutTokens';
import { fitText, textWidth } from '@/lib/fitText';
import { numberOr, type NotDrawn, type Stop } from '../drawing/stops';
import { timeOf, timeScale, timeTicks, type TimeTick } from '../drawing/timeAxis';

/** Something that lasts from a day to a day, and how much of what it may use is used. */
export interface Period {
  key: string;
  label: string;
  /** ISO days; null where they are not known. */
  from: string | null;
  to: string | null;
  /** What is used and what may be used. */
  used: number | null;
  limit: number | null;
  /** Days and amounts in words. */
  text: string;
}
export interface PlacedPeriod {
  key: string;
  /** Where it stands among those given. */
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** CSS pixels of it that are used. */
  used: number;
  /** More is used than may be. */
  over: boolean;
  name: { x: number; y: number; text: string };
  /** The strip of the drawing in which it can be pointed at. */
  strip: { y: number; height: number };
}
export interface PeriodBarsLayout {
  plot: { left: number; top: number; right: number; bottom: number };
  periods: readonly PlacedPeriod[];
  times: readonly TimeTick[];
  today: { x: number; label: number } | null;
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
  height: number;
}

const EDGE = 6;
/** Parts of the size of text: a row, a line of words, a bar. */
const ROW = 1.85;
const LINE = 1.35;
const BAR = 1.1;
/** Names beside the bars take no more of the width than this. */
const NAMES = 0.26;
/** In a narrow drawing more rows than these have no names above their bars: it would have no end. */
const NAMED = 12;
/** The least that can be seen, in CSS pixels. */
const THIN = 3;

/** Where names stand, and how much height that takes. */
const namesOf = (
  rows: readonly { label: string; rank: string }[],
  width: number,
  text: number,
): { room: number; above: boolean; ranks: boolean } => {
  const widest = (words: readonly string[]) =>
    words.reduce((most, one) => Math.max(most, textWidth(one, text)), 0);
  if (width >= breakpoints.smallTablet) {
    const room = Math.min(widest(rows.map(({ label }) => label)), width * NAMES);
    return { room: room + EDGE, above: false, ranks: false };
  }
  if (rows.length <= NAMED) return { room: 0, above: true, ranks: false };
  return { room: widest(rows.map(({ rank }) => rank)) + EDGE, above: false, ranks: true };
};

/**
 * Periods as bars below each other, in the order given, from their first day to their last in a width of CSS pixels with words of a size; what is used
 * of each as the part of its bar that is filled. Names stand beside the bars, in a narrow drawing above them, or, where they are many, ranks in their place.
 * What has no days, or ends before it begins, is told as not drawn.
 */
export const layoutPeriodBars = (
  given: readonly Period[],
  today: string | null,
  width: number,
  text = 13,
  firstRank = 1,
): PeriodBarsLayout => {
  const rows = given.flatMap((period, index) => {
    const [from, to] = [timeOf(period.from), timeOf(period.to)];
    return from === null || to === null || to < from
      ? []
      : [{ ...period, index, rank: String(firstRank + index), first: from, last: to }];
  });
  const drawn = new Set(rows.map(({ index }) => index));
  const notDrawn = given
    .filter((_, index) => !drawn.has(index))
    .map(({ label, text: words }) => ({ label, text: words }));
  const { room, above, ranks } = namesOf(rows, width, text);
  const left = room + (room ? EDGE : 0);
  const right = Math.max(left + 1, width - EDGE);
  const x = timeScale(
    rows.flatMap(({ first, last }) => [first, last]),
    left,
    right,
  );
  const [now, [begin, end]] = [timeOf(today), x.domain().map(Number) as [number, number]];
  const inside = rows.length > 0 && now !== null && now >= begin && now <= end;
  // The days stand above the bars: below many of them nobody would look for them.
  const top = text * LINE * (inside ? 2 : 1) + EDGE;
  const pitch = text * (above ? ROW + LINE : ROW);
  const bar = text * BAR;
  const periods = rows.map(
    ({ key, index, label, rank, first, last, used, limit }, row): PlacedPeriod => {
      const start = top + row * pitch;
      const y = start + (above ? text * LINE : (pitch - bar) / 2);
      const wide = Math.max(THIN, x(last) - x(first));
      const [spent, most] = [numberOr(used) ?? 0, numberOr(limit) ?? 0];
      const over = spent > most;
      const share = over ? 1 : most > 0 ? Math.max(0, spent / most) : 0;
      return {
        key,
        index,
        x: x(first),
        y,
        width: wide,
        height: bar,
        used: share > 0 ? Math.max(1, share * wide) : 0,
        over,
        name: {
          x: above ? 0 : room,
          y: above ? start + text : y + bar / 2,
          text: ranks ? rank : fitText(label, above ? width : room - EDGE, text),
        },
        strip: { y: start, height: pitch },
      };
    },
  );
  const bottom = top + rows.length * pitch;
  return {
    plot: { left, top, right, bottom },
    periods,
    times: rows.length ? timeTicks(x, text) : [],
    today: inside ? { x: x(now), label: text * LINE * 2 - 2 } : null,
    notDrawn,
    height: rows.length ? bottom + EDGE : 0,
    stops: periods.map(({ key, index, x: from, y, width: wide }) => ({
      key,
      label: given[index]!.label,
      text: given[index]!.text,
      x: from + wide / 2,
      y,
    })),
  };
};
