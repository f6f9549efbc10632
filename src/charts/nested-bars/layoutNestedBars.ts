import { scaleLinear } from 'd3';
import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth } from '@/lib/fitText';
import { placeLeaders, type PlacedLeader, type Side } from '../drawing/leaderLabels';
import {
  toFiniteNumber,
  type Box,
  type ChartLayout,
  type ChartRow,
  type Tone,
} from '../drawing/stops';

export interface NestedAmount extends ChartRow {
  /** Short label, used if `label` does not fit. */
  short?: string;
  tone: Tone;
  /** Key of the amount whose bar ends where this bar starts. This bar starts at zero if it would exceed the largest bar. */
  after?: string;
  /** Whether the bar is in the background. */
  faded?: boolean;
}
export interface NestedBar extends Box {
  key: string;
  tone: Tone;
  faded: boolean;
  /** Leader line from the end of the bar to its label. */
  leader: { x: number; from: number; to: number };
  label: { x: number; y: number; anchor: 'start' | 'end'; amount: string; name: string };
}
/** Keys of an amount and of its limit. The part of the amount beyond the limit is striped. */
export interface Beyond {
  amount: string;
  limit: string;
}
export interface NestedBarsLayout extends ChartLayout {
  /** Largest first, so that smaller bars are painted over larger ones. */
  bars: readonly NestedBar[];
  /** The area in which the amount exceeds its limit. */
  beyond: Box | null;
  height: number;
}
/** Minimum height of the largest bar, inset of each next bar, and minimum height of the smallest bar, in CSS pixels. */
const LARGEST = 56;
const STEP = 5;
const THINNEST = 12;
const GAP = 6;
const LINE = 1.5;

/** Returns the label of an amount in one line. May shorten and truncate the name, but never the amount. */
const fitLabel = ({ label, short, text: amount }: NestedAmount, room: number, text: number) => {
  const amountWidth = textWidth(`${amount} `, text);
  const name = short && amountWidth + textWidth(label, text) > room ? short : label;
  return { amount, name: fitText(name, Math.max(0, room - amountWidth), text) };
};
const BEFORE: readonly Side[] = ['end', 'start'];
const AFTER: readonly Side[] = ['start', 'end'];

/** Returns where each bar begins, its width, and the position of its leader line. */
const layoutSpans = (
  drawn: readonly { amount: NestedAmount; size: number }[],
  width: number,
): readonly { from: number; long: number; end: number }[] => {
  const x = scaleLinear()
    .domain([0, drawn[0]?.size || 1])
    .range([0, width]);
  const sizes = new Map(drawn.map(({ amount, size }) => [amount.key, size]));
  return drawn.map(({ amount: { after = '' }, size }) => {
    const begin = x(sizes.get(after) ?? 0);
    const long = size === 0 ? 0 : Math.max(1, x(size));
    // A bar that would exceed the largest bar starts at zero.
    const from = begin + long > width + 0.5 ? 0 : begin;
    return { from, long, end: Math.min(width - 0.5, Math.max(0.5, from + long - 0.5)) };
  });
};
const layoutBeyond = (bars: readonly NestedBar[], over?: Beyond): Box | null => {
  const exceedingBar = bars.find(({ key }) => key === over?.amount);
  const limit = bars.find(({ key }) => key === over?.limit);
  return exceedingBar && limit && exceedingBar.width > limit.width
    ? {
        x: limit.width,
        y: exceedingBar.y,
        width: exceedingBar.width - limit.width,
        height: exceedingBar.height,
      }
    : null;
};

/**
 * Lays out amounts that contain one another as nested bars on one scale, `width` CSS pixels wide. Labels alternate above and below,
 * each at the end of its bar and clear of other leader lines. Missing or negative amounts are returned as `notDrawn`.
 */
export const layoutNestedBars = (
  amounts: readonly NestedAmount[],
  width: number,
  text = 13,
  over?: Beyond,
): NestedBarsLayout => {
  const sizedAmounts = amounts.map((amount) => ({
    amount,
    size: toFiniteNumber(amount.value) ?? -1,
  }));
  // Of equal amounts, the last is the outermost bar.
  const reversedAmounts = sizedAmounts.filter(({ size }) => size >= 0).reverse();
  const visibleAmounts = sortRows(reversedAmounts, ({ size }) => size, 'desc');
  const row = text * LINE;
  const spans = layoutSpans(visibleAmounts, width);
  const barLabels = visibleAmounts.map(({ amount }, at) => {
    const { end } = spans[at]!;
    const barLabel = fitLabel(amount, Math.max(end, width - end) - GAP, text);
    const wide = Math.min(width, textWidth(`${barLabel.amount} ${barLabel.name}`, text));
    return { ...barLabel, at: end, wide, sides: end > width / 2 ? BEFORE : AFTER };
  });
  const placeLabels = (side: number) =>
    placeLeaders(
      barLabels.filter((_, at) => at % 2 === side),
      width,
      GAP,
    );
  const sides = [placeLabels(0), placeLabels(1)] as const;
  const top = sides[0].rows * row + GAP;
  const largest = Math.max(LARGEST, THINNEST + 2 * STEP * (visibleAmounts.length - 1));
  const bottom = top + largest;
  const bars = visibleAmounts.map(({ amount }, at): NestedBar => {
    const { from: begin, long, end } = spans[at]!;
    const { amount: amountText, name, wide } = barLabels[at]!;
    // A bar with `after` is as high as the bar that it extends.
    const inset =
      (begin > 0 ? visibleAmounts.findIndex((other) => other.amount.key === amount.after) : at) *
      STEP;
    const isOnTop = at % 2 === 0;
    const place: PlacedLeader = sides[isOnTop ? 0 : 1].places[Math.floor(at / 2)]!;
    const from = isOnTop ? top + inset : bottom - inset;
    const to = isOnTop ? top - GAP - place.row * row : bottom + GAP + place.row * row;
    const anchor = place.side === 'end' && place.left > 0 ? 'end' : 'start';
    return {
      key: amount.key,
      tone: amount.tone,
      faded: amount.faded === true,
      x: begin,
      y: top + inset,
      width: long,
      height: largest - 2 * inset,
      leader: { x: end, from, to: isOnTop ? to - row * 0.7 : to + row * 0.7 },
      label: {
        x: anchor === 'end' ? place.left + wide : place.left,
        y: isOnTop ? to - row * 0.2 : to + row * 0.7,
        anchor,
        amount: amountText,
        name,
      },
    };
  });
  return {
    bars,
    beyond: layoutBeyond(bars, over),
    notDrawn: sizedAmounts.filter(({ size }) => size < 0).map(({ amount }) => amount),
    height: visibleAmounts.length ? bottom + GAP + sides[1].rows * row : 0,
    stops: visibleAmounts.map(({ amount }, at) => ({
      ...amount,
      x: spans[at]!.end,
      y: bars[at]!.y,
    })),
  };
};
