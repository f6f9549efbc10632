/** The one file that speaks to the map library. */
import { Map as GlMap, type GeoJSONSource, type MapMouseEvent } from 'mapbox-gl';
import type { Boundaries } from '@/lib/boundaries';
import { tokenColor } from '@/lib/tokenColor';
import type { ActiveArea, Ground, MapArea, MapView } from './areas';
import { BLANK, classOf, type ColorClass } from './colorClasses';
import { insetAreas, ofManyStates } from './plane';

export type { GlMap };
const ZOOMS = { least: 1, most: 9 } as const;
const SOURCE = 'areas';
const INSETS = 'insets';
const ACTIVE = 'active';
const BASE = 'base';
/** Pixels around what is fitted into the frame. */
const PADDING = 4;
const empty: Boundaries = { type: 'FeatureCollection', features: [] };

/** Pixels of a frame that the zooms of the specification are meant for; a narrower one shows as much, smaller. */
const FULL_WIDTH = 800;

/** Brings a view into the frame. */
export const lookAt = (map: GlMap, view: MapView): void => {
  const { clientWidth, clientHeight } = map.getContainer();
  // A frame without a size has room for nothing; it is told when it gets one.
  if (!clientWidth || !clientHeight) return;
  const smaller = Math.min(0, Math.log2(clientWidth / FULL_WIDTH));
  if ('zoom' in view) map.jumpTo({ center: [...view.center], zoom: view.zoom + smaller });
  else
    map.fitBounds([[...view.corners[0]], [...view.corners[1]]], {
      padding: PADDING,
      animate: false,
    });
};

/** An empty map of areas in an element. Throws where the browser has no WebGL. */
export const createMap = (container: HTMLElement): GlMap => {
  const coarse =
    typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  const map = new GlMap({
    container,
    minZoom: ZOOMS.least,
    maxZoom: ZOOMS.most,
    attributionControl: false,
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    dragPan: !coarse,
    renderWorldCopies: false,
    fadeDuration: 0,
    trackResize: false,
    style: {
      version: 8,
      sources: {
        [SOURCE]: { type: 'geojson', data: empty, promoteId: 'code' },
        [INSETS]: { type: 'geojson', data: empty },
        [ACTIVE]: { type: 'geojson', data: empty },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': tokenColor('--page') } },
        // A press beside small islands is meant for them.
        { id: INSETS, type: 'fill', source: INSETS, paint: { 'fill-color': tokenColor('--page') } },
        {
          id: 'frames',
          type: 'line',
          source: INSETS,
          paint: { 'line-color': tokenColor('--rule-strong'), 'line-width': 0.75 },
        },
        // Seen along coasts alone: pale islands stand out from the white around them.
        {
          id: 'coast',
          type: 'line',
          source: SOURCE,
          paint: { 'line-color': tokenColor('--rule-strong'), 'line-width': 1.6 },
        },
        {
          id: 'fill',
          type: 'fill',
          source: SOURCE,
          paint: { 'fill-color': ['coalesce', ['feature-state', 'color'], tokenColor(BLANK)] },
        },
        {
          id: 'line',
          type: 'line',
          source: SOURCE,
          // Thinner around counties: one may be a few pixels wide. Their codes are numbers of five figures.
          paint: {
            'line-color': tokenColor('--page'),
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
        {
          id: ACTIVE,
          type: 'line',
          source: ACTIVE,
          paint: { 'line-color': tokenColor('--ink'), 'line-width': 2 },
        },
      ],
    },
  });
  // A tile that does not come must not keep the map from coming to rest.
  map.on('error', () => map.triggerRepaint());
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.removeAttribute('role');
  return map;
};

interface AreaListeners {
  onPoint: (area: ActiveArea) => void;
  onPress: (code: string) => void;
  onLeave: () => void;
}
/**
 * Tells of the pointer over areas, or over the frame of an inset; a press points too. When a mouse leaves the map is told by the frame
 * around it: the map itself tells of the made-up mouse that some browsers take away right after a finger's tap.
 */
export const listenToAreas = (map: GlMap, { onPoint, onPress, onLeave }: AreaListeners): void => {
  const point = ({ point: at }: MapMouseEvent) => {
    const [found] = map.queryRenderedFeatures(at, { layers: ['fill', INSETS] });
    const code: unknown = found?.properties.code;
    if (typeof code !== 'string' || !code) {
      onLeave();
      return undefined;
    }
    onPoint({ code, x: at.x, y: at.y });
    return code;
  };
  map.on('mousemove', point);
  map.on('click', (event) => {
    const code = point(event);
    if (code !== undefined) onPress(code);
  });
};

/** Puts other shapes on the map; on the plane with the frames of the insets, but for those of one state. */
export const showShapes = (map: GlMap, shapes: Boundaries, ground: Ground): void => {
  const codes = new Set(shapes.features.map(({ properties }) => properties.code));
  const put = (source: string, data: Boundaries) =>
    (map.getSource(source) as GeoJSONSource).setData(data);
  put(SOURCE, shapes);
  put(INSETS, ground === 'plane' && ofManyStates(shapes) ? insetAreas(codes) : empty);
};

/** Lays raster tiles (an address with `{z}`, `{x}` and `{y}`) under the areas, or takes them away. */
export const showTiles = (map: GlMap, tiles: string | undefined): void => {
  map.setPaintProperty('fill', 'fill-opacity', tiles ? 0.75 : 1);
  if (map.getLayer(BASE)) {
    map.removeLayer(BASE);
    map.removeSource(BASE);
  }
  if (!tiles) return;
  map.addSource(BASE, { type: 'raster', tiles: [tiles], tileSize: 256 });
  map.addLayer({ id: BASE, type: 'raster', source: BASE }, INSETS);
};

/** Colours the areas by their classes; those without an amount are blank. */
export const colourAreas = (
  map: GlMap,
  areas: readonly MapArea[],
  classes: readonly ColorClass[],
): void => {
  map.removeFeatureState({ source: SOURCE });
  const colors = classes.map(({ token }) => tokenColor(token));
  areas.forEach(({ code, value }) =>
    map.setFeatureState({ source: SOURCE, id: code }, { color: colors[classOf(classes, value)] }),
  );
};

/** The map as the address of an image. What was drawn last is gone from memory, so it is drawn once more. */
export const pictureOfMap = (map: GlMap): Promise<string> =>
  new Promise((resolve) => {
    map.once('render', () => resolve(map.getCanvas().toDataURL()));
    map.triggerRepaint();
  });

/** Draws a strong outline around one area, or around none. */
export const markArea = (map: GlMap, area: Boundaries['features'][number] | undefined): void => {
  (map.getSource(ACTIVE) as GeoJSONSource).setData(
    area ? { type: 'FeatureCollection', features: [area] } : empty,
  );
};
