/** Positions of areas on a map in pixels. */
import { readFileSync } from 'node:fs';
import { polygonContains } from 'd3';
import { expect } from './page.mjs';

/** @typedef {[x: number, y: number]} Point */
/** @typedef {import('topojson-specification').Topology<{ areas: import('topojson-specification').GeometryCollection<{ code: string, name: string }> }>} BoundaryFile */

/** Pixels between the border of the map and its content. */
const PADDING = 4;
/** Pixels per radian at the largest zoom of the map, 9. */
const MAX_SCALE = (512 * 2 ** 9) / (2 * Math.PI);
/** Steps of the search for an inner point. */
const STEP_COUNT = 20;
export const plane = JSON.parse(
  readFileSync(new URL('../../src/map/plane.json', import.meta.url), 'utf8'),
);
/** @param {readonly number[]} place */
const projectMercator = ([longitude = 0, latitude = 0]) => [
  (longitude * Math.PI) / 180,
  -Math.asinh(Math.tan((latitude * Math.PI) / 180)),
];
/**
 * Returns a function that converts map coordinates (longitude, latitude) to pixels, on a map that fits `corners` into its box.
 * @type {(box: { x: number, y: number, width: number, height: number }, corners?: readonly (readonly number[])[]) => (place: readonly number[]) => Point}
 */
export const createPixelConverter = (box, corners = plane.corners) => {
  const [[left = 0, bottom = 0] = [], [right = 0, top = 0] = []] = corners.map(projectMercator);
  const scale = Math.min(
    (box.width - 2 * PADDING) / (right - left),
    (box.height - 2 * PADDING) / (bottom - top),
    MAX_SCALE,
  );
  return (place) => {
    const [x = 0, y = 0] = projectMercator(place);
    return [
      box.x + box.width / 2 + (x - (left + right) / 2) * scale,
      box.y + box.height / 2 + (y - (top + bottom) / 2) * scale,
    ];
  };
};
/** Returns the distance of a point from the line between two others. @param {Point} point @param {Point} start @param {Point} end */
const getDistance = ([x, y], [ax, ay], [bx, by]) => {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
};
/**
 * Returns the grid point inside a polygon that is farthest from its borders, and that distance. The first ring is the outer border.
 * @type {(rings: readonly Point[][]) => { point: Point, room: number }}
 */
export const findInnerPoint = ([outer = [], ...holes]) => {
  const [x, y] = [outer.map((point) => point[0]), outer.map((point) => point[1])];
  const [left, top] = [Math.min(...x), Math.min(...y)];
  const [width, height] = [Math.max(...x) - left, Math.max(...y) - top];
  const steps = Array.from({ length: STEP_COUNT - 1 }, (_, at) => (at + 1) / STEP_COUNT);
  const borders = [outer, ...holes].flatMap((ring) =>
    ring.slice(1).map((end, at) => ({ start: /** @type {Point} */ (ring[at]), end })),
  );
  const [best] = steps
    .flatMap((right) =>
      steps.map((down) => /** @type {Point} */ ([left + right * width, top + down * height])),
    )
    .filter(
      (point) =>
        polygonContains(outer, point) && !holes.some((hole) => polygonContains(hole, point)),
    )
    .map((point) => ({
      point,
      room: Math.min(...borders.map(({ start, end }) => getDistance(point, start, end))),
    }))
    .sort((a, b) => b.room - a.room);
  expect(best, 'a shape has no inside');
  return best;
};
