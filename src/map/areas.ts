export interface MapArea {
  code: string;
  label: string;
  value: number;
  text: string;
}
/** The coordinates of shapes: degrees (`world`), or the plane that shows the states with insets (README). */
export type Ground = 'world' | 'plane';
/** The initial view of a map: a center and a zoom, or two corners that always fit the frame. */
export type MapView =
  | { center: readonly [number, number]; zoom: number }
  | { corners: readonly [readonly [number, number], readonly [number, number]] };
/** The contiguous states on the world map (pages document §11.3). */
export const wholeCountry: MapView = { center: [-95.56943, 38.852892], zoom: 3.2 };

/** The hovered or focused area, and its position on screen. */
export interface ActiveArea {
  code: string;
  x: number;
  y: number;
}

/** Returns the index that a key moves to in keyboard navigation: −1 if the key leaves the map’s areas, undefined for other keys. */
export const getNextIndex = (key: string, at: number, length: number): number | undefined =>
  ({
    ArrowRight: Math.min(length - 1, at + 1),
    ArrowDown: Math.min(length - 1, at + 1),
    ArrowLeft: Math.max(0, at - 1),
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: length - 1,
    Escape: -1,
  })[key];
