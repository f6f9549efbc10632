import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

/** A drawn area: `code` as the map calls of the API name it (postal code, FIPS of a county, FIPS and number of a district, ISO alpha-3). */
export interface AreaProperties {
  code: string;
  name: string;
}
/** Areas to draw, as GeoJSON: countries in degrees, all else on the plane of the map (`src/map/README.md`). */
export type Boundaries = FeatureCollection<Polygon | MultiPolygon, AreaProperties>;

/** Middle of the box around the longest ring of a shape: a point to look at, in its own degrees. */
export const middleOf = (
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
