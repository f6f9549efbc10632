import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** An area on a map. `code` is a postal code, county FIPS, state FIPS and district number, or ISO alpha-3. */
export interface AreaProperties {
  code: string;
  name: string;
}
/** Areas of a map as GeoJSON: countries in degrees, all others on the plane of the map (`src/map/README.md`). */
export type Boundaries = FeatureCollection<Polygon | MultiPolygon, AreaProperties>;

/** Returns the middle of the box around the longest ring of a shape, in its coordinates; undefined without a ring. */
export const getShapeCenter = (
  shape: Boundaries['features'][number] | undefined,
): [number, number] | undefined => {
  const rings = !shape
    ? []
    : shape.geometry.type === 'Polygon'
      ? shape.geometry.coordinates
      : shape.geometry.coordinates.flat();
  const longest = rings.reduce<readonly number[][]>(
    (most, ring) => (ring.length > most.length ? ring : most),
    [],
  );
  if (!longest.length) return undefined;
  const side = (axis: 0 | 1) => {
    const values = longest.map((point) => point[axis]!);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [side(0), side(1)];
};

/** Returns the south-west and north-east corners of the box around all shapes. */
export const getCorners = (
  shapes: Boundaries,
): readonly [readonly [number, number], readonly [number, number]] => {
  const points = shapes.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
  );
  const ends = (axis: 0 | 1): readonly [number, number] =>
    points.reduce<[number, number]>(
      ([least, most], point) => [Math.min(least, point[axis]!), Math.max(most, point[axis]!)],
      [Infinity, -Infinity],
    );
  const [west, east] = ends(0);
  const [south, north] = ends(1);
  return [
    [west, south],
    [east, north],
  ];
};
