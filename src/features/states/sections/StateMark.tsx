import { useMemo, useState } from 'react';
import { site } from '@/domain/site/site';
import type { Boundaries } from '@/lib/boundaries';
import { useLoaded } from '@/lib/requests/useLoaded';
import { squares } from '@/map/plane';
import { fetchBoundaries } from '@/services/static-files/boundaryService';

/** Returns the URL of a state flag: the SVG file of the site, or a PNG file under the configured files root. */
const getFlagUrl = (fips: string): string =>
  site.filesRoot
    ? `${site.filesRoot.replace(/\/$/, '')}/graphics/state/${fips}.png`
    : `/graphics/state/${fips}.svg`;

const BOX_SIZE = 100;
/** Tolerance in degrees for matching a polygon to its inset box. */
const MARGIN = 0.05;
type Shape = Boundaries['features'][number];
/** Returns the rings of a state's outline, without the inset squares in which the smallest states appear a second time. */
const getRings = ({ geometry, properties: { code } }: Shape): readonly (readonly number[][])[] => {
  const square = squares.find((box) => box.code === code)?.corners;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const isInSquare = (polygon: readonly number[][][]) =>
    square !== undefined &&
    polygon[0]!.every(([x = 0, y = 0]) => {
      const [[west, south], [east, north]] = square;
      return x >= west - MARGIN && x <= east + MARGIN && y >= south - MARGIN && y <= north + MARGIN;
    });
  return polygons.filter((polygon) => !isInSquare(polygon)).flat();
};
/** Returns an SVG path that fills the box. The map's plane is near 0°, 0°, where a degree is about equally long on both axes. */
const buildOutline = (shape: Shape): string => {
  const rings = getRings(shape);
  const points = rings.flat();
  const getExtent = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]!);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [west, east] = getExtent(0);
  const [south, north] = getExtent(1);
  const scale = BOX_SIZE / Math.max(east - west, north - south);
  const left = (BOX_SIZE - (east - west) * scale) / 2;
  const top = (BOX_SIZE - (north - south) * scale) / 2;
  const formatPoint = (point: readonly number[]) =>
    `${(left + (point[0]! - west) * scale).toFixed(1)} ${(top + (north - point[1]!) * scale).toFixed(1)}`;
  return rings.map((ring) => `M${ring.map(formatPoint).join('L')}Z`).join('');
};

function Outline({ code }: { code: string }) {
  const shapes = useLoaded('states', () => fetchBoundaries('states'));
  const path = useMemo(() => {
    const shape = shapes.value?.features.find(({ properties }) => properties.code === code);
    return shape ? buildOutline(shape) : '';
  }, [shapes.value, code]);
  return (
    <svg
      className="state-mark"
      viewBox={`-2 -2 ${BOX_SIZE + 4} ${BOX_SIZE + 4}`}
      aria-hidden="true"
    >
      {path && <path d={path} />}
    </svg>
  );
}

/** Renders the flag of a state, or its outline if the flag does not load. */
export function StateMark({ fips, code, name }: { fips: string; code: string; name: string }) {
  const [missingUrl, setMissingUrl] = useState('');
  const flagUrl = getFlagUrl(fips);
  if (flagUrl === missingUrl) return <Outline code={code} />;
  return (
    <span className="state-mark">
      <img src={flagUrl} alt={`Flag of ${name}`} onError={() => setMissingUrl(flagUrl)} />
    </span>
  );
}
