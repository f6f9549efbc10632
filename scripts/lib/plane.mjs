/**
 * The plane of the map of states, districts and counties: Albers' projection of the 48 states, with Alaska, Hawaii and the
 * territories as insets (decision 0033). A plane unit is 1/975 of the plane's width. `toDegrees` returns the degrees at which a
 * Web Mercator map renders a point of the plane.
 */
import { createRequire } from 'node:module';
import { geoAlbers, geoConicEqualArea } from 'd3';
import { feature, transform } from 'topojson-client';

/**
 * @typedef {[x: number, y: number]} Point
 * @typedef {[left: number, top: number, right: number, bottom: number]} Box
 * @typedef {import('geojson').MultiPolygon} Shape
 * @typedef {import('topojson-specification').Topology<
 *   Record<string, import('topojson-specification').GeometryCollection<{ name: string }>>>} Atlas
 * @typedef {{ code: string, fips: string, box: Box, within: (point: Point) => boolean, draw: (point: Point) => Point | null }} Piece
 */

const plane = { width: 975, height: 780 };
/** Plane units per radian along the parallels where Albers' projection of the 48 states is true to scale. */
const SCALE = 1300;
/**
 * Scale factor of Web Mercator at the middle of the country. With it, the zoom levels of the specification show the states at
 * Web Mercator size.
 */
const STRETCH = 1 / Math.cos((38.852892 * Math.PI) / 180);
/** Padding in plane units between a frame and its content. The top includes room for the label. */
const PADDING = { side: 9, top: 36, bottom: 10 };
const [TOP, BOTTOM] = [634, 778];

/** Frames of the insets, in plane units. */
/** @type {Readonly<Record<string, Box>>} */
const insets = {
  AK: [1, 468, 236, 626],
  HI: [1, TOP, 189, BOTTOM],
  GU: [197, TOP, 283, BOTTOM],
  MP: [291, TOP, 431, BOTTOM],
  AS: [439, TOP, 591, BOTTOM],
  PR: [599, TOP, 808, BOTTOM],
  VI: [816, TOP, 974, BOTTOM],
};
/** Frames of states that are too small to select in place. Each is also rendered in the Atlantic, as a square of its color. */
/** @type {Readonly<Record<string, Box>>} */
export const squares = {
  RI: [916, 268, 974, 322],
  DE: [916, 332, 974, 386],
  DC: [916, 396, 974, 450],
};

/** @type {Atlas} */
const atlas = createRequire(import.meta.url)('us-atlas/states-10m.json');
/** @type {(fips: string, within: (point: Point) => boolean) => Shape} */
const getLand = (fips, isWithin) => {
  const states = /** @type {NonNullable<Atlas['objects'][string]>} */ (atlas.objects.states);
  const state = feature(atlas, states).features.find(({ id }) => id === fips);
  const shape = /** @type {import('geojson').Polygon | Shape | undefined} */ (state?.geometry);
  const islands = shape?.type === 'Polygon' ? [shape.coordinates] : shape ? shape.coordinates : [];
  return {
    type: 'MultiPolygon',
    coordinates: islands.filter(([ring]) => isWithin(/** @type {Point} */ (ring?.[0]))),
  };
};
/**
 * @type {(code: string, fips: string, box: Box, cone: { turn: number, parallels: Point },
 *   within: (point: Point) => boolean) => Piece}
 */
const makeInset = (code, fips, box, { turn, parallels }, isWithin) => {
  const [left, top, right, bottom] = box;
  const draw = geoConicEqualArea()
    .rotate([turn, 0])
    .parallels(parallels)
    .fitExtent(
      [
        [left + PADDING.side, top + PADDING.top],
        [right - PADDING.side, bottom - PADDING.bottom],
      ],
      getLand(fips, isWithin),
    );
  return { code, fips, box, within: isWithin, draw };
};
/**
 * Returns a part of an inset's frame, between two shares of its width.
 * @type {(code: string, from: number, to: number) => Box}
 */
const getFramePart = (code, from, to) => {
  const [left, top, right, bottom] = /** @type {Box} */ (insets[code]);
  return [left + from * (right - left), top, left + to * (right - left), bottom];
};
const getFrame = (/** @type {string} */ code) => getFramePart(code, 0, 1);
const getCone = (/** @type {number} */ turn) => ({
  turn,
  parallels: /** @type {Point} */ ([8, 18]),
});
const rotaCone = getCone(-145.7);
const southCone = { turn: 170, parallels: /** @type {Point} */ ([-16, -12]) };
/** Distant island groups each get their own part of the frame. At a shared scale they would be dots. */
/** @type {readonly Piece[]} */
const insetParts = [
  makeInset('AK', '02', getFrame('AK'), { turn: 154, parallels: [55, 65] }, ([, y]) => y > 50),
  makeInset('HI', '15', getFrame('HI'), getCone(157), ([x, y]) => x < -150 && y > 15 && y < 30),
  makeInset('GU', '66', getFrame('GU'), getCone(-145), ([x, y]) => x > 140 && y > 0 && y < 13.9),
  makeInset(
    'MP',
    '69',
    getFramePart('MP', 0, 0.34),
    rotaCone,
    ([x, y]) => x > 140 && y >= 13.9 && y < 14.5,
  ),
  makeInset(
    'MP',
    '69',
    getFramePart('MP', 0.34, 0.74),
    rotaCone,
    ([x, y]) => x > 140 && y >= 14.5 && y < 15.8,
  ),
  makeInset('MP', '69', getFramePart('MP', 0.74, 1), rotaCone, ([x, y]) => x > 140 && y >= 15.8),
  makeInset('AS', '60', getFramePart('AS', 0, 0.58), southCone, ([x, y]) => y < 0 && x < -170.2),
  makeInset('AS', '60', getFramePart('AS', 0.58, 1), southCone, ([x, y]) => y < 0 && x >= -170.2),
  makeInset('PR', '72', getFrame('PR'), getCone(66), ([x, y]) => y < 19 && x > -70 && x < -65.15),
  makeInset(
    'VI',
    '78',
    getFramePart('VI', 0, 0.54),
    getCone(65),
    ([x, y]) => x >= -65.15 && x < -60 && y > 18 && y < 19,
  ),
  makeInset(
    'VI',
    '78',
    getFramePart('VI', 0.54, 1),
    getCone(65),
    ([x, y]) => x >= -65.15 && x < -60 && y <= 18,
  ),
];
const mainland = geoAlbers().scale(SCALE).translate([487.5, 305]);

