import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import throttle from 'lodash/throttle';
import { getShapeCenter, type Boundaries } from '@/lib/boundaries';
import { inLightScheme } from '@/lib/colorScheme';
import { timings } from '@/lib/layoutTokens';
import { livePictures } from '@/lib/livePictures';
import { useIsDark } from '@/ui/useColorScheme';
import { useMediaQuery } from '@/ui/useMediaQuery';
import type { ActiveArea, Ground, MapArea, MapView } from './areas';
import type { ColorScale } from './colorClasses';
import {
  colorMap,
  createMap,
  listenToAreas,
  lookAt,
  markArea,
  getMapPicture,
  showOutlines,
  showShapes,
  showTiles,
  type GlMap,
} from './glMap';

const formatPosition = (map: GlMap): string => `${String(map.getCenter())} ${map.getZoom()}`;

interface AreaMapInput {
  shapes: Boundaries;
  outlines?: Boundaries;
  ground: Ground;
  tiles: string | undefined;
  areas: readonly MapArea[];
  areasByCode: ReadonlyMap<string, MapArea>;
  scale: ColorScale;
  view: MapView;
  onChoose?: (code: string) => void;
  onLoaded?: () => void;
  onRefused?: () => void;
}
interface AreaMapHandle {
  holder: RefObject<HTMLDivElement | null>;
  map: RefObject<GlMap | undefined>;
  state: 'loading' | 'ready' | 'refused';
  /** Number of times the map has finished rendering its colors. */
  paintCount: number;
  /** Whether new shapes are still rendering. */
  isRendering: boolean;
  activeArea: ActiveArea | undefined;
  setActive: (area: ActiveArea | undefined) => void;
  /** Activates an area, and moves the map there if the area is out of view. */
  goTo: (code: string) => void;
}

/**
 * Keeps the shapes, outlines, tiles and colors of a map in sync with the input and with the color scheme. Returns the last rendered shapes and
 * the number of renderings so far.
 */
const useMapContent = (
  map: RefObject<GlMap | undefined>,
  isReady: boolean,
  { shapes, outlines, ground, tiles, areas, scale: { classes } }: AreaMapInput,
) => {
  const [paintCount, setPainted] = useState(0);
  const [renderedShapes, setRenderedShapes] = useState<Boundaries>();
  const isDark = useIsDark();
  const isPrinted = useMediaQuery('print');
  useEffect(() => {
    if (isReady) showShapes(map.current!, shapes, ground);
  }, [map, isReady, shapes, ground]);
  useEffect(() => {
    if (isReady) showOutlines(map.current!, outlines);
  }, [map, isReady, outlines]);
  useEffect(() => {
    if (isReady) showTiles(map.current!, tiles);
  }, [map, isReady, tiles]);
  useEffect(() => {
    if (!isReady) return undefined;
    const glMap = map.current!;
    const applyColors = () => colorMap(glMap, { shapes, areas, classes });
    if (isPrinted) {
      inLightScheme(applyColors);
      // The browser reports printing right before it lays out the pages.
      glMap.redraw();
    } else applyColors();
    const handleIdle = () => {
      setPainted((count) => count + 1);
      setRenderedShapes(shapes);
    };
    glMap.once('idle', handleIdle);
    return () => {
      glMap.off('idle', handleIdle);
    };
  }, [map, isReady, areas, classes, shapes, isDark, isPrinted]);
  return { paintCount, renderedShapes };
};

/** Creates a map of areas, keeps it in sync with shapes, colors and view, and tracks the active area. */
export const useAreaMap = (input: AreaMapInput): AreaMapHandle => {
  const { shapes, areasByCode, view, onChoose, onLoaded, onRefused } = input;
  const holder = useRef<HTMLDivElement>(null);
  const map = useRef<GlMap | undefined>(undefined);
  const [state, setState] = useState<AreaMapHandle['state']>('loading');
  const [active, setActive] = useState<ActiveArea>();
  // The map's position after the last `show`. While it is unchanged, resizing the frame fits the view again.
  const shownPosition = useRef('');
  const show = useEffectEvent((glMap: GlMap) => {
    lookAt(glMap, view);
    shownPosition.current = formatPosition(glMap);
  });
  const takePicture = useEffectEvent((glMap: GlMap) =>
    getMapPicture(glMap, { ...input, classes: input.scale.classes }),
  );
  const handlePress = useEffectEvent((code: string) => {
    if (areasByCode.has(code)) onChoose?.(code);
  });
  const handleLoad = useEffectEvent(() => {
    setState('ready');
    onLoaded?.();
  });
  const handleRefusal = useEffectEvent(() => {
    setState('refused');
    onRefused?.();
  });
  useEffect(() => {
    let glMap: GlMap;
    try {
      glMap = createMap(holder.current!);
    } catch {
      // Creating the map is the only way to find out that the browser has no WebGL.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      handleRefusal();
      return undefined;
    }
    map.current = glMap;
    livePictures.set(holder.current!, () => takePicture(glMap));
    show(glMap);
    listenToAreas(glMap, {
      onPoint: setActive,
      onPress: (code) => handlePress(code),
      onLeave: () => setActive(undefined),
    });
    glMap.once('load', () => handleLoad());
    // Printing scales the on-screen image; a map rendered for the paper width would be cut off.
    const resize = throttle(() => {
      if (window.matchMedia('print').matches) return;
      glMap.resize();
      // A map that the visitor has moved keeps its position.
      if (formatPosition(glMap) === shownPosition.current) show(glMap);
    }, timings.resizeThrottle);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(resize) : undefined;
    observer?.observe(holder.current!);
    return () => {
      map.current = undefined;
      observer?.disconnect();
      resize.cancel();
      glMap.remove();
    };
    // The map is created once; the effects below update shapes, colors and view.
  }, []);
  const { paintCount, renderedShapes } = useMapContent(map, state === 'ready', input);
  const viewKey = JSON.stringify(view);
  useEffect(() => {
    if (state === 'ready') show(map.current!);
  }, [state, viewKey]);
  const activeCode = active?.code;
  useEffect(() => {
    if (state !== 'ready') return;
    const area = shapes.features.find(({ properties }) => properties.code === activeCode);
    markArea(map.current!, area);
  }, [state, shapes, activeCode]);

  const goTo = (code: string) => {
    const center = getShapeCenter(
      shapes.features.find(({ properties }) => properties.code === code),
    );
    const glMap = map.current;
    if (!center || !glMap) return;
    if (!glMap.getBounds().contains(center)) glMap.jumpTo({ center });
    const { x, y } = glMap.project(center);
    setActive({ code, x, y });
  };
  const isRendering = state !== 'refused' && renderedShapes !== shapes;
  return { holder, map, state, paintCount, isRendering, activeArea: active, setActive, goTo };
};
