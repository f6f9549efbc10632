import { scaleBand, scaleLinear } from 'd3';
import { amountTicks } from '../drawing/amountTicks';
import { keepInside } from '../drawing/keepInside';
import { numberOr, type NotDrawn, type Stop, type Tone } from '../drawing/stops';

/** A period with stacked amounts and one amount of the line. */
export interface StackedColumn {
  key: string;
  label: string;
  parts: readonly { key: string; tone: Tone; value: number | null }[];
  line: number | null;
  /** Whether the line starts over here. */
  begins?: boolean;
  /** The formatted values. */
  text: string;
}
interface PlacedPart {
  key: string;
  tone: Tone;
  y: number;
  height: number;
}
export interface PlacedColumn {
  key: string;
  x: number;
  width: number;
  parts: readonly PlacedPart[];
  /** Point of the line; null for a gap. */
  point: { x: number; y: number } | null;
}
export interface StackedColumnsLayout {
  columns: readonly PlacedColumn[];
  /** The segments of the line between gaps. */
  lines: readonly (readonly { x: number; y: number }[])[];
  zero: number;
  ticks: readonly { y: number; value: number }[];
  labels: readonly { x: number; text: string }[];
  plot: { left: number; top: number; width: number; height: number };
  stops: readonly Stop[];
  notDrawn: readonly NotDrawn[];
}

const MAX_COLUMN = 120;
/** Width of the axis labels and of each label below the axis, as a multiple of the text size. */
const LABEL_SPACE = 5;

/** Lays out columns in a box of CSS pixels: positive parts are stacked above the zero line, negative ones below it. */
export const layoutStackedColumns = (
  given: readonly StackedColumn[],
  width: number,
  height: number,
  text = 13,
): StackedColumnsLayout => {
  const margin = { left: LABEL_SPACE * text, right: 8, top: 12, bottom: 1.25 * text + 12 };
  const plot = {
    left: margin.left,
    top: margin.top,
    width: Math.max(0, width - margin.left - margin.right),
    height: Math.max(0, height - margin.top - margin.bottom),
  };
  const known = given.map((column) => ({
    ...column,
    sizes: column.parts.map((part) => ({ ...part, size: numberOr(part.value) ?? 0 })),
    level: numberOr(column.line),
  }));
  const sum = (sizes: readonly { size: number }[], sign: 1 | -1) =>
    sizes.reduce((all, { size }) => (size * sign > 0 ? all + size : all), 0);
  const y = scaleLinear()
    .domain([
      Math.min(0, ...known.flatMap(({ sizes, level }) => [sum(sizes, -1), level ?? 0])),
      Math.max(0, ...known.flatMap(({ sizes, level }) => [sum(sizes, 1), level ?? 0])) || 1,
    ])
    .nice(5)
    .range([plot.top + plot.height, plot.top]);
  const x = scaleBand<number>()
    .domain(known.map((_, at) => at))
    .range([plot.left, plot.left + plot.width])
    .paddingInner(0.2)
    .paddingOuter(0.1);
  const wide = Math.min(x.bandwidth(), MAX_COLUMN);
  const columns = known.map(({ key, sizes, level }, at): PlacedColumn => {
    const left = (x(at) ?? 0) + (x.bandwidth() - wide) / 2;
    const reach = { up: 0, down: 0 };
    const parts = sizes.flatMap(({ key: part, tone, size }): PlacedPart[] => {
      if (size === 0) return [];
      const side = size > 0 ? 'up' : 'down';
      const from = reach[side];
      reach[side] += size;
      const [top, bottom] = [y(Math.max(from, reach[side])), y(Math.min(from, reach[side]))];
      return [{ key: part, tone, y: top, height: Math.max(1, bottom - top) }];
    });
    return {
      key,
      x: left,
      width: wide,
      parts,
      point: level === null ? null : { x: left + wide / 2, y: y(level) },
    };
  });
  const lines: { x: number; y: number }[][] = [[]];
  columns.forEach(({ point }, at) => {
    if (given[at]!.begins) lines.push([]);
    if (point) lines.at(-1)!.push(point);
    else lines.push([]);
  });
  const every = Math.max(
    1,
    Math.ceil((columns.length * (LABEL_SPACE + 1) * text) / Math.max(1, plot.width)),
  );
  return {
    columns,
    lines: lines.filter((line) => line.length > 1),
    zero: y(0),
    plot,
    ticks: amountTicks(y, text),
    labels: columns.flatMap(({ x: left }, at) =>
      at % every === 0
        ? [
            {
              x: keepInside(left + wide / 2, given[at]!.label, text, width),
              text: given[at]!.label,
            },
          ]
        : [],
    ),
    stops: columns.map(({ key, x: left, parts, point }, at) => ({
      key,
      label: given[at]!.label,
      text: given[at]!.text,
      x: left + wide / 2,
      y: Math.min(y(0), ...parts.map((part) => part.y), ...(point ? [point.y] : [])),
    })),
    notDrawn: known
      .filter(({ parts, level }) => level === null && parts.every(({ value }) => value === null))
      .map(({ label, text: words }) => ({ label, text: words })),
  };
};
