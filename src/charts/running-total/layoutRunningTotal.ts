import { extent, scaleLinear } from 'd3';
import { fitText, textWidth } from '@/lib/fitText';
import { amountTicks } from '../drawing/amountTicks';
import { numberOr, type NotDrawn, type Stop } from '../drawing/stops';
import { placeLeaders, type Side } from '../drawing/leaderLabels';
import { timeOf, timeScale, timeTicks, type TimeTick } from '../drawing/timeAxis';

/** What a sum came to on a day. */
export interface TotalDay {
  key: string;
  /** ISO day; they come in the order of time. */
  day: string;
  /** Sum after the day. */
  total: number;
  /** The day in words, and what happened on it. */
  label: string;
  text: string;
}
/** A day that stands as a line across the drawing. */
export interface DayLine {
  key: string;
  label: string;
  /** ISO day; null where it is not known. */
  day: string | null;
  /** The day in words, or what is said where there is none. */
  text: string;
}
/** An amount that stands as a line across the drawing. */
export interface LevelLine {
  label: string;
  value: number | null;
  text: string;
}
export interface RunningTotalData {
  days: readonly TotalDay[];
  lines: readonly DayLine[];
  /** Today, marked where it lies inside. */
  today: DayLine | null;
  /** ISO day up to which the sum is known; today unless told. */
  until?: string;
  level?: LevelLine;
}
export interface PlacedLine {
  key: string;
  x: number;
  /** Where the line begins: under words that stand over it, else beside them. */
  from: number;
  today: boolean;
  label: { x: number; y: number; text: string };
}
export interface RunningTotalLayout {
  plot: { left: number; top: number; right: number; bottom: number };
  /** Height of nothing. */
  zero: number;
  /** The steps as a path, and the ground below them. */
  line: string;
  area: string;
  dots: readonly { x: number; y: number }[];
  radius: number;
  /** What can be pointed at: a strip of the drawing for each day, or for the last of those that share one. */
  strips: readonly { x: number; width: number; stop: number }[];
  stops: readonly Stop[];
  lines: readonly PlacedLine[];
  /** `far`: it lies so high that the sum would be flat below it. */
  level: { y: number; labelX: number; labelY: number; text: string; far: boolean } | null;
  amounts: readonly { y: number; value: number }[];
  times: readonly TimeTick[];
  notDrawn: readonly NotDrawn[];
}

/** Room beside the axis, in parts of the size of text. */
const AXIS = 5;
const LINE = 1.35;
const GAP = 6;
/** Between the axis and the words of the level. */
const INSET = 8;
/** A level more than so many times the largest sum is named above the drawing. */
const FAR = 6;
/** Days further than this from what happened would press it into a corner. */
const YEAR = 365.25 * 86_400_000;
const FURTHEST = 40 * YEAR;
/** CSS pixels that dots share: more of them would be one blot. */
const GRID = 2;

/** Words of a line stand over it, or else beside it. */
const SIDES: readonly Side[] = ['middle', 'start', 'end'];

type At = { x: number; y: number };
const near = (value: number): number => Math.round(value * 4) / 4;

