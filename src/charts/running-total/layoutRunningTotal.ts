import { extent, scaleLinear } from 'd3';
import { fitText, textWidth } from '@/lib/fitText';
import { amountTicks } from '../drawing/amountTicks';
import { toFiniteNumber, type ChartLayout } from '../drawing/stops';
import { placeLeaders, type Side } from '../drawing/leaderLabels';
import { parseTime, timeScale, timeTicks, type TimeTick } from '../drawing/timeAxis';

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
  until?: string;
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
  /** SVG paths of the steps (`line`) and of the area below them (`area`). */
  line: string;
  area: string;
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
const AXIS = 5;
const LINE = 1.35;
const GAP = 6;
/** Gap between the label of the level and the vertical lines beside it, in CSS pixels. */
const INSET = 8;
/** A level above this multiple of the largest absolute total is shown at the top of the chart instead of on the scale. */
const FAR = 6;
/** `FURTHEST` is the maximum time between a line and the first or last day. Lines beyond it would compress the rest of the chart. */
const YEAR = 365.25 * 86_400_000;
const FURTHEST = 40 * YEAR;
/** Grid size in CSS pixels. Only the first dot in each grid cell is drawn, because overlapping dots would blur together. */
const GRID = 2;

/** Positions of a label, best first: centered over its line, to the right, to the left. */
const SIDES: readonly Side[] = ['middle', 'start', 'end'];

type At = { x: number; y: number };
const roundToQuarter = (value: number): number => Math.round(value * 4) / 4;

/** Returns the SVG path of the steps from the first day to `end`. There is no horizontal step between days at the same position. */
const buildStepPath = (places: readonly At[], zero: number, end: number): string => {
  let path = `M${roundToQuarter(places[0]!.x)},${roundToQuarter(zero)}`;
  let here = roundToQuarter(places[0]!.x);
  for (const { x, y } of places) {
    if (roundToQuarter(x) !== here) {
      here = roundToQuarter(x);
      path += `H${here}`;
    }
    path += `V${roundToQuarter(y)}`;
  }
  return end > here ? `${path}H${roundToQuarter(end)}` : path;
};
const filterDots = (places: readonly At[]): readonly At[] => {
  const usedPlaces = new Set<string>();
  return places.filter(({ x, y }) => {
    const place = `${Math.round(x / GRID)} ${Math.round(y / GRID)}`;
    return !usedPlaces.has(place) && Boolean(usedPlaces.add(place));
  });
};
/** Returns one strip for each pixel position with days. Neighboring strips meet halfway. */
const layoutStrips = (places: readonly At[], left: number, right: number) => {
  const columns = places
    .map(({ x }, stop) => ({ x: Math.round(x), stop }))
    .filter(({ x }, at, all) => all[at + 1]?.x !== x);
  return columns.map(({ x, stop }, at) => {
    const from = at === 0 ? left : (columns[at - 1]!.x + x) / 2;
    const to = at === columns.length - 1 ? right : (x + columns[at + 1]!.x) / 2;
    return { x: from, width: Math.max(1, to - from), stop };
  });
};
const radiusOf = (days: number): number => (days > 300 ? 1.75 : days > 60 ? 2.5 : 4);

/**
 * Returns the label of a level, shortened to fit, and its left edge. The label is in the first gap between vertical lines that is wide
 * enough for it, else beside the first line.
 */
const placeLevelLabel = (
  { label, text: amount }: LevelLine,
  far: boolean,
  lines: readonly number[],
  text: number,
): { labelX: number; text: string } => {
  const sortedLines = [...lines].sort((a, b) => a - b);
  const room = sortedLines.at(-1)! - sortedLines[0]! - 2 * INSET;
  const shortLabel = `${far ? '↑ ' : ''}${label} ${amount}`;
  const fullLabel = far ? `${shortLabel}, far above` : shortLabel;
  const shown = textWidth(fullLabel, text) <= room ? fullLabel : fitText(shortLabel, room, text);
  const labelWidth = textWidth(shown, text) + 2 * INSET;
  const gapStart = sortedLines.find((at, i) => (sortedLines[i + 1] ?? at) - at >= labelWidth);
  return { labelX: (gapStart ?? sortedLines[0]!) + INSET, text: shown };
};
/** Returns whether an amount is so high that a total between `low` and `high` would look flat below it. */
export const isFar = (level: number, low: number, high: number): boolean =>
  level > FAR * Math.max(high, -low);

