/** An area with an amount, and how both read. */
export interface MapArea {
  code: string;
  label: string;
  value: number;
  text: string;
}
/** Where a map begins. */
export interface MapView {
  center: readonly [number, number];
  zoom: number;
}
/** The contiguous states (pages document §11.3). */
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
