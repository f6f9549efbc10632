/** The only module that uses the map library. */
import { Map as GlMap, type GeoJSONSource, type MapMouseEvent } from 'mapbox-gl';
import type { Boundaries } from '@/lib/boundaries';
import { inLightScheme, isPageDark } from '@/lib/colorScheme';
import { tokenColor } from '@/lib/tokenColor';
import type { ActiveArea, Ground, MapArea, MapView } from './areas';
import { BLANK, classOf, type ColorClass } from './colorClasses';
import { insetAreas, hasManyStates } from './plane';

export type { GlMap };
const ZOOM_LIMITS = { least: 1, most: 9 } as const;
const SOURCE = 'areas';
const INSETS = 'insets';
const OUTLINES_ID = 'outlines';
const ACTIVE_ID = 'active';
const GROUND = 'ground';
const FRAMES = 'frames';
const COAST = 'coast';
const BORDERS = 'line';
const OUTLINES_GROUND = 'outlines-ground';
const BASE_ID = 'base';
/** Pixels around a view that is fitted into the frame. */
const PADDING = 4;
const noShapes: Boundaries = { type: 'FeatureCollection', features: [] };

/** The frame width in pixels to which the specified zooms apply. A narrower frame shows the same area at a smaller scale. */
const FULL_WIDTH = 800;

/** Moves the map to a view. */
export const lookAt = (map: GlMap, view: MapView): void => {
  const { clientWidth, clientHeight } = map.getContainer();
  // A frame without a size cannot show a view. This function runs again when the frame gets a size.
  if (!clientWidth || !clientHeight) return;
  const zoomChange = Math.min(0, Math.log2(clientWidth / FULL_WIDTH));
  if ('zoom' in view) map.jumpTo({ center: [...view.center], zoom: view.zoom + zoomChange });
  else
    map.fitBounds([[...view.corners[0]], [...view.corners[1]]], {
      padding: PADDING,
      animate: false,
    });
};

const makeLineLayer = (id: string, source: string, width: number) => ({
  id,
  type: 'line' as const,
  source,
  paint: { 'line-width': width },
});
/** The colors of the layers that have one color. `colorMap` sets them. */
const layerColors: readonly (readonly [layer: string, property: string, token: `--${string}`])[] = [
  [GROUND, 'background-color', '--page'],
  [INSETS, 'fill-color', '--page'],
  [FRAMES, 'line-color', '--rule-strong'],
  [COAST, 'line-color', '--rule-strong'],
  [BORDERS, 'line-color', '--page'],
  [OUTLINES_GROUND, 'line-color', '--page'],
  [OUTLINES_ID, 'line-color', '--ink'],
  [ACTIVE_ID, 'line-color', '--ink'],
];
/** Creates an empty map in an element. Throws when the browser has no WebGL. */
export const createMap = (container: HTMLElement): GlMap => {
  const hasCoarsePointer =
    typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  const map = new GlMap({
    container,
    minZoom: ZOOM_LIMITS.least,
    maxZoom: ZOOM_LIMITS.most,
    attributionControl: false,
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    dragPan: !hasCoarsePointer,
    renderWorldCopies: false,
    fadeDuration: 0,
    trackResize: false,
    style: {
      version: 8,
      // Colors change at once, also for print and for saved images.
      transition: { duration: 0, delay: 0 },
      sources: {
        [SOURCE]: { type: 'geojson', data: noShapes, promoteId: 'code' },
        [INSETS]: { type: 'geojson', data: noShapes },
        [OUTLINES_ID]: { type: 'geojson', data: noShapes },
        [ACTIVE_ID]: { type: 'geojson', data: noShapes },
      },
      layers: [
        { id: GROUND, type: 'background' },
        // The inset is filled, so that a click beside small islands selects them.
        { id: INSETS, type: 'fill', source: INSETS },
        makeLineLayer(FRAMES, INSETS, 0.75),
        // This line is visible only along coasts. It separates pale islands from the page around them.
        makeLineLayer(COAST, SOURCE, 1.6),
        {
          id: 'fill',
          type: 'fill',
          source: SOURCE,
          paint: { 'fill-color': ['coalesce', ['feature-state', 'color'], 'transparent'] },
        },
        {
          id: BORDERS,
          type: 'line',
          source: SOURCE,
          // Lines around counties are thinner, because counties may be a few pixels wide. County codes have five digits.
          paint: {
            'line-width': [
              'interpolate',
              ['linear'],
              ['zoom'],
              2,
              ['case', ['==', ['length', ['get', 'code']], 5], 0.15, 0.5],
              5,
              ['case', ['==', ['length', ['get', 'code']], 5], 0.8, 1],
            ],
          },
        },
        // The page under the dashes, so that they are visible on every color.
        makeLineLayer(OUTLINES_GROUND, OUTLINES_ID, 2),
        {
          id: OUTLINES_ID,
          type: 'line',
          source: OUTLINES_ID,
          paint: {
            'line-width': 1,
            'line-dasharray': [3, 2],
          },
        },
        makeLineLayer(ACTIVE_ID, ACTIVE_ID, 2),
      ],
    },
  });
  // A tile that fails to load must not keep the map from becoming idle.
  map.on('error', () => map.triggerRepaint());
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.removeAttribute('role');
  return map;
};

