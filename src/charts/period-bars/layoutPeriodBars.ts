import { breakpoints } from '@/lib/layoutTokens';
import { fitText, textWidth } from '@/lib/fitText';
import { toFiniteNumber, type Box, type ChartLayout } from '../drawing/stops';
import { parseTime, makeTimeScale, timeTicks, type TimeTick } from '../drawing/timeAxis';

/** A period with its first and last day, and the used share of a limit. */
export interface Period {
  key: string;
  label: string;
  /** ISO dates; null if unknown. */
  from: string | null;
  to: string | null;
  used: number | null;
  limit: number | null;
  /** The formatted dates and amounts. */
  text: string;
}
export interface PlacedPeriod extends Box {
  key: string;
  /** Index among the given periods. */
  index: number;
  /** Width of the used part in CSS pixels. */
  used: number;
  /** Whether the used amount exceeds the limit. */
  isOver: boolean;
  name: { x: number; y: number; text: string };
  /** The row that responds to the pointer. */
  strip: { y: number; height: number };
}
export interface PeriodBarsLayout extends ChartLayout {
  plot: { left: number; top: number; right: number; bottom: number };
  periods: readonly PlacedPeriod[];
  times: readonly TimeTick[];
  today: { x: number; labelY: number } | null;
  height: number;
}

const EDGE = 6;
/** Heights of a row, a text line and a bar, as multiples of the text size. */
const ROW_HEIGHT = 1.85;
const LINE_HEIGHT = 1.35;
const BAR_HEIGHT = 1.1;
/** Maximum share of the width for names beside the bars. */
const MAX_NAMES_SHARE = 0.26;
/** In a narrow chart, more rows than this show ranks instead of names above the bars, to limit the height. */
const MAX_NAMED_ROWS = 12;
/** Minimum visible width, in CSS pixels. */
const MIN_BAR_WIDTH = 3;

/** Returns the width of names beside the bars, whether they are above the bars instead, and whether ranks replace them. */
const layoutNames = (
  rows: readonly { label: string; rank: string }[],
  width: number,
  textSize: number,
): { nameWidth: number; isAbove: boolean; hasRanks: boolean } => {
  const getMaxWidth = (labels: readonly string[]) =>
    labels.reduce((max, label) => Math.max(max, textWidth(label, textSize)), 0);
  if (width >= breakpoints.smallTablet) {
    const room = Math.min(getMaxWidth(rows.map(({ label }) => label)), width * MAX_NAMES_SHARE);
    return { nameWidth: room + EDGE, isAbove: false, hasRanks: false };
  }
  if (rows.length <= MAX_NAMED_ROWS) return { nameWidth: 0, isAbove: true, hasRanks: false };
  return {
    nameWidth: getMaxWidth(rows.map(({ rank }) => rank)) + EDGE,
    isAbove: false,
    hasRanks: true,
  };
};

/**
 * Lays out periods as bars below one another, in the given order, `width` CSS pixels wide. The used share of each bar is filled. Names
 * are beside the bars. In a narrow chart, they are above the bars, or ranks replace them if there are many. Periods with missing or
 * reversed dates are returned as `notDrawn`.
 */
export const layoutPeriodBars = (
  allPeriods: readonly Period[],
  today: string | null,
  width: number,
  textSize = 13,
  firstRank = 1,
): PeriodBarsLayout => {
  const rows = allPeriods.flatMap((period, index) => {
    const [from, to] = [parseTime(period.from), parseTime(period.to)];
    return from === null || to === null || to < from
      ? []
      : [{ ...period, index, rank: String(firstRank + index), first: from, last: to }];
  });
  const placedIndexes = new Set(rows.map(({ index }) => index));
  const { nameWidth, isAbove, hasRanks } = layoutNames(rows, width, textSize);
  const left = nameWidth + (nameWidth ? EDGE : 0);
  const right = Math.max(left + 1, width - EDGE);
  const x = makeTimeScale(
    rows.flatMap(({ first, last }) => [first, last]),
    left,
    right,
  );
  const [now, [begin, end]] = [parseTime(today), x.domain().map(Number) as [number, number]];
  const isInside = rows.length > 0 && now !== null && now >= begin && now <= end;
  // The dates are above the bars, because visitors would miss them below a long list.
  const top = textSize * LINE_HEIGHT * (isInside ? 2 : 1) + EDGE;
  const pitch = textSize * (isAbove ? ROW_HEIGHT + LINE_HEIGHT : ROW_HEIGHT);
  const barHeight = textSize * BAR_HEIGHT;
  const periods = rows.map(
    ({ key, index, label, rank, first, last, used, limit }, row): PlacedPeriod => {
      const start = top + row * pitch;
      const y = start + (isAbove ? textSize * LINE_HEIGHT : (pitch - barHeight) / 2);
      const barWidth = Math.max(MIN_BAR_WIDTH, x(last) - x(first));
      const [usedAmount, limitAmount] = [toFiniteNumber(used) ?? 0, toFiniteNumber(limit) ?? 0];
      const isOver = usedAmount > limitAmount;
      const share = isOver ? 1 : limitAmount > 0 ? Math.max(0, usedAmount / limitAmount) : 0;
      return {
        key,
        index,
        x: x(first),
        y,
        width: barWidth,
        height: barHeight,
        used: share > 0 ? Math.max(1, share * barWidth) : 0,
        isOver,
        name: {
          x: isAbove ? 0 : nameWidth,
          y: isAbove ? start + textSize : y + barHeight / 2,
          text: hasRanks ? rank : fitText(label, isAbove ? width : nameWidth - EDGE, textSize),
        },
        strip: { y: start, height: pitch },
      };
    },
  );
  const bottom = top + rows.length * pitch;
  return {
    plot: { left, top, right, bottom },
    periods,
    times: rows.length ? timeTicks(x, textSize) : [],
    today: isInside ? { x: x(now), labelY: textSize * LINE_HEIGHT * 2 - 2 } : null,
    notDrawn: allPeriods.filter((_, index) => !placedIndexes.has(index)),
    height: rows.length ? bottom + EDGE : 0,
    stops: periods.map(({ index, x: from, y, width: wide }) => ({
      ...allPeriods[index]!,
      x: from + wide / 2,
      y,
    })),
  };
};