/** Steps from the first day to an end, one after the other; days of one place are drawn as one. */
const stepsOf = (places: readonly At[], zero: number, end: number): string => {
  let path = `M${near(places[0]!.x)},${near(zero)}`;
  let here = near(places[0]!.x);
  for (const { x, y } of places) {
    if (near(x) !== here) {
      here = near(x);
      path += `H${here}`;
    }
    path += `V${near(y)}`;
  }
  return end > here ? `${path}H${near(end)}` : path;
};
/** One dot where several would lie on each other. */
const dotsOf = (places: readonly At[]): readonly At[] => {
  const seen = new Set<string>();
  return places.filter(({ x, y }) => {
    const place = `${Math.round(x / GRID)} ${Math.round(y / GRID)}`;
    return !seen.has(place) && Boolean(seen.add(place));
  });
};
/** Strips that meet half way between two days. */
const stripsOf = (places: readonly At[], left: number, right: number) => {
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

/** What is written at a level: as much as there is room for. */
const levelWords = (
  { label, text: amount }: LevelLine,
  far: boolean,
  room: number,
  text: number,
): string => {
  const words = `${far ? '↑ ' : ''}${label} ${amount}`;
  const whole = far ? `${words}, far above` : words;
  return textWidth(whole, text) <= room ? whole : fitText(words, room, text);
};
/** Where words of a width begin so that no line runs through them: in the first room between two that takes them, else at the first of all. */
const clearOf = (lines: readonly number[], wide: number): number => {
  const inOrder = [...lines].sort((a, b) => a - b);
  const free = inOrder.find((at, i) => (inOrder[i + 1] ?? at) - at >= wide + 2 * INSET);
  return (free ?? inOrder[0]!) + INSET;
};
/** Whether an amount lies so high that a sum which goes from the one to the other of two values would be flat below it. */
export const isFar = (level: number, low: number, high: number): boolean =>
  level > FAR * Math.max(high, -low);

/** Days that stand as lines, those among them that can be drawn beside the others, and what cannot. */
const linesOf = ({ lines, today, until }: RunningTotalData, times: readonly number[]) => {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const reachable = (time: number | null): time is number =>
    time !== null && time >= first - FURTHEST && time <= last + FURTHEST;
  const known = lines.flatMap((line) => {
    const time = timeOf(line.day);
    return reachable(time) ? [{ ...line, time, today: false }] : [];
  });
  const [from = 0, to = 0] = extent([...times, ...known.map(({ time }) => time)]);
  const now = timeOf(today?.day ?? null);
  const inside = now !== null && now >= from && now <= to;
  return {
    from,
    to,
    marked: inside ? [...known, { ...today!, time: now, today: true }] : known,
    // What is known of the sum ends with the data, or with the last day that is shown.
    end: Math.max(last, Math.min(timeOf(until ?? null) ?? now ?? to, to)),
    notDrawn: lines
      .filter(({ day }) => !reachable(timeOf(day)))
      .map(({ label, text }) => ({ label, text })),
  };
};

/**
 * A sum over time as steps in a box of CSS pixels, with words of a size: days that matter stand as lines from top to bottom with their names above,
 * an amount as a line across. Days that are not known, or so far away that nothing else could be seen, are told as not drawn.
 */
export const layoutRunningTotal = (
  data: RunningTotalData,
  width: number,
  height: number,
  text = 13,
): RunningTotalLayout => {
  const { days } = data;
  const times = days.map(({ day }) => timeOf(day) ?? 0);
  const { from, to, marked, end, notDrawn } = linesOf(data, times);
  const left = AXIS * text;
  const right = Math.max(left + 1, width - GAP);
  const x = timeScale([from, to], left, right);
  const names = marked.map(({ label }) => fitText(label, width, text));
  const labels = placeLeaders(
    marked.map(({ time }, at) => ({
      at: x(time),
      wide: textWidth(names[at]!, text),
      sides: SIDES,
    })),
    width,
    GAP,
  );
  const step = text * LINE;
  const top = labels.rows * step + GAP;
  const bottom = Math.max(top + 1, height - step - GAP);
  const [low = 0, high = 0] = extent([0, ...days.map(({ total }) => total)]);
  const ceiling = numberOr(data.level?.value);
  const far = ceiling !== null && isFar(ceiling, low, high);
  const [least = 0, most = 0] = extent([low, high, ...(ceiling === null || far ? [] : [ceiling])]);
  const y = scaleLinear()
    .domain([least, most > least ? most : least + 1])
    .nice(5)
    // Above the highest there is room for the words of the level, and for those of one far above.
    .range([bottom, Math.min(bottom - 1, top + step * (far ? 2 : 1))]);
  const zero = y(0);
  const places = days.map(({ total }, at) => ({ x: x(times[at]!), y: y(total) }));
  const line = places.length ? stepsOf(places, zero, x(end)) : '';
  const words = data.level ? levelWords(data.level, far, right - left - 2 * INSET, text) : '';
  const levelY = ceiling === null || far ? top : y(ceiling);
  return {
    plot: { left, top, right, bottom },
    zero,
    line,
    area: line && `${line}V${near(zero)}Z`,
    dots: dotsOf(places),
    radius: radiusOf(days.length),
    strips: stripsOf(places, left, right),
    stops: days.map(({ key, label, text: words }, at) => ({
      key,
      label,
      text: words,
      ...places[at]!,
    })),
    lines: marked.map(({ key, time, today }, at) => {
      const { row, side, left: beginning } = labels.places[at]!;
      const labelY = top - GAP - row * step;
      return {
        key,
        x: x(time),
        from: side === 'middle' ? labelY + 4 : labelY - text * 0.75,
        today,
        label: { x: beginning, y: labelY, text: names[at]! },
      };
    }),
    level:
      ceiling === null || !days.length
        ? null
        : {
            y: levelY,
            labelY: far ? top + step * 0.8 : levelY - GAP,
            labelX: clearOf(
              [left, ...marked.map(({ time }) => x(time)), right],
              textWidth(words, text),
            ),
            text: words,
            far,
          },
    amounts: amountTicks(y, text),
    times: timeTicks(x, text),
    notDrawn,
  };
};
