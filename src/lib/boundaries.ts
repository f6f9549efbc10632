import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** An area on a map. `code` is a postal code, county FIPS code, state FIPS code plus district number, or ISO alpha-3 code. */
export interface AreaProperties {
  code: string;
  name: string;
}
/** Areas of a map as GeoJSON. Countries are in degrees, and other areas are on the plane of the map (`src/map/README.md`). */
export type Boundaries = FeatureCollection<Polygon | MultiPolygon, AreaProperties>;

/**
 * Returns the center of the bounding box of the ring with the most points, in the coordinates of the shape. Returns undefined without a
 * ring.
 */
export const getShapeCenter = (
  shape: Boundaries['features'][number] | undefined,
): [number, number] | undefined => {
  const rings = !shape
    ? []
    : shape.geometry.type === 'Polygon'
      ? shape.geometry.coordinates
      : shape.geometry.coordinates.flat();
  const longestRing = rings.reduce<readonly number[][]>(
    (largestRing, ring) => (ring.length > largestRing.length ? ring : largestRing),
    [],
  );
  if (!longestRing.length) return undefined;
  const getMiddle = (axis: 0 | 1) => {
    const values = longestRing.map((point) => point[axis]!);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [getMiddle(0), getMiddle(1)];
};

/** Returns the south-west and north-east corners of the box around all shapes. */
export const getCorners = (
  shapes: Boundaries,
): readonly [readonly [number, number], readonly [number, number]] => {
  const points = shapes.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
  );
  const getRange = (axis: 0 | 1): readonly [number, number] =>
    points.reduce<[number, number]>(
      ([min, max], point) => [Math.min(min, point[axis]!), Math.max(max, point[axis]!)],
      [Infinity, -Infinity],
    );
  const [west, east] = getRange(0);
  const [south, north] = getRange(1);
  return [
    [west, south],
    [east, north],
  ];
};
