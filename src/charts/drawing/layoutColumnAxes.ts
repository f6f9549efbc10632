import { scaleBand, scaleLinear, type ScaleLinear } from 'd3';
import { textWidth } from '@/lib/fitText';
import { amountTicks } from './amountTicks';

export interface ColumnAxes {
  plot: { left: number; top: number; width: number; height: number };
  zero: number;
  ticks: readonly { y: number; value: number }[];
  /** As many period labels as fit. */
  labels: readonly { x: number; text: string }[];
}
const MAX_COLUMN_WIDTH = 120;
/** Width of the axis labels, as a multiple of the text size. */
const AXIS_WIDTH = 5;

/**
 * Lays out the axes of a column chart over time, with amounts from `low` to `high`. `labelSpace` is the space for a period label, as a
 * multiple of the text size.
 */
export const layoutColumnAxes = (
  periodLabels: readonly string[],
  [low = 0, high = 0]: readonly [low?: number, high?: number],
  { width, height, text: textSize }: { width: number; height: number; text: number },
  labelSpace: number,
): {
  axes: ColumnAxes;
  y: ScaleLinear<number, number>;
  columnWidth: number;
  /** Returns the left edge of a column. */
  getLeft: (at: number) => number;
} => {
  const margin = { left: AXIS_WIDTH * textSize, right: 8, top: 12, bottom: 1.25 * textSize + 12 };
  const plot = {
    left: margin.left,
    top: margin.top,
    width: Math.max(0, width - margin.left - margin.right),
    height: Math.max(0, height - margin.top - margin.bottom),
  };
  const y = scaleLinear()
    .domain([Math.min(0, low), Math.max(0, high) || 1])
    .nice(5)
    .range([plot.top + plot.height, plot.top]);
  const band = scaleBand<number>()
    .domain(periodLabels.keys())
    .range([plot.left, plot.left + plot.width])
    .paddingInner(0.2)
    .paddingOuter(0.1);
  const columnWidth = Math.min(band.bandwidth(), MAX_COLUMN_WIDTH);
  const getLeft = (at: number) => (band(at) ?? 0) + (band.bandwidth() - columnWidth) / 2;
  const labelInterval =
    Math.ceil((periodLabels.length * labelSpace * textSize) / Math.max(1, plot.width)) || 1;
  return {
    axes: {
      plot,
      zero: y(0),
      ticks: amountTicks(y, textSize),
      labels: periodLabels.flatMap((label, at) => {
        // The last label must not extend beyond the right edge.
        const x = Math.min(getLeft(at) + columnWidth / 2, width - textWidth(label, textSize) / 2);
        return at % labelInterval === 0 ? [{ x, text: label }] : [];
      }),
    },
    y,
    columnWidth,
    getLeft,
  };
};
