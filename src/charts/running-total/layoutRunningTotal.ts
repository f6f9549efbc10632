import { extent, scaleLinear } from 'd3';
import { fitText, textWidth } from '@/lib/fitText';
import { amountTicks } from '../drawing/amountTicks';
import { toFiniteNumber, type ChartLayout } from '../drawing/stops';
import { placeLeaders, type Side } from '../drawing/leaderLabels';
import { parseTime, makeTimeScale, timeTicks, type TimeTick } from '../drawing/timeAxis';

export interface TotalDay {
  key: string;
  /** ISO date. The days are in chronological order. */
  day: string;
  /** Running total at the end of the day. */
  total: number;
  /** The formatted day (`label`) and what happened on it (`text`). */
  label: string;
  text: string;
}
/** A day shown as a vertical line. */
export interface DayLine {
  key: string;
  label: string;
  /** ISO date; null if unknown. */
  day: string | null;
  /** The formatted day, or the text for a missing one. */
  text: string;
}
/** An amount shown as a horizontal line. */
export interface LevelLine {
  label: string;
  value: number | null;
  text: string;
}
export interface RunningTotalData {
  days: readonly TotalDay[];
  lines: readonly DayLine[];
  /** Current date, shown as a line if it is within the time range. */
  today: DayLine | null;
  /** ISO date until which the total is known; the default is today. */
  untilDay?: string;
  level?: LevelLine;
}
export interface PlacedLine {
  key: string;
  x: number;
  /** Top of the line. A centered label is above the line, any other label is beside it. */
  from: number;
  today: boolean;
  label: { x: number; y: number; text: string };
}
export interface RunningTotalLayout extends ChartLayout {
  plot: { left: number; top: number; right: number; bottom: number };
  zero: number;
  /** SVG paths of the steps (`linePath`) and of the area below them (`areaPath`). */
  linePath: string;
  areaPath: string;
  dots: readonly { x: number; y: number }[];
  radius: number;
  /** Strips that respond to the pointer, one for each pixel position with days. `stop` is the index of the last day at a position. */
  strips: readonly { x: number; width: number; stop: number }[];
  lines: readonly PlacedLine[];
  /** Null without an amount. `far` is true if the level is so high that the total would look flat below it. */
  level: { y: number; labelX: number; labelY: number; text: string; far: boolean } | null;
  amounts: readonly { y: number; value: number }[];
  times: readonly TimeTick[];
}

/** Width of the axis labels, as a multiple of the text size. */
const AXIS_WIDTH = 5;
const LINE_HEIGHT = 1.35;
const LABEL_GAP = 6;
/** Gap between the label of the level and the vertical lines beside it, in CSS pixels. */
const LEVEL_LABEL_INSET = 8;
/** A level above this multiple of the largest absolute total is shown at the top of the chart instead of on the scale. */
const FAR_LEVEL_RATIO = 6;
/** `MAX_LINE_DISTANCE_MS` is the maximum time between a line and the first or last day. Lines beyond it would compress the rest of the chart. */
const YEAR_MS = 365.25 * 86_400_000;
const MAX_LINE_DISTANCE_MS = 40 * YEAR_MS;
/** Grid size in CSS pixels. Only the first dot in each grid cell is drawn, because overlapping dots would blur together. */
const DOT_GRID_SIZE = 2;

/** Positions of a label, best first: centered over its line, to the right, to the left. */
const SIDES: readonly Side[] = ['middle', 'start', 'end'];

type Point = { x: number; y: number };
const roundToQuarter = (value: number): number => Math.round(value * 4) / 4;

