import type { Boundaries } from '@/lib/boundaries';
import type { MapView } from './areas';
import file from './plane.json';

/** South-west and north-east corner, in the degrees that the map draws the plane in. */
type Corners = readonly [readonly [number, number], readonly [number, number]];
/** A box of the plane for one state or territory. */
interface PlaneBox {
  code: string;
  corners: Corners;
}
const corners = (read: readonly number[][]): Corners => [
  [read[0]![0]!, read[0]![1]!],
  [read[1]![0]!, read[1]![1]!],
];
const boxes = (list: typeof file.insets): readonly PlaneBox[] =>
  list.map((box) => ({ code: box.code, corners: corners(box.corners) }));

/** All of the plane: 48 states and the insets (decision 0033). */
export const wholePlane: MapView = { corners: corners(file.corners) };
/** Frames around what lies far off. */
export const insets = boxes(file.insets);
/** Second pictures of the states that are too small to press. */
export const squares = boxes(file.squares);

/** What stands in an inset, where there is room for more than its code. */
export const insetNames: Readonly<Record<string, string>> = {
  AK: 'Alaska',
  HI: 'Hawaii',
  GU: 'Guam',
  MP: 'N. Mariana Is.',
  AS: 'American Samoa',
  PR: 'Puerto Rico',
  VI: 'Virgin Is.',
};
/** Frames of the insets as areas; one counts for its state or territory where `codes` has it. */
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

/** Whether shapes are of more than one state: one alone has the frame for itself, without the insets of the others. Codes of counties and districts begin with the number of their state. */
export const ofManyStates = ({ features }: Boundaries): boolean =>
  new Set(features.map(({ properties: { code } }) => (/^\d/.test(code) ? code.slice(0, 2) : code)))
    .size > 1;