/** What determines the colors of a map. */
interface MapColors {
  shapes: Boundaries;
  areas: readonly MapArea[];
  classes: readonly ColorClass[];
}
interface AreaListeners {
  onPoint: (area: ActiveArea) => void;
  onPress: (code: string) => void;
  onLeave: () => void;
}
/**
 * Reports the areas that are hovered or clicked, including inside the frames of insets. `AreaMap` handles a pointer that leaves the
 * map, because some browsers send a simulated mouse event right after a tap.
 */
export const listenToAreas = (map: GlMap, { onPoint, onPress, onLeave }: AreaListeners): void => {
  const reportArea = ({ point: at }: MapMouseEvent) => {
    const [feature] = map.queryRenderedFeatures(at, { layers: ['fill', INSETS] });
    const code: unknown = feature?.properties.code;
    if (typeof code !== 'string' || !code) {
      onLeave();
      return undefined;
    }
    onPoint({ code, x: at.x, y: at.y });
    return code;
  };
  map.on('mousemove', reportArea);
  map.on('click', (event) => {
    const code = reportArea(event);
    if (code !== undefined) onPress(code);
  });
};

/** Replaces the shapes of the map. On the plane the frames of the insets are added, unless the shapes are of one state. */
export const showShapes = (map: GlMap, shapes: Boundaries, ground: Ground): void => {
  const codes = new Set(shapes.features.map(({ properties }) => properties.code));
  const setSourceData = (source: string, data: Boundaries) =>
    (map.getSource(source) as GeoJSONSource).setData(data);
  setSourceData(SOURCE, shapes);
  setSourceData(INSETS, ground === 'plane' && hasManyStates(shapes) ? insetAreas(codes) : noShapes);
};

/** Shows the borders of other areas as dashed lines over the areas. */
export const showOutlines = (map: GlMap, outlines: Boundaries = noShapes): void => {
  (map.getSource(OUTLINES_ID) as GeoJSONSource).setData(outlines);
};

/**
 * How the base tiles, which are light pictures, are shown: the brightness of black and of white, and the rotation of the hues. In dark
 * colors, the brightness is inverted, and the rotation restores the hues.
 */
const tilePaint = { light: [0, 1, 0], dark: [0.9, 0.1, 180] } as const;
/** Adjusts the base tiles, if there are any, to the color scheme of the page. */
const colorTiles = (map: GlMap): void => {
  if (!map.getLayer(BASE_ID)) return;
  const [ofBlack, ofWhite, rotation] = tilePaint[isPageDark() ? 'dark' : 'light'];
  map.setPaintProperty(BASE_ID, 'raster-brightness-min', ofBlack);
  map.setPaintProperty(BASE_ID, 'raster-brightness-max', ofWhite);
  map.setPaintProperty(BASE_ID, 'raster-hue-rotate', rotation);
};

/** Shows raster tiles (a URL with `{z}`, `{x}` and `{y}`) under the areas, or removes them. */
export const showTiles = (map: GlMap, tiles: string | undefined): void => {
  map.setPaintProperty('fill', 'fill-opacity', tiles ? 0.75 : 1);
  if (map.getLayer(BASE_ID)) {
    map.removeLayer(BASE_ID);
    map.removeSource(BASE_ID);
  }
  if (!tiles) return;
  map.addSource(BASE_ID, { type: 'raster', tiles: [tiles], tileSize: 256 });
  map.addLayer({ id: BASE_ID, type: 'raster', source: BASE_ID }, INSETS);
  colorTiles(map);
};

/**
 * Colors the map by the tokens of the page, and each shape by the class of its area; shapes without an amount are blank. All of these colors
 * apply to the next frame, because the library computes them without its workers.
 */
export const colorMap = (map: GlMap, { shapes, areas, classes }: MapColors): void => {
  layerColors.forEach(([layer, property, token]) =>
    map.setPaintProperty(layer, property, tokenColor(token)),
  );
  colorTiles(map);
  const blank = tokenColor(BLANK);
  const colors = classes.map(({ token }) => tokenColor(token));
  const colorsByCode = new Map(
    areas.map(({ code, value }) => [code, colors[classOf(classes, value)]]),
  );
  map.removeFeatureState({ source: SOURCE });
  shapes.features.forEach(({ properties: { code } }) =>
    map.setFeatureState({ source: SOURCE, id: code }, { color: colorsByCode.get(code) ?? blank }),
  );
};

/** Returns the map in its light colors as a data URL. */
export const getMapPicture = (map: GlMap, content: MapColors): string => {
  inLightScheme(() => colorMap(map, content));
  // The browser clears the canvas after each frame, so it must be read in the same task.
  map.redraw();
  const picture = map.getCanvas().toDataURL();
  colorMap(map, content);
  return picture;
};

/** Outlines an area; undefined removes the outline. */
export const markArea = (map: GlMap, area: Boundaries['features'][number] | undefined): void => {
  (map.getSource(ACTIVE_ID) as GeoJSONSource).setData(
    area ? { type: 'FeatureCollection', features: [area] } : noShapes,
  );
};
