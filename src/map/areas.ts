/** An area with an amount, and how both read. */
export interface MapArea {
  code: string;
  label: string;
  value: number;
  text: string;
}
/** Degrees of the source, or the plane that shows the states with their insets (README). */
export type Ground = 'world' | 'plane';
/** Where a map begins: at a place and a zoom, or with two corners in sight whatever the size of its frame. */
export type MapView =
  | { center: readonly [number, number]; zoom: number }
  | { corners: readonly [readonly [number, number], readonly [number, number]] };
/** The contiguous states on the map of the world (pages document §11.3). */
export const wholeCountry: MapView = { center: [-95.56943, 38.852892], zoom: 3.2 };

/** An area that is pointed at or walked to, and where on screen. */
export interface ActiveArea {
  code: string;
  x: number;
  y: number;
}

/** The place that a key leads to in a walk over areas: −1 leaves the walk, undefined is no key of it. */
export const stepInWalk = (key: string, at: number, length: number): number | undefined =>
  ({
    ArrowRight: Math.min(length - 1, at + 1),
    ArrowDown: Math.min(length - 1, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: length - 1,
    Escape: -1,
  })[key];
