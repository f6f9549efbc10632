import { extent } from 'd3';
import { layoutColumnAxes, type ColumnAxes } from '../drawing/layoutColumnAxes';
import { toFiniteNumber, type ChartLayout, type Tone } from '../drawing/stops';

export interface StackedColumn {
  key: string;
  label: string;
  parts: readonly { key: string; tone: Tone; value: number | null }[];
  lineValue: number | null;
  /** Whether a new line segment starts at this column. */
  startsSegment?: boolean;
  /** The formatted values. */
  text: string;
}
type Point = { x: number; y: number };
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
  point: Point | null;
}
export interface StackedColumnsLayout extends ColumnAxes, ChartLayout {
  columns: readonly PlacedColumn[];
  /** Segments of the line, split at gaps and before columns with `startsSegment`. */
  lines: readonly (readonly Point[])[];
}

/** Width of each label below the axis, as a multiple of the text size. */
const LABEL_SPACE = 6;

/** Stacks the parts of a column, positive parts up from zero and negative parts down. Omits zero and missing parts. */
const stackParts = (
  parts: StackedColumn['parts'],
  y: (value: number) => number,
): readonly PlacedPart[] => {
  const ends = { up: 0, down: 0 };
  return parts.flatMap(({ key, tone, value }): PlacedPart[] => {
    const size = toFiniteNumber(value) ?? 0;
    if (size === 0) return [];
    const side = size > 0 ? 'up' : 'down';
    const start = ends[side];
    ends[side] += size;
    const [top, bottom] = [y(Math.max(start, ends[side])), y(Math.min(start, ends[side]))];
    return [{ key, tone, y: top, height: Math.max(1, bottom - top) }];
  });
};
/** Splits the line at gaps and where a new segment starts. Omits segments of a single point. */
const splitLine = (points: readonly (Point | null)[], allColumns: readonly StackedColumn[]) => {
  const segments: Point[][] = [[]];
  points.forEach((point, at) => {
    if (allColumns[at]!.startsSegment) segments.push([]);
    if (point) segments.at(-1)!.push(point);
    else segments.push([]);
  });
  return segments.filter((segment) => segment.length > 1);
};

/** Lays out columns in `width` by `height` CSS pixels. Positive parts are stacked above the zero line, negative parts below it. */
export const layoutStackedColumns = (
  inputColumns: readonly StackedColumn[],
  width: number,
  height: number,
  textSize = 13,
): StackedColumnsLayout => {
  const lineValues = inputColumns.map(({ lineValue }) => toFiniteNumber(lineValue));
  const sumParts = ({ parts }: StackedColumn, clip: (zero: number, size: number) => number) =>
    parts.reduce((total, { value }) => total + clip(0, toFiniteNumber(value) ?? 0), 0);
  const { axes, y, columnWidth, getLeft } = layoutColumnAxes(
    inputColumns.map(({ label }) => label),
    extent(
      inputColumns.flatMap((column, at) => [
        sumParts(column, Math.min),
        sumParts(column, Math.max),
        lineValues[at] ?? 0,
      ]),
    ),
    { width, height, text: textSize },
    LABEL_SPACE,
  );
  const columns = inputColumns.map(({ key, parts }, at): PlacedColumn => {
    const [x, level] = [getLeft(at), lineValues[at] ?? null];
    return {
      key,
      x,
      width: columnWidth,
      parts: stackParts(parts, y),
      point: level === null ? null : { x: x + columnWidth / 2, y: y(level) },
    };
  });
  return {
    ...axes,
    columns,
    lines: splitLine(
      columns.map(({ point }) => point),
      inputColumns,
    ),
    stops: columns.map(({ x, parts, point }, at) => ({
      ...inputColumns[at]!,
      x: x + columnWidth / 2,
      y: Math.min(axes.zero, ...parts.map((part) => part.y), ...(point ? [point.y] : [])),
    })),
    notDrawn: inputColumns.filter(
      ({ parts }, at) => lineValues[at] === null && parts.every(({ value }) => value === null),
    ),
  };
};
