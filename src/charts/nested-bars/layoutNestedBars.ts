import { scaleLinear } from 'd3';
import { sortedBy } from '@/lib/sortedBy';
import { fitText, textWidth } from '@/lib/fitText';
import { numberOr, type NotDrawn, type Stop, type Tone } from '../drawing/stops';

export interface NestedAmount {
  key: string;
  label: string;
  value: number | null;
  /** The value in words. */
  text: string;
  tone: Tone;
}
export interface NestedBar {
  key: string;
  tone: Tone;
  x: number;
  y: number;
  width: number;
  height: number;
  /** From the bar's end to its words. */
  leader: { x: number; from: number; to: number };
  label: { x: number; y: number; anchor: 'start' | 'end'; amount: string; name: string };
}
/** The part of one amount that lies beyond another one. */
export interface Beyond {
  amount: string;
  limit: string;
}
export interface NestedBarsLayout {
  /** Largest first: the others are drawn over it. */
  bars: readonly NestedBar[];
  /** Where an amount goes beyond its limit. */
  beyond: { x: number; y: number; width: number; height: number } | null;
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
  height: number;
}
/** Height of the largest bar and the step of each next one, in CSS pixels. */
const LARGEST = 56;
const STEP = 5;
const THINNEST = 12;
const GAP = 6;
const LINE = 1.5;

/** The words of an amount in one line, at the end of its bar on the side with more room: a name is cut there, an amount never is. */
const labelOf = (
  { label: name, text: amount }: NestedAmount,
  end: number,
  width: number,
  text: number,
): Omit<NestedBar['label'], 'y'> => {
  const toLeft = end > width / 2;
  const room = (toLeft ? end : width - end) - GAP;
  const taken = textWidth(`${amount} `, text);
  if (taken > room)
    return { x: 0, anchor: 'start', amount, name: fitText(name, width - taken, text) };
  return {
    x: toLeft ? end - GAP : end + GAP,
    anchor: toLeft ? 'end' : 'start',
    amount,
    name: fitText(name, room - taken, text),
  };
};

/**
 * Amounts of which each holds the next, one in the other to one scale, in a width of CSS pixels with words of a size. Their words stand above and
 * below in turn, each at its bar's end. What is missing or negative has no length: it is told as not drawn.
 */
export const layoutNestedBars = (
  amounts: readonly NestedAmount[],
  width: number,
  text = 13,
  over?: Beyond,
): NestedBarsLayout => {
  const known = sortedBy(
    amounts.map((amount) => ({ amount, size: numberOr(amount.value) })),
    ({ size }) => size,
    'desc',
  );
  const drawn = known.filter(({ size }) => size !== null && size >= 0);
  const notDrawn = known
    .filter(({ size }) => size === null || size < 0)
    .map(({ amount: { label, text: words } }) => ({ label, text: words }));
  const x = scaleLinear()
    .domain([0, drawn[0]?.size || 1])
    .range([0, width]);
  const row = text * LINE;
  const above = Math.ceil(drawn.length / 2);
  const top = above * row + GAP;
  const largest = Math.max(LARGEST, THINNEST + 2 * STEP * (drawn.length - 1));
  const bottom = top + largest;
  const bars = drawn.map(({ amount, size }, at): NestedBar => {
    const long = size === 0 ? 0 : Math.max(1, x(size!));
    const end = Math.min(width - 0.5, Math.max(0.5, long - 0.5));
    const inset = at * STEP;
    // The longest of a side stands furthest out, so that no line runs through words on the way to it.
    const onTop = at % 2 === 0;
    const rank = Math.floor(at / 2);
    const outer = onTop ? above : Math.floor(drawn.length / 2);
    const from = onTop ? top + inset : bottom - inset;
    const to = onTop
      ? top - GAP - (outer - 1 - rank) * row
      : bottom + GAP + (outer - 1 - rank) * row;
    return {
      key: amount.key,
      tone: amount.tone,
      x: 0,
      y: top + inset,
      width: long,
      height: largest - 2 * inset,
      leader: { x: end, from, to: onTop ? to - row * 0.7 : to + row * 0.7 },
      label: {
        y: onTop ? to - row * 0.2 : to + row * 0.7,
        ...labelOf(amount, end, width, text),
      },
    };
  });
  const own = bars.find(({ key }) => key === over?.amount);
  const limit = bars.find(({ key }) => key === over?.limit);
  return {
    bars,
    beyond:
      own && limit && own.width > limit.width
        ? { x: limit.width, y: own.y, width: own.width - limit.width, height: own.height }
        : null,
    notDrawn,
    height: drawn.length ? bottom + GAP + Math.floor(drawn.length / 2) * row : 0,
    stops: drawn.map(({ amount: { key, label, text: words } }, at) => ({
      key,
      label,
      text: words,
      x: bars[at]!.width,
      y: bars[at]!.y,
    })),
  };
};
