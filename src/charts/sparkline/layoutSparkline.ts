import { extent, line, scaleLinear } from 'd3';
import { toFiniteNumber, type ChartRow, type Stop } from '../drawing/stops';

/** A point of a sparkline. `label` is the period, such as `FY 2025`. */
export type SparkPoint = ChartRow;
export interface SparklineLayout {
  /** SVG path, with gaps for missing values; '' if there are no values. */
  path: string;
  /** Dots of points without neighbors, and of the last point with a value. */
  dots: readonly { x: number; y: number; last: boolean }[];
  stops: readonly Stop[];
  /** Vertical position of zero if values are on both sides of it, else null. */
  zero: number | null;
}
/** Space for the end of the line and its dot, in CSS pixels. */
const EDGE_SPACE = 4;

/**
 * Lays out points from left to right, with the lowest value at the bottom and the highest at the top. If all values are equal, they are
 * in the middle. Missing values leave a gap.
 */
export const layoutSparkline = (
  points: readonly SparkPoint[],
  width: number,
  height: number,
): SparklineLayout => {
  const values = points.map(({ value }) => toFiniteNumber(value));
  const [low = 0, high = 0] = extent(values.filter((value) => value !== null));
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range(points.length > 1 ? [EDGE_SPACE, width - EDGE_SPACE] : [width / 2, width - EDGE_SPACE]);
  const y = scaleLinear()
    .domain(low === high ? [low - 1, low + 1] : [low, high])
    .range([height - EDGE_SPACE, EDGE_SPACE]);
  const places = values.map((value, at) => (value === null ? null : { x: x(at), y: y(value) }));
  const lastIndex = places.findLastIndex((place) => place !== null);
  const path = line<{ x: number; y: number } | null>()
    .defined((place) => place !== null)
    .x((place) => place!.x)
    .y((place) => place!.y)
    .digits(2)(places);
  return {
    path: path ?? '',
    dots: places.flatMap((place, at) =>
      place && (at === lastIndex || (!places[at - 1] && !places[at + 1]))
        ? [{ ...place, last: at === lastIndex }]
        : [],
    ),
    stops: points.map((point, at) => ({ ...point, x: x(at), y: places[at]?.y ?? height / 2 })),
    zero: low < 0 && high > 0 ? y(0) : null,
  };
};