/** Projects longitude and latitude in degrees onto the plane. @type {(place: Point) => Point} */
const project = (place) => {
  const draw = insetParts.find(({ within }) => within(place))?.draw ?? mainland;
  const point = draw(place);
  if (!point) throw new Error(`${place.join(', ')} is outside the map projection`);
  return point;
};
/**
 * Returns the degrees at which a Web Mercator map renders a point of the plane. The middle of the plane is at 0, 0.
 * @type {(point: Point) => Point}
 */
const toDegrees = ([x, y]) => {
  const toRadians = (/** @type {number} */ units) => (units / SCALE) * STRETCH;
  const north = toRadians(plane.height / 2 - y);
  return [
    (toRadians(x - plane.width / 2) * 180) / Math.PI,
    (Math.atan(Math.sinh(north)) * 180) / Math.PI,
  ];
};

/** Degrees of longitude after which a straight line of the source gets another point, because a parallel is an arc on the plane. */
const STEP_DEGREES = 1.5;
/** Converts a line to the plane, in the degrees of the map. @type {(line: Point[]) => Point[]} */
const projectLine = (line) =>
  line
    .flatMap((to, at) => {
      const start = line[at - 1];
      // Alaska's westernmost islands are beyond the date line, so a step of more than 180 degrees is a short step across it.
      const length = start ? Math.abs(to[0] - start[0]) : 0;
      const partCount = start && length < 180 ? Math.max(1, Math.ceil(length / STEP_DEGREES)) : 1;
      const middlePoints = Array.from({ length: partCount - 1 }, (_, part) => {
        const share = (part + 1) / partCount;
        const [x, y] = /** @type {Point} */ (start);
        return /** @type {Point} */ ([x + (to[0] - x) * share, y + (to[1] - y) * share]);
      });
      return [...middlePoints, to];
    })
    .map((place) => toDegrees(project(place)));
/** Converts an atlas of the country to the plane. @type {(source: Atlas) => Atlas} */
export const projectAtlas = ({ transform: grid, bbox: _, ...source }) => {
  const arcs = source.arcs.map((arc) => {
    const absolute = transform(grid ?? null);
    return projectLine(arc.map((point, at) => /** @type {Point} */ (absolute([...point], at > 0))));
  });
  return { ...source, arcs };
};
/** Returns whether a place is drawn inside the frame of its inset, or is of the 48 states. @type {(place: Point) => boolean} */
const isInFrame = (place) => {
  const piece = insetParts.find(({ within }) => within(place));
  if (!piece) return true;
  const [left, top, right, bottom] = piece.box;
  const [x, y] = project(place);
  return x >= left && x <= right && y >= top && y <= bottom;
};
/**
 * Converts a polygon or multipolygon to the plane. Leaves out islands beyond the frame of their inset, which are far from the rest
 * (Swains Island). Throws for other shapes.
 * @template {import('geojson').Geometry} G
 * @param {G} shape
 * @returns {G}
 */
export const projectShape = (shape) => {
  const projectRings = (/** @type {import('geojson').Position[][]} */ polygon) =>
    polygon.map((ring) => projectLine(/** @type {Point[]} */ (ring)));
  if (shape.type === 'Polygon') return { ...shape, coordinates: projectRings(shape.coordinates) };
  if (shape.type === 'MultiPolygon')
    return {
      ...shape,
      coordinates: shape.coordinates
        .filter(([ring = []]) => ring.every((place) => isInFrame(/** @type {Point} */ (place))))
        .map(projectRings),
    };
  throw new Error('its areas must be polygons');
};
/**
 * Returns the closed ring around a box, in the degrees of the map.
 * @type {(box: Box) => Point[]}
 */
export const projectBox = ([left, top, right, bottom]) => {
  /** @type {Point[]} */
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
  return corners.map(toDegrees);
};
/** Returns the data about the plane that the site uses: its corners, and the frames and squares. */
export const buildPlaneData = () => {
  const round = (/** @type {Point} */ [x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))];
  const getCorners = (/** @type {Box} */ [left, top, right, bottom]) =>
    [toDegrees([left, bottom]), toDegrees([right, top])].map(round);
  const listFrames = (/** @type {Readonly<Record<string, Box>>} */ boxes) =>
    Object.entries(boxes).map(([code, box]) => ({ code, corners: getCorners(box) }));
  return {
    corners: getCorners([0, 0, plane.width, plane.height]),
    insets: listFrames(insets),
    squares: listFrames(squares),
  };
};
