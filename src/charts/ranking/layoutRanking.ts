import { scaleLinear } from 'd3';
import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth } from '@/lib/fitText';
import { toFiniteNumber, type ChartLayout, type ChartRow, type Tone } from '../drawing/stops';

export interface RankingRow extends ChartRow {
  tone?: Tone;
}
export interface RankedBar {
  key: string;
  tone: Tone;
  /** Index among the given rows. */
  index: number;
  y: number;
  x: number;
  width: number;
  name: { text: string; x: number; y: number; anchor: 'start' | 'end' };
  amount: { text: string; x: number; y: number; anchor: 'start' | 'end' };
}
export interface RankingLayout extends ChartLayout {
  bars: readonly RankedBar[];
  thickness: number;
  /** Height of a row. */
  step: number;
  zero: number;
  height: number;
}
const THICKNESS = 21;
const GAP = 8;
/** How far the zero line extends beyond each bar: up to the next bar if names are beside the bars. */
export const BEYOND = GAP / 2;
/** Minimum chart width for names beside the bars, as a multiple of the text size; in narrower charts they are above. */
const BESIDE = 40;
const NAMES = 0.34;

type SizedRow = RankingRow & { size: number };
/** Returns the scale of the bars. Names beside the bars and the amounts at their ends take the space to its left and right. */
const layoutScale = (rows: readonly SizedRow[], width: number, names: number, text: number) => {
  const sizes = rows.map(({ size }) => size);
  const [low, high] = [Math.min(0, ...sizes), Math.max(0, ...sizes)];
  const widest = (some: readonly SizedRow[]) =>
    Math.max(0, ...some.map((row) => textWidth(row.text, text))) + GAP;
  const negative = rows.filter(({ size }) => size < 0);
  // Amounts are at the end of their bars: right of positive ones, left of negative ones.
  const left = names + (negative.length ? widest(negative) : 0);
  const right = Math.max(left + 1, width - widest(rows.filter(({ size }) => size >= 0)));
  return scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([left, right]);
};

/** Lays out bars from one zero line, largest first, negative ones to its left. Rows without an amount are returned as `notDrawn`. */
export const layoutRanking = (
  rows: readonly RankingRow[],
  width: number,
  text = 13,
): RankingLayout => {
  const sized = rows.flatMap((row, index) => {
    const size = toFiniteNumber(row.value);
    return size === null ? [] : [{ ...row, index, size }];
  });
  const placed = sortRows(sized, ({ size }) => size, 'desc');
  const isBeside = width >= BESIDE * text;
  const names = isBeside
    ? Math.min(width * NAMES, Math.max(0, ...placed.map(({ label }) => textWidth(label, text))))
    : 0;
  const x = layoutScale(placed, width, isBeside ? names + 2 * GAP : 0, text);
  const zero = x(0);
  const thickness = isBeside ? Math.max(THICKNESS, text * 1.5) : THICKNESS - 5;
  const lineAbove = isBeside ? 0 : text * 1.5 + BEYOND;
  const step = thickness + lineAbove + (isBeside ? GAP : GAP * 1.5);
  const bars = placed.map((row, at): RankedBar => {
    const top = at * step + lineAbove + GAP / 2;
    const { size } = row;
    const start = x(Math.min(0, size));
    const length = size === 0 ? 0 : Math.max(1, x(Math.max(0, size)) - start);
    const from = size < 0 ? zero - length : start;
    const middle = top + thickness / 2;
    return {
      key: row.key,
      tone: row.tone ?? 'obligation',
      index: row.index,
      y: top,
      x: from,
      width: length,
      name: isBeside
        ? { text: fitText(row.label, names, text), x: names, y: middle, anchor: 'end' }
        : {
            text: fitText(row.label, width, text),
            x: 0,
            y: top - text * 0.65 - BEYOND,
            anchor: 'start',
          },
      amount:
        size < 0
          ? { text: row.text, x: from - GAP / 2, y: middle, anchor: 'end' }
          : { text: row.text, x: from + length + GAP / 2, y: middle, anchor: 'start' },
    };
  });
  return {
    bars,
    thickness,
    step,
    zero,
    height: bars.length * step,
    stops: placed.map((row, at) => ({
      ...row,
      x: bars[at]!.x + bars[at]!.width / 2,
      y: bars[at]!.y,
    })),
    notDrawn: rows.filter(({ value }) => toFiniteNumber(value) === null),
  };
};
