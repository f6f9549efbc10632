import type { Boundaries } from '@/lib/boundaries';
import type { MapView } from './areas';
import file from './plane.json';

/** South-west and north-east corners, in the degrees that the map uses for the plane. */
type Corners = readonly [readonly [number, number], readonly [number, number]];
interface PlaneBox {
  code: string;
  corners: Corners;
}
const toCorners = (points: readonly number[][]): Corners => [
  [points[0]![0]!, points[0]![1]!],
  [points[1]![0]!, points[1]![1]!],
];
const toBoxes = (list: typeof file.insets): readonly PlaneBox[] =>
  list.map((box) => ({ code: box.code, corners: toCorners(box.corners) }));

/** The whole plane: 48 states and the insets (decision 0033). */
export const wholePlane: MapView = { corners: toCorners(file.corners) };
/** Frames of the states and territories away from the contiguous states. */
export const insets = toBoxes(file.insets);
/** Additional squares for the states that are too small to click. */
export const squares = toBoxes(file.squares);

/** Names of the insets, shown instead of their codes if there is enough space. */
export const insetNames: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  HI: 'Hawaii',
  GU: 'Guam',
  MP: 'N. Mariana Is.',
  AS: 'American Samoa',
  PR: 'Puerto Rico',
  VI: 'Virgin Is.',
};
/** Returns the frames of the insets as areas. A frame has the code of its state or territory if `codes` includes it, otherwise ''. */
export const insetAreas = (codes: ReadonlySet<string>): Boundaries => ({
  type: 'FeatureCollection',
  features: insets.map(({ code, corners: [[west, south], [east, north]] }) => ({
    type: 'Feature',
    properties: { code: codes.has(code) ? code : '', name: insetNames[code] ?? code },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, north],
          [east, north],
          [east, south],
          [west, south],
          [west, north],
        ],
      ],
    },
  })),
});

/** Returns whether the shapes are of several states. Codes of counties and districts begin with the state FIPS code. */
export const hasManyStates = ({ features }: Boundaries): boolean =>
  new Set(features.map(({ properties: { code } }) => (/^\d/.test(code) ? code.slice(0, 2) : code)))
    .size > 1;