/** Returns the time range, the lines to show (including today), the end of the steps, and the lines that cannot be shown. */
const selectLines = ({ lines, today, until }: RunningTotalData, times: readonly number[]) => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const isReachable = (time: number | null): time is number =>
    time !== null && time >= first - FURTHEST && time <= last + FURTHEST;
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
    // The steps end at `until` or else today, but not before the last total or after the time range.
    end: Math.max(last, Math.min(parseTime(until ?? null) ?? now ?? to, to)),
    notDrawn: lines.filter(({ day }) => !isReachable(parseTime(day))),
  };
};

/** Returns the scale, the amount of the level or null, and whether it is far above the totals. Far levels do not extend the scale. */
const scaleAmounts = (
  { days, level }: RunningTotalData,
  top: number,
  bottom: number,
  step: number,
) => {
  const [low = 0, high = 0] = extent([0, ...days.map(({ total }) => total)]);
  const ceiling = toFiniteNumber(level?.value);
  const far = ceiling !== null && isFar(ceiling, low, high);
  const [least = 0, most = 0] = extent([low, high, ...(ceiling === null || far ? [] : [ceiling])]);
  const y = scaleLinear()
    .domain([least, most > least ? most : least + 1])
    .nice(5)
    // Leaves space above the highest value for the label of the level, and more for a far level.
    .range([bottom, Math.min(bottom - 1, top + step * (far ? 2 : 1))]);
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
  text = 13,
): RunningTotalLayout => {
  const { days } = data;
  const times = days.map(({ day }) => parseTime(day) ?? 0);
  const { from, to, marked, end, notDrawn } = selectLines(data, times);
  const left = AXIS * text;
  const right = Math.max(left + 1, width - GAP);
  const x = timeScale([from, to], left, right);
  const dayLines = marked.map(({ time }) => x(time));
  const names = marked.map(({ label }) => fitText(label, width, text));
  const labels = placeLeaders(
    names.map((name, at) => ({ at: dayLines[at]!, wide: textWidth(name, text), sides: SIDES })),
    width,
    GAP,
  );
  const step = text * LINE;
  const top = labels.rows * step + GAP;
  const bottom = Math.max(top + 1, height - step - GAP);
  const { y, ceiling, far } = scaleAmounts(data, top, bottom, step);
  const zero = y(0);
  const stops = days.map((day, at) => ({ ...day, x: x(times[at]!), y: y(day.total) }));
  const line = stops.length ? buildStepPath(stops, zero, x(end)) : '';
  const levelY = ceiling === null || far ? top : y(ceiling);
  return {
    plot: { left, top, right, bottom },
    zero,
    line,
    area: line && `${line}V${roundToQuarter(zero)}Z`,
    dots: filterDots(stops),
    radius: radiusOf(days.length),
    strips: layoutStrips(stops, left, right),
    stops,
    lines: marked.map(({ key, today }, at) => {
      const { row, side, left: beginning } = labels.places[at]!;
      const labelY = top - GAP - row * step;
      return {
        key,
        x: dayLines[at]!,
        from: side === 'middle' ? labelY + 4 : labelY - text * 0.75,
        today,
        label: { x: beginning, y: labelY, text: names[at]! },
      };
    }),
    level:
      data.level && ceiling !== null && days.length
        ? {
            y: levelY,
            labelY: far ? top + step * 0.8 : levelY - GAP,
            far,
            ...placeLevelLabel(data.level, far, [left, ...dayLines, right], text),
          }
        : null,
    amounts: amountTicks(y, text),
    times: timeTicks(x, text),
    notDrawn,
  };
};