/** Returns the SVG path of the steps from the first day to `end`. There is no horizontal step between days at the same position. */
const buildStepPath = (points: readonly Point[], zero: number, end: number): string => {
  let path = `M${roundToQuarter(points[0]!.x)},${roundToQuarter(zero)}`;
  let currentX = roundToQuarter(points[0]!.x);
  for (const { x, y } of points) {
    if (roundToQuarter(x) !== currentX) {
      currentX = roundToQuarter(x);
      path += `H${currentX}`;
    }
    path += `V${roundToQuarter(y)}`;
  }
  return end > currentX ? `${path}H${roundToQuarter(end)}` : path;
};
const filterDots = (points: readonly Point[]): readonly Point[] => {
  const usedCells = new Set<string>();
  return points.filter(({ x, y }) => {
    const cell = `${Math.round(x / DOT_GRID_SIZE)} ${Math.round(y / DOT_GRID_SIZE)}`;
    return !usedCells.has(cell) && Boolean(usedCells.add(cell));
  });
};
/** Returns one strip for each pixel position with days. Neighboring strips meet halfway. */
const layoutStrips = (points: readonly Point[], left: number, right: number) => {
  const columns = points
    .map(({ x }, stop) => ({ x: Math.round(x), stop }))
    .filter(({ x }, at, list) => list[at + 1]?.x !== x);
  return columns.map(({ x, stop }, at) => {
    const from = at === 0 ? left : (columns[at - 1]!.x + x) / 2;
    const to = at === columns.length - 1 ? right : (x + columns[at + 1]!.x) / 2;
    return { x: from, width: Math.max(1, to - from), stop };
  });
};
const getDotRadius = (days: number): number => (days > 300 ? 1.75 : days > 60 ? 2.5 : 4);

/**
 * Returns the label of a level, shortened to fit, and its left edge. The label is in the first gap between vertical lines that is wide
 * enough for it, else beside the first line.
 */
const placeLevelLabel = (
  { label, text: amount }: LevelLine,
  far: boolean,
  linePositions: readonly number[],
  textSize: number,
): { labelX: number; text: string } => {
  const sorted = [...linePositions].sort((a, b) => a - b);
  const room = sorted.at(-1)! - sorted[0]! - 2 * LEVEL_LABEL_INSET;
  const shortLabel = `${far ? '↑ ' : ''}${label} ${amount}`;
  const fullLabel = far ? `${shortLabel}, far above` : shortLabel;
  const visibleLabel =
    textWidth(fullLabel, textSize) <= room ? fullLabel : fitText(shortLabel, room, textSize);
  const labelWidth = textWidth(visibleLabel, textSize) + 2 * LEVEL_LABEL_INSET;
  const gapStart = sorted.find((at, i) => (sorted[i + 1] ?? at) - at >= labelWidth);
  return { labelX: (gapStart ?? sorted[0]!) + LEVEL_LABEL_INSET, text: visibleLabel };
};
/** Returns whether an amount is so high that a total between `low` and `high` would look flat below it. */
export const isFar = (level: number, low: number, high: number): boolean =>
  level > FAR_LEVEL_RATIO * Math.max(high, -low);

/** Returns the time range, the lines to show (including today), the end of the steps, and the lines that cannot be shown. */
const selectLines = ({ lines, today, untilDay }: RunningTotalData, times: readonly number[]) => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const isReachable = (time: number | null): time is number =>
    time !== null && time >= first - MAX_LINE_DISTANCE_MS && time <= last + MAX_LINE_DISTANCE_MS;
  const reachableLines = lines.flatMap((line) => {
    const time = parseTime(line.day);
    return isReachable(time) ? [{ ...line, time, today: false }] : [];
  });
  const [from = 0, to = 0] = extent([...times, ...reachableLines.map(({ time }) => time)]);
  const now = parseTime(today?.day ?? null);
  const isInside = now !== null && now >= from && now <= to;
  return {
    from,
    to,
    marked: isInside ? [...reachableLines, { ...today!, time: now, today: true }] : reachableLines,
    // The steps end at `untilDay` or else today, but not before the last total or after the time range.
    end: Math.max(last, Math.min(parseTime(untilDay ?? null) ?? now ?? to, to)),
    notDrawn: lines.filter(({ day }) => !isReachable(parseTime(day))),
  };
};

