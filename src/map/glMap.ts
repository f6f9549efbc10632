/** The one file that speaks to the map library. */
import { Map as GlMap, type GeoJSONSource, type MapMouseEvent } from 'mapbox-gl';
import type { Boundaries } from '@/lib/boundaries';
import type { ActiveArea, MapArea, MapView } from './areas';
import { BLANK, classOf, type ColorClass } from './colorClasses';

export type { GlMap };
const ZOOMS = { least: 1, most: 9 } as const;
const SOURCE = 'areas';

/** An empty map of areas in an element. Throws where the browser has no WebGL. */
export const createMap = (container: HTMLElement, view: MapView): GlMap => {
  const coarse =
    typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
  const map = new GlMap({
    container,
    center: [...view.center],
    zoom: view.zoom,
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
        [SOURCE]: {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: [] },
          promoteId: 'code',
        },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#FFFFFF' } },
        {
          id: 'fill',
          type: 'fill',
          source: SOURCE,
          paint: { 'fill-color': ['coalesce', ['feature-state', 'color'], BLANK] },
        },
        {
          id: 'line',
          type: 'line',
          source: SOURCE,
          paint: {
            'line-color': '#5C5C5C',
            'line-width': ['case', ['boolean', ['feature-state', 'active'], false], 2.5, 0.4],
          },
        },
      ],
    },
  });
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.setAttribute('aria-hidden', 'true');
  canvas.removeAttribute('role');
  return map;
};

type AreaEvent = MapMouseEvent & {
  features?: { id?: string | number; properties?: Record<string, unknown> | null }[];
};
interface AreaListeners {
  onPoint: (area: ActiveArea) => void;
  onPress: (code: string) => void;
  onLeave: () => void;
}
/** Tells of the pointer over areas; a press points too. */
export const listenToAreas = (map: GlMap, { onPoint, onPress, onLeave }: AreaListeners): void => {
  const codeOf = (event: AreaEvent): string | undefined => {
    const code = event.features?.[0]?.properties?.code;
    return typeof code === 'string' ? code : undefined;
  };
  const point = (event: AreaEvent) => {
    const code = codeOf(event);
    if (code !== undefined) onPoint({ code, x: event.point.x, y: event.point.y });
    return code;
  };
  map.on('mousemove', 'fill', (event) => {
    point(event);
  });
  map.on('click', 'fill', (event) => {
    const code = point(event);
    if (code !== undefined) onPress(code);
  });
  map.on('mouseleave', 'fill', onLeave);
};

/** Puts other shapes on the map. */
export const showShapes = (map: GlMap, shapes: Boundaries): void => {
  (map.getSource(SOURCE) as GeoJSONSource).setData(shapes);
};

/** Colours the areas by their classes; those without an amount are blank. */
export const colourAreas = (
  map: GlMap,
  areas: readonly MapArea[],
  classes: readonly ColorClass[],
): void => {
  map.removeFeatureState({ source: SOURCE });
  areas.forEach(({ code, value }) =>
    map.setFeatureState(
      { source: SOURCE, id: code },
      { color: classes[classOf(classes, value)]?.color },
    ),
  );
};

/** Draws one area with a strong outline, or no longer. */
export const markArea = (map: GlMap, code: string, active: boolean): void => {
  map.setFeatureState({ source: SOURCE, id: code }, { active });
};
