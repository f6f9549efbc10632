import { extent, line, scaleLinear } from 'd3';
import { toFiniteNumber, type ChartRow, type Stop } from '../drawing/stops';

/** A point of a sparkline; its label is its period: `FY 2025`. */
export type SparkPoint = ChartRow;
export interface SparklineLayout {
  /** SVG path, with gaps for missing values; empty if no two adjacent values exist. */
  path: string;
  /** Isolated points and the last one. */
  dots: readonly { x: number; y: number; last: boolean }[];
  stops: readonly Stop[];
  /** Position of zero if there are values on both sides of it. */
  zero: number | null;
}
/** Space for the end of the line and its dot, in CSS pixels. */
const EDGE = 4;

/** Lays out points from left to right, from the lowest value to the highest. Equal values are in the middle; missing ones leave a gap. */
export const layoutSparkline = (
  points: readonly SparkPoint[],
  width: number,
  height: number,
): SparklineLayout => {
  const values = points.map(({ value }) => toFiniteNumber(value));
  const [low = 0, high = 0] = extent(values.filter((value) => value !== null));
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range(points.length > 1 ? [EDGE, width - EDGE] : [width / 2, width - EDGE]);
  const y = scaleLinear()
    .domain(low === high ? [low - 1, low + 1] : [low, high])
    .range([height - EDGE, EDGE]);
  const placed = values.map((value, at) => (value === null ? null : { x: x(at), y: y(value) }));
  const last = placed.findLastIndex((place) => place !== null);
  const path = line<{ x: number; y: number } | null>()
    .defined((place) => place !== null)
    .x((place) => place!.x)
    .y((place) => place!.y)
    .digits(2)(placed);
  return {
    path: path ?? '',
    dots: placed.flatMap((place, at) =>
      place && (at === last || (!placed[at - 1] && !placed[at + 1]))
        ? [{ ...place, last: at === last }]
        : [],
    ),
    stops: points.map((point, at) => ({ ...point, x: x(at), y: placed[at]?.y ?? height / 2 })),
    zero: low < 0 && high > 0 ? y(0) : null,
  };
};