/** Returns the scale, the amount of the level or null, and whether it is far above the totals. Far levels do not extend the scale. */
const scaleAmounts = (
  { days, level }: RunningTotalData,
  top: number,
  bottom: number,
  lineHeight: number,
) => {
  const [low = 0, high = 0] = extent([0, ...days.map(({ total }) => total)]);
  const ceiling = toFiniteNumber(level?.value);
  const far = ceiling !== null && isFar(ceiling, low, high);
  const [least = 0, most = 0] = extent([low, high, ...(ceiling === null || far ? [] : [ceiling])]);
  const y = scaleLinear()
    .domain([least, most > least ? most : least + 1])
    .nice(5)
    // Leaves space above the highest value for the label of the level, and more for a far level.
    .range([bottom, Math.min(bottom - 1, top + lineHeight * (far ? 2 : 1))]);
  return { y, ceiling, far };
};

/**
 * Lays out a running total as steps in `width` by `height` CSS pixels. Important days are vertical lines with labels above, and a level
 * is a horizontal line. Lines whose day is unknown or too far away are returned as `notDrawn`.
 */
export const layoutRunningTotal = (
  data: RunningTotalData,
  width: number,
  height: number,
  textSize = 13,
): RunningTotalLayout => {
  const { days } = data;
  const times = days.map(({ day }) => parseTime(day) ?? 0);
  const { from, to, marked: shownLines, end, notDrawn } = selectLines(data, times);
  const left = AXIS_WIDTH * textSize;
  const right = Math.max(left + 1, width - LABEL_GAP);
  const x = makeTimeScale([from, to], left, right);
  const dayLines = shownLines.map(({ time }) => x(time));
  const names = shownLines.map(({ label }) => fitText(label, width, textSize));
  const labelPlacement = placeLeaders(
    names.map((name, at) => ({ at: dayLines[at]!, wide: textWidth(name, textSize), sides: SIDES })),
    width,
    LABEL_GAP,
  );
  const lineHeight = textSize * LINE_HEIGHT;
  const top = labelPlacement.rows * lineHeight + LABEL_GAP;
  const bottom = Math.max(top + 1, height - lineHeight - LABEL_GAP);
  const { y, ceiling, far } = scaleAmounts(data, top, bottom, lineHeight);
  const zero = y(0);
  const stops = days.map(({ key, label, text, total }, at) => ({
    key,
    label,
    text,
    x: x(times[at]!),
    y: y(total),
  }));
  const linePath = stops.length ? buildStepPath(stops, zero, x(end)) : '';
  const levelY = ceiling === null || far ? top : y(ceiling);
  return {
    plot: { left, top, right, bottom },
    zero,
    linePath,
    areaPath: linePath && `${linePath}V${roundToQuarter(zero)}Z`,
    dots: filterDots(stops),
    radius: getDotRadius(days.length),
    strips: layoutStrips(stops, left, right),
    stops,
    lines: shownLines.map(({ key, today }, at) => {
      const { row, side, left: labelLeft } = labelPlacement.places[at]!;
      const labelY = top - LABEL_GAP - row * lineHeight;
      return {
        key,
        x: dayLines[at]!,
        from: side === 'middle' ? labelY + 4 : labelY - textSize * 0.75,
        today,
        label: { x: labelLeft, y: labelY, text: names[at]! },
      };
    }),
    level:
      data.level && ceiling !== null && days.length
        ? {
            y: levelY,
            labelY: far ? top + lineHeight * 0.8 : levelY - LABEL_GAP,
            far,
            ...placeLevelLabel(data.level, far, [left, ...dayLines, right], textSize),
          }
        : null,
    amounts: amountTicks(y, textSize),
    times: timeTicks(x, textSize),
    notDrawn,
  };
};
