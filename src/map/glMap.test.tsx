import { colorMap, getMapPicture, showTiles, type GlMap } from './glMap';

jest.mock('mapbox-gl', () => ({}));

/** Returns a map that records its paint properties, and the brightness of its base tiles when its picture was taken. */
const createFakeMap = () => {
  const paint: Record<string, unknown> = {};
  const layers = new Set<string>();
  const pictures: unknown[] = [];
  const getTiles = () => [
    paint['base raster-brightness-min'],
    paint['base raster-brightness-max'],
    paint['base raster-hue-rotate'],
  ];
  const map = {
    getLayer: (id: string) => layers.has(id) || undefined,
    addLayer: ({ id }: { id: string }) => layers.add(id),
    removeLayer: (id: string) => layers.delete(id),
    addSource: () => {},
    removeSource: () => {},
    removeFeatureState: () => {},
    setFeatureState: () => {},
    setPaintProperty: (layer: string, property: string, value: unknown) => {
      if (layer === 'base' && !layers.has('base')) throw new Error('There is no such layer.');
      paint[`${layer} ${property}`] = value;
    },
    redraw: () => {},
    getCanvas: () => ({ toDataURL: () => pictures.push(getTiles()) }),
  };
  return { map: map as unknown as GlMap, getTiles, pictures };
};
const content = {
  shapes: { type: 'FeatureCollection' as const, features: [] },
  areas: [],
  classes: [],
};
const TILES = 'https://tiles.test/{z}/{x}/{y}';
const LIGHT = [0, 1, 0];
const { documentElement: root } = document;
const setScheme = (scheme: 'light' | 'dark') => {
  root.dataset.scheme = scheme;
};
beforeEach(() => {
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    () =>
      ({
        colorScheme: root.dataset.scheme ?? 'light',
        getPropertyValue: () => '',
      }) as unknown as CSSStyleDeclaration,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.scheme;
});

describe('the base tiles of a map', () => {
  it('are light in light colors, and inverted in dark colors', () => {
    const { map, getTiles } = createFakeMap();
    showTiles(map, TILES);
    expect(getTiles()).toEqual(LIGHT);
    setScheme('dark');
    colorMap(map, content);
    const [ofBlack, ofWhite, rotation] = getTiles() as [number, number, number];
    expect(ofWhite).toBeLessThan(0.2);
    expect(ofBlack).toBeGreaterThan(0.8);
    expect(rotation).toBe(180);
    setScheme('light');
    colorMap(map, content);
    expect(getTiles()).toEqual(LIGHT);
  });
  it('are dark at once when they are added in dark colors, and light in a saved picture', () => {
    const { map, getTiles, pictures } = createFakeMap();
    colorMap(map, content);
    setScheme('dark');
    showTiles(map, TILES);
    const dark = getTiles();
    expect(dark).not.toEqual(LIGHT);
    getMapPicture(map, content);
    expect(pictures).toEqual([LIGHT]);
    expect(getTiles()).toEqual(dark);
  });
});
