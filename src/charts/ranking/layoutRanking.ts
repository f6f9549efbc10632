import { scaleLinear } from 'd3';
import { sortRows } from '@/lib/sortRows';
import { fitText, textWidth } from '@/lib/fitText';
import { toFiniteNumber, type ChartLayout, type ChartRow, type Tone } from '../drawing/stops';

export interface RankingRow extends ChartRow {
  tone?: Tone;
  /** Whether the finding above the chart names the row. If it names a row, the others recede. */
  isNamed?: boolean;
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
const BAR_THICKNESS = 21;
const BAR_GAP = 8;
/** How far the zero line extends beyond each bar, in CSS pixels. The lines of two bars meet if names are beside the bars. */
export const ZERO_LINE_OVERHANG = BAR_GAP / 2;
/** Minimum chart width for names beside the bars, as a multiple of the text size. In narrower charts, names are above the bars. */
const MIN_BESIDE_WIDTH = 40;
const MAX_NAMES_SHARE = 0.34;

type SizedRow = RankingRow & { size: number };
/** Returns the scale of the bars. Leaves space for names at the left, amounts at the right, and negative amounts at the left. */
const layoutScale = (rows: readonly SizedRow[], width: number, names: number, textSize: number) => {
  const sizes = rows.map(({ size }) => size);
  const [low, high] = [Math.min(0, ...sizes), Math.max(0, ...sizes)];
  const getMaxWidth = (group: readonly SizedRow[]) =>
    Math.max(0, ...group.map((row) => textWidth(row.text, textSize))) + BAR_GAP;
  const negativeRows = rows.filter(({ size }) => size < 0);
  // Amounts are right of positive bars and left of negative bars.
  const left = names + (negativeRows.length ? getMaxWidth(negativeRows) : 0);
  const right = Math.max(left + 1, width - getMaxWidth(rows.filter(({ size }) => size >= 0)));
  return scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .range([left, right]);
};

/** Lays out bars from one zero line, largest first. Negative bars run left. Rows without an amount are returned as `notDrawn`. */
export const layoutRanking = (
  rows: readonly RankingRow[],
  width: number,
  textSize = 13,
): RankingLayout => {
  const sizedRows = rows.flatMap((row, index) => {
    const size = toFiniteNumber(row.value);
    return size === null ? [] : [{ ...row, index, size }];
  });
  const sortedRows = sortRows(sizedRows, ({ size }) => size, 'desc');
  const hasNamed = sortedRows.some(({ isNamed }) => isNamed);
  const isBeside = width >= MIN_BESIDE_WIDTH * textSize;
  const nameWidth = isBeside
    ? Math.min(
        width * MAX_NAMES_SHARE,
        Math.max(0, ...sortedRows.map(({ label }) => textWidth(label, textSize))),
      )
    : 0;
  const x = layoutScale(sortedRows, width, isBeside ? nameWidth + 2 * BAR_GAP : 0, textSize);
  const zero = x(0);
  const thickness = isBeside ? Math.max(BAR_THICKNESS, textSize * 1.5) : BAR_THICKNESS - 5;
  const nameHeight = isBeside ? 0 : textSize * 1.5 + ZERO_LINE_OVERHANG;
  const pitch = thickness + nameHeight + (isBeside ? BAR_GAP : BAR_GAP * 1.5);
  const bars = sortedRows.map((row, at): RankedBar => {
    const top = at * pitch + nameHeight + BAR_GAP / 2;
    const { size } = row;
    const start = x(Math.min(0, size));
    const length = size === 0 ? 0 : Math.max(1, x(Math.max(0, size)) - start);
    const left = size < 0 ? zero - length : start;
    const middle = top + thickness / 2;
    return {
      key: row.key,
      tone: row.tone ?? (hasNamed && !row.isNamed ? 'receded' : 'obligation'),
      index: row.index,
      y: top,
      x: left,
      width: length,
      name: isBeside
        ? { text: fitText(row.label, nameWidth, textSize), x: nameWidth, y: middle, anchor: 'end' }
        : {
            text: fitText(row.label, width, textSize),
            x: 0,
            y: top - textSize * 0.65 - ZERO_LINE_OVERHANG,
            anchor: 'start',
          },
      amount:
        size < 0
          ? { text: row.text, x: left - BAR_GAP / 2, y: middle, anchor: 'end' }
          : { text: row.text, x: left + length + BAR_GAP / 2, y: middle, anchor: 'start' },
    };
  });
  return {
    bars,
    thickness,
    step: pitch,
    zero,
    height: bars.length * pitch,
    stops: sortedRows.map((row, at) => ({
      ...row,
      x: bars[at]!.x + bars[at]!.width / 2,
      y: bars[at]!.y,
    })),
    notDrawn: rows.filter(({ value }) => toFiniteNumber(value) === null),
  };
};
