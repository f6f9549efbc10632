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
  shortLabel?: string;
  tone: Tone;
  /** Key of the amount whose bar ends where this bar starts. This bar starts at zero if it would exceed the largest bar. */
  previousKey?: string;
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
export interface ExcessKeys {
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
const MIN_LARGEST = 56;
const BAR_INSET = 5;
const THINNEST = 12;
const GAP = 6;
const LINE_HEIGHT = 1.5;

/** Returns the label of an amount in one line. May shorten and truncate the name, but never the amount. */
const fitLabel = (
  { label, shortLabel, text: amount }: NestedAmount,
  room: number,
  textSize: number,
) => {
  const amountWidth = textWidth(`${amount} `, textSize);
  const name = shortLabel && amountWidth + textWidth(label, textSize) > room ? shortLabel : label;
  return { amount, name: fitText(name, Math.max(0, room - amountWidth), textSize) };
};
const SIDES_BEFORE: readonly Side[] = ['end', 'start'];
const SIDES_AFTER: readonly Side[] = ['start', 'end'];

/** Returns where each bar begins, its width, and the position of its leader line. */
const layoutSpans = (
  sizedAmounts: readonly { amount: NestedAmount; size: number }[],
  width: number,
): readonly { from: number; long: number; end: number }[] => {
  const x = scaleLinear()
    .domain([0, sizedAmounts[0]?.size || 1])
    .range([0, width]);
  const sizesByKey = new Map(sizedAmounts.map(({ amount, size }) => [amount.key, size]));
  return sizedAmounts.map(({ amount: { previousKey = '' }, size }) => {
    const begin = x(sizesByKey.get(previousKey) ?? 0);
    const barWidth = size === 0 ? 0 : Math.max(1, x(size));
    // A bar that would exceed the largest bar starts at zero.
    const from = begin + barWidth > width + 0.5 ? 0 : begin;
    return {
      from,
      long: barWidth,
      end: Math.min(width - 0.5, Math.max(0.5, from + barWidth - 0.5)),
    };
  });
};
const layoutExcess = (bars: readonly NestedBar[], excess?: ExcessKeys): Box | null => {
  const exceedingBar = bars.find(({ key }) => key === excess?.amount);
  const limit = bars.find(({ key }) => key === excess?.limit);
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
  textSize = 13,
  excess?: ExcessKeys,
): NestedBarsLayout => {
  const sizedAmounts = amounts.map((amount) => ({
    amount,
    size: toFiniteNumber(amount.value) ?? -1,
  }));
  // Of equal amounts, the last is the outermost bar.
  const reversedAmounts = sizedAmounts.filter(({ size }) => size >= 0).reverse();
  const visibleAmounts = sortRows(reversedAmounts, ({ size }) => size, 'desc');
  const row = textSize * LINE_HEIGHT;
  const spans = layoutSpans(visibleAmounts, width);
  const barLabels = visibleAmounts.map(({ amount }, at) => {
    const { end } = spans[at]!;
    const barLabel = fitLabel(amount, Math.max(end, width - end) - GAP, textSize);
    const labelWidth = Math.min(width, textWidth(`${barLabel.amount} ${barLabel.name}`, textSize));
    return {
      ...barLabel,
      at: end,
      wide: labelWidth,
      sides: end > width / 2 ? SIDES_BEFORE : SIDES_AFTER,
    };
  });
  const placeLabels = (side: number) =>
    placeLeaders(
      barLabels.filter((_, at) => at % 2 === side),
      width,
      GAP,
    );
  const sides = [placeLabels(0), placeLabels(1)] as const;
  const top = sides[0].rows * row + GAP;
  const largest = Math.max(MIN_LARGEST, THINNEST + 2 * BAR_INSET * (visibleAmounts.length - 1));
  const bottom = top + largest;
  const bars = visibleAmounts.map(({ amount }, at): NestedBar => {
    const { from: begin, long: barWidth, end } = spans[at]!;
    const { amount: amountText, name, wide: labelWidth } = barLabels[at]!;
    // A bar with `previousKey` is as high as the bar that it extends.
    const inset =
      (begin > 0
        ? visibleAmounts.findIndex((other) => other.amount.key === amount.previousKey)
        : at) * BAR_INSET;
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
      width: barWidth,
      height: largest - 2 * inset,
      leader: { x: end, from, to: isOnTop ? to - row * 0.7 : to + row * 0.7 },
      label: {
        x: anchor === 'end' ? place.left + labelWidth : place.left,
        y: isOnTop ? to - row * 0.2 : to + row * 0.7,
        anchor,
        amount: amountText,
        name,
      },
    };
  });
  return {
    bars,
    beyond: layoutExcess(bars, excess),
    notDrawn: sizedAmounts.filter(({ size }) => size < 0).map(({ amount }) => amount),
    height: visibleAmounts.length ? bottom + GAP + sides[1].rows * row : 0,
    stops: visibleAmounts.map(({ amount }, at) => ({
      ...amount,
      x: spans[at]!.end,
      y: bars[at]!.y,
    })),
  };
};
